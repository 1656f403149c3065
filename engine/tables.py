"""All tables of the house: open, find, restore, expire, and let computers play."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.absence import Patience, computer_seat, deserted, late, out_of_time
from engine.errors import ChannelTaken, Damaged, HintsOff, NotYourMove, Refused, TableClosed
from engine.game import AnyGame, Seat
from engine.levels import Level
from engine.match import running, told_enough
from engine.ports import Clock, Journal, Thinker
from engine.search import Advice
from engine.sheet import ChannelId, PersonId, Phase, Place, Player, Sheet, TableId
from engine.table import Table

log = logging.getLogger(__name__)

LOBBY_PATIENCE = 30 * 60.0
STUMBLE = 5.0  # seconds before computers try again after something went wrong
PAUSE = 1.5  # a person would think, and the others want to see what happened before


class Tables:
    """The house. `listener` hears of every table that changed."""

    def __init__(
        self,
        games: dict[str, AnyGame],
        journal: Journal,
        thinker: Thinker,
        clock: Clock,
        patience: Patience | None = None,
        pause: float = PAUSE,
    ) -> None:
        self.games = games
        self.listener: Callable[[Table], None] = lambda table: None
        self._journal = journal
        self._thinker = thinker
        self.clock = clock
        self.patience = patience or Patience()
        self._pause = pause
        self._tables: dict[TableId, Table] = {}
        self._in_channel: dict[ChannelId, Table] = {}
        self._computers: dict[TableId, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    async def restore(self) -> tuple[list[Table], list[Damaged]]:
        """Take up every table that was open; return them and those that cannot be read."""
        sheets, damaged = await self._journal.unfinished()
        tables = [self._keep(sheet) for sheet in sheets]
        for table in tables:
            self._wake_computers(table)
        return tables, damaged

    async def open(self, place: Place, game: str, player: Player) -> Table:
        """Open a lobby in a channel that has none."""
        return await self._open(self._lobby(place, game, player.person, (player,)))

    async def rematch(self, table: TableId, person: PersonId) -> Table:
        """Open a lobby with the people of a game that is over, at its pace."""
        before = (await self.get(table)).sheet
        before.seat_of(person)
        again = tuple(
            Player(player.person, player.name, player.level)
            for player in before.players
            if not player.gone
        )
        lobby = self._lobby(before.place, before.game, person, again)
        return await self._open(replace(lobby, pace=before.pace, hints=before.hints))

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

    async def look_round(self) -> None:
        """Close the tables nobody is at any more; remind the late, and decide for the later."""
        for table in self.open_tables():
            try:
                await self._look_at(table)
            except Refused as refusal:
                log.info("table %s: somebody was faster (%s)", table.sheet.id, refusal.key)
            except Exception:
                log.exception("table %s: it could not be looked at; trying again", table.sheet.id)

    async def settle(self) -> None:
        """Finish the moves in hand; computers stop playing."""
        for task in self._computers.values():
            task.cancel()
        await asyncio.gather(*self._computers.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            await table.settle()

    async def advise(self, table: Table, person: PersonId) -> Advice:
        """Return what the strong computer would do in somebody's place."""
        sheet = table.sheet
        match, seat = running(sheet), sheet.seat_of(person)
        if not sheet.hints:
            raise HintsOff
        rules = table.game.rules
        moves = rules.moves(match.state, seat)
        if not moves or sheet.paused:
            raise NotYourMove
        return await self._thinker.advise(table.game, rules.view(match.state, seat), seat, moves)

    async def _look_at(self, table: Table) -> None:
        sheet, now = table.sheet, self.clock()
        if sheet.phase is Phase.LOBBY and sheet.touched <= now - LOBBY_PATIENCE:
            await table.expire("idle", now - LOBBY_PATIENCE)
        elif deserted(sheet) and sheet.touched <= now - self.patience.absence:
            await table.expire("asleep", now - self.patience.absence)
        for seat in out_of_time(sheet, now):
            since, move = await self._think(table, seat, Level.NORMAL)
            await table.play_overtime(seat, since, move)
            log.info("table %s: the time of seat %s was up", sheet.id, seat)
        for seat in late(sheet, self.patience, now):
            await table.nudge(seat)

    def _lobby(self, place: Place, game: str, host: PersonId, players: tuple[Player, ...]) -> Sheet:
        options = {option.name: option.default for option in self.games[game].options}
        return Sheet(TableId(0), game, place, host, players, self.clock(), options)

    async def _open(self, sheet: Sheet) -> Table:
        async with self._opening:
            taken = self.at(sheet.place.channel)
            if taken is not None:
                raise ChannelTaken(table=taken)
            table = self._keep(await self._journal.enter(sheet))
        place = sheet.place.channel
        log.info("table %s channel %s: %s opened", table.sheet.id, place, sheet.game)
        return table

    def _keep(self, sheet: Sheet) -> Table:
        table = self._tables[sheet.id] = self._table(sheet)
        if sheet.is_open:
            self._in_channel[sheet.place.channel] = table
        return table

    def _table(self, sheet: Sheet) -> Table:
        game = self.games[sheet.game]
        return Table(sheet, game, self._journal, self.clock, self.patience, self._changed)

    def _changed(self, table: Table) -> None:
        self.listener(table)
        self._wake_computers(table)

    def _wake_computers(self, table: Table) -> None:
        busy = self._computers.get(table.sheet.id)
        if computer_seat(table.sheet, table.game) is None or (busy and not busy.done()):
            return
        self._computers[table.sheet.id] = asyncio.create_task(self._let_play(table))

    async def _let_play(self, table: Table) -> None:
        """Let the computers play, for as long as one of them is asked."""
        while computer_seat(table.sheet, table.game) is not None:
            await asyncio.sleep(self._pause)
            try:
                await self._play_in_a_row(table)
            except Refused as refusal:
                log.info("table %s: a computer was overtaken (%s)", table.sheet.id, refusal.key)
            except Exception:
                log.exception("table %s: its computers will try again", table.sheet.id)
                await asyncio.sleep(STUMBLE)

    async def _play_in_a_row(self, table: Table) -> None:
        """Play computers' moves until a person is asked or there is enough to read; then tell."""
        goes_on = False
        try:
            while (seat := computer_seat(table.sheet, table.game)) is not None:
                level = table.sheet.players[seat].level or Level.NORMAL
                since, move = await self._think(table, seat, level)
                sheet = await table.play_for(seat, since, move, goes_on=goes_on)
                goes_on = True
                if told_enough(sheet):
                    break
        finally:
            self.listener(table)

    async def _think(self, table: Table, seat: Seat, level: Level) -> tuple[int, Any]:
        """Let a computer choose for a seat; return since when it was asked, and its move."""
        match = running(table.sheet)
        rules = table.game.rules
        view, moves = rules.view(match.state, seat), rules.moves(match.state, seat)
        if not moves:
            raise NotYourMove
        return match.since[seat], await self._thinker.choose(table.game, level, view, seat, moves)
