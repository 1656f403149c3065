"""What players of Art Robbery read."""

from typing import Any

import pytest

from engine.game import Event, Outcome
from engine.games.art_robbery import ART_ROBBERY
from engine.games.art_robbery.moves import Play, Steal
from engine.games.art_robbery.scoring import score
from engine.games.art_robbery.state import State
from engine.screen import Button
from tests.games.art_robbery_table import RULES, act, choices, laid_out
from tests.playouts import board, hand, reader


def hand_of(state: State, seat: int) -> tuple[str, list[str]]:
    """Return the text and the labels of a seat's private screen, in English."""
    seats = len(state.hands)
    moves = RULES.moves(state, seat)
    screen = hand(ART_ROBBERY, RULES.view(state, seat), moves, seats, "en", seat)
    return "\n".join(screen.lines), [c.label for c in screen.controls if isinstance(c, Button)]


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("0", "takes a 0 of your choice from the centre"),
        ("1", "takes a 1 (2 alibis) from the centre"),
        ("2", "steals a 2 (1 alibi) from Cléo"),
        ("3", "steals a 3 from Bob or Cléo (🐕 Bob may parry)"),
        ("4", "no effect: no 4 to take or steal"),
        ("boss", "steals the Boss from Bob (🐕 Bob may parry)"),
        ("dog", "takes the guard dog from Bob"),
        ("thief", "takes any token from the centre"),
    ],
)
def test_a_hand_says_what_each_card_would_do(card: str, does: str) -> None:
    loot = [["4:0"], ["3:0", "boss"], ["2:1", "3:0"]]
    state = laid_out(hand=[card, "5"], centre=["0:2", "0:3", "1:2"], loot=loot, dog=1)

    text, _ = hand_of(state, 0)
    assert f"** → {does}\n" in text


def test_a_hand_offers_a_button_a_distinct_card() -> None:
    state = laid_out(hand=["3", "3", "dog", "thief"], loot=[["3:0"], [], []], dog=0)

    text, labels = hand_of(state, 0)
    assert labels == ["3 → no effect", "🐕 Dog → no effect", "🥷 Thief → any token"]
    assert "**3** ×2" in text


def test_a_hand_shows_its_owners_banked_tokens_with_points_and_alibis() -> None:
    state = laid_out(raid=2)
    state.banked[1] = ["5:0", "boss", "0:2", "1:1"]

    text, labels = hand_of(state, 1)
    assert "**Banked** `0••` `1•` `5` `👑` · 11 points, 3 alibis" in text
    assert labels == []


def test_the_board_offers_the_parry_and_says_to_whom() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)
    act(state, Play("4"), Steal("4:0", 2))

    screen = board(ART_ROBBERY, state, 3, "en")
    assert screen.lines[-1] == "**Cléo**, Ana wants to steal your 4. Give the guard dog instead?"
    assert [c.label for c in screen.controls if isinstance(c, Button)] == [
        "🐕 Give the dog",
        "Let the 4 go",
    ]


def test_the_board_names_tokens_and_victims_on_its_buttons() -> None:
    state = laid_out(hand=["0"], centre=["boss"], loot=[[], ["0:2", "0:1"], ["0:2"]])
    act(state, Play("0"))

    screen = board(ART_ROBBERY, state, 3, "fr")
    assert len(screen.controls) == len(choices(state))
    assert [c.label for c in screen.controls if isinstance(c, Button)] == [
        "Voler 0 · 2 alibis à Bob",
        "Voler 0 · 1 alibi à Bob",
        "Voler 0 · 2 alibis à Cléo",
    ]


def test_the_board_never_offers_a_card() -> None:
    assert board(ART_ROBBERY, laid_out(), 3, "fr").controls == ()


def test_a_parry_is_told_in_one_line() -> None:
    event = Event("parried", {"seat": 0, "victim": 1, "token": "boss"})

    told = ART_ROBBERY.face.tell(event, reader(ART_ROBBERY, 2, "fr"))
    assert told == "🐕 Bob pare le vol : Ana reçoit le chien, pas la Boss."


def final(banked: list[list[str]]) -> str:
    """Return the explanation of a result, in English."""
    outcome: Outcome = score(banked)
    state = laid_out(loot=[[] for _ in banked], raid=4)
    state.banked, state.over = banked, True
    everybody: Any = reader(ART_ROBBERY, len(banked), "en")
    return "\n".join(ART_ROBBERY.face.final(RULES.view(state, None), outcome, everybody))


def test_the_end_explains_every_score() -> None:
    text = final([["5:0", "0:1"], ["boss", "4:0"], ["3:0", "0:2"]])

    assert "🏆 **Ana** · **5 points**\nLoot 5, 1 alibi\n" in text
    assert "**Bob** · **0 points**\n🚓 Caught with the fewest alibis (0): loot of 9 lost\n" in text
    assert text.endswith("**Ana** wins with the highest score.")


def test_the_end_explains_the_penalty_of_two_players() -> None:
    text = final([["5:0", "0:1"], ["boss", "4:0"]])

    assert "**Bob** · **-1 point**\n🚓 Loot 9, minus 10 for the fewest alibis (0)\n" in text


@pytest.mark.parametrize(
    ("banked", "verdict"),
    [
        ([["3:1"], ["3:0", "0:2"], ["5:0"]], "Level on points: **Bob** wins with more alibis."),
        (
            [["3:1"], ["3:1"], ["5:0"]],
            "Level on points and alibis: **Ana and Bob** share the win.",
        ),
        (
            [["3:1"], ["0:1"], ["2:1"]],
            "Nobody has more alibis than the others: all are caught, "
            "and **Ana, Bob and Cléo** share the win.",
        ),
    ],
)
def test_the_end_says_how_a_tie_was_broken(banked: list[list[str]], verdict: str) -> None:
    assert final(banked).endswith(verdict)
