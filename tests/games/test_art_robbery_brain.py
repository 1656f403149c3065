"""The computer player of Art Robbery."""

import pytest

from engine.dice import Dice
from engine.games.art_robbery import ART_ROBBERY
from engine.games.art_robbery.components import RAIDS
from engine.games.art_robbery.moves import Move, Parry, Play, Steal, Take
from engine.games.art_robbery.state import State
from tests.games.art_robbery_table import RULES, act, choices, laid_out
from tests.playouts import check_strong_choices, seed_of, strong_choice


def choice(state: State) -> Move:
    """Return what the computer plays for whoever is asked."""
    seat = state.asked
    view, luck = RULES.view(state, seat), Dice(seed_of("luck"))
    move: Move = ART_ROBBERY.brain.choose(view, seat, choices(state), luck)
    return move


def test_it_prefers_a_five_to_a_card_without_effect() -> None:
    state = laid_out(hand=["4", "5"], centre=["5:0", "boss"])

    assert choice(state) == Play("5")


def test_it_takes_the_last_token_when_that_secures_the_most_loot() -> None:
    loot = [["5:0", "4:0", "boss"], ["3:0"], ["2:1"]]
    state = laid_out(hand=["0", "2", "3"], centre=["0:1"], loot=loot)

    assert choice(state) == Play("0")


def test_it_steals_the_token_with_more_alibis() -> None:
    state = laid_out(hand=["0"], centre=["boss"], loot=[[], ["0:1"], ["0:3"]])
    act(state, Play("0"))

    assert choice(state) == Steal("0:3", 2)


def test_it_takes_the_boss_once_it_can_keep_it() -> None:
    state = laid_out(hand=["thief"], centre=["boss", "3:0"], loot=[["4:0"], [], []])
    act(state, Play("thief"))

    assert choice(state) == Take("boss")


def test_it_gives_the_dog_to_save_a_five_but_not_for_a_bare_boss() -> None:
    five = laid_out(hand=["5"], centre=["0:1"], loot=[[], ["5:0"], []], dog=1)
    act(five, Play("5"), Steal("5:0", 1))
    boss = laid_out(hand=["boss"], centre=["0:1"], loot=[[], ["boss"], []], dog=1)
    act(boss, Play("boss"), Steal("boss", 1))

    assert choice(five) == Parry(give=True)
    assert choice(boss) == Parry(give=False)


def test_strong_ends_the_game_it_has_won_where_normal_is_after_a_five() -> None:
    state = laid_out(hand=["0", "5"], centre=["0:3"], loot=[[], ["5:0"], ["boss"]], raid=4)
    past = [token for raid in RAIDS[:3] for token in raid]
    state.banked = [past[9:], past[:5], past[5:9]]

    assert choice(state) == Play("5")
    assert strong_choice(ART_ROBBERY, state, 40) == Play("0")


@pytest.mark.parametrize("seats", ART_ROBBERY.seats)
def test_strong_plays_legal_moves_when_short_of_time(seats: int) -> None:
    check_strong_choices(ART_ROBBERY, seats)
