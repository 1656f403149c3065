"""The bot as people start it, `python bot.py`, in a process of its own on a playground we hold."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Playground

ROOT = Path(__file__).parents[2]
OURS = (
    "DISCORD_",
    "DATABASE_",
    "LOG_",
    "GUILD_",
    "DEFAULT_",
    "PLAYGROUND_",
    "LIVE_",
    "RELAXED_",
    "ABSENCE_",
)
PATIENCE = 30.0


class Bot:
    """One bot with its database and its log; it may be started, killed and started again."""

    def __init__(self, playground: Playground, folder: Path, **settings: str) -> None:
        self.playground = playground
        self.folder = folder
        self.database = folder / "tables.sqlite3"
        self.settings = {
            "DISCORD_TOKEN": playground.token,
            "DISCORD_API_URL": playground.api_url,
            "DATABASE_PATH": str(self.database),
        } | settings
        self.process: Process | None = None

    @property
    def log(self) -> str:
        """Everything it has written, over all its lives."""
        return (self.folder / "bot.log").read_text(encoding="utf8")

    async def start(self) -> None:
        """Return as soon as it hears what people press."""
        with (self.folder / "bot.log").open("ab") as log:
            self.process = await spawn(self.folder, self.settings, output=log.fileno())
        await until(lambda: self.playground.gateway.connected)

    async def kill(self) -> None:
        """`kill -9`; return once the playground has noticed."""
        await self.stop(signal.SIGKILL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal; return the exit code."""
        process, self.process = self.process, None
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(number)
        code = await asyncio.wait_for(process.wait(), PATIENCE)
        await until(lambda: not self.playground.gateway.connected)
        return code

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()


@asynccontextmanager
async def running_bot(playground: Playground, folder: Path, **settings: str) -> AsyncIterator[Bot]:
    """A bot that is heard of no more afterwards."""
    bot = Bot(playground, folder, **settings)
    await bot.start()
    try:
        yield bot
    finally:
        await bot.kill()


async def spawn(folder: Path, settings: dict[str, str], output: int = DEVNULL) -> Process:
    """Start `python bot.py` with these settings and no others."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,  # no .env lies there
        env=_environment() | settings,
        stdout=output,
        stderr=output,
    )


async def start_and_fail(folder: Path, **settings: str) -> tuple[int, str]:
    """Start a bot that is not meant to run; return its exit code and what it said."""
    process = await spawn(folder, {"LOG_LEVEL": "ERROR"} | settings, output=PIPE)
    said, complained = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode or 0, (said + complained).decode()


async def until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(patience):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
