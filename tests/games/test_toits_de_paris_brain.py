"""The computer player of Les Toits de Paris."""

import pytest

from engine.dice import Dice
from engine.games.toits_de_paris import TOITS_DE_PARIS
from engine.games.toits_de_paris.moves import Done, Draw, Move, Take
from engine.games.toits_de_paris.state import State
from tests.games.roofs import legal, roofs
from tests.playouts import check_strong_choices, seed_of, strong_choice


def choice(state: State) -> Move:
    """Return what the computer plays for whoever is asked."""
    view, luck = TOITS_DE_PARIS.rules.view(state, state.turn), Dice(seed_of("luck"))
    move: Move = TOITS_DE_PARIS.brain.choose(view, state.turn, legal(state), luck)
    return move


def last_helping(*board: str) -> State:
    """Return a game whose very last decision is seat 0's, with 9 points against 11."""
    state = roofs(board, seats=2, draw=(), stage="extra")
    state.collections[0]["jewels"] = ["jewels/1/-/-"] * 3 + ["jewels/2/-/-"] * 2
    state.collections[0]["gems"] = ["gems/1/-/-"]
    state.collections[1]["gems"] = ["gems/2/-/-"]
    state.collections[1]["gold"] = ["gold/0/2/b"]
    return state


def test_it_draws_while_nothing_can_happen() -> None:
    state = roofs(["gold/1/-/-"], draw=["gems/0/1/-", "jewels/0/1/-", "gold/0/-/-"] * 8)

    assert choice(state) == Draw()


def test_it_leaves_a_card_that_would_only_bring_the_police() -> None:
    state = roofs(["gold/1/-/b"], stage="extra")
    state.collections[0]["gold"] = ["gold/0/2/b", "gold/0/2/b", "gold/1/-/-"]

    assert choice(state) == Done()


def test_strong_breaks_the_tie_that_wins_where_normal_counts_printed_points() -> None:
    state = last_helping("jewels/0/2/b", "gems/1/-/-")

    assert choice(state) == Take(1)
    assert strong_choice(TOITS_DE_PARIS, state, 20) == Take(2)


@pytest.mark.parametrize("seats", TOITS_DE_PARIS.seats)
def test_strong_plays_legal_moves_when_short_of_time(seats: int) -> None:
    check_strong_choices(TOITS_DE_PARIS, seats)
