"""One SQLite file, one writer: opened, locked, migrated, and written in whole transactions."""

import asyncio
import fcntl
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

import aiosqlite

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"

Statement = tuple[str, Sequence[Any]]


class CannotOpen(Exception):
    """The database cannot be used; the message is for whoever starts the bot."""


class Database:
    """The connection. `write` returns once everything it was given is on disk."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._writing = asyncio.Lock()

    async def write(self, statements: Iterable[Statement]) -> list[Any]:
        """Run all statements in one transaction; return the first row of each (or None)."""
        # Shielded: a caller who is cancelled must not leave a transaction open behind them.
        return await asyncio.shield(self._transaction(list(statements)))

    async def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a query."""
        return list(await self._connection.execute_fetchall(query, values))

    async def _transaction(self, statements: list[Statement]) -> list[Any]:
        async with self._writing:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                rows = [await self._run(*statement) for statement in statements]
                await self._connection.commit()
            except BaseException:
                await self._connection.rollback()
                raise
        return rows

    async def _run(self, statement: str, values: Sequence[Any]) -> Any:
        async with self._connection.execute(statement, values) as cursor:
            return await cursor.fetchone() if cursor.description else None


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
