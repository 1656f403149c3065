"""Where a table's screens hang on Discord, and what they show."""

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from engine.sheet import PersonId, TableId
from storage.database import Database, Statement

BOARD = PersonId(0)  # the public message belongs to nobody,
NUDGE = PersonId(-1)  # nor does the one that calls those who are late
PUBLIC = (BOARD, NUDGE)

KEEP = """INSERT INTO message ("table", person, channel, message, posted, shown, picture, problem)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message,
              posted = excluded.posted, shown = excluded.shown, picture = excluded.picture,
              problem = excluded.problem"""


@dataclass(slots=True)
class Hanging:
    """A message that shows a table to one person, or (BOARD) to all.

    `message` is 0 where there is none; `shown` tells what it shows, `picture` the file attached
    to it; `problem` says why it could not be sent.
    """

    table: TableId
    person: PersonId
    channel: int = 0
    message: int = 0
    posted: float = 0.0
    shown: str = ""
    picture: str = ""
    problem: str = ""


class Messages:
    """Keeps what hangs where."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: TableId) -> dict[PersonId, Hanging]:
        """Return everything that shows a table, by person."""
        query = """SELECT "table", person, channel, message, posted, shown, picture, problem
                   FROM message WHERE "table" = ?"""
        rows = await self._database.read(query, (table,))
        return {row[1]: Hanging(*row) for row in rows}

    async def keep(self, hangings: Iterable[Hanging]) -> None:
        """Remember these messages."""
        statements: list[Statement] = [(KEEP, astuple(hanging)) for hanging in hangings]
        if statements:
            await self._database.write(statements)

    async def take_down(self, table: TableId, person: PersonId) -> None:
        """This person's message will not change any more."""
        statement = 'DELETE FROM message WHERE "table" = ? AND person = ?'
        await self._database.write([(statement, (table, person))])

    async def forget(self, table: TableId) -> None:
        """Nothing of this table will change any more."""
        await self._database.write([('DELETE FROM message WHERE "table" = ?', (table,))])
