"""What Discord would refuse is refused here, with a sentence at the right place."""

from typing import Any

import discord
import pytest

from playground import Channel
from tests.playground.echo import Echo

pytestmark = pytest.mark.asyncio(loop_scope="session")

Json = dict[str, Any]
V2 = 1 << 15


def button(custom_id: str = "go", label: str = "Go") -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def menu(*values: str, **more: Any) -> Json:
    options = [{"label": value or "none", "value": value} for value in values]
    return {"type": 3, "custom_id": "menu", "options": options} | more


def text(words: str) -> Json:
    return {"type": 10, "content": words}


def layout(*parts: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(parts)} | more


def classic(*parts: Json) -> Json:
    return {"content": "Board", "components": list(parts)}


def buttons(count: int) -> list[Json]:
    return [button(f"go-{number}") for number in range(count)]


GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}
SECTION = {"type": 9, "components": [text("a")] * 4, "accessory": button()}

REFUSED = {
    "content of 2001": ({"content": "x" * 2001}, "content"),
    "layout with content": (layout(text("a"), content="b"), "content"),
    "layout with embeds": (layout(text("a"), embeds=[{"title": "b"}]), "embeds"),
    "41 components": (layout(*[text("a")] * 39, row(button())), "components"),
    "4001 characters": (layout(text("a" * 2000), text("a" * 2001)), "components"),
    "layout parts without the flag": (classic(text("a")), "components.0"),
    "six rows": (classic(*[row(button(f"{n}")) for n in range(6)]), "components"),
    "six buttons a row": (classic(row(*buttons(6))), "components.0.components"),
    "an empty row": (classic(row()), "components.0.components"),
    "a menu beside a button": (classic(row(button(), menu("a"))), "components.0.components"),
    "label of 81": (classic(row(button(label="x" * 81))), "components.0.components.0.label"),
    "neither label nor emoji": (classic(row(button(label=""))), "components.0.components.0"),
    "custom_id of 101": (classic(row(button("x" * 101))), "components.0.components.0.custom_id"),
    "a custom_id twice": (
        layout({"type": 17, "components": [row(button())]}, row(button())),
        "components.1.components.0.custom_id",
    ),
    "no options": (classic(row(menu())), "components.0.components.0.options"),
    "26 options": (
        classic(row(menu(*(str(number) for number in range(26))))),
        "components.0.components.0.options",
    ),
    "a value twice": (
        classic(row(menu("a", "a"))),
        "components.0.components.0.options.1.value",
    ),
    "a value of 101": (
        classic(row(menu("x" * 101))),
        "components.0.components.0.options.0.value",
    ),
    "more to choose than options": (
        classic(row(menu("a", max_values=2))),
        "components.0.components.0.max_values",
    ),
    "a picture that was not sent": (layout(GALLERY), "components.0.items.0"),
    "a section of four texts": (layout(SECTION), "components.0.components"),
    "a button outside a row": (layout(button()), "components.0"),
}


@pytest.mark.parametrize(("body", "place"), REFUSED.values(), ids=REFUSED)
async def test_a_message_beyond_the_limits_is_refused_where_it_is_wrong(
    bot: Echo, lounge: Channel, body: Json, place: str
) -> None:
    before = len(lounge.messages)

    with pytest.raises(discord.HTTPException) as error:
        await send(bot, lounge, body)

    assert (error.value.status, error.value.code) == (400, 50035)
    assert f"In {place}: " in str(error.value)
    assert len(lounge.messages) == before


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        classic(*[row(*[button(f"{r}-{n}", "x" * 80) for n in range(5)]) for r in range(5)]),
        classic(row(menu(*(str(number) for number in range(25)), max_values=25))),
        layout(*[text("a" * 100)] * 38, row(button("x" * 100))),
        layout(SECTION | {"components": [text("a" * 4000)]}),
    ],
    ids=["content", "buttons", "menu", "components", "text"],
)
async def test_a_message_at_the_limits_is_taken(bot: Echo, lounge: Channel, body: Json) -> None:
    await send(bot, lounge, body)


async def test_an_empty_message_is_refused(bot: Echo, lounge: Channel) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await send(bot, lounge, {"content": ""})
    assert error.value.code == 50006


async def test_a_command_beyond_the_limits_is_refused(bot: Echo) -> None:
    assert bot.application_id is not None
    choices = [{"name": str(number), "value": str(number)} for number in range(26)]
    option = {"type": 3, "name": "game", "description": "Which", "choices": choices}
    command: Any = {"name": "play", "description": "x" * 101, "options": [option]}

    with pytest.raises(discord.HTTPException) as error:
        await bot.http.bulk_upsert_global_commands(bot.application_id, [command])

    assert "In 0.description: " in str(error.value)
    assert "In 0.options.0.choices: " in str(error.value)


async def send(bot: Echo, channel: Channel, body: Json) -> None:
    route = discord.http.Route("POST", f"/channels/{channel.id}/messages")
    await bot.http.request(route, json=body)
