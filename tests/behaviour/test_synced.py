"""What Discord is told about the bot: commands in both languages, and one intent."""

from typing import Any

import discord

from engine.house import speak
from engine.registry import GAMES
from tests.behaviour.world import ENGLISH, FRENCH, World

COMMANDS = (
    *("play", "hand", "board", "rules", "leave", "close", "language", "help"),
    *("pause", "kick", "replace"),
)


def synced(world: World) -> dict[str, Any]:
    (request,) = (r for r in world.env.http_requests if r.method == "PUT")
    assert isinstance(request.json, list)
    return {command["name"]: command for command in request.json}


async def test_every_command_is_synced_in_french_and_english(world: World) -> None:
    commands = synced(world)

    assert set(commands) == {ENGLISH(f"command-{name}") for name in COMMANDS}
    for name in COMMANDS:
        command = commands[ENGLISH(f"command-{name}")]
        assert command["description"] == ENGLISH(f"command-{name}-does")
        assert command["name_localizations"]["fr"] == FRENCH(f"command-{name}")
        assert command["description_localizations"]["fr"] == FRENCH(f"command-{name}-does")


async def test_options_and_their_choices_are_localised_too(world: World) -> None:
    commands = synced(world)

    for command in commands.values():
        for option in command.get("options", ()):
            assert option["name_localizations"]["fr"]
            assert option["description_localizations"]["fr"] != option["description"]
    whose, which = commands["language"]["options"]
    assert [c["name_localizations"]["fr"] for c in whose["choices"]] == ["moi", "le serveur"]
    assert [c["value"] for c in which["choices"]] == ["fr", "en", "auto"]


async def test_every_registered_game_can_be_played_and_read_about(world: World) -> None:
    commands = synced(world)

    for name in ("play", "rules"):
        (option,) = commands[name]["options"]
        offered = {choice["value"]: choice["name"] for choice in option["choices"]}
        assert offered == {game.id: speak(game, "en")("title") for game in GAMES.values()}


async def test_only_the_guilds_intent_is_used(world: World) -> None:
    assert world.bot.intents == discord.Intents(guilds=True)


async def test_tables_cannot_be_opened_in_direct_messages(world: World) -> None:
    (ana,) = world.people(1)

    available = ana.member.user.available_commands()

    assert set(available) == {"rules", "language", "help"}
