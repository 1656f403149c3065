"""Computer players think in a process of their own, which is handed a view and nothing else."""

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Seat
from engine.levels import Level, choose
from engine.registry import GAMES
from engine.search import Advice, advise
from engine.worker import Worker

log = logging.getLogger(__name__)

PATIENCE = 5.0
THINKING = 1.0  # seconds a strong computer may take for a decision


def think(
    game: str, level: Level, view: Any, seat: Seat, moves: Sequence[Any], luck: bytes, time: float
) -> int:
    """Return the place of the chosen move in the list."""
    more = _until(time)
    return list(moves).index(choose(GAMES[game], level, view, seat, moves, Dice(luck), more))


def think_aloud(
    game: str, view: Any, seat: Seat, moves: Sequence[Any], luck: bytes, time: float
) -> Advice:
    """Return what the strong computer would do; its move is a place in the list."""
    advice = advise(GAMES[game], view, seat, moves, Dice(luck), _until(time))
    return replace(advice, move=list(moves).index(advice.move))


class Brains:
    """Lets computers think; one that fails costs its seat a random move."""

    def __init__(self) -> None:
        self._worker = Worker(PATIENCE)
        self._waiting = 0

    async def choose(
        self, game: AnyGame, level: Level, view: Any, seat: Seat, moves: Sequence[Any]
    ) -> Any:
        """Return one of the moves."""
        luck = secrets.token_bytes(32)
        try:
            return moves[await self._work(think, game.id, level, view, seat, moves, luck)]
        except Exception:
            log.exception("%s: the computer gave no answer, a move is drawn for it", game.id)
            return moves[Dice(luck).below(len(moves))]

    async def advise(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Advice:
        """Return what a strong computer would do, and how sure it is."""
        luck = secrets.token_bytes(32)
        advice: Advice = await self._work(think_aloud, game.id, view, seat, moves, luck)
        return replace(advice, move=moves[advice.move])

    def close(self) -> None:
        """Let the worker go."""
        self._worker.close()

    async def _work(self, work: Callable[..., Any], *args: Any) -> Any:
        """Have something thought about; the more there is to think about, the quicker."""
        self._waiting += 1
        try:
            return await self._worker.run(work, *args, THINKING / self._waiting)
        finally:
            self._waiting -= 1


def _until(time: float) -> Callable[[], bool]:
    end = perf_counter() + time
    return lambda: perf_counter() < end
