"""How well a computer plays: easy, normal, strong. It is handed a view, never a state."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Seat
from engine.search import advise


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


def choose(
    game: AnyGame,
    level: Level,
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    luck: Dice,
    more: Callable[[], bool],
) -> Any:
    """Return one of the moves; the strong level thinks for as long as there is `more` time."""
    if level is Level.STRONG:
        return advise(game, view, seat, moves, luck, more).move
    if level is Level.EASY and luck.below(100) < game.brain.carelessness(view):
        return moves[luck.below(len(moves))]
    return game.brain.choose(view, seat, moves, luck)
