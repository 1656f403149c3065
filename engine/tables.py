"""All tables of the house: open, find, restore, expire, and let the house play empty seats."""

import asyncio
import logging
from collections.abc import Callable

from engine.errors import ChannelTaken, Damaged, Refused, TableClosed
from engine.game import AnyGame
from engine.ports import Clock, Journal, Thinker
from engine.sheet import ChannelId, PersonId, Phase, Place, Player, Sheet, TableId
from engine.table import Table

log = logging.getLogger(__name__)

LOBBY_PATIENCE = 30 * 60.0
HOUSE_PAUSE = 1.5  # a person would think, and the others want to see it happen


class Tables:
    """The house. `listener` hears of every table that changed."""

    def __init__(
        self,
        games: dict[str, AnyGame],
        journal: Journal,
        thinker: Thinker,
        clock: Clock,
        house_pause: float = HOUSE_PAUSE,
    ) -> None:
        self.games = games
        self.listener: Callable[[Table], None] = lambda table: None
        self._journal = journal
        self._thinker = thinker
        self._clock = clock
        self._house_pause = house_pause
        self._tables: dict[TableId, Table] = {}
        self._in_channel: dict[ChannelId, Table] = {}
        self._house: dict[TableId, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    async def restore(self) -> tuple[list[Table], list[Damaged]]:
        """Take up every table that was open; return them and those that cannot be read."""
        sheets, damaged = await self._journal.unfinished()
        tables = [self._keep(sheet) for sheet in sheets]
        for table in tables:
            self._wake_house(table)
        return tables, damaged

    async def open(self, place: Place, game: str, player: Player) -> Table:
        """Open a lobby in a channel that has none."""
        return await self._open(place, game, player.person, (player,))

    async def rematch(self, table: TableId, person: PersonId) -> Table:
        """Open a lobby with the people of a game that is over."""
        before = (await self.get(table)).sheet
        before.seat_of(person)
        people = tuple(player for player in before.players if not player.gone)
        return await self._open(before.place, before.game, person, people)

    def at(self, channel: ChannelId) -> Table | None:
        """Return the open table of a channel."""
        table = self._in_channel.get(channel)
        return table if table is not None and table.sheet.is_open else None

    async def get(self, table: TableId) -> Table:
        """Return a table by its id, open or not."""
        if table in self._tables:
            return self._tables[table]
        sheet = await self._journal.find(table)
        if sheet is None:
            raise TableClosed
        return self._table(sheet)

    def open_tables(self) -> list[Table]:
        """Return every table in use."""
        return [table for table in self._tables.values() if table.sheet.is_open]

    def forget(self, table: Table) -> None:
        """Let go of a table that is over and shown to be."""
        self._tables.pop(table.sheet.id, None)
        if self._in_channel.get(table.sheet.place.channel) is table:
            del self._in_channel[table.sheet.place.channel]

    async def expire(self) -> None:
        """Close the lobbies nobody has touched for a while."""
        before = self._clock() - LOBBY_PATIENCE
        for table in self.open_tables():
            if table.sheet.phase is Phase.LOBBY and table.sheet.touched <= before:
                try:
                    await table.expire("idle", before)
                except Refused:
                    continue  # somebody was faster

    async def settle(self) -> None:
        """Finish the moves in hand; the house stops playing."""
        for task in self._house.values():
            task.cancel()
        await asyncio.gather(*self._house.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            await table.settle()

    async def _open(
        self, place: Place, game: str, host: PersonId, players: tuple[Player, ...]
    ) -> Table:
        async with self._opening:
            taken = self.at(place.channel)
            if taken is not None:
                raise ChannelTaken(table=taken)
            options = {option.name: option.default for option in self.games[game].options}
            sheet = Sheet(TableId(0), game, place, host, players, self._clock(), options)
            table = self._keep(await self._journal.enter(sheet))
        log.info("table %s channel %s: %s opened", table.sheet.id, place.channel, game)
        return table

    def _keep(self, sheet: Sheet) -> Table:
        table = self._tables[sheet.id] = self._table(sheet)
        if sheet.is_open:
            self._in_channel[sheet.place.channel] = table
        return table

    def _table(self, sheet: Sheet) -> Table:
        return Table(sheet, self.games[sheet.game], self._journal, self._clock, self._changed)

    def _changed(self, table: Table) -> None:
        self.listener(table)
        self._wake_house(table)

    def _wake_house(self, table: Table) -> None:
        busy = self._house.get(table.sheet.id)
        if _house_seat(table) is None or (busy is not None and not busy.done()):
            return
        self._house[table.sheet.id] = asyncio.create_task(self._play_house(table))

    async def _play_house(self, table: Table) -> None:
        """Play the seats that were given up, for as long as one of them is asked."""
        while (seat := _house_seat(table)) is not None:
            await asyncio.sleep(self._house_pause)
            match = table.sheet.match
            if match is None or _house_seat(table) != seat:
                continue
            rules = table.game.rules
            view, moves = rules.view(match.state, seat), rules.moves(match.state, seat)
            move = await self._thinker.choose(table.game, view, seat, moves)
            try:
                await table.play_for(seat, match.since[seat], move)
            except Refused as refusal:
                log.info("table %s: the house was overtaken (%s)", table.sheet.id, refusal.key)


def _house_seat(table: Table) -> int | None:
    sheet = table.sheet
    if sheet.match is None or sheet.phase is not Phase.PLAYING:
        return None
    for seat in table.game.rules.asked(sheet.match.state):
        if sheet.players[seat].gone:
            return seat
    return None
