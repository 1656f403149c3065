"""What the engine needs from outside, as it would like to have it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from engine.course import Step
from engine.errors import Damaged
from engine.game import AnyGame, Seat
from engine.levels import Level
from engine.search import Advice
from engine.sheet import Sheet, TableId

Clock: TypeAlias = Callable[[], float]


class Journal(Protocol):
    """Keeps sheets and steps. What it has returned from is on disk."""

    async def enter(self, sheet: Sheet) -> Sheet:
        """Keep a new table; return its sheet with the id it was given."""

    async def save(self, sheet: Sheet, steps: Sequence[Step]) -> None:
        """Keep a sheet and the steps that led to it, both or neither."""

    async def unfinished(self) -> tuple[list[Sheet], list[Damaged]]:
        """Return the tables that are open or whose last screens were not shown yet."""

    async def find(self, table: TableId) -> Sheet | None:
        """Return a table's sheet, open or not."""


class Thinker(Protocol):
    """Lets a computer player think."""

    async def choose(
        self, game: AnyGame, level: Level, view: Any, seat: Seat, moves: Sequence[Any]
    ) -> Any:
        """Return one of the moves."""

    async def advise(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Advice:
        """Return what a strong computer would do, and how sure it is."""
