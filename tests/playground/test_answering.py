"""First answers, deferrals, follow-ups, private messages, and answers that come too late."""

import discord
import pytest

from playground import Channel, Person, Playground
from tests.playground.echo import Echo, Interaction, until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def ask(person: Person, channel: Channel) -> None:
    await person.slash(channel, "play", game="art_robbery")


async def test_a_private_answer_is_seen_by_one_person_only(
    bot: Echo, red: Person, blue: Person, lounge: Channel
) -> None:
    bot.answer = lambda asked: asked.response.send_message("Your hand", ephemeral=True)

    outcome = await red.slash(lounge, "play", game="art_robbery")

    assert outcome.message in red.sees(lounge)
    assert outcome.message not in blue.sees(lounge)


async def test_a_private_message_can_be_edited_and_deleted_by_its_interaction_only(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    codes: list[int] = []

    async def rewrite(asked: Interaction) -> None:
        await asked.response.send_message("Your hand", ephemeral=True)
        original = await asked.edit_original_response(content="Your new hand")
        try:
            await bot.get_partial_messageable(lounge.id).get_partial_message(original.id).edit()
        except discord.NotFound as error:
            codes.append(error.code)
        assert (await asked.original_response()).content == "Your new hand"
        await asked.delete_original_response()

    bot.answer = rewrite
    outcome = await red.slash(lounge, "play", game="art_robbery")
    await until(lambda: outcome.message not in red.sees(lounge))

    assert outcome.message is not None and outcome.message.content == "Your new hand"
    assert codes == [10008] and not bot.errors


async def test_a_dismissed_private_message_is_gone(bot: Echo, red: Person, lounge: Channel) -> None:
    bot.answer = lambda asked: asked.response.send_message("Your hand", ephemeral=True)
    outcome = await red.slash(lounge, "play", game="art_robbery")
    assert outcome.message is not None

    red.delete(outcome.message)

    assert outcome.message not in red.sees(lounge)


async def test_the_bot_thinks_until_it_edits_its_deferred_answer(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def think(asked: Interaction) -> None:
        await asked.response.defer(ephemeral=True, thinking=True)
        await until(lambda: seen_thinking)
        await asked.edit_original_response(view=Words("Thought"))

    seen_thinking = False
    bot.answer = think
    outcome = await red.slash(lounge, "play", game="art_robbery")
    assert outcome.deferred and outcome.message is not None and outcome.message.thinking
    seen_thinking = True
    await outcome.settled()

    assert outcome.answered and not outcome.message.thinking
    assert outcome.message.seen_by == red.id
    assert outcome.message.components[0]["content"] == "Thought"


async def test_the_first_follow_up_to_a_deferred_answer_takes_its_place(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def follow_up_twice(asked: Interaction) -> None:
        await asked.response.defer(thinking=True)
        await asked.followup.send("First")
        await asked.followup.send("Second", ephemeral=True)

    bot.answer = follow_up_twice
    outcome = await (await red.slash(lounge, "play", game="art_robbery")).settled()
    await until(lambda: len(outcome.followups) == 1)

    assert outcome.message is not None and outcome.message.content == "First"
    assert outcome.followups[0].content == "Second" and outcome.followups[0].ephemeral


async def test_a_follow_up_can_be_edited_and_deleted(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def change_mind(asked: Interaction) -> None:
        await asked.response.send_message("One")
        second = await asked.followup.send("Two", wait=True)
        await second.edit(content="Three")
        await second.delete()

    bot.answer = change_mind
    outcome = await red.slash(lounge, "play", game="art_robbery")
    await until(lambda: bool(outcome.followups) and outcome.followups[0] not in red.sees(lounge))

    assert outcome.followups[0].content == "Three" and not bot.errors


async def test_a_deferred_press_is_settled_by_editing_the_board(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def edit_later(asked: Interaction) -> None:
        await asked.response.defer()
        await asked.edit_original_response(view=Words("Moved"))

    sent = await bot.get_partial_messageable(lounge.id).send(view=Words("Board"))
    board = lounge.messages[sent.id]
    bot.answer = edit_later
    outcome = await (await red.press(board, "Go")).settled()

    assert outcome.message is board
    assert board.components[0]["content"] == "Moved"


async def test_an_unanswered_interaction_fails_and_a_late_answer_is_unknown(
    bot: Echo,
    playground: Playground,
    red: Person,
    lounge: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer_late(asked: Interaction) -> None:
        await until(lambda: outcome.failed)
        await asked.response.send_message("Sorry")

    monkeypatch.setattr(playground.interactions, "answer_within", 0.1)
    bot.answer = answer_late
    outcome = red.slash(lounge, "play", game="art_robbery")

    assert (await outcome).failed and not outcome.answered
    await until(lambda: bool(bot.errors))
    assert code(bot) == 10062


async def test_a_second_answer_is_refused_with_40060(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def answer_twice(asked: Interaction) -> None:
        await asked.response.send_message("Once")
        again = {"type": 4, "data": {"content": "Twice"}}
        callback = f"/interactions/{asked.id}/{asked.token}/callback"
        await bot.http.request(discord.http.Route("POST", callback), json=again)

    bot.answer = answer_twice
    await ask(red, lounge)
    await until(lambda: bool(bot.errors))

    assert code(bot) == 40060
    assert red.sees(lounge)[-1].content == "Once"


async def test_a_token_dies_after_fifteen_minutes(
    bot: Echo,
    playground: Playground,
    red: Person,
    lounge: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def sleep_over_it(asked: Interaction) -> None:
        await asked.response.send_message("Wait")
        now = playground.world.clock()
        monkeypatch.setattr(playground.world, "clock", lambda: now + 15 * 60)
        await asked.followup.send("At last")

    bot.answer = sleep_over_it
    await ask(red, lounge)
    await until(lambda: bool(bot.errors))

    assert code(bot) == 50027


async def test_a_refused_answer_leaves_the_interaction_open(
    bot: Echo, red: Person, lounge: Channel
) -> None:
    async def correct_oneself(asked: Interaction) -> None:
        try:
            await asked.response.send_message("x" * 2001)
        except discord.HTTPException as error:
            await asked.response.send_message(f"Refused: {error.code}")

    bot.answer = correct_oneself
    await ask(red, lounge)

    assert red.sees(lounge)[-1].content == "Refused: 50035"


class Words(discord.ui.LayoutView):
    """A line of text and a button."""

    def __init__(self, words: str) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay(words))
        row: discord.ui.ActionRow[Words] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Go", custom_id="go"))
        self.add_item(row)


def code(bot: Echo) -> int:
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    return error.code
