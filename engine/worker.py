"""A process for work that would hold up the bot; replaced when it dies or dawdles."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

START_PATIENCE = 20.0

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process, started when first needed."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()  # patience is for one's own work, not for the queue

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the work brings; whatever goes wrong, the next work gets a new process."""
        async with self._turn:
            try:
                pool = await self._process()
                job = pool.submit(work, *args, **kwargs)
                async with asyncio.timeout(self._patience):
                    return await asyncio.wrap_future(job)
            except Exception:
                self.close()
                raise

    def close(self) -> None:
        """Let the process go, whatever it is doing."""
        if self._pool is not None:
            for process in (self._pool._processes or {}).values():
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=_die_with_the_bot)
            async with asyncio.timeout(START_PATIENCE):
                await asyncio.wrap_future(self._pool.submit(os.getpid))
        return self._pool


def _die_with_the_bot() -> None:
    """A bot that was killed cannot say goodbye: its workers must notice by themselves."""
    threading.Thread(target=_wait_for_the_bot, daemon=True).start()


def _wait_for_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
