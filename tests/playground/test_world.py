"""The world outlives the playground, and tells each person what concerns them."""

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord

from playground import Playground, World
from playground.model import Change
from tests.playground.echo import Echo


async def test_the_world_survives_a_restart_and_its_buttons_still_work(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    async with Playground(world_file=path) as before, running(before) as bot:
        lounge, red = before.channel("lounge"), before.person("Red")
        red.locale = "fr"
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Join", custom_id="join"))
        room = bot.get_partial_messageable(lounge.id)
        await room.send("Board", view=view, file=discord.File(io.BytesIO(b"png"), "board.png"))
        await (await bot.fetch_user(red.id)).send("Your hand")

    async with Playground(world_file=path) as after, running(after) as bot:
        lounge, red = after.channel("lounge"), after.person("Red")
        (board,) = red.sees(lounge)
        bot.answer = lambda asked: asked.response.edit_message(content="Joined")
        await red.press(board, "Join")

        assert (board.content, red.locale) == ("Joined", "fr")
        assert [message.content for message in red.sees(red.dm())] == ["Your hand"]
        room = bot.get_partial_messageable(lounge.id)
        sent = await room.fetch_message(board.id)
        assert await sent.attachments[0].read() == b"png"
        assert (await room.send("Later")).id > board.id
        assert [command["name"] for command in red.palette(lounge)] == ["play", "close"]


async def test_a_change_says_whom_it_concerns() -> None:
    heard: list[Change] = []
    async with Playground() as playground, running(playground) as bot:
        playground.world.listeners.append(heard.append)
        red, lounge = playground.person("Red"), playground.channel("lounge")
        bot.answer = lambda asked: asked.response.send_message("Your hand", ephemeral=True)

        await red.slash(lounge, "play", game="art_robbery")
        await (await bot.fetch_user(red.id)).send("Your hand")
        await bot.get_partial_messageable(lounge.id).send("Board")

    messages = [change for change in heard if change.event == "MESSAGE_CREATE"]
    assert [change.reader for change in messages] == [red.id, red.id, None]


def test_ids_grow_even_when_the_clock_stands_still_or_goes_back() -> None:
    now = [1_800_000_000.0]
    world = World(lambda: now[0])
    ids = [world.new_id(), world.new_id()]
    now[0] -= 60
    ids.append(world.new_id())

    assert ids == sorted(set(ids))


def test_a_furnished_world_has_six_people_in_one_server() -> None:
    world = World.furnished()

    people = [user for user in world.users.values() if not user.bot]
    (guild,) = world.guilds.values()
    assert len(people) == 6
    assert all(world.are_acquainted(person) for person in people)
    assert guild.members.keys() == world.users.keys()


@asynccontextmanager
async def running(playground: Playground) -> AsyncIterator[Echo]:
    bot = Echo(shard_count=1)
    await bot.begin(playground)
    try:
        yield bot
    finally:
        await bot.end()
