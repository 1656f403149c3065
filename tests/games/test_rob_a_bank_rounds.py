"""How to Rob a Bank: laps, rounds, the end, and whole games on record."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.components import BAGS, NEEDED
from engine.games.rob_a_bank.moves import AnyMove
from engine.games.rob_a_bank.state import State
from engine.moves import MoveCodec
from engine.record import Record, simulate, verify
from tests.games.raids import C3, RULES, asked, bags, legal, play, raid
from tests.playouts import playout, reader

GOLDEN = Path(__file__).parent.parent / "golden" / "rob_a_bank.jsonl"


def finish_round(state: State) -> None:
    """Let everybody do the last thing they may until the round is over."""
    number = state.round
    while state.phase == "rob" and state.round == number:
        play(state, legal(state)[-1])


def last_turn(**changes: Any) -> State:
    """Return the last robber about to act in the last lap of a round of three."""
    return raid("red", "crawl", lap=4, **changes)


def test_five_times_around_bank_yellow_red() -> None:
    state = raid("bank", "move+move")
    order = [state.side]
    while state.round == 1:
        before = (state.side, state.lap)
        play(state, legal(state, "end")[0] if legal(state, "end") else legal(state)[0])
        if state.round == 1 and (state.side, state.lap) != before:
            order.append(state.side)

    assert order == ["bank", "yellow", "red"] * 5


def test_after_a_round_bags_in_hand_and_on_the_floor_go_back_and_thrown_ones_stay() -> None:
    state = last_turn(carried={"red": 1}, bags=bags(C3), locked=bags(C3), thrown=2)
    finish_round(state)

    assert state.round == 2
    assert state.thrown == 2
    assert not any(state.carried.values())
    assert sum(state.bags) == 4
    assert not any(state.locked)


def test_after_a_round_everybody_stands_and_the_alarm_is_back() -> None:
    state = last_turn(down=["yellow", "guard1"], alarm=None, alarm_locked=True)
    finish_round(state)

    assert state.down == []
    assert state.alarm is not None
    assert not state.alarm_locked


def test_a_new_round_begins_with_a_new_layout_and_full_hands() -> None:
    state = last_turn()
    finish_round(state)
    while state.phase != "plan":
        play(state, legal(state)[0])

    assert all(len(cards) == 8 for cards in state.hands.values())
    assert all(not plan for plan in state.plans.values())


def test_after_round_three_the_bank_wins() -> None:
    state = last_turn(round=3, thrown=3)
    finish_round(state)
    outcome = RULES.outcome(state)

    assert RULES.asked(state) == ()
    assert outcome is not None
    assert outcome.scores == (1, 0, 0)
    assert outcome.winners == (0,)
    assert outcome.detail == {"thrown": 3, "needed": 4, "round": 3}


@pytest.mark.parametrize(("seats", "needed"), ((2, 4), (3, 4), (4, 5)))
def test_the_robbers_win_at_once_with_the_throw_that_makes_enough(seats: int, needed: int) -> None:
    state = raid("yellow", "crawl", seats=seats, carried={"yellow": 1}, thrown=needed - 1, round=2)
    play(state, "throw")
    outcome = RULES.outcome(state)

    assert RULES.asked(state) == ()
    assert outcome is not None
    assert outcome.scores == (0, *[1] * (seats - 1))
    assert outcome.winners == tuple(range(1, seats))
    assert outcome.detail == {"thrown": needed, "needed": needed, "round": 2}


def test_one_bag_short_the_raid_goes_on() -> None:
    state = raid("yellow", "crawl", carried={"yellow": 1}, thrown=2)
    play(state, "throw")

    assert RULES.outcome(state) is None
    assert asked(state) == 1


@pytest.mark.parametrize("seats", ROB_A_BANK.seats)
def test_no_bag_is_made_or_lost_within_a_round(seats: int) -> None:
    for state, _ in playout(ROB_A_BANK, seats, "bags"):
        about = sum(state.bags) + sum(state.locked) + sum(state.carried.values())

        assert about + state.thrown <= BAGS
        assert state.thrown <= NEEDED[seats]


def golden() -> list[Record]:
    lines = GOLDEN.read_text(encoding="utf8").splitlines()
    return [Record.model_validate_json(line) for line in lines]


def test_there_is_a_golden_game_for_each_number_of_seats() -> None:
    assert [record.seats for record in golden()] == list(ROB_A_BANK.seats)


@pytest.mark.parametrize("record", golden(), ids=lambda record: f"{record.seats} seats")
def test_golden_games_agree_with_the_rules(record: Record) -> None:
    verify(ROB_A_BANK, record)


@pytest.mark.parametrize("record", golden(), ids=lambda record: f"{record.seats} seats")
def test_golden_games_come_out_the_same_again(record: Record) -> None:
    codec: MoveCodec[AnyMove] = MoveCodec(ROB_A_BANK.move_types)
    chosen = iter([codec.read(s["action"]) for s in record.steps if s.get("auto") is False])

    again = simulate(
        ROB_A_BANK, record.seats, bytes.fromhex(record.seed), lambda *_: next(chosen), legal=True
    )

    assert again == record


def test_the_golden_games_show_every_kind_of_action() -> None:
    done = {step["action"]["do"] for r in golden() for step in r.steps if "action" in step}

    assert done == {field.default for kind in ROB_A_BANK.move_types for field in fields(kind)[-1:]}


@pytest.mark.parametrize("thrown", (0, 1, 3, 4))
def test_the_end_says_why(thrown: int) -> None:
    state = raid("yellow", "crawl", thrown=thrown, round=3)
    state.phase = "over"
    outcome = RULES.outcome(state)
    assert outcome is not None
    lines = ROB_A_BANK.face.final(RULES.view(state, None), outcome, reader(ROB_A_BANK, 3, "en"))

    assert ("robbers win" in lines[0]) == (thrown == 4)
    assert ("holiday" in lines[-1]) == (thrown == 4)
