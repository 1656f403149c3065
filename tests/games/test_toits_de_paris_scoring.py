"""Reward tokens, ties, printed points and the result."""

from typing import Any

import pytest

from engine.games.toits_de_paris.components import COLOURS
from engine.games.toits_de_paris.scoring import award
from engine.games.toits_de_paris.state import State
from tests.games.roofs import RULES, roofs


def finished(*collections: dict[str, list[str]]) -> State:
    """Return a finished game with these collections."""
    state = roofs([], seats=len(collections), draw=[], stage="over")
    for owned, cards in zip(state.collections, collections, strict=True):
        owned |= cards
    return state


def result(state: State) -> tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.scores, outcome.winners, outcome.detail


@pytest.mark.parametrize(
    ("amounts", "given"),
    [
        ([3, 2, 1, 0], [6, 3, 0, 0]),
        ([1, 0, 0, 0], [6, 0, 0, 0]),
        ([2, 5], [3, 6]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 4], [3, 3]),
        ([4, 4, 3, 2], [3, 3, 0, 0]),
        ([4, 4, 3, 3], [3, 3, 0, 0]),
        ([4, 4, 4], [0, 0, 0]),
        ([4, 4, 4, 3], [0, 0, 0, 0]),
        ([2, 2, 2, 2], [0, 0, 0, 0]),
        ([5, 2, 2], [6, 3, 3]),
        ([2, 5, 2, 1], [3, 6, 3, 0]),
        ([5, 2, 2, 2], [6, 0, 0, 0]),
        ([5, 0, 0, 0], [6, 0, 0, 0]),
    ],
)
def test_tokens_go_by_rank(amounts: list[int], given: list[int]) -> None:
    assert award(amounts) == given


@pytest.mark.parametrize(
    ("amounts", "given"),
    [
        ([4, 4], [6, 3]),
        ([4, 4, 4], [6, 3, 3]),
        ([4, 4, 4, 4], [6, 0, 0, 0]),
        ([4, 4, 3, 3], [6, 3, 0, 0]),
        ([2, 5, 2, 2], [3, 6, 0, 0]),
        ([2, 5, 2], [3, 6, 0]),
        ([2, 5, 5, 2], [0, 3, 3, 0]),
        ([2, 3, 1, 1], [3, 6, 0, 0]),
        ([1, 2, 2, 2], [0, 0, 0, 0]),
    ],
)
def test_the_tie_breaker_wins_the_tie_its_holder_is_in(
    amounts: list[int], given: list[int]
) -> None:
    assert award(amounts, holder=0) == given


def test_the_tie_breaker_counts_for_its_own_colour_only() -> None:
    state = finished(
        {"gold": ["gold/0/tie/-"], "gems": ["gems/1/-/-"]},
        {"gold": ["gold/1/-/-"], "gems": ["gems/1/-/-"]},
    )

    _, _, detail = result(state)

    assert detail["tokens"] == [{"gold": 6, "gems": 3}, {"gold": 3, "gems": 3}]


def test_a_joker_counts_as_a_card_but_has_no_points() -> None:
    state = finished({"gold": ["gold/1/-/-"]}, {"gold": ["gold/1/-/-"]})
    state.jokers = ["gold", "statues"]

    scores, _, detail = result(state)

    assert detail["tokens"] == [{"gold": 6}, {"gold": 3, "statues": 6}]
    assert scores == (6, 9)


def test_an_unused_or_lost_character_counts_nowhere() -> None:
    state = finished({}, {})
    state.jokers = ["ready", "gone"]

    assert result(state) == ((0, 0), (0, 1), {"tokens": [{}, {}], "printed": [0, 0]})


def test_white_goes_by_feathers_of_all_colours() -> None:
    state = finished(
        {"gold": ["gold/0/feather/-"], "gems": ["gems/0/feather/b"]},
        {"gold": ["gold/0/feather/b"]},
        {},
    )

    _, _, detail = result(state)

    assert [tokens.get("white") for tokens in detail["tokens"]] == [6, 3, None]


def test_a_tie_breaker_does_not_help_with_feathers() -> None:
    state = finished(
        {colour: [f"{colour}/0/tie/-"] for colour in COLOURS} | {"gold": ["gold/0/feather/-"]},
        {"gems": ["gems/0/feather/-"]},
    )

    _, _, detail = result(state)

    assert [tokens.get("white") for tokens in detail["tokens"]] == [3, 3]


def test_printed_points_are_added() -> None:
    state = finished(
        {"gold": ["gold/0/2/b", "gold/0/1/-", "gold/0/tie/-"]}, {"gems": ["gems/0/2/b"]}
    )

    scores, winners, detail = result(state)

    assert detail["printed"] == [4, 2]
    assert (scores, winners) == ((10, 8), (0,))


def test_ties_share_the_win() -> None:
    state = finished({"gold": ["gold/1/-/-"]}, {"gems": ["gems/1/-/-"]}, {})

    scores, winners, _ = result(state)

    assert (scores, winners) == ((6, 6, 0), (0, 1))


def test_there_is_no_result_before_the_end() -> None:
    assert RULES.outcome(roofs(["gold/0/-/-"])) is None
