"""The course of a game: the moves that were chosen and the forced ones between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Chance, Event, Happening, Options, Seat, Setup


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and what came of it."""

    seat: Seat
    move: Any
    auto: bool
    happenings: tuple[Happening, ...]

    @property
    def events(self) -> list[Event]:
        """Return what the whole table saw."""
        return [h for h in self.happenings if isinstance(h, Event)]

    @property
    def chances(self) -> list[dict[str, Any]]:
        """Return what chance decided, for the record."""
        return [h.step for h in self.happenings if isinstance(h, Chance)]


def begin(game: AnyGame, seats: int, options: Options, dice: Dice) -> tuple[Setup[Any], list[Step]]:
    """Lay out a game and play what is forced before anybody has a choice."""
    setup = game.rules.setup(seats, options, dice)
    return setup, list(forced(game, setup.state, dice))


def decide(game: AnyGame, state: Any, seat: Seat, move: Any, dice: Dice) -> list[Step]:
    """Play a chosen move and everything forced after it."""
    happenings = game.rules.play(state, seat, move, dice)
    chosen = Step(seat, move, auto=False, happenings=tuple(happenings))
    return [chosen, *forced(game, state, dice)]


def forced(game: AnyGame, state: Any, dice: Dice) -> Iterator[Step]:
    """Play every decision that leaves no choice, until one does or the game is over."""
    while (only := forced_move(game, state)) is not None:
        seat, move = only
        happenings = game.rules.play(state, seat, move, dice)
        yield Step(seat, move, auto=True, happenings=tuple(happenings))


def forced_move(game: AnyGame, state: Any) -> tuple[Seat, Any] | None:
    """Return the seat and move of a decision with one legal move that is not always asked."""
    for seat in game.rules.asked(state):
        moves = game.rules.moves(state, seat)
        if len(moves) == 1 and not game.rules.always_asked(state, seat):
            return seat, moves[0]
    return None
