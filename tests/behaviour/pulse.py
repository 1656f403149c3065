"""Makes SimCord notice at once that the bot has come to rest.

It waits for the end of one of the bot's tasks, and looks again after 50 ms when the last one ended
while it was not waiting: nearly always. A task of the bot's that ends last spares that time.
"""

import asyncio
import time
from typing import Any

import discord

BLINK = 0.0005
MOST_BLINKS = 500  # work that sleeps is not waited for


class Pulse:
    """A listener beside the bot's own that outlasts the work of an interaction."""

    def __init__(self) -> None:
        self._resting: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """Note what runs while the bot rests; to be called before it is given work."""
        self._resting = asyncio.all_tasks()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        this = asyncio.current_task()
        for _ in range(MOST_BLINKS):
            await _blink()
            if not asyncio.all_tasks() - self._resting - {this}:
                break
        await _blink()


async def _blink() -> None:
    # Real time, in a thread: SimCord decides about the time of the bot's own sleeps.
    await asyncio.get_running_loop().run_in_executor(None, time.sleep, BLINK)
