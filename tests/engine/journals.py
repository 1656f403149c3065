"""A journal in memory that can be told to fail."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.course import Step
from engine.errors import Damaged
from engine.game import AnyGame, Seat
from engine.levels import Level
from engine.search import Advice
from engine.sheet import Sheet, TableId


class MemoryJournal:
    """Keeps sheets as long as the test lasts."""

    def __init__(self) -> None:
        self.sheets: dict[TableId, Sheet] = {}
        self.steps: list[Step] = []
        self.broken = False

    async def enter(self, sheet: Sheet) -> Sheet:
        sheet = replace(sheet, id=TableId(len(self.sheets) + 1))
        self.sheets[sheet.id] = sheet
        return sheet

    async def save(self, sheet: Sheet, steps: Sequence[Step]) -> None:
        if self.broken:
            raise OSError("the disk is full")
        self.sheets[sheet.id] = sheet
        self.steps += steps

    async def unfinished(self) -> tuple[list[Sheet], list[Damaged]]:
        return [sheet for sheet in self.sheets.values() if sheet.is_open], []

    async def find(self, table: TableId) -> Sheet | None:
        return self.sheets.get(table)


class FirstMove:
    """A computer that always takes the first move."""

    async def choose(
        self, game: AnyGame, level: Level, view: Any, seat: Seat, moves: Sequence[Any]
    ) -> Any:
        return moves[0]

    async def advise(self, game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Advice:
        return Advice(moves[0], 0.6, 0.4, 100)
