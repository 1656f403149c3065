"""The computer player of Thief's Market."""

from itertools import islice

import pytest

from engine.dice import Dice
from engine.games.thiefs_market.moves import Buy, End, Keep, Move, Reroll, Steal, Take, Use
from engine.games.thiefs_market.state import State
from engine.levels import Level, choose
from tests.games.thieves import GAME, RULES, shopping, splitting
from tests.playouts import playout, seed_of


def choice(state: State) -> Move:
    """Return what the computer plays for whoever is asked."""
    seat = state.turn
    view, luck = RULES.view(state, seat), Dice(seed_of("luck"))
    move: Move = GAME.brain.choose(view, seat, RULES.moves(state, seat), luck)
    return move


def strong_choice(state: State, rounds: int) -> Move:
    """Return what the strong computer plays after so many rounds of dreams."""
    seat, luck, dreams = state.turn, Dice(seed_of("luck")), iter(range(rounds))
    view, legal = RULES.view(state, seat), RULES.moves(state, seat)
    move: Move = choose(
        GAME, Level.STRONG, view, seat, legal, luck, lambda: next(dreams, None) is not None
    )
    return move


def test_it_buys_the_card_that_is_worth_most_and_saves_its_gold() -> None:
    state = shopping("white blue blue", sale=["necklace", "crown", "tailor"], gold=2)

    assert choice(state) == Buy("crown", {"white": 1, "blue": 2})


def test_it_turns_a_die_to_afford_a_card() -> None:
    state = shopping("white blue red", "alchemical_lab", sale=["crown"])

    assert choice(state) == Use("alchemical_lab", "blue")


def test_it_leaves_a_use_alone_that_gains_nothing() -> None:
    state = shopping("red", "alchemical_lab")

    assert choice(state) == End()


def test_it_trades_its_gold_away_with_the_exit_strategy() -> None:
    state = shopping("mask", "exit_strategy", gold=3)

    assert choice(state) == Use("exit_strategy")


def test_it_rerolls_a_die_it_cannot_use_but_no_mask() -> None:
    state = shopping("mask", "lucky_animal_appendage")
    state.phase = "lucky"
    useless = shopping("red", "lucky_animal_appendage")
    useless.phase = "lucky"

    assert choice(state) == Keep()
    assert choice(useless) == Reroll("red")


def test_it_takes_the_rest_when_that_is_better_than_any_theft() -> None:
    state = splitting("bag bag mask mask mask pawn", "", "red red", "blue")

    assert choice(state) == Take(("bag", "bag", "mask", "mask", "mask", "pawn"))


def test_it_beats_players_who_move_at_random() -> None:
    for number in range(3):
        dice, luck = Dice(seed_of(f"match {number}")), Dice(seed_of("random"))
        state = RULES.setup(4, {}, dice).state
        while RULES.asked(state):
            legal = RULES.moves(state, state.turn)
            random = legal[luck.below(len(legal))]
            RULES.play(state, state.turn, choice(state) if state.turn == 0 else random, dice)

        outcome = RULES.outcome(state)
        assert outcome is not None
        assert outcome.winners == (0,)


def test_it_never_stalls_a_random_position() -> None:
    for state, _ in playout(GAME, 5, "any position"):
        if RULES.asked(state):
            assert choice(state) in RULES.moves(state, state.turn)


def test_the_strong_one_steals_what_nobody_will_want_back() -> None:
    state = splitting("", "", "white white mask pawn", "red red blue green green green green")
    state.cards[0] = ["guy_in_a_trenchcoat", "nearby_safehouse"]
    state.cards[1] = ["public_relations_expert", "local_celebrity"]
    state.cards[2] = ["coercion_coordinator", "pawnbroker"]
    state.gold, state.infamy, state.round = [1, 1, 3], [3, 3, 2], 3
    sale = ["necklace", "shadowy_hood", "alchemical_lab", "tailor", "disgruntled_minion"]
    state.rows, state.decks["A"] = {"A": sale}, ["fence", "glamer"]

    assert choice(state) == Steal(1, ("white", "white"))
    assert strong_choice(state, 8) == Steal(2, ("green",))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_strong_one_thinks_of_a_few_legal_moves_and_plays_one(seats: int) -> None:
    for state, _ in islice(playout(GAME, seats, "dreams"), 0, 120, 7):
        view, legal = RULES.view(state, state.turn), RULES.moves(state, state.turn)

        shortlist = GAME.brain.shortlist(view, state.turn, legal, Dice(seed_of("luck")))
        assert 0 < len(shortlist) < 12
        assert all(move in legal for move in shortlist)
        assert strong_choice(state, 1) in legal
