"""People who leave, are replaced, kicked, take a break, or are simply not there any more."""

from random import Random

import pytest

from engine.absence import Patience
from engine.game import AnyGame
from engine.levels import Level
from engine.registry import GAMES
from engine.sheet import Pace, PersonId, Phase
from tests.behaviour.players import is_asked, only_reads, play_out, press_random
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, Answer, Person, World

EASY, NORMAL = Level.EASY, Level.NORMAL
TAKE_OVER, RESUME = ENGLISH("button-seat"), ENGLISH("button-resume")
YES, NO = ENGLISH("button-yes"), ENGLISH("button-no")
ABSENCE, LIVE = Patience().absence, Patience().live
LOOK_FOR_ABSENT = 10 * 60.0
EVERY_GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]


def is_told(answer: Answer, text: str) -> bool:
    return answer.private and answer.text == text


def is_seated(world: World, person: Person) -> bool:
    return world.table.sheet.seated(PersonId(person.id))


def is_asleep(world: World, person: Person) -> bool:
    sheet = world.table.sheet
    return sheet.players[sheet.seat_of(PersonId(person.id))].asleep


async def leave(person: Person) -> Answer:
    question = await person.say("leave")
    return await person.press(question.message, ENGLISH("button-leave-sure"))


async def ask_for(person: Person, seat: str, world: World) -> Answer:
    """Ask for somebody's seat with Take over."""
    offered = await person.press(world.board, TAKE_OVER)
    return await person.press(offered.message, seat)


async def desert(world: World, people: list[Person]) -> None:
    """Let everybody fall asleep: nobody plays, and time is up again and again."""
    for _ in range(40):
        if not world.table.sheet.awake:
            return
        await world.wait(LIVE)
    raise AssertionError(f"{[person.name for person in people]} do not fall asleep")


# leaving


async def test_whoever_leaves_a_game_with_computers_hands_the_seat_to_one_and_it_goes_on(
    world: World,
) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob], computers=[EASY])

    done = await leave(ana)

    assert done.text == ENGLISH("left-game")
    assert ENGLISH("board-gone", name="Ana") in look(world.board).lines
    assert world.table.sheet.host == bob.id
    await play_out(world, [bob], Random("goes on"))
    assert ENGLISH("button-rematch") in look(world.board).labels


async def test_a_game_whose_last_person_leaves_closes_though_computers_sit_there(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await world.game([ana], computers=[EASY, EASY])

    await leave(ana)

    assert ENGLISH("closed-alone") in look(world.board).lines
    assert look(world.board).controls == ()


# taking over


async def test_take_over_gives_a_computers_seat_to_somebody_new_when_the_host_agrees(
    world: World,
) -> None:
    (ana,) = world.people(1)
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    await world.game([ana], computers=[EASY])
    computer = next(name for name in world.table.sheet.names if name != "Ana")
    seat = world.table.sheet.names.index(computer)

    asked = await ask_for(zoe, computer, world)
    assert asked.text == FRENCH("seat-asked", host="Ana")
    question = ENGLISH("motion-seat", newcomer="Zoe", seat=computer, host="Ana")
    assert question in look(world.board).lines
    assert not is_seated(world, zoe)
    await ana.press(world.board, YES)

    assert world.table.sheet.names[seat] == "Zoe"
    shown = look(world.board)
    assert question not in shown.lines
    assert not {YES, NO, TAKE_OVER} & set(shown.labels)
    await play_out(world, [ana, zoe], Random("newcomer"))
    assert FRENCH("button-rematch") in zoe.hand.labels


async def test_the_host_can_refuse_a_newcomer(world: World) -> None:
    (ana,) = world.people(1)
    zoe = world.person("Zoe")
    await world.game([ana], computers=[EASY])
    names = world.table.sheet.names
    await ask_for(zoe, next(name for name in names if name != "Ana"), world)

    await ana.press(world.board, NO)

    assert world.table.sheet.names == names
    assert not {YES, NO} & set(look(world.board).labels)
    assert zoe.letters == []


async def test_only_the_host_answers_a_newcomer(world: World) -> None:
    ana, bob = world.people(2)
    zoe = world.person("Zoe")
    await bob.speaks("fr")
    await world.game([ana, bob], computers=[EASY])
    await ask_for(zoe, next(n for n in world.table.sheet.names if n.startswith("🤖")), world)
    shown = look(world.board)

    for button in (YES, NO):
        assert is_told(await bob.press(world.board, button), FRENCH("error-not-host", host="Ana"))
        assert is_told(await zoe.press(world.board, button), ENGLISH("error-not-seated"))
    assert look(world.board) == shown


async def test_replace_gives_the_seat_of_somebody_who_left_with_its_cards(world: World) -> None:
    ana, bob, cleo = world.people(3)
    zoe = world.person("Zoe")
    await world.game([ana, bob, cleo])
    await leave(cleo)

    offered = await zoe.say("replace")
    assert offered.private
    assert offered.look.lines == [ENGLISH("seat-which")]
    assert offered.look.labels == ["Cleo"]
    await zoe.press(offered.message, "Cleo")
    await ana.press(world.board, YES)

    assert is_seated(world, zoe)
    assert ENGLISH("board-gone", name="Cleo") not in look(world.board).lines
    assert ENGLISH("hello-left") in cleo.hand.lines
    assert (await zoe.press(world.board, ENGLISH("button-hand"))).look == zoe.hand


async def test_a_newcomers_name_is_told_apart(world: World) -> None:
    (ana,) = world.people(1)
    other = world.person("Ana")
    await world.game([ana], computers=[EASY])
    computer = next(name for name in world.table.sheet.names if name != "Ana")

    await ask_for(other, computer, world)
    await ana.press(world.board, YES)

    assert sorted(world.table.sheet.names) == ["Ana", "Ana 2"]


async def test_whoever_left_can_ask_for_the_seat_again(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    await leave(cleo)

    await ask_for(cleo, "Cleo", world)
    await ana.press(world.board, YES)

    assert is_seated(world, cleo)
    assert ENGLISH("hand-given-up") not in cleo.hand.lines
    await play_out(world, [ana, bob, cleo], Random("again"))
    assert ENGLISH("button-rematch") in cleo.hand.labels


async def test_players_are_offered_no_second_seat(world: World) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    await world.game([ana, bob], computers=[EASY])

    for answer in (await bob.press(world.board, TAKE_OVER), await bob.say("replace")):
        assert is_told(answer, FRENCH("error-already-seated"))


async def test_a_table_without_a_free_seat_offers_none(world: World) -> None:
    people = world.people(2)
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    await world.game(people)

    assert TAKE_OVER not in look(world.board).labels
    assert is_told(await zoe.say("replace"), FRENCH("error-seat-taken"))


async def test_a_seat_of_somebody_awake_cannot_be_asked_for(world: World) -> None:
    ana, bob = world.people(2)
    zoe = world.person("Zoe")
    await world.game([ana, bob], computers=[EASY])
    seat = world.table.sheet.names.index("Bob")
    button = f"h:seat:{world.table.sheet.id}:{seat}"

    answer = await zoe.press(await world.control(button), custom_id=button)

    assert is_told(answer, ENGLISH("error-seat-taken"))
    assert world.table.sheet.motion is None


async def test_a_newcomer_takes_a_seat_at_once_where_nobody_is_awake_to_agree(
    world: World,
) -> None:
    ana, bob = world.people(2)
    zoe = world.person("Zoe")
    await world.game([ana, bob], "toits_de_paris", pace=Pace.LIVE)
    await desert(world, [ana, bob])

    done = await ask_for(zoe, "Bob", world)

    assert done.text == ENGLISH("seat-done")
    assert world.table.sheet.host == zoe.id
    assert not is_seated(world, bob)
    assert is_asked(zoe)  # the computer has played for Ana, if it was her turn


# kicking


async def test_most_of_the_others_kick_a_player(world: World) -> None:
    people = ana, bob, cleo, dan = world.people(4)
    await ana.speaks("fr")
    await world.game(people)

    asked = await ana.say("kick", player=str(dan.id))
    assert is_told(asked, FRENCH("kick-asked"))
    assert ENGLISH("motion-kick", seat="Dan", agreed="Ana") in look(world.board).lines
    assert is_seated(world, dan)
    await bob.press(world.board, YES)

    assert not is_seated(world, dan)
    shown = look(world.board)
    assert ENGLISH("board-gone", name="Dan") in shown.lines
    assert not {YES, NO} & set(shown.labels)
    assert ENGLISH("hand-given-up") in dan.hand.lines
    assert is_seated(world, cleo)


async def test_a_kick_fails_when_it_cannot_find_a_majority_any_more(world: World) -> None:
    people = ana, bob, cleo, dan = world.people(4)
    await world.game(people)
    await ana.say("kick", player=str(dan.id))

    await bob.press(world.board, NO)
    assert NO in look(world.board).labels
    await cleo.press(world.board, NO)

    assert is_seated(world, dan)
    assert world.table.sheet.motion is None
    old = f"h:no:{world.table.sheet.id}"
    late = await cleo.press(await world.control(old), custom_id=old)
    assert is_told(late, ENGLISH("error-settled"))


async def test_whoever_is_to_be_kicked_has_no_vote(world: World) -> None:
    people = ana, _, cleo = world.people(3)
    await world.game(people)
    await ana.say("kick", player="Cleo")

    refused = await cleo.press(world.board, NO)

    assert refused.private
    assert ENGLISH("motion-kick", seat="Cleo", agreed="Ana") in look(world.board).lines


async def test_a_moderator_kicks_without_a_vote(world: World) -> None:
    ana, bob, cleo = world.people(3)
    moderator = world.person("Mo", manage_channels=True)
    await moderator.speaks("fr")
    await world.game([ana, bob, cleo])

    done = await moderator.say("kick", player=str(ana.id))

    assert is_told(done, FRENCH("kick-done"))
    assert ENGLISH("board-gone", name="Ana") in look(world.board).lines
    assert world.table.sheet.host in (bob.id, cleo.id)


async def test_a_kick_never_closes_a_game(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob])

    await ana.say("kick", player=str(bob.id))

    assert not is_seated(world, bob)
    await play_out(world, [ana], Random("alone"))
    assert ENGLISH("button-rematch") in look(world.board).labels


async def test_strangers_do_not_kick_and_nobody_kicks_strangers_or_computers(
    world: World,
) -> None:
    ana, bob = world.people(2)
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    await world.game([ana, bob], computers=[EASY])

    assert is_told(await zoe.say("kick", player=str(bob.id)), FRENCH("error-not-seated"))
    for nobody in (str(zoe.id), "-1", "somebody"):
        answer = await ana.say("kick", player=nobody)
        assert answer.private
        assert world.table.sheet.motion is None
    assert all(is_seated(world, person) for person in (ana, bob))


async def test_kick_offers_the_people_at_the_table_as_one_types(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo], computers=[EASY])
    await leave(cleo)

    everybody = await ana.member.autocomplete(world.channel, "kick", "player", "")
    typed = await ana.member.autocomplete(world.channel, "kick", "player", "bO")

    assert {choice["name"]: choice["value"] for choice in everybody} == {
        "Ana": str(ana.id),
        "Bob": str(bob.id),
    }
    assert [choice["name"] for choice in typed] == ["Bob"]
    attic = world.server.create_text_channel("attic")
    assert await ana.member.autocomplete(attic, "kick", "player", "") == []


# breaks


async def test_a_pause_needs_everybody_and_resume_goes_on(world: World) -> None:
    people = ana, bob, cleo = world.people(3)
    await ana.speaks("fr")
    await world.game(people, computers=[EASY])

    asked = await ana.say("pause")
    assert is_told(asked, FRENCH("pause-asked"))
    await bob.press(world.board, YES)
    assert not world.table.sheet.paused
    agreed = ENGLISH.listed([n for n in world.table.sheet.names if n in ("Ana", "Bob")])
    assert ENGLISH("motion-pause", agreed=agreed) in look(world.board).lines
    last = await cleo.say("pause")

    assert is_told(last, ENGLISH("pause-done"))
    assert ENGLISH("board-paused") in look(world.board).lines
    await bob.press(world.board, RESUME)
    assert not world.table.sheet.paused
    assert RESUME not in look(world.board).labels
    assert any(is_asked(person) for person in people)


async def test_one_no_is_enough_against_a_pause(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    await ana.say("pause")

    await bob.press(world.board, NO)

    assert world.table.sheet.motion is None
    assert not {YES, NO} & set(look(world.board).labels)


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_no_move_can_be_made_nor_is_offered_while_paused(world: World, game: AnyGame) -> None:
    (ana,) = world.people(1)
    await ana.speaks("fr")
    await world.game([ana], game.id, [EASY, EASY], Pace.LIVE)
    assert is_asked(ana)

    done = await ana.say("pause")

    assert is_told(done, FRENCH("pause-done"))
    hand = await ana.say("hand")
    for shown in (look(world.board), ana.hand, hand.look):
        assert all(only_reads(control) for control in shown.moves)
        assert "<t:" not in shown.text
    assert FRENCH("button-hint") not in ana.hand.labels
    await world.wait(10 * LIVE)
    assert not is_asleep(world, ana)
    await ana.press(world.board, RESUME)
    assert is_asked(ana)
    assert not all(only_reads(control) for control in ana.hand.moves)


async def test_a_move_pressed_on_an_old_screen_is_refused_while_paused(world: World) -> None:
    (ana,) = world.people(1)
    await ana.speaks("fr")
    await world.game([ana], "toits_de_paris", [EASY])
    board, letter = await world.copy(world.board), await world.copy(ana.letter)
    choice = look(board).moves[0].custom_id
    await ana.say("pause")
    match = world.table.sheet.match

    for old, private in ((board, False), (letter, True)):
        refused = await ana.press(old, custom_id=choice, private=private)
        assert refused.text == FRENCH("error-paused")
        assert refused.message.id != old.id
    assert world.table.sheet.match == match


async def test_after_a_break_the_clock_starts_anew(world: World) -> None:
    (ana,) = world.people(1)
    await world.game([ana], computers=[EASY], pace=Pace.LIVE)
    await world.wait(LIVE * 2 / 3)
    assert len(world.calls) == 1
    await ana.say("pause")
    assert world.calls == []
    await world.wait(86400)

    await ana.press(world.board, RESUME)

    at = int(world.house.clock() + LIVE)
    assert f"<t:{at}:R>" in ana.hand.text


async def test_a_break_lasts_through_a_restart(world: World) -> None:
    (ana,) = world.people(1)
    await world.game([ana], computers=[EASY])
    await ana.say("pause")

    await world.restart()

    assert ENGLISH("board-paused") in look(world.board).lines
    await ana.press(world.board, RESUME)
    assert is_asked(ana)


async def test_a_question_waits_through_a_restart(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob])
    await ana.say("pause")

    await world.restart()
    await bob.press(world.board, YES)

    assert world.table.sheet.paused


async def test_strangers_neither_pause_nor_resume(world: World) -> None:
    (ana,) = world.people(1)
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    await world.game([ana], computers=[EASY])

    assert is_told(await zoe.say("pause"), FRENCH("error-not-seated"))
    await ana.say("pause")
    assert is_told(await zoe.press(world.board, RESUME), FRENCH("error-not-seated"))

    assert world.table.sheet.paused


async def test_a_pause_is_granted_when_whoever_did_not_agree_leaves(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    await ana.say("pause")
    await bob.press(world.board, YES)

    await leave(cleo)

    assert world.table.sheet.paused


async def test_pause_replace_and_kick_need_a_running_game(world: World) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    zoe = world.person("Zoe")
    for command in ("pause", "replace"):
        assert is_told(await bob.say(command), FRENCH("error-no-table"))
    assert is_told(await bob.say("kick", player="Ana"), FRENCH("error-no-table"))
    await world.lobby([ana, bob])

    assert is_told(await bob.say("pause"), FRENCH("error-not-started"))
    assert is_told(await bob.say("kick", player="Ana"), FRENCH("error-not-started"))
    assert is_told(await zoe.say("replace"), ENGLISH("error-not-started"))


# nobody there


async def test_a_table_at_which_nobody_is_awake_for_seven_days_closes_and_its_record_is_kept(
    world: World,
) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    await world.game([ana, bob], "toits_de_paris", pace=Pace.LIVE)
    await desert(world, [ana, bob])
    table, journal = world.table.sheet.id, world.house.journal
    moves = await journal.moves(table)
    assert moves
    assert ENGLISH("board-deserted") in look(world.board).lines

    await world.wait(ABSENCE - 60)
    assert ENGLISH("board-deserted") in look(world.board).lines
    await world.wait(60)

    assert ENGLISH("closed-asleep") in look(world.board).lines
    assert FRENCH("closed-asleep") in bob.hand.lines
    sheet = await journal.find(table)
    assert sheet is not None and sheet.match is not None
    assert (sheet.phase, sheet.closed_by) == (Phase.CLOSED, "asleep")
    assert await journal.moves(table) == moves
    await ana.say("play", game="art_robbery")
    assert ENGLISH("lobby-host", name="Ana") in look(world.board).lines


async def test_a_table_deserted_for_days_closes_also_when_the_bot_was_away_meanwhile(
    world: World,
) -> None:
    people = world.people(2)
    await world.game(people, "toits_de_paris", pace=Pace.LIVE)
    await desert(world, people)
    world.house.clock.ahead += ABSENCE

    await world.restart()
    await world.env.advance_time(10)

    assert ENGLISH("closed-asleep") in look(world.board).lines


async def test_as_long_as_one_person_is_awake_a_table_stays_open(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob], "toits_de_paris", pace=Pace.UNHURRIED)

    await world.wait(3 * ABSENCE)

    assert any(is_asked(person) for person in (ana, bob))


async def test_somebody_who_left_the_server_falls_asleep_and_the_game_goes_on(
    world: World,
) -> None:
    people = world.people(2)
    await world.game(people, "toits_de_paris", pace=Pace.UNHURRIED)
    gone, other = sorted(people, key=is_asked, reverse=True)
    world.server.remove_member(gone.member)

    await world.env.advance_time(LOOK_FOR_ABSENT)

    assert is_asleep(world, gone)
    assert not is_asleep(world, other)
    assert ENGLISH("board-asleep", name=gone.name) in look(world.board).lines
    luck = Random("left alone")
    for _ in range(6):
        assert is_asked(other)
        await press_random(other, other.letter, luck, private=True)


async def test_a_server_that_does_not_say_who_is_there_puts_nobody_to_sleep(
    world: World,
) -> None:
    people = world.people(2)
    await world.game(people, "toits_de_paris", pace=Pace.UNHURRIED)
    asked, _ = sorted(people, key=is_asked, reverse=True)
    world.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)

    await world.env.advance_time(LOOK_FOR_ABSENT)
    assert not is_asleep(world, asked)
    world.server.remove_member(asked.member)
    await world.env.advance_time(LOOK_FOR_ABSENT)

    assert is_asleep(world, asked)


async def test_somebody_whose_messages_are_closed_has_the_same_clock_and_comes_back_on_the_board(
    world: World,
) -> None:
    ana, bob = world.people(2)
    world.close_messages(bob)
    await world.game([ana, bob], "toits_de_paris", pace=Pace.LIVE)
    luck = Random("closed")

    for _ in range(60):
        if is_asleep(world, bob):
            break
        if is_asked(ana):
            await press_random(ana, ana.letter, luck, private=True)
        else:
            await world.wait(LIVE)
    assert ENGLISH("board-asleep", name="Bob") in look(world.board).lines
    await bob.press(world.board, ENGLISH("button-back"))

    assert not is_asleep(world, bob)
    assert ENGLISH("board-asleep", name="Bob") not in look(world.board).lines
