"""Computer players think in a process of their own, which is handed a view and nothing else."""

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Seat
from engine.registry import GAMES

log = logging.getLogger(__name__)

PATIENCE = 5.0


def think(game: str, view: Any, seat: Seat, moves: Sequence[Any], luck: bytes) -> int:
    """Return the place of the chosen move in the list."""
    chosen = GAMES[game].brain.choose(view, seat, moves, Dice(luck))
    return list(moves).index(chosen)


class Brains:
    """One worker process, started when first needed and replaced when it dies or dawdles."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Any:
        """Return one of the moves; a worker that fails costs the seat a random one."""
        luck = secrets.token_bytes(32)
        try:
            job = self._worker().submit(think, game.id, view, seat, moves, luck)
            return moves[await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE)]
        except Exception:
            log.exception("%s: the computer gave no answer, a move is drawn for it", game.id)
            self.close()
            return moves[Dice(luck).below(len(moves))]

    def close(self) -> None:
        """Let the worker go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        return self._pool
