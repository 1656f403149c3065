"""Whole games played by presses alone, every game at every number of seats."""

from random import Random

import pytest

from engine.game import AnyGame
from engine.house import speak
from engine.registry import GAMES
from engine.words import Language
from tests.behaviour.players import play_out, replayed
from tests.behaviour.seen import look
from tests.behaviour.world import Person, World

LANGUAGES: tuple[Language, ...] = ("fr", "en")
TABLES = [
    pytest.param(game, seats, language, id=f"{game.id}-{seats}-{language}")
    for game in GAMES.values()
    for seats in game.seats
    for language in (LANGUAGES if game.id == "art_robbery" else LANGUAGES[seats % 2 :][:1])
]


async def everybody_speaks(world: World, people: list[Person], language: Language) -> None:
    owner = world.person("Owner", manage_guild=True)
    await owner.say("language", whose="server", language=language)
    for person in people:
        await person.speaks(language)


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
async def test_presses_alone_lead_to_the_result_of_the_stored_moves(
    world: World, game: AnyGame, seats: int, language: Language
) -> None:
    people = world.people(seats)
    await everybody_speaks(world, people, language)
    await world.game(people, game.id)
    table = world.table.sheet.id

    await play_out(world, people, Random(f"{game.id} {seats} {language}"))

    sheet = await world.house.journal.find(table)
    assert sheet is not None and sheet.match is not None
    outcome = sheet.match.outcome
    assert outcome is not None
    assert outcome == await replayed(world.house.journal, game, table)
    words = speak(game, language)
    winners = words.listed([sheet.names[seat] for seat in outcome.winners])
    title = words("final-title", title=words("title"), names=winners, n=len(outcome.winners))
    for shown in (look(world.board), *(person.hand for person in people)):
        assert f"## {title}" in shown.lines
        assert sheet.match.seed in shown.text
        assert words("button-rematch") in shown.labels
