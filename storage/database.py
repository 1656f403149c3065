"""One SQLite file, one writer: opened, locked, migrated, and written in whole transactions."""

import fcntl
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import aiosqlite

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"

Statement = tuple[str, Sequence[Any]]


class CannotOpen(Exception):
    """The database cannot be used; the message is for whoever starts the bot."""


@dataclass(slots=True)
class Write:
    """Statements that belong together, and what came of them."""

    statements: list[Statement]
    rows: list[Any] = field(default_factory=list)
    error: sqlite3.Error | None = None


class Database:
    """The connection. `write` returns once everything it was given is on disk."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: deque[Write] = deque()

    async def write(self, statements: Iterable[Statement]) -> list[Any]:
        """Run all statements or none; return the first row of each (or None)."""
        write = Write(list(statements))
        self._waiting.append(write)
        # One visit to the connection's thread, which costs as much as the writing itself. A caller
        # who is cancelled here changes nothing about what is written.
        await self._connection._execute(self._write_waiting)  # type: ignore[no-untyped-call]
        if write.error is not None:
            raise write.error
        return write.rows

    async def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a query."""
        return list(await self._connection.execute_fetchall(query, values))

    def _write_waiting(self) -> None:
        """Write all that waits by now in one trip to the disk; whoever comes next finds it done."""
        together = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if together:
            _write(self._connection._conn, together)


def _write(connection: sqlite3.Connection, writes: list[Write]) -> None:
    """Put all writes on disk; if that fails, each on its own, so that one spoils no other."""
    try:
        _transaction(connection, writes)
    except sqlite3.Error as error:
        if len(writes) == 1:
            writes[0].error = error
            return
        for write in writes:
            _write(connection, [write])


def _transaction(connection: sqlite3.Connection, writes: list[Write]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            write.rows = [connection.execute(*each).fetchone() for each in write.statements]
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


@asynccontextmanager
async def open_database(path: Path) -> AsyncIterator[Database]:
    """Open the database for this bot alone, brought up to date."""
    lock = _lock(path)
    try:
        async with aiosqlite.connect(path, isolation_level=None) as connection:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await _migrate(connection, path)
            yield Database(connection)
    except sqlite3.DatabaseError as error:
        raise CannotOpen(f"{path} cannot be used as the database: {error}") from error
    finally:
        lock.close()


def _lock(path: Path) -> IO[str]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise CannotOpen(f"the folder of {path} is not writable: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        lock.close()
        raise CannotOpen(f"another bot is using {path}; stop it, or set DATABASE_PATH") from error
    return lock


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    migrations = sorted(MIGRATIONS.glob("*.sql"))
    (version,) = next(iter(await connection.execute_fetchall("PRAGMA user_version")))
    if version > len(migrations):
        raise CannotOpen(
            f"{path} was written by a newer version of this bot "
            f"(schema {version}, this one knows {len(migrations)}): update the bot"
        )
    for number, migration in enumerate(migrations[version:], start=version + 1):
        script = migration.read_text(encoding="utf8")
        await connection.executescript(
            f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
        log.info("database brought to schema %s (%s)", number, migration.stem)
