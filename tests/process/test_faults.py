"""Whatever goes wrong on Discord's side, the game goes on or says what to do."""

import asyncio

import pytest

from cogs.words import speak
from engine.house import speak as speak_of
from engine.registry import GAMES
from playground import Permission, Person, Playground, text_of
from tests.process.driver import Bot, until
from tests.process.people import Crew, Offer, refused, said
from tests.process.stored import Stored

EN = speak("en")
ART = speak_of(GAMES["art_robbery"], "en")
CALLBACK, MESSAGES, MESSAGE = (
    "/interactions/*/callback",
    "/channels/*/messages",
    "/channels/*/messages/*",
)


@pytest.mark.parametrize("fault", ["drop_socket", "ask_to_reconnect", "invalidate_session"])
async def test_a_lost_socket_is_found_again_and_the_game_goes_on(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored, fault: str
) -> None:
    await pair.open("art_robbery")
    await until(lambda: bool(pair.offers()))

    wires = playground.gateway.wires()
    getattr(playground.faults, fault)()
    await until(lambda: bool(playground.gateway.wires()) and playground.gateway.wires() != wires)

    await assert_moves_are_played(pair, stored)


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_a_request_that_is_refused_for_now_is_repeated(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored, status: int
) -> None:
    await pair.open("art_robbery")
    offer = await next_move(pair)

    faults = [playground.faults.refuse(status, CALLBACK), playground.faults.refuse(status, MESSAGE)]
    outcome = await offer.press().settled()

    assert not outcome.failed and not refused(outcome)
    await until(lambda: not any(fault.times for fault in faults))
    await assert_moves_are_played(pair, stored)


async def test_a_slow_discord_delays_nobody_but_itself(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery")
    offer = await next_move(pair)

    playground.faults.delay(2.0, MESSAGE, "PATCH", times=2)
    outcome = await offer.press().settled()

    assert not outcome.failed and not outcome.deferred
    await assert_moves_are_played(pair, stored)


async def test_a_move_whose_answer_is_lost_on_the_way_back_is_played_once(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery")
    offer = await next_move(pair)
    before = len(chosen(stored))

    playground.faults.lose_response(CALLBACK)
    assert not (await offer.press().settled()).failed
    assert not refused(await offer.press().settled())

    assert len(chosen(stored)) == before + 1
    await assert_moves_are_played(pair, stored)


async def test_a_lobby_whose_answer_is_lost_is_there_all_the_same(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    red, blue = pair.people

    playground.faults.lose_response(CALLBACK)
    await red.slash(pair.channel, "play", game="art_robbery").settled()
    await pair.say(blue, "join").settled()
    await pair.say(red, "start").settled()

    assert stored.sheet["phase"] == "playing"
    await assert_moves_are_played(pair, stored)
    assert not [m for m in pair.channel.messages.values() if not m.ephemeral][1:]


async def test_a_hand_whose_sending_is_not_confirmed_hangs_there_once(
    bot: Bot, playground: Playground, pair: Crew
) -> None:
    red, blue = pair.people
    await red.slash(pair.channel, "play", game="art_robbery").settled()
    await until(lambda: len(red.dm().messages) == 1)
    dm = f"/channels/{blue.dm().id}/messages"

    lost = playground.faults.lose_response(dm, "POST")
    await pair.say(blue, "join").settled()
    await until(lambda: not lost.times)
    await pair.say(red, "start").settled()
    await until(lambda: in_play(pair, blue))

    assert len(blue.dm().messages) == 1


async def test_somebody_with_closed_messages_is_told_once_and_plays_with_my_hand(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    red, blue = pair.people
    blue.close_dms()
    await red.slash(pair.channel, "play", game="art_robbery").settled()

    join = await pair.say(blue, "join").settled()
    await until(lambda: len(join.followups) == 1)
    await until(lambda: ART("lobby-unreachable").strip() in text_of(pair.board))
    await pair.say(red, "start").settled()
    await until(lambda: ART("board-unreachable", name="Blue") in text_of(pair.board))
    assert text_of(join.followups[0]) == EN("messages-closed")
    await pair.say(blue, "hand").settled()
    await pair.play_to_the_end()

    assert not blue.dm().messages
    assert not [m for m in blue.sees(pair.channel) if EN("messages-closed") in text_of(m)][1:]


async def test_a_deleted_board_comes_back_with_the_next_move(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery")
    offer = await next_move(pair)

    playground.faults.delete_message(pair.board)
    await offer.press().settled()
    await until(lambda: pair.has_board)

    await assert_moves_are_played(pair, stored)


async def test_a_deleted_channel_ends_the_game_and_the_hands_say_so(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery")
    offer = await next_move(pair)

    playground.faults.delete_channel(pair.channel)
    hands = [pair.hand(person) for person in pair.people]
    await until(lambda: all(ART("closed-channel") in text_of(hand) for hand in hands))

    assert stored.sheet["phase"] == "closed"
    late = await offer.press().settled()
    assert said(late) == EN("error-table-closed")


@pytest.mark.parametrize("permission", [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES])
async def test_a_bot_that_may_not_write_says_what_it_needs_and_the_game_goes_on(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored, permission: Permission
) -> None:
    await pair.open("art_robbery")
    board, needs = pair.board, EN("hand-board-permission", channel=f"<#{pair.channel.id}>")
    offer = await next_move(pair)

    playground.faults.take_permission(pair.channel, permission)
    playground.faults.delete_message(board)
    await offer.press().settled()
    await until(lambda: all(needs in text_of(pair.hand(person)) for person in pair.people))

    playground.faults.give_permission(pair.channel, permission)
    await (await next_move(pair)).press().settled()
    await until(lambda: pair.has_board)
    await until(lambda: not any(needs in text_of(pair.hand(person)) for person in pair.people))
    await assert_moves_are_played(pair, stored)


async def test_a_table_is_not_opened_where_the_bot_may_not_write(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    playground.faults.take_permission(pair.channel, Permission.SEND_MESSAGES)

    outcome = await pair.people[0].slash(pair.channel, "play", game="art_robbery").settled()

    assert said(outcome) == EN("error-bot-lacks", permission="send-messages")
    assert not stored.read("SELECT 1 FROM snapshot")


async def assert_moves_are_played(crew: Crew, stored: Stored, moves: int = 6) -> None:
    """Some more moves by presses, and the record is whole."""
    before = len(chosen(stored))
    async with asyncio.timeout(30):
        while len(chosen(stored)) < before + moves:
            assert not (await (await next_move(crew)).press().settled()).failed
    stored.check_whole()


async def next_move(crew: Crew) -> Offer:
    await until(lambda: any(offer.is_move for offer in crew.offers()))
    return crew.luck.choice([offer for offer in crew.offers() if offer.is_move])


def in_play(crew: Crew, person: Person) -> bool:
    """Whether somebody's message shows a hand, no longer the lobby's hello."""
    return ART("hello-seated") not in text_of(crew.hand(person))


def chosen(stored: Stored) -> list[str]:
    return [code for _, code, auto in stored.steps if not auto]
