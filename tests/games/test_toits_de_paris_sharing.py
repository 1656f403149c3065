"""Who takes how many cards, and in which order."""

import pytest

from engine.games.toits_de_paris.moves import Done, Draw, Stop, Take
from engine.games.toits_de_paris.state import State
from tests.games.roofs import PLAIN, RULES, draw_next, legal, play, roofs, stopped, told

FOUR = ["gold/0/-/-", "jewels/0/-/-", "paintings/0/-/-", "gems/0/-/-"]
SIX = [*FOUR, "statues/0/-/-", "gold/0/1/-"]


@pytest.mark.parametrize(("cards", "takes"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 4)])
def test_the_chief_takes_the_number_under_the_last_card(cards: int, takes: int) -> None:
    state = stopped(SIX[:cards], seats=4)

    for square in range(1, takes + 1):
        assert (state.stage, state.turn) == ("spoils", 0)
        assert Done() not in legal(state)
        play(state, Take(square))

    assert sum(len(cards) for cards in state.collections[0].values()) == takes
    assert state.turn == 1


def test_identical_cards_are_one_choice_named_by_the_leftmost_square() -> None:
    state = stopped(["gems/1/-/-", "gold/0/-/-", "gems/1/-/-"])

    assert legal(state) == [Take(1), Take(2)]


def test_cards_keep_their_square_numbers() -> None:
    state = stopped(FOUR)

    play(state, Take(2))

    assert legal(state) == [Take(1), Take(3), Take(4)]


def test_a_single_card_is_no_decision() -> None:
    state = stopped([PLAIN])

    assert legal(state) == [Take(1)]
    assert not RULES.always_asked(state, 0)


def test_the_others_take_one_each_clockwise() -> None:
    state = stopped(SIX[:5], seats=4)
    state.chief = state.turn = 2

    play(state, Take(1), Take(2))
    askings = []
    for square in (3, 4, 5):
        askings.append(state.turn)
        assert Done() not in legal(state)
        play(state, Take(square))

    assert askings == [3, 0, 1]


def test_those_for_whom_nothing_is_left_get_nothing() -> None:
    state = stopped(FOUR[:2], seats=4)

    play(state, Take(1))
    story = play(state, Take(2))

    assert told(story) == ["take", "chief", "reveal"]
    assert state.chief == 1


def test_the_chief_may_take_one_more_of_what_is_left() -> None:
    state = stopped(FOUR, seats=2)

    play(state, Take(1), Take(2), Take(3))
    assert (state.stage, state.turn) == ("extra", 0)
    assert legal(state) == [Take(4), Done()]
    play(state, Take(4))

    assert state.chief == 1


def test_the_chief_may_leave_the_last_cards_to_be_discarded() -> None:
    state = stopped(FOUR[:3], seats=2)

    play(state, Take(1), Take(2))
    story = play(state, Done())

    assert told(story)[:2] == ["done", "discard"]
    assert not state.collections[0]["paintings"]
    assert state.chief == 1


def test_only_one_extra_card_is_taken() -> None:
    state = stopped(FOUR[:3] + SIX[4:], seats=2)

    play(state, Take(1), Take(2), Take(3))
    story = play(state, Take(4))

    assert "discard" in told(story)
    assert state.chief == 1


def test_a_caught_chief_gets_no_extra_card() -> None:
    state = roofs(["gold/0/-/-", "jewels/0/1/-", "gems/2/-/-"], seats=2)
    draw_next(state, "gems/3/-/b")

    story = play(state, Take(1))

    assert told(story)[:2] == ["take", "discard"]
    assert state.chief == 1


def after_coup(seats: int) -> State:
    """Return a table whose chief has just pulled off a coup d'éclat with four cards."""
    state = roofs(["gold/0/-/-", "jewels/0/1/-", "gems/2/-/-"], seats=seats)
    draw_next(state, "statues/1/-/-")
    return state


def test_after_a_coup_the_chief_takes_as_many_as_she_likes() -> None:
    state = after_coup(seats=3)

    assert legal(state) == [Take(1), Take(2), Take(3), Take(4), Done()]
    play(state, Take(1), Take(4))
    assert legal(state) == [Take(2), Take(3), Done()]


def test_after_a_coup_the_chief_may_take_none_and_still_gets_the_extra_card() -> None:
    state = after_coup(seats=2)

    play(state, Done())
    assert (state.stage, state.turn) == ("gang", 1)
    play(state, Take(1))

    assert (state.stage, state.turn) == ("extra", 0)
    assert legal(state) == [Take(2), Take(3), Take(4), Done()]


def test_an_empty_board_asks_nothing() -> None:
    state = after_coup(seats=3)

    story = play(state, Take(1), Take(2), Take(3), Take(4))

    assert told(story) == ["take", "chief", "reveal"]
    assert state.chief == 1


def test_only_the_one_who_is_asked_has_moves() -> None:
    state = roofs([PLAIN])

    assert RULES.moves(state, 0) == (Draw(), Stop())
    assert RULES.moves(state, 1) == RULES.moves(state, 2) == ()
