"""How long pictures take, and whether the bot's event loop keeps going while they are painted."""

import asyncio
from collections.abc import Awaitable, Iterator
from time import perf_counter, process_time

from benchmarks.figures import Figure, share
from cogs.ui.painter import Painter, rasterise
from engine.drawing import svg
from engine.registry import GAMES
from engine.screen import Picture
from tests.gallery import pictures

TABLES = 20
TICK = 0.002


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield painting time against a blank picture, and the loop's lag with and without painting."""
    drawn = [picture.svg for picture in _drawings()]
    blank = _seconds([svg(900)] * 5)
    painted = _seconds(drawn[:: 12 if quick else 2])
    yield Figure("a picture painted, median", painted * 1e3, blank * 1e3, "ms")
    idle, busy = asyncio.run(_lags(drawn[: 3 if quick else TABLES], 0.1 if quick else 1.0))
    what = f"event-loop lag, p99, {TABLES} tables painting"
    yield Figure(what, busy * 1e3, idle * 1e3, "ms", "< 20 ms", busy < 0.02)


def _drawings() -> Iterator[Picture]:
    for game in GAMES.values():
        for _, picture in pictures(game, game.seats[-1]):
            yield picture


def _seconds(drawings: list[str]) -> float:
    times = []
    for drawing in drawings:
        start = process_time()
        rasterise(drawing)
        times.append(process_time() - start)
    return share(times, 0.5)


async def _lags(drawings: list[str], seconds: float) -> tuple[float, float]:
    """Return the p99 of how late the loop wakes up: at rest, and while all tables paint."""
    painter = Painter()
    await painter.paint(svg(10))  # the worker is up
    idle = await _lag_while(asyncio.sleep(seconds))
    busy = await _lag_while(asyncio.gather(*map(painter.paint, drawings)))
    painter.close()
    return idle, busy


async def _lag_while(work: Awaitable[object]) -> float:
    task = asyncio.ensure_future(work)
    lags = []
    while not task.done():
        start = perf_counter()
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - start - TICK)
    await task
    return share(lags, 0.99)
