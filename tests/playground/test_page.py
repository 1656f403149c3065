"""The page's server side, without a browser."""

import io

import aiohttp
import discord
import pytest

from playground import Channel, NotOffered, Person, Playground
from tests.playground.echo import Echo

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOREIGN = {"Origin": "https://evil.example"}


@pytest.mark.parametrize("headers", [FOREIGN, {"Origin": "null"}, {}])
async def test_the_socket_opens_for_our_own_page_only(
    playground: Playground, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{playground.url}/live", headers=headers)
        assert refused.value.status == 403
        ours = {"Origin": playground.url}
        async with session.ws_connect(f"{playground.url}/live", headers=ours) as socket:
            assert "world" in await socket.receive_json()


@pytest.mark.parametrize(
    "headers",
    [
        FOREIGN,
        {"Host": "rebound.example"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    ],
)
async def test_requests_from_elsewhere_are_refused(
    playground: Playground, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in ("/", "/page/main.js", "/api/v10/gateway"):
            async with session.get(playground.url + path) as answer:
                assert answer.status == 403
        async with session.post(f"{playground.api_url}/interactions/1/x/callback") as answer:
            assert answer.status == 403


async def test_the_page_forbids_scripts_that_are_not_ours(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(playground.url) as answer:
        assert "script-src 'self';" in answer.headers["Content-Security-Policy"]


async def test_a_page_hears_of_what_its_people_see_and_of_nothing_else(
    bot: Echo, playground: Playground, red: Person, blue: Person, lounge: Channel
) -> None:
    bot.answer = lambda asked: asked.response.send_message("Psst", ephemeral=True)
    ours = {"Origin": playground.url}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.url}/live", headers=ours) as socket,
    ):
        await socket.send_json({"id": 1, "do": "watch", "people": [str(red.id)]})
        while (await socket.receive_json()).get("re") != 1:
            pass
        await blue.slash(lounge, "play", game="art_robbery")
        blue.say(lounge, "Hello")

        told = [await socket.receive_json() for _ in range(2)]

    assert [one["message"]["content"] for one in told if "message" in one] == ["Hello"]


async def test_what_a_page_may_not_do_is_answered_with_a_reason(
    playground: Playground, blue: Person, lounge: Channel
) -> None:
    ours = {"Origin": playground.url}
    asked = [
        {"id": 1, "do": "slash", "person": str(blue.id), "channel": str(lounge.id), "command": "x"},
        {"id": 2, "do": "burgle"},
        {"id": 3, "do": "open", "channel": "1"},
    ]
    answers: dict[int, str] = {}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.url}/live", headers=ours) as socket,
    ):
        for one in asked:
            await socket.send_json(one)
        while len(answers) < len(asked):
            told = await socket.receive_json()
            if "re" in told:
                answers[told["re"]] = told["refused"]

    assert answers == {
        1: "/x is not offered here",
        2: "not understood: 'burgle'",
        3: "Unknown Channel",
    }


async def test_people_write_and_delete_what_is_theirs(
    playground: Playground, red: Person, blue: Person, lounge: Channel
) -> None:
    hello = blue.say(lounge, " Hello ")
    assert red.sees(lounge)[-1].content == "Hello"
    mine = red.say(lounge, "Hi")

    with pytest.raises(NotOffered):
        blue.delete(mine)
    with pytest.raises(NotOffered):
        blue.say(lounge, "  ")
    blue.delete(hello)
    red.delete(mine)

    assert hello not in red.sees(lounge)


async def test_a_picture_that_was_just_replaced_can_still_be_loaded(
    bot: Echo, playground: Playground, lounge: Channel
) -> None:
    place = bot.get_partial_messageable(lounge.id)
    sent = await place.send(file=discord.File(io.BytesIO(b"old"), "board.png"))
    await sent.edit(attachments=[discord.File(io.BytesIO(b"new"), "board.png")])

    async with aiohttp.ClientSession() as session, session.get(sent.attachments[0].url) as answer:
        assert (await answer.read(), answer.content_type) == (b"old", "image/png")
