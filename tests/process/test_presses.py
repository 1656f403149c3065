"""Presses at the wrong time, by the wrong person, or twice: each answered once, and rightly."""

import asyncio

from cogs.words import speak
from engine.house import speak as house_words
from engine.registry import GAMES
from playground import Message, Playground, controls, text_of
from tests.process.driver import Bot, until
from tests.process.people import Crew, Offer, refused, said
from tests.process.stored import Stored

EN = speak("en")
GAME = house_words(GAMES["art_robbery"], "en")


async def test_two_presses_at_once_play_one_move_and_the_other_comes_too_late(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    one, two, *_ = await cards(pair)
    before = chosen(stored)

    presses = [one.press(), two.press()]
    await asyncio.gather(*(press.settled() for press in presses))

    assert chosen(stored) in ([*before, one.choice], [*before, two.choice])
    assert not any(press.failed for press in presses)
    await until(lambda: one.custom_id not in str(pair.hand(one.person).components))


async def test_a_double_click_plays_once_and_both_clicks_are_answered(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    card, *_ = await cards(pair)
    before = chosen(stored)

    clicks = [card.press(), card.press()]
    await asyncio.gather(*(click.settled() for click in clicks))

    assert chosen(stored) == [*before, card.choice]
    assert not any(click.failed or refused(click) for click in clicks)


async def test_two_people_joining_at_once_both_get_a_seat(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    red, blue, green = playground.people[:3]
    await red.slash(pair.channel, "play", game="art_robbery").settled()

    joins = [pair.say(blue, "join"), pair.say(green, "join"), pair.say(blue, "join")]
    await asyncio.gather(*(join.settled() for join in joins))

    assert sorted(p["person"] for p in stored.sheet["players"]) == [red.id, blue.id, green.id]
    assert not any(join.failed for join in joins)
    assert [said(join) for join in joins].count(EN("error-already-seated")) == 1


async def test_a_board_that_was_replaced_still_answers(bot: Bot, pair: Crew) -> None:
    await pair.open("art_robbery")
    old = pair.board
    await pair.people[0].slash(pair.channel, "board").settled()
    await until(lambda: old.id not in pair.channel.messages)

    hand = await pair.people[0].press_anyway(old, custom_id(old, "h:hand")).settled()

    assert pair.board is not old
    assert GAME("hand-your-turn") in said(hand) or GAME("board-turn", names="Blue") in said(hand)


async def test_an_old_hand_answers_with_where_its_owner_stands_now(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    card, other, *_ = await cards(pair)
    await card.press().settled()
    before = chosen(stored)

    late = await other.press().settled()

    assert chosen(stored) == before
    assert not late.failed and refused(late)


async def test_a_stranger_is_told_privately_that_they_do_not_play(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    card, *_ = await cards(pair)
    before, orange = stored.steps, playground.person("Orange")

    asked = [orange.press_anyway(pair.board, card.custom_id), pair.say(orange, "hand")]
    answers = [await one.settled() for one in asked]

    assert stored.steps == before
    assert [said(answer) for answer in answers] == [EN("error-not-seated")] * 2
    private = [m for m in pair.channel.messages.values() if text_of(m) == EN("error-not-seated")]
    assert [message.seen_by for message in private] == [orange.id] * 2


async def test_a_move_after_the_end_is_told_that_the_game_is_over(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    card, *_ = await cards(pair)
    await pair.play_to_the_end()
    before = stored.steps

    late = await card.press().settled()

    assert stored.steps == before
    assert said(late) == EN("error-game-over")


async def test_a_control_of_a_closed_table_says_so(bot: Bot, pair: Crew) -> None:
    card, *_ = await cards(pair)
    board, red = pair.board, pair.people[0]
    my_hand = custom_id(board, "h:hand")
    sure = await red.slash(pair.channel, "close").settled()
    assert sure.message is not None
    await pair.say(red, "close", sure.message).settled()

    late = [await card.press().settled(), await red.press_anyway(board, my_hand).settled()]

    assert said(late[0]) == EN("error-table-closed")
    assert not late[1].failed


async def test_a_control_that_nobody_made_is_answered(bot: Bot, pair: Crew) -> None:
    await pair.open("art_robbery")
    red = pair.people[0]

    for nonsense in ("", "x", "m:1", "m:1:2:fly/away", "h:dance:1", "h:rules:0:chess:1", "m:a:b:c"):
        answer = await red.press_anyway(pair.board, nonsense).settled()
        assert said(answer) == EN("error-unreadable"), nonsense


async def test_a_press_during_a_restart_fails_and_works_when_repeated(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    card, *_ = await cards(pair)
    before = chosen(stored)
    assert await bot.stop() == 0
    lost = card.press()
    await bot.start()

    assert not refused(await card.press().settled())
    assert (await lost).failed
    assert chosen(stored) == [*before, card.choice]


async def test_whoever_presses_is_answered_before_the_others_are_shown(
    bot: Bot, playground: Playground, pair: Crew
) -> None:
    card, *_ = await cards(pair)
    (other,) = (person for person in pair.people if person.id != card.person.id)
    await until(lambda: bool(other.dm().messages))
    await until(lambda: EN("hello-seated") not in text_of(pair.hand(other)))
    others = [text_of(pair.board), text_of(pair.hand(other))]
    playground.faults.delay(0.1, "/interactions/*")

    await card.press()

    assert [text_of(pair.board), text_of(pair.hand(other))] == others
    await until(lambda: text_of(pair.board) != others[0])


async def cards(crew: Crew) -> list[Offer]:
    """Start a game of Art Robbery; return the first player's cards, from their message."""
    await crew.open("art_robbery")
    await until(lambda: bool(crew.offers()))
    (person,) = {offer.person.id: offer.person for offer in crew.offers()}.values()
    hand = crew.hand(person)
    return [offer for offer in crew.offers() if offer.message is hand and offer.is_move]


def chosen(stored: Stored) -> list[str]:
    return [code for _, code, auto in stored.steps if not auto]


def custom_id(message: Message, start: str) -> str:
    ids: list[str] = [part["custom_id"] for part in controls(message)]
    return next(one for one in ids if one.startswith(start))
