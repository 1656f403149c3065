"""Slash commands, presses, menus and forms, from a person to the bot and back."""

import asyncio
from typing import Any

import discord
import pytest

from playground import Channel, Message, NotOffered, Person, Playground
from tests.playground.echo import Echo, Interaction

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_slash_command_is_answered_in_the_channel(
    bot: Echo, red: Person, blue: Person, lounge: Channel
) -> None:
    bot.answer = lambda asked: asked.response.send_message("A table is open.")

    outcome = await red.slash(lounge, "play", game="art_robbery")

    assert outcome.answered
    assert outcome.message is blue.sees(lounge)[-1]
    assert blue.sees(lounge)[-1].content == "A table is open."


async def test_the_bot_learns_who_asked_where_and_in_which_language(
    bot: Echo, playground: Playground, red: Person, blue: Person, lounge: Channel
) -> None:
    heard: list[Interaction] = []

    async def note(asked: Interaction) -> None:
        heard.append(asked)
        await asked.response.send_message(str(asked.namespace.rival))

    bot.answer = note
    red.locale = "fr"
    await red.slash(lounge, "play", game="art_robbery", rival=blue)
    red.locale = "en-US"

    asked = heard[0]
    assert (asked.user.id, asked.channel_id) == (red.id, lounge.id)
    assert (asked.locale, asked.guild_locale) == (
        discord.Locale.french,
        discord.Locale.american_english,
    )
    assert asked.namespace.rival.id == blue.id
    assert asked.permissions.administrator
    assert asked.app_permissions.send_messages and not asked.app_permissions.manage_channels
    assert asked.guild is bot.get_guild(playground.guild.id)


async def test_autocomplete_offers_what_fits_the_typed_letters(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    outcome = await red.autocomplete(lounge, "play", "game", "bank")

    assert [choice["value"] for choice in outcome.choices] == ["bank_job"]


async def test_a_button_is_pressed_by_label_or_custom_id(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    board = await post_board(bot, lounge)

    bot.answer = lambda asked: asked.response.edit_message(content=said(asked)["custom_id"])
    await red.press(board, "Join")
    assert board.content == "join"
    await red.press(board, "leave")
    assert board.content == "leave"


async def test_a_control_that_is_missing_disabled_or_unseen_cannot_be_used(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    board = await post_board(bot, lounge)
    stranger = Person(playground.world.add_user("Grey"), playground.interactions)

    for person, name in ((red, "Steal"), (red, "Closed"), (stranger, "Join")):
        with pytest.raises(NotOffered):
            person.press(board, name)
    with pytest.raises(NotOffered):
        red.select(board, "menu", ["none such"])
    with pytest.raises(NotOffered):
        red.select(board, "menu", ["a", "b", "c"])


async def test_a_stale_press_reaches_the_bot_all_the_same(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    board = await post_board(bot, lounge)
    red.delete(board)

    bot.answer = lambda asked: asked.response.send_message("Too late.", ephemeral=True)
    outcome = await red.press_anyway(board, "join")

    assert outcome.message is not None and outcome.message.content == "Too late."


async def test_a_menu_sends_the_chosen_values(bot: Echo, red: Person, lounge: Channel) -> None:
    board = await post_board(bot, lounge)

    bot.answer = lambda asked: asked.response.edit_message(content=str(said(asked)["values"]))
    await red.select(board, "menu", ["a", "b"])

    assert board.content == "['a', 'b']"


async def test_a_menu_of_people_resolves_them(
    bot: Echo, red: Person, blue: Person, lounge: Channel
) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.UserSelect(custom_id="who"))
    board = await post(bot, lounge, view)

    bot.answer = lambda asked: asked.response.edit_message(content=str(said(asked)["resolved"]))
    await red.select(board, "who", [blue.user])

    assert "blue" in board.content


async def test_a_form_opens_and_its_words_come_back(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    board = await post_board(bot, lounge)
    bot.answer = lambda asked: asked.response.send_modal(Form())
    outcome = await red.press(board, "Join")
    assert outcome.modal is not None and outcome.modal.title == "A word"

    bot.answer = lambda asked: asked.response.edit_message(content=str(said(asked)["components"]))
    await red.submit(outcome.modal, {"word": "swordfish"})

    assert "swordfish" in board.content


async def test_a_form_of_labels_carries_menus_and_refuses_blanks(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    form = Survey()
    bot.answer = lambda asked: asked.response.send_modal(form)
    modal = (await red.slash(lounge, "play", game="art_robbery")).modal
    assert modal is not None
    with pytest.raises(NotOffered):
        red.submit(modal, {"loot": ["gold"]})
    with pytest.raises(NotOffered):
        red.submit(modal, {"why": "For the sport", "who": "me"})

    bot.answer = lambda asked: asked.response.send_message("Noted")
    await red.submit(modal, {"loot": ["gold"], "why": "For the sport"})

    assert form.loot.values == ["gold"]
    assert form.why.value == "For the sport"


async def test_two_people_press_at_once_and_both_are_answered(
    bot: Echo, red: Person, blue: Person, lounge: Channel
) -> None:
    board = await post_board(bot, lounge)
    together = asyncio.Barrier(2)

    async def wait_for_both(asked: Interaction) -> None:
        async with together:
            await asked.response.send_message(f"Hello {asked.user.id}", ephemeral=True)

    bot.answer = wait_for_both
    first, second = red.press(board, "Join"), blue.press(board, "Join")

    assert (await first).message is red.sees(lounge)[-1]
    assert (await second).message is blue.sees(lounge)[-1]


async def test_a_command_is_offered_only_with_its_permission_and_in_its_place(
    bot: Echo, playground: Playground, red: Person, blue: Person, lounge: Channel
) -> None:
    def names(person: Person, channel: Channel) -> list[str]:
        return [command["name"] for command in person.palette(channel)]

    assert names(red, lounge) == ["play", "close"]
    assert names(blue, lounge) == ["play"]
    assert names(red, red.dm()) == ["play"]
    world, guild = playground.world, playground.guild
    grey = Person(world.add_user("Grey"), playground.interactions)
    grey.join(guild)
    world.give_role(guild, grey.user, guild.role("Moderator"))
    assert names(grey, lounge) == ["play", "close"]
    with pytest.raises(NotOffered):
        blue.slash(lounge, "close")
    with pytest.raises(NotOffered):
        blue.slash(lounge, "play")


async def test_direct_messages_carry_commands_and_presses_too(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    bot.answer = lambda asked: asked.response.send_message("Hello", view=board_view())
    outcome = await red.slash(red.dm(), "play", game="art_robbery")
    assert outcome.message is not None

    bot.answer = lambda asked: asked.response.edit_message(content=str(asked.channel))
    await red.press(outcome.message, "Join")

    assert "Direct Message" in red.sees(red.dm())[-1].content


def said(asked: Interaction) -> Any:
    return asked.data


class Form(discord.ui.Modal, title="A word"):
    word: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
        label="Word", custom_id="word"
    )


class Survey(discord.ui.Modal, title="A survey"):
    def __init__(self) -> None:
        super().__init__()
        options = [discord.SelectOption(label=loot) for loot in ("gold", "art")]
        self.loot: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id="loot", options=options
        )
        self.why: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(custom_id="why")
        self.add_item(discord.ui.Label(text="Loot", component=self.loot))
        self.add_item(discord.ui.Label(text="Why", component=self.why))

    async def on_submit(self, interaction: Interaction) -> None:
        """The answer of the day speaks."""


def board_view() -> discord.ui.View:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Join", custom_id="join"))
    view.add_item(discord.ui.Button(label="Leave", custom_id="leave"))
    view.add_item(discord.ui.Button(label="Closed", custom_id="closed", disabled=True))
    options = [discord.SelectOption(label=letter) for letter in "abc"]
    view.add_item(discord.ui.Select(custom_id="menu", max_values=2, options=options))
    return view


async def post_board(bot: Echo, channel: Channel) -> Message:
    return await post(bot, channel, board_view())


async def post(bot: Echo, channel: Channel, view: discord.ui.View) -> Message:
    sent = await bot.get_partial_messageable(channel.id).send("Board", view=view)
    return channel.messages[sent.id]
