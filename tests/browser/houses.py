"""Bots as processes of their own, on a playground of the test."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Playground

HOME = Path(__file__).parents[2]


@asynccontextmanager
async def showcase_bot(playground: Playground) -> AsyncIterator[None]:
    """The bot that shows everything, until it is killed."""
    module = ("-m", "tests.browser.showcase", playground.api_url, playground.token)
    async with _process(playground, module, {}):
        yield


@asynccontextmanager
async def game_bot(playground: Playground, folder: Path) -> AsyncIterator[None]:
    """The bot itself, with its database in this folder, until it is killed."""
    settings = {
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API_URL": playground.api_url,
        "DATABASE_PATH": str(folder / "tables.sqlite3"),
        "LOG_LEVEL": "WARNING",
    }
    async with _process(playground, ("bot.py",), settings):
        yield


@asynccontextmanager
async def _process(
    playground: Playground, arguments: tuple[str, ...], settings: dict[str, str]
) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=HOME, env=os.environ | settings
    )
    try:
        await until(lambda: playground.gateway.connected and bool(playground.world.commands))
        yield
    finally:
        process.kill()
        await process.wait()
        await until(lambda: not playground.gateway.connected)


async def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
