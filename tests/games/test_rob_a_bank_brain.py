"""The computer players of How to Rob a Bank."""

from itertools import islice

import pytest

from engine.dice import Dice
from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.moves import AnyMove, Move
from engine.games.rob_a_bank.state import State
from engine.levels import Level, choose
from tests.games.raids import B1, B2, C2, C3, RULES, asked, bags, raid, walls
from tests.playouts import playout, seed_of


def choice(state: State, level: Level, rounds: int = 0) -> AnyMove:
    """Return what a computer plays; a strong one after so many rounds of dreams."""
    seat, luck, dreams = asked(state), Dice(seed_of("luck")), iter(range(rounds))
    view, legal = RULES.view(state, seat), RULES.moves(state, seat)
    move: AnyMove = choose(
        ROB_A_BANK, level, view, seat, legal, luck, lambda: next(dreams, None) is not None
    )
    return move


def mate_in_need() -> State:
    """Return red's turn while a guard keeps yellow from throwing the last bag."""
    pawns = {"yellow": B1, "red": B2, "guard1": B1, "guard2": C3}
    state = raid("red", "move+spray", lap=3, pawns=pawns, carried={"yellow": 1}, car=2)
    state.walls = walls(c1="E", c2="N", a3="E", c3="W")
    state.locked, state.alarm = bags(B1, B2), C2
    state.round, state.thrown = 3, 3
    return state


def test_only_the_strong_one_goes_to_ring_the_alarm_for_a_mate() -> None:
    state = mate_in_need()

    assert choice(state, Level.NORMAL) == Move(to=B1)
    assert choice(state, Level.STRONG, rounds=8) == Move(to=C2)


@pytest.mark.parametrize("seats", ROB_A_BANK.seats)
def test_the_strong_one_thinks_of_a_few_legal_moves_and_plays_one(seats: int) -> None:
    for state, _ in islice(playout(ROB_A_BANK, seats, "dreams"), 0, 90, 7):
        seat = asked(state)
        view, legal = RULES.view(state, seat), RULES.moves(state, seat)

        shortlist = ROB_A_BANK.brain.shortlist(view, seat, legal, Dice(seed_of("luck")))
        assert 0 < len(shortlist) < 5
        assert all(move in legal for move in shortlist)
        assert choice(state, Level.STRONG, rounds=1) in legal
