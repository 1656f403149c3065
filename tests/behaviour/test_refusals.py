"""Presses that cannot be granted: each is answered once, privately, in the reader's language."""

from random import Random

import discord
import pytest

from cogs.ui.outbox import RETRY
from engine.words import Words
from tests.behaviour.players import is_asked, play_out
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, Answer, Person, World

PARIS = "toits_de_paris"  # every decision is offered on its board
GARBLED = (
    "x",
    "m:1:0",
    "m:one:0:play/boss",
    "m:1:zero:play/boss",
    "m:1:0:sing/loudly",
    "h:dance:1",
    "h:join:1:twice",
    "h:rules:0:chess:1",
    "h:rules:0:art_robbery:last",
    "something of another bot",
)


def is_told(answer: Answer, key: str, words: Words = ENGLISH, **facts: object) -> bool:
    return answer.private and answer.text == words(key, **facts)


async def paris(world: World) -> tuple[Person, Person]:
    """Start a game; return who is asked and who waits."""
    people = world.people(2)
    await world.game(people, PARIS)
    asked, waiting = sorted(people, key=is_asked, reverse=True)
    return asked, waiting


async def test_a_stranger_plays_nothing_and_sees_no_hand(world: World) -> None:
    await paris(world)
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    shown = look(world.board)

    move = await zoe.press(world.board, custom_id=shown.moves[0].custom_id)
    hand = await zoe.press(world.board, ENGLISH("button-hand"))

    assert is_told(move, "error-not-seated", FRENCH)
    assert is_told(hand, "error-not-seated", FRENCH)
    assert is_told(await zoe.say("hand"), "error-not-seated", FRENCH)
    assert is_told(await zoe.say("leave"), "error-not-seated", FRENCH)
    assert look(world.board) == shown


async def test_nobody_plays_out_of_turn(world: World) -> None:
    _, waiting = await paris(world)
    shown = look(world.board)

    answer = await waiting.press(world.board, custom_id=shown.moves[0].custom_id)

    assert is_told(answer, "error-not-your-move")
    assert look(world.board) == shown


async def test_a_press_on_an_old_board_counts_only_while_its_choices_stand(world: World) -> None:
    asked, waiting = await paris(world)
    first, second = (control.custom_id for control in look(world.board).moves[:2])
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013)
    await waiting.say("board")
    old, board = world.messages
    older = await world.copy(old)

    await asked.press(old, custom_id=first)
    shown, step = look(world.messages[1]), steps(world)
    assert shown != look(board)
    stale = await asked.press(older, custom_id=second)

    assert is_told(stale, "error-not-your-move" if is_asked(waiting) else "error-too-late")
    assert look(world.messages[1]) == shown
    assert steps(world) == step


async def test_a_double_click_plays_once(world: World) -> None:
    asked, _ = await paris(world)
    choice = look(world.board).moves[0].custom_id
    copy = await world.copy(world.board)
    await asked.press(world.messages[0], custom_id=choice)
    step, shown = steps(world), look(world.messages[0])

    again = await asked.press(copy, custom_id=choice)

    assert not again.private
    assert again.look == shown
    assert steps(world) == step


async def test_a_stale_press_in_direct_messages_says_so_above_the_hand_as_it_is_now(
    world: World,
) -> None:
    people = world.people(2)
    await world.game(people)
    asked = next(person for person in people if is_asked(person))
    await asked.speaks("fr")
    first, second = (control.custom_id for control in asked.hand.moves[:2])
    whisper = await asked.press(world.board, ENGLISH("button-hand"))
    old = await world.copy(asked.letter)
    await asked.press(whisper.message, custom_id=first)
    step = steps(world)

    stale = await asked.press(old, custom_id=second, private=True)

    key = "error-too-late" if is_asked(asked) else "error-not-your-move"
    assert FRENCH(key) in stale.look.lines
    assert set(whisper.look.lines) < set(stale.look.lines)
    assert steps(world) == step


@pytest.mark.simcord(settle_timeout=2.0)  # not patient enough to wait for the next try
async def test_a_refusal_stays_in_the_direct_message_until_something_happens(
    world: World,
) -> None:
    people = world.people(2)
    await world.game(people)
    asked = next(person for person in people if is_asked(person))
    old = asked.hand
    whisper = await asked.press(world.board, ENGLISH("button-hand"))
    world.env.inject_error("PATCH", f"/channels/{asked.letter.channel.id}/messages/*")
    await asked.press(whisper.message, custom_id=old.moves[0].custom_id)
    assert asked.hand == old

    await asked.press(asked.letter, custom_id=old.moves[1].custom_id, private=True)
    await world.env.advance_time(RETRY + 1)

    key = "error-too-late" if is_asked(asked) else "error-not-your-move"
    assert ENGLISH(key) in asked.hand.lines


async def test_after_the_end_a_press_is_told_that_the_game_is_over(world: World) -> None:
    asked, waiting = await paris(world)
    choice = look(world.board).moves[0].custom_id
    await play_out(world, [asked, waiting], Random("end"))
    ended = look(world.board)

    late = await asked.press(await world.control(choice), custom_id=choice)

    assert is_told(late, "error-game-over")
    assert look(world.messages[0]) == ended


async def test_a_closed_table_answers_that_it_is_closed(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    old = await world.copy(world.board)
    question = await ana.press(old, ENGLISH("button-close"))
    await ana.press(question.message, ENGLISH("button-close-sure"))

    for word in ("join", "start", "leave", "close"):
        answer = await bob.press(old, ENGLISH(f"button-{word}"))
        assert is_told(answer, "error-table-closed")


@pytest.mark.parametrize("custom_id", GARBLED)
async def test_an_unknown_control_is_answered_with_a_sentence(world: World, custom_id: str) -> None:
    (ana,) = world.people(1)
    await ana.speaks("fr")
    await world.lobby([ana])

    answer = await ana.press(await world.control(custom_id), custom_id=custom_id)

    assert is_told(answer, "error-unreadable", FRENCH)


async def test_a_control_of_a_table_that_never_was_is_answered_too(world: World) -> None:
    (ana,) = world.people(1)

    answer = await ana.press(await world.control("h:join:99"), custom_id="h:join:99")

    assert is_told(answer, "error-table-closed")


async def test_a_missing_permission_is_named(world: World) -> None:
    (ana,) = world.people(1)
    me = world.server.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    mute = world.server.create_text_channel("mute", overwrites={me: silent})

    answer = await ana.in_channel(mute).say("play", game="art_robbery")

    assert is_told(answer, "error-bot-lacks", permission="send-messages")
    assert ENGLISH("error-bot-lacks", permission="view-channel") != answer.text
    await world.lobby([ana])


def steps(world: World) -> int:
    match = world.table.sheet.match
    assert match is not None
    return match.step
