"""What is written is whole, on disk, and spoils nothing else."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from storage.database import Database, Statement, open_database


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with open_database(tmp_path / "house") as opened:
        yield opened


def met(number: int, language: str | None = "fr") -> Statement:
    return "INSERT INTO person VALUES (?, ?, 0) RETURNING id", (number, language)


async def known(database: Database) -> list[int]:
    return [number for (number,) in await database.read("SELECT id FROM person ORDER BY id")]


async def test_a_write_returns_the_first_row_of_each_statement(database: Database) -> None:
    rows = await database.write([met(1), ("DELETE FROM server", ()), met(2)])

    assert rows == [(1,), None, (2,)]


async def test_a_write_that_fails_half_way_leaves_nothing(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await database.write([met(1), met(2, None)])

    assert await known(database) == []


async def test_one_bad_write_among_many_spoils_no_other(database: Database) -> None:
    writes = [database.write([met(n, None if n == 5 else "en")]) for n in range(10)]

    outcomes = await asyncio.gather(*writes, return_exceptions=True)

    assert [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Exception)] == [5]
    assert await known(database) == [0, 1, 2, 3, 4, 6, 7, 8, 9]


async def test_many_writes_at_once_are_all_on_disk_when_told(
    database: Database, tmp_path: Path
) -> None:
    await asyncio.gather(*(database.write([met(n)]) for n in range(50)))

    with sqlite3.connect(tmp_path / "house") as another:
        assert another.execute("SELECT count(*) FROM person").fetchone() == (50,)
    another.close()


async def test_a_caller_who_is_cancelled_leaves_a_whole_write(database: Database) -> None:
    write = asyncio.create_task(database.write([met(1), met(2)]))
    await asyncio.sleep(0)
    write.cancel()

    await database.write([met(3)])
    assert await known(database) == [1, 2, 3]
