"""Sheets and steps on disk. What `save` has returned from survives anything."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.course import Step
from engine.errors import Damaged
from engine.game import AnyGame
from engine.moves import codec_of
from engine.sheet import Phase, Sheet, TableId
from storage.database import Database, Statement

SHEET = TypeAdapter(Sheet)

INSERT = """INSERT INTO snapshot (server, channel, game, phase, version, sheet)
            VALUES (?, ?, ?, ?, ?, ?) RETURNING id"""
UPDATE = """UPDATE snapshot SET phase = ?, version = ?, sheet = ?
            WHERE id = ? AND version = ? RETURNING id"""
STEP = 'INSERT INTO step ("table", step, seat, move, auto, at) VALUES (?, ?, ?, ?, ?, ?)'
RESULT = 'INSERT INTO result ("table", seat, person, score, won, at) VALUES (?, ?, ?, ?, ?, ?)'
UNFINISHED = """SELECT id, channel, server, sheet FROM snapshot
                WHERE phase IN ('lobby', 'playing')
                   OR (phase IN ('over', 'closed') AND id IN (SELECT "table" FROM message))"""


class Journal:
    """Keeps the sheet and the steps of every table."""

    def __init__(self, database: Database, games: dict[str, AnyGame]) -> None:
        self._database = database
        self._states = {game.id: TypeAdapter(game.state_type) for game in games.values()}
        self._codecs = {game.id: codec_of(game.move_types) for game in games.values()}

    async def enter(self, sheet: Sheet) -> Sheet:
        """Keep a new table; return its sheet with the id it was given."""
        place = sheet.place
        values = (place.server, place.channel, sheet.game, sheet.phase, 0, _write(sheet))
        ((number,),) = await self._database.write([(INSERT, values)])
        return replace(sheet, id=TableId(number))

    async def save(self, sheet: Sheet, steps: Sequence[Step]) -> None:
        """Keep a sheet and the steps that led to it, both or neither."""
        values = (sheet.phase, sheet.version, _write(sheet), sheet.id, sheet.version - 1)
        statements: list[Statement] = [(UPDATE, values)]
        statements += self._steps(sheet, steps)
        statements += _results(sheet)
        updated, *_ = await self._database.write(statements)
        if updated is None:
            raise RuntimeError(f"table {sheet.id} was changed behind our back")

    async def unfinished(self) -> tuple[list[Sheet], list[Damaged]]:
        """Return the tables that are open or whose last screens were not shown yet."""
        sheets, damaged = [], []
        for row in await self._database.read(UNFINISHED):
            try:
                sheets.append(self._read(row))
            except Damaged as error:
                damaged.append(error)
        await self._set_aside(damaged)
        return sheets, damaged

    async def find(self, table: TableId) -> Sheet | None:
        """Return a table's sheet, open or not."""
        query = (
            "SELECT id, channel, server, sheet FROM snapshot WHERE id = ? AND phase != 'damaged'"
        )
        rows = await self._database.read(query, (table,))
        return self._read(rows[0]) if rows else None

    async def moves(self, table: TableId) -> list[tuple[int, dict[str, Any], bool]]:
        """Return a table's decisions in order: seat, move, auto."""
        query = 'SELECT seat, move, auto FROM step WHERE "table" = ? ORDER BY step'
        rows = await self._database.read(query, (table,))
        return [(seat, json.loads(move), bool(auto)) for seat, move, auto in rows]

    async def _set_aside(self, damaged: list[Damaged]) -> None:
        """Free the channels of tables that cannot be read; their rows stay for a look."""
        await self._database.write(
            ("UPDATE snapshot SET phase = 'damaged' WHERE id = ?", (error.table,))
            for error in damaged
        )

    def _steps(self, sheet: Sheet, steps: Sequence[Step]) -> list[Statement]:
        if sheet.match is None or not steps:
            return []
        codec = self._codecs[sheet.game]
        first = sheet.match.step - len(steps)
        return [
            (
                STEP,
                (
                    sheet.id,
                    first + i,
                    step.seat,
                    json.dumps(codec.write(step.move)),
                    step.auto,
                    sheet.touched,
                ),
            )
            for i, step in enumerate(steps)
        ]

    def _read(self, row: Any) -> Sheet:
        number, channel, server, text = row
        try:
            sheet = replace(SHEET.validate_json(text), id=TableId(number))
            if sheet.match is None:
                return sheet
            state = self._states[sheet.game].validate_python(sheet.match.state)
        except (ValidationError, KeyError) as error:
            raise Damaged(number, channel, server, str(error).splitlines()[0]) from error
        return replace(sheet, match=replace(sheet.match, state=state))


def _write(sheet: Sheet) -> str:
    return SHEET.dump_json(sheet).decode()


def _results(sheet: Sheet) -> list[Statement]:
    if sheet.phase is not Phase.OVER or sheet.match is None or sheet.match.outcome is None:
        return []
    outcome = sheet.match.outcome
    return [
        (
            RESULT,
            (
                sheet.id,
                seat,
                player.person,
                outcome.scores[seat],
                seat in outcome.winners,
                sheet.touched,
            ),
        )
        for seat, player in enumerate(sheet.players)
    ]
