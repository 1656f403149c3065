"""Clocks, absent people, computers and votes: nobody can hold a table up."""

import asyncio

import pytest

from engine.absence import LATE, Patience
from engine.errors import (
    AlreadySeated,
    HintsOff,
    NotHost,
    NotSeated,
    NotYourMove,
    Paused,
    QuestionOpen,
    SeatTaken,
    Settled,
    TableFull,
)
from engine.levels import Level
from engine.registry import GAMES
from engine.sheet import Match, Pace, PersonId, Phase, Player
from engine.table import Table
from engine.tables import Tables
from tests.engine.journals import FirstMove
from tests.engine.test_tables import House, person, turn

ANA, BOB, CLEO, ZOE = (PersonId(number) for number in (1, 2, 3, 99))
PATIENCE = Patience()


def match_of(table: Table) -> Match:
    assert table.sheet.match is not None
    return table.sheet.match


def player(table: Table, who: PersonId) -> Player:
    return table.sheet.players[table.sheet.seat_of(who)]


def seat_asked(table: Table) -> int:
    (seat,) = table.game.rules.asked(match_of(table).state)
    return seat


async def live(house: House, people: int = 3) -> Table:
    """Return a game that is played live."""
    table = await house.lobby(people)
    await table.set_pace(ANA, Pace.LIVE)
    await table.start(ANA)
    return table


async def out_of_time(house: House, table: Table) -> None:
    """Let everybody's time run out who is asked."""
    house.now += PATIENCE.live + 1
    await house.tables.look_round()


async def let_play() -> None:
    for _ in range(300):
        await asyncio.sleep(0)


async def put_to_sleep(house: House, table: Table) -> PersonId:
    """Let whoever is asked first fall asleep."""
    who, _, _ = turn(table)
    await table.fall_asleep(who)
    await let_play()
    return who


# ── computers ──


async def test_the_host_seats_computers_and_sends_them_away() -> None:
    table = await House().lobby(2)
    await table.add_computer(ANA, Level.EASY)
    sheet = await table.add_computer(ANA, Level.STRONG)

    computers = [player for player in sheet.players if player.level]
    assert [one.level for one in computers] == [Level.EASY, Level.STRONG]
    assert all(one.name.startswith("🤖") and one.person < 0 for one in computers)
    assert len(set(sheet.names)) == 4

    sheet = await table.remove_computer(ANA, computers[0].person)
    assert [player.level for player in sheet.players] == [None, None, Level.STRONG]
    with pytest.raises(NotHost):
        await table.add_computer(BOB, Level.EASY)
    with pytest.raises(NotSeated):
        await table.remove_computer(ANA, BOB)


async def test_computers_take_no_more_seats_than_there_are() -> None:
    table = await House().lobby(4)
    await table.add_computer(ANA, Level.NORMAL)

    with pytest.raises(TableFull):
        await table.add_computer(ANA, Level.NORMAL)


async def test_a_lobby_with_computers_alone_is_closed() -> None:
    table = await House().lobby(1)
    await table.add_computer(ANA, Level.NORMAL)

    assert (await table.leave(ANA)).phase is Phase.CLOSED


async def test_computers_play_until_a_person_is_asked_and_tell_once() -> None:
    house = House()
    table = await house.lobby(1)
    for _ in range(4):
        await table.add_computer(ANA, Level.NORMAL)
    await table.start(ANA)
    await let_play()
    longest = 0
    for _ in range(8):
        who, since, codes = turn(table)
        assert who == ANA
        before, told = match_of(table).step, len(house.told)
        await table.play(ANA, since, codes[0], ())
        await let_play()
        assert len(house.told) - told <= 2  # the person's own move, then all of the computers'
        longest = max(longest, match_of(table).step - before)

    assert longest > 4


async def test_computers_wait_while_no_person_is_awake() -> None:
    house = House()
    table = await house.lobby(1)
    await table.add_computer(ANA, Level.NORMAL)
    await table.start(ANA)
    await let_play()
    await table.fall_asleep(ANA)
    await let_play()
    before = match_of(table).step
    await let_play()

    assert match_of(table).step == before
    await table.be_back(ANA)
    await let_play()
    assert turn(table)[0] == ANA


async def test_a_rematch_brings_the_computers_and_wakes_everybody() -> None:
    house = House()
    table = await house.lobby(2)
    await table.add_computer(ANA, Level.EASY)
    await table.start(ANA)
    await table.fall_asleep(BOB)
    await table.close(ANA, moderator=False)
    again = await house.tables.rematch(table.sheet.id, ANA)

    assert sorted(again.sheet.players, key=lambda one: one.person) == [
        Player(PersonId(-1), "🤖 Arsène", Level.EASY),
        person(1),
        person(2),
    ]


# ── clocks ──


async def test_a_relaxed_clock_runs_from_when_somebody_is_asked() -> None:
    house = House()
    table = await house.game()
    seat = seat_asked(table)

    assert table.sheet.pace is Pace.RELAXED
    assert match_of(table).due[seat] == house.now + PATIENCE.relaxed
    assert sum(1 for due in match_of(table).due if due) == 1


async def test_a_clock_does_not_start_again_when_something_else_changes() -> None:
    house = House()
    table = await live(house)
    due = match_of(table).due
    house.now += 60
    await table.propose_pause(ANA)

    assert match_of(table).due == due


async def test_no_limit_means_no_clock() -> None:
    house = House()
    table = await house.lobby(2)
    await table.set_pace(ANA, Pace.UNHURRIED)
    await table.start(ANA)
    before = table.sheet
    house.now += 365 * 86400
    await house.tables.look_round()

    assert not any(match_of(table).due)
    assert table.sheet is before


async def test_who_is_late_is_called_once_until_they_act() -> None:
    house = House()
    table = await live(house)
    who, since, codes = turn(table)
    seat = seat_asked(table)
    house.now += PATIENCE.live * LATE - 1
    await house.tables.look_round()
    assert match_of(table).nudged == ()
    house.now += 2
    await house.tables.look_round()
    assert match_of(table).nudged == (seat,)
    version = table.sheet.version
    await house.tables.look_round()
    assert table.sheet.version == version

    await table.play(who, since, codes[0], ())
    assert match_of(table).nudged == ()


async def test_out_of_time_a_computer_makes_that_decision_alone() -> None:
    house = House()
    table = await live(house)
    who, since, _ = turn(table)
    await out_of_time(house, table)

    assert match_of(table).step > since
    assert player(table, who).missed == 1
    assert player(table, who).is_awake
    assert [one.missed for one in table.sheet.players if one.person != who] == [0, 0]


async def test_three_decisions_missed_in_a_row_put_a_person_to_sleep() -> None:
    house = House()
    table = await live(house)
    first, _, _ = turn(table)
    misses = 0
    while not player(table, first).asleep:
        who, since, codes = turn(table)
        if who == first:
            await out_of_time(house, table)
            misses += 1
        else:
            await table.play(who, since, codes[0], ())
    assert misses == 3

    await let_play()
    assert turn(table)[0] != first
    sheet = await table.be_back(first)
    assert (player(table, first).asleep, player(table, first).missed) == (False, 0)
    assert sheet.seated(first)


async def test_a_decision_of_ones_own_makes_the_missed_ones_forgotten() -> None:
    house = House()
    table = await live(house)
    first, _, _ = turn(table)
    await out_of_time(house, table)
    while turn(table)[0] != first:
        who, since, codes = turn(table)
        await table.play(who, since, codes[0], ())
    who, since, codes = turn(table)
    await table.play(who, since, codes[0], ())

    assert player(table, first).missed == 0


async def test_a_deadline_holds_across_a_restart() -> None:
    house = House()
    table = await live(house)
    who, since, _ = turn(table)
    house.now += PATIENCE.live + 1
    again = Tables(GAMES, house.journal, FirstMove(), lambda: house.now, pause=0)
    (restored,), _ = await again.restore()
    assert match_of(restored).due == match_of(table).due
    await again.look_round()

    assert match_of(restored).step > since
    assert player(restored, who).missed == 1
    step = match_of(restored).step
    await again.look_round()
    assert match_of(restored).step == step
    await again.settle()


async def test_a_sleeping_host_hands_the_table_on() -> None:
    house = House()
    table = await house.game(3)
    await table.fall_asleep(ANA)

    assert table.sheet.host in (BOB, CLEO)


async def test_a_table_nobody_comes_back_to_is_closed_after_a_week() -> None:
    house = House()
    table = await house.game()
    await table.fall_asleep(ANA)
    await table.fall_asleep(BOB)
    house.now += PATIENCE.absence - 1
    await house.tables.look_round()
    assert table.sheet.is_open
    house.now += 2
    await house.tables.look_round()

    assert (table.sheet.phase, table.sheet.closed_by) == (Phase.CLOSED, "asleep")
    assert house.journal.sheets[table.sheet.id].match is not None


async def test_a_table_where_one_is_awake_is_never_closed_for_absence() -> None:
    house = House()
    table = await house.lobby(2)
    await table.set_pace(ANA, Pace.UNHURRIED)
    await table.start(ANA)
    await table.fall_asleep(BOB)
    house.now += 100 * 86400
    await house.tables.look_round()

    assert table.sheet.is_open


# ── leaving and taking over ──


async def test_leaving_hands_the_seat_to_a_computer() -> None:
    house = House()
    table = await house.game(3)
    who, _, _ = turn(table)
    await table.leave(who)
    await let_play()

    assert table.sheet.phase is Phase.PLAYING
    assert turn(table)[0] != who
    with pytest.raises(NotSeated):
        table.sheet.seat_of(who)


async def test_one_person_plays_on_with_invited_computers() -> None:
    house = House()
    table = await house.lobby(2)
    await table.add_computer(ANA, Level.NORMAL)
    await table.start(ANA)

    assert (await table.leave(BOB)).phase is Phase.PLAYING
    assert (await table.leave(ANA)).phase is Phase.CLOSED


async def test_a_newcomer_takes_a_sleeping_seat_once_the_host_agrees() -> None:
    house = House()
    table = await house.game(3)
    asleep = await put_to_sleep(house, table)
    seat = table.sheet.seat_of(asleep)
    await table.ask_for_seat(Player(ZOE, "Zoe"), seat)
    assert not table.sheet.seated(ZOE)
    host = table.sheet.host
    other = next(one.person for one in table.sheet.awake if one.person != host)
    with pytest.raises(NotHost):
        await table.agree(other)

    sheet = await table.agree(host)
    assert sheet.seat_of(ZOE) == seat
    assert not sheet.seated(asleep)
    assert sheet.motion is None
    with pytest.raises(Settled):
        await table.agree(host)


async def test_the_host_may_say_no_to_a_newcomer() -> None:
    house = House()
    table = await house.game(3)
    asleep = await put_to_sleep(house, table)
    seat = table.sheet.seat_of(asleep)
    await table.ask_for_seat(Player(ZOE, "Zoe"), seat)
    sheet = await table.object_to(table.sheet.host)

    assert sheet.motion is None
    assert sheet.seat_of(asleep) == seat


async def test_nobody_takes_the_seat_of_somebody_who_is_there() -> None:
    table = await House().game(3)

    with pytest.raises(SeatTaken):
        await table.ask_for_seat(Player(ZOE, "Zoe"), 0)
    with pytest.raises(AlreadySeated):
        await table.ask_for_seat(person(1), 0)


async def test_somebody_who_is_back_keeps_the_seat_that_was_asked_for() -> None:
    house = House()
    table = await house.game(3)
    asleep = await put_to_sleep(house, table)
    await table.ask_for_seat(Player(ZOE, "Zoe"), table.sheet.seat_of(asleep))
    sheet = await table.be_back(asleep)

    assert sheet.motion is None
    assert sheet.seated(asleep)


async def test_where_nobody_is_awake_a_newcomer_needs_nobodys_leave() -> None:
    house = House()
    table = await house.game(2)
    await table.fall_asleep(ANA)
    await table.fall_asleep(BOB)
    sheet = await table.ask_for_seat(Player(ZOE, "Zoe"), 0)

    assert sheet.seat_of(ZOE) == 0
    assert sheet.host == ZOE


# ── votes ──


async def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    house = House()
    table = await live(house, 3)
    who, since, codes = turn(table)
    await table.propose_pause(ANA)
    await table.agree(BOB)
    assert not table.sheet.paused
    await table.agree(CLEO)
    assert table.sheet.paused
    assert not any(match_of(table).due)
    with pytest.raises(Paused):
        await table.play(who, since, codes[0], ())

    house.now += 10_000
    await table.resume(BOB)
    assert match_of(table).due[seat_asked(table)] == house.now + PATIENCE.live
    await table.play(who, since, codes[0], ())


async def test_one_no_is_enough_against_a_pause() -> None:
    table = await House().game(3)
    await table.propose_pause(ANA)
    sheet = await table.object_to(CLEO)

    assert sheet.motion is None
    assert not sheet.paused


async def test_the_sleeping_are_not_asked_for_a_pause() -> None:
    house = House()
    table = await house.game(3)
    await table.propose_pause(ANA)
    await table.agree(BOB)

    assert (await table.fall_asleep(CLEO)).paused


async def test_most_of_the_others_can_kick() -> None:
    house = House()
    table = await house.lobby(4)
    await table.start(ANA)
    await table.propose_kick(ANA, CLEO)
    assert table.sheet.seated(CLEO)
    with pytest.raises(NotSeated):
        await table.agree(CLEO)
    sheet = await table.agree(BOB)

    assert not sheet.seated(CLEO)
    assert sheet.phase is Phase.PLAYING
    assert sheet.motion is None


async def test_a_kick_most_of_the_others_are_against_is_off() -> None:
    house = House()
    table = await house.lobby(4)
    await table.start(ANA)
    await table.propose_kick(ANA, CLEO)
    await table.object_to(BOB)
    sheet = await table.object_to(PersonId(4))

    assert sheet.motion is None
    assert sheet.seated(CLEO)


async def test_one_question_at_a_time_is_open() -> None:
    table = await House().game(3)
    await table.propose_pause(ANA)

    with pytest.raises(QuestionOpen):
        await table.propose_kick(BOB, CLEO)
    await table.object_to(BOB)
    assert (await table.propose_kick(BOB, CLEO)).motion is not None


async def test_a_moderator_kicks_at_once_and_no_kick_closes_a_table() -> None:
    table = await House().game(2)
    sheet = await table.kick(BOB)

    assert not sheet.seated(BOB)
    assert sheet.phase is Phase.PLAYING


# ── hints ──


async def test_a_hint_is_for_whoever_is_asked_where_the_table_allows_it() -> None:
    house = House()
    table = await house.game(2)
    who, _, codes = turn(table)
    other = next(one.person for one in table.sheet.players if one.person != who)
    advice = await house.tables.advise(table, who)

    assert table.codec.code(advice.move) in codes
    with pytest.raises(NotYourMove):
        await house.tables.advise(table, other)


async def test_a_table_may_do_without_hints() -> None:
    house = House()
    table = await house.lobby(2)
    await table.turn_hints(ANA)
    await table.start(ANA)

    with pytest.raises(HintsOff):
        await house.tables.advise(table, turn(table)[0])
