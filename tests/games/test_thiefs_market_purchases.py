"""Thief's Market: paying, extra purchases, turns."""

import pytest

from engine.games.thiefs_market.moves import Buy, End, Move, Use
from tests.games.thieves import RULES, act, moves, objects, shopping, splitting, to_market


def purchases(moves: list[Move]) -> list[dict[str, int]]:
    """Return the payments among moves."""
    return [dict(move.pay) for move in moves if isinstance(move, Buy)]


def test_gold_stands_in_for_any_gem_also_where_dice_would_do() -> None:
    state = shopping("white blue blue", sale=["crown"], gold=2)

    assert purchases(moves(state)) == [
        {"white": 1, "blue": 2},
        {"white": 1, "blue": 1, "gold": 1},
        {"white": 1, "gold": 2},
        {"blue": 2, "gold": 1},
        {"blue": 1, "gold": 2},
    ]


def test_every_mix_of_a_four_gem_card_is_one_action() -> None:
    state = shopping("red white blue green", sale=["loyalty_program"], gold=4)

    assert len(purchases(moves(state))) == 16


def test_more_dice_of_a_gem_than_printed_are_never_paid() -> None:
    state = shopping("red red red red", sale=["fur_coat"], gold=1)

    assert purchases(moves(state)) == [{"red": 1, "gold": 1}]


def test_a_bag_is_not_gold_and_a_mask_is_nothing() -> None:
    state = shopping("bag bag mask mask", sale=["necklace", "tailor"])

    assert moves(state) == [End()]


def test_paying_spends_the_dice_and_the_gold_and_takes_the_card_off_the_market() -> None:
    state = shopping("white blue blue mask", sale=["crown"], gold=2)

    act(state, Buy("crown", {"white": 1, "blue": 1, "gold": 1}))

    assert state.piles[0] == objects("blue mask")
    assert state.gold[0] == 1
    assert state.cards[0] == ["crown"]
    assert state.rows["C"] == []


def test_there_is_one_purchase_a_turn() -> None:
    state = shopping("red red white", sale=["tailor", "local_celebrity", "disgruntled_minion"])

    act(state, Buy("tailor", {"red": 1}))

    assert not purchases(moves(state))


def test_an_end_that_is_the_only_action_is_played_by_itself() -> None:
    state = shopping("mask", sale=["crown"])

    assert moves(state) == [End()]
    assert not RULES.always_asked(state, 0)


def test_the_turns_go_clockwise_from_the_owner_of_the_pawn() -> None:
    state = splitting("", "red", "blue pawn", "mask")
    state.starter = 1
    to_market(state)
    turns = []
    while state.round == 1:
        turns.append(state.turn)
        act(state, End())

    assert turns == [1, 2, 0]


def test_nobody_acts_out_of_turn() -> None:
    state = shopping("red", sale=["tailor"])

    assert list(RULES.moves(state, 1)) == []


@pytest.mark.parametrize(
    ("card", "gem"),
    [
        ("corrupt_official", "white"),
        ("disgruntled_minion", "red"),
        ("guy_in_a_trenchcoat", "blue"),
        ("executive_assistant", "green"),
    ],
)
def test_an_extra_purchase_looks_at_the_pile_as_it_was_split(card: str, gem: str) -> None:
    with_gem = shopping("mask", card, memory=f"{gem} {gem} mask")
    without = shopping(gem, card, memory="mask")

    assert with_gem.left == 2
    assert without.left == 1


@pytest.mark.parametrize(
    ("card", "gem", "pay"),
    [
        ("corrupt_official", "white", {"white": 1}),
        ("disgruntled_minion", "red", {"red": 1}),
        ("guy_in_a_trenchcoat", "blue", {"blue": 1}),
        ("executive_assistant", "green", {"red": 1, "green": 1}),
    ],
)
def test_an_extra_purchase_works_on_the_turn_its_card_is_bought(
    card: str, gem: str, pay: dict[str, int]
) -> None:
    split_with = shopping("red white blue green", sale=[card])
    split_without = shopping("red white blue green", sale=[card], memory="mask")

    act(split_with, Buy(card, pay))
    act(split_without, Buy(card, pay))

    assert split_with.left == 1
    assert split_without.left == 0


def test_extra_purchases_add_up() -> None:
    owned = ["corrupt_official", "disgruntled_minion", "insurance_racket"]

    assert shopping("red white", *owned).left == 4


def test_the_insurance_racket_takes_one_gem_of_your_choice_off_the_price() -> None:
    state = shopping("white blue blue", "insurance_racket", sale=["crown"])

    assert purchases(moves(state)) == [{"white": 1, "blue": 1}, {"blue": 2}]


def test_the_insurance_racket_is_not_optional_and_gold_fills_up_to_the_lower_price() -> None:
    state = shopping("red red", "insurance_racket", sale=["giant_belt_buckle"], gold=1)

    assert purchases(moves(state)) == [{"red": 1}, {"gold": 1}]


def test_a_one_gem_card_is_free_with_the_insurance_racket() -> None:
    state = shopping("mask", "insurance_racket", sale=["tailor"])

    act(state, Buy("tailor", {}))

    assert state.cards[0] == ["insurance_racket", "tailor"]


def test_the_insurance_racket_is_paid_in_full_and_helps_at_once_afterwards() -> None:
    state = shopping("red white green mask", sale=["insurance_racket", "tailor"])

    assert {"red": 1, "white": 1} not in purchases(moves(state))
    act(state, Buy("insurance_racket", {"red": 1, "white": 1, "green": 1}))
    assert moves(state) == [Buy("tailor", {}), End()]


def test_a_card_can_be_used_on_the_turn_it_is_bought_and_between_purchases() -> None:
    state = shopping("red red", sale=["tailor"])

    act(state, Buy("tailor", {"red": 1}))

    assert moves(state) == [Use("tailor"), End()]


def test_a_card_used_once_is_not_used_again_until_the_next_round() -> None:
    state = shopping("red red", "tailor")

    act(state, Use("tailor"))

    assert moves(state) == [End()]
