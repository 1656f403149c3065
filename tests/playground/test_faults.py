"""Each fault switch, and what the real client makes of it."""

import asyncio
import time

import aiohttp
import discord
import pytest

from playground import Channel, Person, Playground, PortTaken, Rate
from tests.playground.echo import Echo, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

MESSAGES = "/channels/*/messages"


@pytest.fixture
def room(bot: Echo, lounge: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(lounge.id)


async def test_a_429_is_retried_by_the_client(
    playground: Playground, room: discord.PartialMessageable
) -> None:
    fault = playground.faults.refuse(429, MESSAGES, "POST", times=2, retry_after=0.05)

    await room.send("Board")

    assert fault.times == 0


async def test_a_500_and_a_502_are_retried_by_the_client(
    playground: Playground, bot: Echo, red: Person, lounge: Channel, room: discord.abc.Messageable
) -> None:
    playground.faults.refuse(500, MESSAGES, "POST")
    playground.faults.refuse(502, "/interactions/*/callback")
    bot.answer = lambda asked: asked.response.send_message("Here")

    outcome = red.slash(lounge, "play", game="art_robbery")
    await room.send("Board")

    assert (await outcome).answered


async def test_a_fault_hits_only_the_requests_it_names(
    playground: Playground, room: discord.PartialMessageable
) -> None:
    fault = playground.faults.refuse(403, MESSAGES + "/*", "PATCH")

    sent = await room.send("Board")
    with pytest.raises(discord.Forbidden):
        await sent.edit(content="New board")
    await sent.edit(content="New board")

    assert fault.times == 0


async def test_a_delayed_answer_comes_late(
    playground: Playground, room: discord.PartialMessageable
) -> None:
    playground.faults.delay(0.2, MESSAGES, "POST")

    started = time.monotonic()
    await room.send("Board")

    assert time.monotonic() - started >= 0.2


async def test_a_lost_response_leaves_the_message_there(
    playground: Playground, lounge: Channel, room: discord.PartialMessageable
) -> None:
    playground.faults.lose_response(MESSAGES, "POST")

    with pytest.raises((aiohttp.ClientError, OSError)):
        await room.send("Sent all the same")

    assert list(lounge.messages.values())[-1].content == "Sent all the same"


async def test_a_lost_interaction_answer_is_seen_by_the_person(
    playground: Playground, bot: Echo, red: Person, lounge: Channel
) -> None:
    playground.faults.lose_response("/interactions/*/callback")
    bot.answer = lambda asked: asked.response.send_message("Here")

    outcome = await red.slash(lounge, "play", game="art_robbery")
    await until(lambda: bool(bot.errors))

    assert outcome.answered
    assert isinstance(bot.errors[0], aiohttp.ClientError | OSError)


async def test_closed_dms_are_refused(playground: Playground, bot: Echo, red: Person) -> None:
    playground.faults.close_dms(red.user)
    with pytest.raises(discord.Forbidden) as error:
        await (await bot.fetch_user(red.id)).send("Your hand")
    red.open_dms()

    assert error.value.code == 50007


async def test_a_deleted_message_cannot_be_edited_and_the_bot_is_told(
    playground: Playground, bot: Echo, lounge: Channel, room: discord.PartialMessageable
) -> None:
    sent = await room.send("Board")
    told = asyncio.create_task(bot.wait_for("raw_message_delete", timeout=5))
    await asyncio.sleep(0)

    playground.faults.delete_message(lounge.messages[sent.id])

    assert (await told).message_id == sent.id
    with pytest.raises(discord.NotFound) as error:
        await sent.edit(content="New board")
    assert error.value.code == 10008


async def test_a_deleted_channel_is_unknown_and_the_bot_is_told(
    playground: Playground, bot: Echo
) -> None:
    cellar = playground.world.add_channel(playground.guild, "cellar")
    await until(lambda: bot.get_channel(cellar.id) is not None)

    playground.faults.delete_channel(cellar)
    await until(lambda: bot.get_channel(cellar.id) is None)

    with pytest.raises(discord.NotFound) as error:
        await bot.get_partial_messageable(cellar.id).send("Board")
    assert error.value.code == 10003


async def test_a_strict_rate_is_told_in_headers_and_kept_with_429() -> None:
    async with Playground(rate=Rate(2, 60.0)) as strict, aiohttp.ClientSession() as client:
        headers = {"Authorization": f"Bot {strict.token}"}
        url = f"{strict.api_url}/channels/{strict.channel('lounge').id}/messages"
        statuses, remaining = [], []
        for _ in range(3):
            async with client.post(url, json={"content": "Hi"}, headers=headers) as response:
                statuses.append(response.status)
                remaining.append(response.headers["X-RateLimit-Remaining"])
                said = await response.json()

    assert statuses == [200, 200, 429]
    assert remaining == ["1", "0", "0"]
    assert 0 < said["retry_after"] <= 60 and said["global"] is False
    assert response.headers["Via"]


async def test_a_taken_port_is_said_in_a_sentence(playground: Playground) -> None:
    with pytest.raises(PortTaken, match=f"port {playground.port} on 127.0.0.1 is taken"):
        async with Playground(port=playground.port):
            pass


async def test_a_wrong_token_cannot_log_in(playground: Playground) -> None:
    stranger = Echo(shard_count=1)
    with pytest.raises(discord.LoginFailure):
        await stranger.login("wrong")
    await stranger.close()
