"""Computer players think in a process of their own, which is handed a view and nothing else."""

import logging
import secrets
from collections.abc import Sequence
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Seat
from engine.registry import GAMES
from engine.worker import Worker

log = logging.getLogger(__name__)

PATIENCE = 5.0


def think(game: str, view: Any, seat: Seat, moves: Sequence[Any], luck: bytes) -> int:
    """Return the place of the chosen move in the list."""
    chosen = GAMES[game].brain.choose(view, seat, moves, Dice(luck))
    return list(moves).index(chosen)


class Brains:
    """Lets computers think; one that fails costs its seat a random move."""

    def __init__(self) -> None:
        self._worker = Worker(PATIENCE)

    async def choose(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Any:
        """Return one of the moves."""
        luck = secrets.token_bytes(32)
        try:
            return moves[await self._worker.run(think, game.id, view, seat, moves, luck)]
        except Exception:
            log.exception("%s: the computer gave no answer, a move is drawn for it", game.id)
            return moves[Dice(luck).below(len(moves))]

    def close(self) -> None:
        """Let the worker go."""
        self._worker.close()
