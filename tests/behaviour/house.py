"""Builds the real bot for SimCord: its own database, no worker processes, Discord's clock."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from simcord import Env

from cogs.bot import HeistBot
from cogs.ui.painter import Painter
from engine.brains import think, think_aloud
from engine.game import AnyGame, Seat
from engine.levels import Level
from engine.registry import GAMES
from engine.search import Advice
from engine.tables import Tables
from storage.database import Database
from storage.journal import Journal
from storage.messages import Messages
from storage.people import Languages
from tests.behaviour.pulse import Pulse
from tests.playouts import seed_of

QUICK = 0.01  # seconds a strong computer thinks
BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)  # when SimCord's time starts


class Clock:
    """Tells the simulated time, also while the bot starts; it can be put ahead."""

    def __init__(self) -> None:
        self.env: Env | None = None
        self.ahead = 0.0

    def __call__(self) -> float:
        now = BEGINNING if self.env is None else self.env.now()
        return now.timestamp() + self.ahead


class InProcess:
    """The computer players without their worker process."""

    async def choose(
        self, game: AnyGame, level: Level, view: Any, seat: Seat, moves: Sequence[Any]
    ) -> Any:
        return moves[think(game.id, level, view, seat, moves, seed_of("house"), QUICK)]

    async def advise(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Advice:
        advice = think_aloud(game.id, view, seat, moves, seed_of("house"), QUICK)
        return replace(advice, move=moves[advice.move])


class Sketches(Painter):
    """Pictures without their worker process: files that hold the SVG itself."""

    def ready(self, svg: str) -> bytes | None:
        return svg.encode()

    async def soon(self, svg: str) -> bytes | None:
        return self.ready(svg)

    async def paint(self, svg: str) -> bytes | None:
        return self.ready(svg)


@dataclass(frozen=True, slots=True)
class House:
    """What outlives a restart of the bot."""

    database: Database
    clock: Clock
    pulse: Pulse = field(default_factory=Pulse)
    pause: float = 0  # before computers act

    @property
    def journal(self) -> Journal:
        return Journal(self.database, GAMES)

    def bot(self) -> HeistBot:
        """Return a bot that has just been started: it remembers what the database does."""
        tables = Tables(GAMES, self.journal, InProcess(), self.clock, pause=self.pause)
        people, servers = Languages(self.database, "person"), Languages(self.database, "server")
        bot = HeistBot(tables, Messages(self.database), people, servers, Sketches(), "en")
        bot.add_listener(self.pulse.on_interaction)
        return bot
