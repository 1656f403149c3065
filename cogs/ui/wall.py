"""What hangs where: the messages that show a table, and what is wrong with them."""

from engine.sheet import PersonId, TableId
from engine.table import Table
from storage.messages import BOARD, PUBLIC, Hanging, Messages


class Wall:
    """The hanging messages of all tables in use, read from disk when first needed."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._hanging: dict[TableId, dict[PersonId, Hanging]] = {}
        self._unsaved: dict[tuple[TableId, PersonId], Hanging] = {}

    async def of(self, table: Table) -> dict[PersonId, Hanging]:
        """Return everything that shows a table, by person."""
        number = table.sheet.id
        if number not in self._hanging:
            found = await self._messages.of(number)
            self._hanging.setdefault(number, found)
        return self._hanging[number]

    async def one(self, table: Table, person: PersonId) -> Hanging:
        """Return the message that shows a table to one person, or (BOARD) to all."""
        return (await self.of(table)).setdefault(person, Hanging(table.sheet.id, person))

    async def left(self, table: Table) -> list[PersonId]:
        """Return those who left the lobby and whose message does not say so yet."""
        players = [player.person for player in table.sheet.players]
        return [p for p in await self.of(table) if p not in (*PUBLIC, *players)]

    async def unreachable(self, table: Table) -> set[PersonId]:
        """Return the people whose direct messages do not reach them."""
        hanging = await self.of(table)
        return {person for person, one in hanging.items() if person not in PUBLIC and one.problem}

    async def board_link(self, table: Table) -> str:
        """Return the address of the public message, or of its channel."""
        place = table.sheet.place
        hanging = (await self.of(table)).get(BOARD)
        message = f"/{hanging.message}" if hanging is not None and hanging.message else ""
        return f"https://discord.com/channels/{place.server}/{place.channel}{message}"

    async def keep(self, hanging: Hanging) -> None:
        """Remember at once where a message hangs."""
        await self._messages.keep([hanging])

    def changed(self, hanging: Hanging) -> None:
        """Remember before long what a message shows; a restart could find out by redrawing."""
        self._unsaved[hanging.table, hanging.person] = hanging

    async def flush(self) -> None:
        """Write down what is not written yet."""
        unsaved, self._unsaved = self._unsaved, {}
        await self._messages.keep(unsaved.values())

    async def take_down(self, table: Table, person: PersonId) -> None:
        """Leave somebody's message as it is for good."""
        (await self.of(table)).pop(person, None)
        self._unsaved.pop((table.sheet.id, person), None)
        await self._messages.take_down(table.sheet.id, person)

    async def forget(self, table: Table) -> None:
        """Nothing of this table will change any more."""
        number = table.sheet.id
        for person in self._hanging.pop(number, {}):
            self._unsaved.pop((number, person), None)
        await self._messages.forget(number)
