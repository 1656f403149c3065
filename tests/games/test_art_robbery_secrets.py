"""Who sees what in Art Robbery."""

from engine.dice import Dice
from engine.games.art_robbery.moves import Play, Take
from engine.games.art_robbery.state import State
from tests.games.art_robbery_table import RULES, act, laid_out
from tests.playouts import seed_of


def second_raid() -> State:
    """Return a table where two seats have banked tokens and somebody may look at theirs."""
    state = laid_out(
        raid=2, centre=["0:2", "boss"], loot=[["5:0"], [], []], dog=1, discard=["2", "dog"]
    )
    state.banked = [["boss", "5:0", "3:0", "3:0"], ["0:1", "0:2"], ["1:1", "2:1", "4:0"]]
    return state


def test_everybody_sees_the_table_and_no_hand_nor_banked_token() -> None:
    view = RULES.view(second_raid(), None)

    assert view.centre == ("0:2", "boss")
    assert view.loot == (("5:0",), (), ())
    assert view.dog == 1
    assert view.last_card == "dog"
    assert view.draw_size == 3
    assert view.hand_sizes == (5, 5, 5)
    assert view.banked_sizes == (4, 2, 3)
    assert view.hands == view.banked == (None, None, None)


def test_a_seat_sees_its_own_hand_and_banked_tokens_only() -> None:
    state = second_raid()
    view = RULES.view(state, 2)

    assert view.hands == (None, None, tuple(state.hands[2]))
    assert view.banked == (None, None, ("1:1", "2:1", "4:0"))


def test_after_the_end_all_loot_lies_open() -> None:
    state = laid_out(hand=["0"], centre=["0:2"], loot=[["boss"], ["5:0"], []], raid=4)
    act(state, Play("0"), Take("0:2"))

    assert RULES.view(state, None).banked == (("0:2",), ("5:0",), ())


def test_guesses_differ_in_what_is_hidden() -> None:
    state = RULES.setup(3, {}, Dice(seed_of("guess"))).state
    view = RULES.view(state, 0)
    guesses = [RULES.guess(view, Dice(seed_of(f"guess {n}"))) for n in range(5)]

    assert len({str(guess.hands[1]) for guess in guesses}) > 1
    assert len({str(guess.draw) for guess in guesses}) == 5


def test_a_guess_gives_a_kept_boss_to_somebody_who_could_have_kept_it() -> None:
    view = RULES.view(second_raid(), None)

    for number in range(50):
        guess = RULES.guess(view, Dice(seed_of(f"boss {number}")))
        keeper = next(tokens for tokens in guess.banked if "boss" in tokens)
        assert "4:0" in keeper or "5:0" in keeper


def test_a_lost_boss_is_in_no_guess() -> None:
    state = second_raid()
    state.banked[0].remove("boss")

    guess = RULES.guess(RULES.view(state, 1), Dice(seed_of("lost")))
    assert all("boss" not in tokens for tokens in guess.banked)
