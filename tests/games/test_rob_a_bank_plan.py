"""How to Rob a Bank, phase 2: hands and plans, and who sees them."""

import json
from collections import Counter

import pytest
from pydantic import TypeAdapter

from engine.dice import Dice
from engine.game import Chance, Event
from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.components import SIDES, deck_of
from engine.games.rob_a_bank.state import State, seat_of
from engine.games.rob_a_bank.view import View
from tests.games.raids import CODEC, RULES, asked, legal, play, raid
from tests.playouts import board, hand, playout, seed_of


def planning(seats: int = 3) -> State:
    """Return the moment of the first card of a plan; seat 0 is the bank."""
    for number in range(100):
        state = RULES.setup(seats, {"bank": 0}, Dice(seed_of(f"planning {number}"))).state
        if state.phase == "plan":
            return state
    raise AssertionError("every layout asks for something else first")


def plan_all(state: State) -> None:
    while state.phase == "plan":
        play(state, legal(state)[0])


def test_every_deck_is_shuffled_whole_and_eight_are_drawn_bank_first() -> None:
    for number in range(100):
        seed = seed_of(f"hands {number}")
        setup = RULES.setup(4, {"bank": 0}, Dice(seed))
        if setup.state.phase == "plan":
            break
    (step,) = [h.step for h in setup.happenings if isinstance(h, Chance) and "hands" in h.step]
    dice = Dice(seed)
    dice.shuffle(list(range(9)))
    for _ in range(4):
        dice.below(4)

    assert list(step["hands"]) == ["bank", "yellow", "red", "green"]
    for side, cards in step["hands"].items():
        deck = deck_of(side)
        dice.shuffle(deck)
        assert cards == deck[:8]


def test_sides_plan_in_turn_the_bank_first_five_times_around() -> None:
    state = planning(seats=4)
    order = []
    while state.phase == "plan":
        order.append(state.side)
        play(state, legal(state)[0])

    assert order == ["bank", "yellow", "red", "green"] * 5
    assert all(len(plan) == 5 for plan in state.plans.values())
    assert all(len(cards) == 3 for cards in state.hands.values())


def test_equal_cards_are_offered_once() -> None:
    state = planning()
    state.hands["bank"] = ["move+move"] * 5 + ["move+lock"] * 2 + ["move+tackle/lock"]

    assert legal(state) == ["plan//move+move", "plan//move+lock", "plan//move+tackle/lock"]


def test_a_robbers_card_names_the_robber_and_the_banks_none() -> None:
    state = planning()
    bank_card = CODEC.write(RULES.moves(state, 0)[0])
    play(state, legal(state)[0])
    yellow_card = CODEC.write(RULES.moves(state, 1)[0])

    assert set(bank_card) == {"do", "card"}
    assert set(yellow_card) == {"do", "robber", "card"}
    assert yellow_card["robber"] == "yellow"


def test_of_two_players_one_plans_yellow_then_red_each_from_its_own_hand() -> None:
    state = planning(seats=2)
    play(state, legal(state)[0])

    for robber in ("yellow", "red"):
        assert asked(state) == 1
        assert set(legal(state)) == {f"plan/{robber}/{card}" for card in state.hands[robber]}
        play(state, legal(state)[0])


def test_the_first_card_planned_is_the_first_played() -> None:
    state = planning()
    first = {}
    for side in SIDES[3]:
        first[side] = legal(state)[-1].split("/", 2)[2]
        play(state, legal(state)[-1])
    plan_all(state)

    assert RULES.view(state, None).card() == first["bank"]
    assert {side: plan[0] for side, plan in state.plans.items()} == first


def test_only_the_top_card_of_a_plan_is_seen() -> None:
    state = planning()
    for _ in range(4):
        play(state, legal(state)[0])

    for viewer in (None, 0, 1, 2):
        known = RULES.view(state, viewer).known
        assert known["bank"] == {1: state.plans["bank"][1]}
        assert known["yellow"] == {0: state.plans["yellow"][0]}


def test_the_last_tops_stay_in_sight_until_the_bank_acts() -> None:
    state = planning()
    plan_all(state)
    tops = {side: plan[4] for side, plan in state.plans.items()}

    known = RULES.view(state, None).known
    assert {side: cards[4] for side, cards in known.items()} == tops
    play(state, legal(state, "move")[0])
    known = RULES.view(state, None).known
    assert known == {"bank": {0: state.plans["bank"][0]}, "yellow": {}, "red": {}}


def test_cards_revealed_in_the_raid_stay_seen() -> None:
    state = raid("yellow", "crawl", lap=1)

    known = RULES.view(state, None).known
    assert known["bank"] == {0: "move+move", 1: "move+move"}
    assert known["yellow"] == {0: "move+move", 1: "crawl"}
    assert known["red"] == {0: "move+move"}


def test_the_bank_sees_its_own_hand_alone() -> None:
    assert set(RULES.view(planning(seats=4), 0).hands) == {"bank"}


def test_robbers_see_the_hands_of_the_gang_but_not_the_banks() -> None:
    state = planning(seats=4)

    for seat in (1, 2, 3):
        assert set(RULES.view(state, seat).hands) == {"yellow", "red", "green"}


def test_everybody_sees_how_many_cards_are_held_and_planned() -> None:
    state = planning()
    play(state, legal(state)[0])
    view = RULES.view(state, None)

    assert view.hands == {}
    assert view.hand_sizes == {"bank": 7, "yellow": 8, "red": 8}
    assert view.plan_sizes == {"bank": 1, "yellow": 0, "red": 0}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_no_event_of_planning_names_a_card(seats: int) -> None:
    cards = {*deck_of("bank"), *deck_of("yellow")}
    for _, happenings in playout(ROB_A_BANK, seats, "covered events"):
        for event in (each for each in happenings if isinstance(each, Event)):
            if event.key != "revealed":
                assert not any(f'"{card}"' in json.dumps(event.facts) for card in cards)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_covered_card_leaves_no_trace_in_any_view_or_screen(seats: int) -> None:
    written = TypeAdapter(View)
    for state, _ in playout(ROB_A_BANK, seats, "covered"):
        for side in state.plans:
            twin = other_cards_covered(state, side)
            for viewer in (None, *range(seats)):
                seen = written.dump_json(RULES.view(state, viewer))
                assert written.dump_json(RULES.view(twin, viewer)) == seen
            owner = seat_of(side, state.bank, seats)
            assert front_page(twin, owner) == front_page(state, owner)
            assert board(ROB_A_BANK, twin, seats, "en") == board(ROB_A_BANK, state, seats, "en")


def other_cards_covered(state: State, side: str) -> State:
    """Return a copy with another card wherever a side's plan is covered or not yet revealed."""
    twin = RULES.copy(state)
    known = RULES.view(state, None).known[side]
    for place, card in enumerate(twin.plans[side]):
        if place not in known:
            twin.plans[side][place] = "move+lock" if card == "move+move" else "move+move"
    return twin


def front_page(state: State, seat: int) -> object:
    view, moves = RULES.view(state, seat), RULES.moves(state, seat)
    return hand(ROB_A_BANK, view, moves, state.seats, "fr", seat)


@pytest.mark.parametrize("viewer", (None, 0, 1))
def test_a_guess_deals_only_cards_that_can_still_be_there(viewer: int | None) -> None:
    for number, (state, _) in enumerate(playout(ROB_A_BANK, 3, "guess")):
        view = RULES.view(state, viewer)
        guess = RULES.guess(view, Dice(seed_of(f"guess {number}")))
        for side in guess.hands:
            assert Counter(guess.hands[side] + guess.plans[side]) <= Counter(deck_of(side))
            assert len(guess.plans[side]) == len(state.plans[side])
            for place, card in view.known[side].items():
                assert guess.plans[side][place] == state.plans[side][place] == card


def test_guesses_differ_in_what_is_hidden() -> None:
    state = planning()
    for _ in range(9):
        play(state, legal(state)[0])
    view = RULES.view(state, 0)
    guesses = [RULES.guess(view, Dice(seed_of(f"differ {number}"))) for number in range(20)]

    assert len({tuple(guess.plans["bank"]) for guess in guesses}) > 1
    assert len({tuple(guess.hands["yellow"]) for guess in guesses}) > 1
    assert {tuple(guess.hands["bank"]) for guess in guesses} == {tuple(state.hands["bank"])}
