"""A computer player: compares how it would stand after each move. Its figures come from duels."""

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.dice import Dice
from engine.game import Brain, Outcome, Seat
from engine.games.art_robbery.judge import Judge
from engine.games.art_robbery.moves import Move
from engine.games.art_robbery.outlook import outlook
from engine.games.art_robbery.state import State
from engine.games.art_robbery.view import View

AHEAD = 10  # decisions


class ArtRobberyBrain(Brain[State, Move, View]):
    """Plays the move after which it stands best against the others."""

    careless: ClassVar[int] = 40

    def choose(self, view: View, seat: Seat, moves: Sequence[Any], luck: Dice) -> Any:
        """Return the best move; among equals luck decides."""
        return _best(Judge(view, seat), moves, luck)

    def reply(self, state: State, seat: Seat, moves: Sequence[Any], luck: Dice) -> Any:
        """Return the best move as anybody would see it."""
        return _best(Judge(state, seat), moves, luck)

    def far_enough(self, view: View, state: State, played: int) -> bool:
        """Dream a few turns ahead."""
        return played >= AHEAD

    def prospect(self, state: State, seat: Seat, outcome: Outcome | None) -> float:
        """Return how likely a seat is to win from here."""
        if outcome is None:
            return outlook(state, seat)
        return float(seat in outcome.winners)


def _best(judge: Judge, moves: Sequence[Any], luck: Dice) -> Any:
    ranked = [(judge.after(move), luck.below(1000), i) for i, move in enumerate(moves)]
    return moves[max(ranked)[-1]]
