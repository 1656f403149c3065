"""Moves saved a second through a table and its journal, against bare SQLite."""

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from benchmarks.figures import Figure, share
from engine import match
from engine.absence import Patience
from engine.game import AnyGame
from engine.moves import codec_of
from engine.registry import GAMES
from engine.sheet import ChannelId, PersonId, Place, Player, ServerId, Sheet, TableId
from engine.table import Table
from storage.database import Database, Statement, open_database
from storage.journal import Journal

SEATS = 3
GOAL = 0.5


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played: its sheet at the start, and who will press what."""

    sheet: Sheet
    presses: list[tuple[PersonId, int, str]]


class Noting(Database):
    """A database that remembers what it was given to write."""

    written: list[list[Statement]]

    async def write(self, statements: Iterable[Statement]) -> list[Any]:
        """Note the statements and write them."""
        given = list(statements)
        self.written.append(given)
        return await super().write(given)


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield moves a second, one table at a time and over 50 tables at once."""
    crowd, rounds = (2, 1) if quick else (50, 15)
    for game in GAMES.values():
        yield _figure(game, "one table", 1, rounds)
    for game in GAMES.values():
        yield _figure(game, f"{crowd} tables at once", crowd, ceil(rounds / 5))


def _figure(game: AnyGame, name: str, tables: int, rounds: int) -> Figure:
    # Turn and turn about, and the median of each: a slow moment of the disk counts little.
    ours, baseline = zip(*(_round(game, tables) for _ in range(rounds)), strict=True)
    saved, bare = share(ours, 0.5), share(baseline, 0.5)
    what = f"{game.id}, {name}: moves saved"
    return Figure(what, saved, bare, "/s", f"ratio ≥ {GOAL}", saved / bare >= GOAL)


def _round(game: AnyGame, tables: int) -> tuple[float, float]:
    """Play one game a table; return the moves a second through the tables and of bare SQLite."""
    scripts = [_script(game, number) for number in range(tables)]
    moves = sum(len(script.presses) for script in scripts)
    with TemporaryDirectory() as folder:
        ours, written = asyncio.run(_play(scripts, Path(folder) / "ours"))
        bare = asyncio.run(_write_bare(written, tables, Path(folder) / "bare"))
    return moves / ours, moves / bare


def _script(game: AnyGame, number: int) -> Script:
    """Think a random game through to its end, without saving anything."""
    people = tuple(Player(PersonId(seat + 1), f"Player {seat + 1}") for seat in range(SEATS))
    place = Place(ServerId(1), ChannelId(number + 1))
    options = {option.name: option.default for option in game.options}
    lobby = Sheet(TableId(0), game.id, place, people[0].person, people, time.time(), options)
    begun, _ = match.start(lobby, game)
    codec = codec_of(game.move_types)
    choose, sheet = Random(number), begun
    presses: list[tuple[PersonId, int, str]] = []
    while sheet.match is not None and sheet.match.outcome is None:
        seat = game.rules.asked(sheet.match.state)[0]
        moves = game.rules.moves(sheet.match.state, seat)
        move = moves[choose.randrange(len(moves))]
        since = sheet.match.since[seat]
        presses.append((sheet.players[seat].person, since, codec.code(move)))
        sheet, _ = match.play(sheet, game, codec, seat, since, move)
    return Script(begun, presses)


async def _play(scripts: list[Script], path: Path) -> tuple[float, list[list[Statement]]]:
    """Play the scripts at once; return the seconds it took and all that was written."""
    async with open_database(path) as opened:
        database = Noting(opened._connection)
        database.written = []
        journal = Journal(database, GAMES)
        tables = [await _seat(script, journal) for script in scripts]
        plays = [_press(*each) for each in zip(tables, scripts, strict=True)]
        start = perf_counter()
        await asyncio.gather(*plays)
        return perf_counter() - start, database.written


async def _seat(script: Script, journal: Journal) -> Table:
    sheet = await journal.enter(script.sheet)
    return Table(sheet, GAMES[sheet.game], journal, time.time, Patience(), lambda table: None)


async def _press(table: Table, script: Script) -> None:
    for person, since, code in script.presses:
        await table.play(person, since, code, ())


async def _write_bare(written: list[list[Statement]], tables: int, path: Path) -> float:
    """Write the same bytes in as many transactions; return the seconds all but the seating took."""
    async with open_database(path):
        pass  # the same schema
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _transactions(connection, written[:tables])
        start = perf_counter()
        _transactions(connection, written[tables:])
        return perf_counter() - start


def _transactions(connection: sqlite3.Connection, written: list[list[Statement]]) -> None:
    for statements in written:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values).fetchall()
        connection.execute("COMMIT")
