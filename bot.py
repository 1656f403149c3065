"""Start the bot: on Discord with a token, on the playground without one."""

import asyncio
import logging
import signal
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.bot import HeistBot
from cogs.ui.painter import Painter
from engine.absence import Patience
from engine.brains import Brains
from engine.registry import GAMES
from engine.tables import Tables
from playground import Playground, PortTaken
from storage.database import CannotOpen, open_database
from storage.journal import Journal
from storage.messages import Messages
from storage.people import Languages

log = logging.getLogger("bot")

LOOPBACK = {"127.0.0.1", "localhost", "::1"}


class Settings(BaseSettings):
    """Every setting, from the environment or `.env`."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: str = Field(default="", repr=False)
    discord_api_url: str = Field(default=Route.BASE, pattern="^https?://")
    database_path: Path = Path("heist-table.sqlite3")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    guild_id: int | None = Field(default=None, gt=0)
    live_minutes: float = Field(default=3, gt=0)
    relaxed_hours: float = Field(default=12, gt=0)
    absence_days: float = Field(default=7, gt=0)
    default_language: Literal["fr", "en"] = "en"
    playground_host: str = "127.0.0.1"
    playground_port: int = Field(default=8420, ge=0, le=65535)


class CannotStart(Exception):
    """The bot cannot start; the message says what to do."""


def main() -> int:
    """Run until asked to stop; return the exit code."""
    try:
        settings = Settings()
    except ValidationError as error:
        print(_complaint(error), file=sys.stderr)
        return 2
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
    _log_at(settings.log_level)
    try:
        asyncio.run(run(settings))
    except (CannotStart, CannotOpen, PortTaken) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _log_at(level: str) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    for library in ("discord", "aiosqlite"):  # their details hold messages, and so hands
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLevelName(level)))


async def run(settings: Settings) -> None:
    """Open everything, play until a signal comes, close everything."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(open_bot(settings))
        token, api = settings.discord_token, settings.discord_api_url
        if not token:
            playground = await stack.enter_async_context(_playground(settings))
            token, api = playground.token, playground.api_url
        await stack.enter_async_context(bot)
        await _until(stop, bot, _connect(bot, token, api, settings.guild_id))


@asynccontextmanager
async def open_bot(settings: Settings) -> AsyncIterator[HeistBot]:
    """Build the bot on its database; whoever gets it connects it."""
    async with open_database(settings.database_path) as database:
        brains, painter = Brains(), Painter()
        journal, patience = Journal(database, GAMES), _patience(settings)
        tables = Tables(GAMES, journal, brains, time.time, patience)
        try:
            yield HeistBot(
                tables,
                Messages(database),
                Languages(database, "person"),
                Languages(database, "server"),
                painter,
                settings.default_language,
                settings.guild_id,
            )
        finally:
            brains.close()
            painter.close()


def _patience(settings: Settings) -> Patience:
    return Patience(
        live=settings.live_minutes * 60,
        relaxed=settings.relaxed_hours * 3600,
        absence=settings.absence_days * 86400,
    )


async def _until(stop: asyncio.Event, bot: HeistBot, work: Coroutine[Any, Any, None]) -> None:
    running = asyncio.create_task(work)
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not stop.is_set():
        await running  # it ended by itself: with a reason
        return
    log.info("stopping: moves in hand are finished first")
    await bot.close()
    running.cancel()  # it may still wait for a Discord that does not answer
    await asyncio.gather(running, return_exceptions=True)


async def _connect(bot: HeistBot, token: str, api: str, home: int | None) -> None:
    try:
        await _point_at(api)
        await bot.start(token)
    except discord.LoginFailure as error:
        raise CannotStart("DISCORD_TOKEN is not a bot token that Discord knows") from error
    except (discord.Forbidden, discord.NotFound) as error:
        refused = "Discord" if home is None else f"GUILD_ID: server {home}"
        raise CannotStart(f"{refused} does not take the bot's commands ({error})") from error
    except (discord.HTTPException, discord.ConnectionClosed) as error:
        raise CannotStart(f"Discord does not let the bot in: {error}") from error
    except (aiohttp.ClientConnectionError, OSError) as error:
        raise CannotStart(f"Discord cannot be reached: {error}") from error


async def _point_at(api: str) -> None:
    """Send the client to another Discord-compatible API; its gateway is where it says."""
    if api == Route.BASE:
        return
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as found:
            address = (await found.json())["url"]
    except (aiohttp.ClientError, OSError, ValueError, KeyError, TypeError) as error:
        raise CannotStart(f"DISCORD_API_URL: no Discord answers at {api} ({error})") from error
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


@asynccontextmanager
async def _playground(settings: Settings) -> AsyncIterator[Playground]:
    host, world = settings.playground_host, settings.database_path.with_suffix(".playground.json")
    if host not in LOOPBACK:
        log.warning("PLAYGROUND_HOST=%s: anybody who reaches this machine can play as anyone", host)
    async with AsyncExitStack() as stack:
        playground = Playground(host, settings.playground_port, world_file=world)
        try:
            await stack.enter_async_context(playground)
        except PortTaken:
            raise
        except OSError as error:
            raise CannotStart(f"PLAYGROUND_HOST: cannot listen on {host} ({error})") from error
        print(f"No DISCORD_TOKEN: playing on the playground. Open {playground.url}", flush=True)
        yield playground


def _complaint(error: ValidationError) -> str:
    first = error.errors()[0]
    name = str(first["loc"][0]).upper()
    return f"{name}: {first['msg']} (see .env.example)"


if __name__ == "__main__":
    sys.exit(main())
