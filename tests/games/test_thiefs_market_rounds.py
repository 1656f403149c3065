"""Thief's Market: cashing, the market's rows, the end and the reckoning."""

import pytest

from engine.games.thiefs_market.scoring import majority, reckon
from engine.games.thiefs_market.state import State
from tests.games.thieves import RULES, chances, end_round, events, fresh, objects, shopping


def closing(newest: str, row: int, deck: int) -> State:
    """Return the last turn of a round with so many cards in the newest row and its deck."""
    state = shopping("mask", newest=newest)
    whole = fresh(3)
    cards = [*whole.rows["A"], *whole.decks["A"]] if newest == "A" else whole.decks[newest]
    state.rows[newest], state.decks[newest] = cards[:row], cards[row : row + deck]
    return state


def deals(state: State) -> list[str]:
    """End the round; return the cards that were dealt."""
    return [step["card"] for step in chances(end_round(state)) if step["chance"] == "deal"]


def test_unspent_dice_are_cashed_by_the_face_they_show_and_gems_bring_nothing() -> None:
    state = shopping("red bag bag mask pawn", gold=1)

    end_round(state)

    assert (state.gold[0], state.infamy[0]) == (3, 1)
    assert state.piles == [objects("")] * 3


def test_the_newest_row_is_filled_up_to_five() -> None:
    state = closing("A", row=3, deck=4)
    top = state.decks["A"][:2]

    assert deals(state) == top
    assert len(state.rows["A"]) == 5


def test_cards_of_earlier_rows_are_not_replaced() -> None:
    state = closing("B", row=5, deck=3)
    state.rows["A"] = ["tailor"]

    assert deals(state) == []
    assert state.rows["A"] == ["tailor"]


@pytest.mark.parametrize(("deck", "following"), [("A", "B"), ("B", "C")])
def test_a_deck_that_cannot_fill_its_row_is_dealt_out_and_the_next_is_opened(
    deck: str, following: str
) -> None:
    state = closing(deck, row=2, deck=2)
    state.decks[following] = fresh(3).decks[following]
    expected = [*state.decks[deck], *state.decks[following][:5]]

    assert deals(state) == expected
    assert len(state.rows[deck]) == 4
    assert len(state.rows[following]) == 5


def test_an_empty_deck_opens_the_next_without_a_deal_of_its_own() -> None:
    state = closing("A", row=4, deck=0)
    state.decks["B"] = fresh(3).decks["B"]

    assert len(deals(state)) == 5
    assert list(state.rows) == ["A", "B"]


@pytest.mark.parametrize("deck", ["A", "B", "C"])
def test_a_deck_emptied_by_filling_its_row_exactly_opens_and_ends_nothing(deck: str) -> None:
    state = closing(deck, row=3, deck=2)

    assert len(deals(state)) == 2
    assert state.newest == deck
    assert state.phase == "split"


def test_a_full_row_over_an_empty_deck_c_does_not_end_the_game() -> None:
    state = closing("C", row=5, deck=0)

    end_round(state)

    assert state.phase == "split"


def test_the_game_ends_with_no_deal_when_deck_c_cannot_fill_its_row() -> None:
    state = closing("C", row=3, deck=1)

    happened = end_round(state)

    assert chances(happened) == []
    assert events(happened)[-1] == "over"
    assert RULES.asked(state) == ()
    assert RULES.outcome(state) is not None


def test_dice_are_cashed_before_the_game_ends() -> None:
    state = closing("C", row=3, deck=1)

    end_round(state)

    assert state.infamy == [1, 0, 1]


def test_the_owner_of_the_pawn_starts_the_next_round_with_all_dice_and_the_pawn() -> None:
    state = closing("A", row=5, deck=5)

    happened = end_round(state)

    assert (state.phase, state.round, state.turn) == ("split", 2, 1)
    assert sum(state.centre) == 11
    assert [len(step["dice"]) for step in chances(happened)] == [10]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [3, 1, 0]),
        ([3, 3, 1], [2, 2, 1]),
        ([3, 2, 2], [3, 0, 0]),
        ([2, 2, 2], [2, 2, 2]),
        ([2, 0, 0], [3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 3, 1, 1], [2, 2, 0, 0]),
    ],
)
def test_henchmen_score_most_and_second_and_a_tie_costs_a_point(
    counts: list[int], points: list[int]
) -> None:
    assert majority(counts, 3, 1) == points


@pytest.mark.parametrize(
    ("gold", "points"),
    [([4, 2, 1], [3, 0, 0]), ([4, 4, 1], [2, 2, 0]), ([0, 0, 0], [0, 0, 0])],
)
def test_gold_scores_for_most_only(gold: list[int], points: list[int]) -> None:
    assert reckon([[], [], []], [0, 0, 0], gold).detail["gold"] == points


def test_the_executive_assistant_counts_as_two_henchmen() -> None:
    cards = [["executive_assistant"], ["tailor"], ["crown"]]

    assert reckon(cards, [0, 0, 0], [0, 0, 0]).detail["henchmen"] == [3, 1, 0]


def test_the_score_is_the_sum_of_cards_infamy_henchmen_and_gold() -> None:
    cards = [["crown", "tailor"], ["political_campaign", "necklace"], []]

    outcome = reckon(cards, [2, 5, 1], [3, 0, 3])

    assert outcome.detail == {
        "cards": [6, 4, 0],
        "infamy": [2, 5, 1],
        "henchmen": [3, 0, 0],
        "gold": [2, 0, 2],
    }
    assert outcome.scores == (13, 9, 3)
    assert outcome.winners == (0,)


def test_a_tie_goes_to_the_most_cards() -> None:
    outcome = reckon([["crown"], ["brooch", "menacing_monocle"]], [0, 0], [0, 0])

    assert outcome.scores == (6, 6)
    assert outcome.winners == (1,)


def test_a_tie_in_cards_goes_to_the_most_gold_and_infamy() -> None:
    outcome = reckon([["crown"], ["fur_coat"], []], [0, 2, 0], [1, 1, 9])

    assert outcome.scores == (6, 6, 3)
    assert outcome.winners == (1,)


def test_a_tie_in_everything_is_shared() -> None:
    outcome = reckon([["crown"], ["scepter"], []], [1, 1, 0], [0, 0, 0])

    assert outcome.winners == (0, 1)
