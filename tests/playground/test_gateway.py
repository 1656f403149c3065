"""The socket: resuming, reconnecting, starting over; shards, intents and plain text."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from playground import Channel, Message, Person, Playground
from tests.playground.echo import Echo, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

Socket = aiohttp.ClientWebSocketResponse
GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9


async def is_answered(bot: Echo, person: Person, channel: Channel) -> bool:
    bot.answer = lambda asked: asked.response.send_message("Here", ephemeral=True)
    return (await person.slash(channel, "play", game="art_robbery")).answered


async def test_after_a_drop_the_bot_resumes_and_hears_what_it_missed(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    session, wire = only_session(playground), wire_of(playground)
    bot.answer = lambda asked: asked.response.send_message("Here", ephemeral=True)

    playground.faults.drop_socket()
    outcome = await red.slash(lounge, "play", game="art_robbery")

    assert outcome.answered
    assert only_session(playground) == session and wire_of(playground) is not wire


async def test_the_real_client_is_served_a_zlib_stream(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    (wire,) = playground.gateway.wires()

    assert wire.deflate is not None
    assert await is_answered(bot, red, lounge)


async def test_a_server_that_changes_its_language_tells_the_bot(
    bot: Echo, playground: Playground
) -> None:
    guild = bot.get_guild(playground.guild.id)
    assert guild is not None

    for locale in ("fr", "en-US"):
        playground.world.change_guild(playground.guild, locale=locale)
        await until(lambda: guild.preferred_locale.value == locale)  # noqa: B023


async def test_op_7_makes_the_bot_resume(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    session, wire = only_session(playground), wire_of(playground)

    playground.faults.ask_to_reconnect()
    await until(lambda: wire_of(playground) not in (None, wire))

    assert only_session(playground) == session
    assert await is_answered(bot, red, lounge)


async def test_a_resumable_op_9_makes_the_bot_resume(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    session, wire = only_session(playground), wire_of(playground)

    playground.faults.invalidate_session(resumable=True)
    await until(lambda: wire_of(playground) not in (None, wire))

    assert only_session(playground) == session
    assert await is_answered(bot, red, lounge)


async def test_an_invalid_session_makes_the_bot_start_anew(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    session = only_session(playground)

    playground.faults.invalidate_session()
    await until(lambda: playground.gateway.connected)

    assert only_session(playground) != session
    assert await is_answered(bot, red, lounge)


async def test_each_shard_hears_of_its_own_guilds_and_the_first_of_dms(
    playground: Playground, blue: Person
) -> None:
    other = playground.world.add_guild("Elsewhere", owner=blue.user)
    while (other.id >> 22) % 2 == (playground.guild.id >> 22) % 2:
        del playground.world.guilds[other.id]
        other = playground.world.add_guild("Elsewhere", owner=blue.user)
    street = playground.world.add_channel(other, "street")

    for number in (0, 1):
        async with connected(playground, shard=[number, 2]) as socket:
            (home,) = (await hear(socket, "READY"))["guilds"]
            assert (int(home["id"]) >> 22) % 2 == number
            channel = street if int(home["id"]) == other.id else playground.channel("lounge")
            blue.press_anyway(message_in(playground, blue.dm()), "in-dm")
            blue.press_anyway(message_in(playground, channel), "in-guild")
            expected = ["in-dm", "in-guild"] if number == 0 else ["in-guild"]
            heard = [await hear(socket, "INTERACTION_CREATE") for _ in expected]
            assert [one["data"]["custom_id"] for one in heard] == expected
    del playground.world.guilds[other.id], playground.world.channels[street.id]


async def test_a_session_hears_only_what_its_intents_ask_for(playground: Playground) -> None:
    world = playground.world
    board = message_in(playground, playground.channel("lounge"))
    async with (
        connected(playground, intents=GUILDS) as few,
        connected(playground, intents=GUILDS | GUILD_MESSAGES) as many,
    ):
        for socket in (few, many):
            await hear(socket, "GUILD_CREATE")
        world.touch(board)
        corridor = world.add_channel(playground.guild, "corridor")

        assert (await few.receive_json())["t"] == "CHANNEL_CREATE"
        assert (await many.receive_json())["t"] == "MESSAGE_UPDATE"
    world.remove_channel(corridor)


async def test_a_wrong_token_or_shard_is_turned_away(playground: Playground) -> None:
    for told, code in (({"token": "wrong"}, 4004), ({"shard": [2, 2]}, 4010)):
        async with connected(playground, **told) as socket:
            assert (await socket.receive()).data == code


async def test_an_unknown_session_cannot_be_resumed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as client, client.ws_connect(playground.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
        told = {"token": playground.token, "session_id": "yesterday's", "seq": 3}
        await ws.send_json({"op": 6, "d": told})

        assert await ws.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_every_heartbeat_is_acknowledged(playground: Playground) -> None:
    async with aiohttp.ClientSession() as client, client.ws_connect(playground.gateway_url) as ws:
        await ws.receive_json()
        await ws.send_json({"op": 1, "d": None})

        assert (await ws.receive_json())["op"] == 11


async def test_any_other_route_is_not_found_and_logged(
    playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {"Authorization": f"Bot {playground.token}"}
    with caplog.at_level(logging.WARNING, "playground"):
        async with (
            aiohttp.ClientSession() as client,
            client.get(f"{playground.api_url}/stickers/1", headers=headers) as response,
        ):
            assert response.status == 404
            assert await response.json() == {"code": 0, "message": "404: Not Found"}
            assert response.headers["Content-Type"] == "application/json"

    assert [record.getMessage() for record in caplog.records] == [
        "no such route here: GET /api/v10/stickers/1"
    ]


@asynccontextmanager
async def connected(playground: Playground, **told: Any) -> AsyncIterator[Socket]:
    """A plain-text socket that has just identified itself."""
    async with aiohttp.ClientSession() as client, client.ws_connect(playground.gateway_url) as ws:
        assert (await ws.receive_json())["d"]["heartbeat_interval"] > 0
        identity = {"token": playground.token, "intents": GUILDS} | told
        await ws.send_json({"op": 2, "d": identity})
        yield ws


async def hear(socket: Socket, event: str) -> Any:
    """The next event of this name; others are passed over."""
    while True:
        frame = await socket.receive_json(timeout=5)
        if frame["t"] == event:
            return frame["d"]


def message_in(playground: Playground, channel: Channel) -> Message:
    world = playground.world
    message = Message(world.new_id(), channel.id, world.bot.id, world.clock(), "Board")
    world.post(message)
    return message


def only_session(playground: Playground) -> str:
    live = [session for session in playground.gateway.sessions.values() if session.wire]
    (session,) = live or playground.gateway.sessions.values()
    return session.id


def wire_of(playground: Playground) -> object:
    return next((one.wire for one in playground.gateway.sessions.values() if one.wire), None)
