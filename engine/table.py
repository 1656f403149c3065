"""One table: the only writer of its record. A change is on disk before anybody is told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine import lobby, match
from engine.course import Step
from engine.errors import GameOver, NotHost, TableClosed, TooLate, Unreadable
from engine.game import AnyGame, Seat
from engine.moves import MoveCodec, UnreadableMoveError, codec_of
from engine.ports import Clock, Journal
from engine.sheet import PersonId, Phase, Player, Sheet

log = logging.getLogger(__name__)

Change = tuple[Sheet, Sequence[Step]]


class Table:
    """A table and its lock. `changed` is called after each change that was saved."""

    def __init__(
        self,
        sheet: Sheet,
        game: AnyGame,
        journal: Journal,
        clock: Clock,
        changed: Callable[["Table"], None],
    ) -> None:
        self.sheet = sheet
        self.game = game
        self._journal = journal
        self._clock = clock
        self._changed = changed
        self._lock = asyncio.Lock()
        self._saving: set[asyncio.Task[Sheet]] = set()

    @property
    def codec(self) -> MoveCodec[Any]:
        """Return what reads and writes this game's moves."""
        return codec_of(self.game.move_types)

    async def join(self, player: Player) -> Sheet:
        """Seat somebody in the lobby."""
        return await self._change(lambda sheet: (lobby.join(sheet, self.game, player), ()))

    async def leave(self, person: PersonId) -> Sheet:
        """Let somebody go: out of the lobby, or out of the game, where the house plays on."""

        def leave(sheet: Sheet) -> Change:
            if sheet.phase is Phase.LOBBY:
                return lobby.leave(sheet, person), ()
            return match.give_up(sheet, person), ()

        return await self._change(leave)

    async def choose(self, person: PersonId, option: str, value: str) -> Sheet:
        """Set an option of the lobby."""
        return await self._change(
            lambda sheet: (lobby.choose(sheet, self.game, person, option, value), ())
        )

    async def start(self, person: PersonId) -> Sheet:
        """Begin the game."""

        def begin(sheet: Sheet) -> Change:
            lobby.check_start(sheet, self.game, person)
            return match.start(sheet, self.game)

        return await self._change(begin)

    async def play(self, person: PersonId, since: int, code: str, picked: Sequence[str]) -> Sheet:
        """Play the move a control carries; the same answer given twice is played once."""

        def play(sheet: Sheet) -> Change:
            seat = sheet.seat_of(person)
            move = self._read(code, picked)
            under_way = match.running(sheet)
            if match.is_repeat(under_way, seat, since, self.codec.code(move)):
                return sheet, ()
            return match.play(sheet, self.game, self.codec, seat, since, move)

        return await self._change(play)

    async def play_for(self, seat: Seat, since: int, move: Any) -> Sheet:
        """Play a move of the house's for a seat that was given up."""

        def play(sheet: Sheet) -> Change:
            if not sheet.players[seat].gone:
                raise TooLate
            return match.play(sheet, self.game, self.codec, seat, since, move)

        return await self._change(play)

    async def close(self, person: PersonId, *, moderator: bool) -> Sheet:
        """Close the table for good."""

        def close(sheet: Sheet) -> Change:
            if sheet.host != person and not moderator:
                raise NotHost(host=_host_name(sheet))
            return replace(sheet, phase=Phase.CLOSED, closed_by="host"), ()

        return await self._change(close)

    async def expire(self, reason: str, before: float) -> Sheet:
        """Close the table if nobody has touched it since."""

        def close(sheet: Sheet) -> Change:
            if sheet.touched > before:
                return sheet, ()
            return replace(sheet, phase=Phase.CLOSED, closed_by=reason), ()

        return await self._change(close)

    async def end(self, reason: str) -> Sheet:
        """Close the table because it cannot go on."""
        return await self._change(
            lambda sheet: (replace(sheet, phase=Phase.CLOSED, closed_by=reason), ())
        )

    async def settle(self) -> None:
        """Wait until every change in hand is saved."""
        await asyncio.gather(*self._saving, return_exceptions=True)

    def _read(self, code: str, picked: Sequence[str]) -> Any:
        try:
            return self.codec.decode(code, picked)
        except UnreadableMoveError as error:
            raise Unreadable from error

    async def _change(self, change: Callable[[Sheet], Change]) -> Sheet:
        # A caller who is cancelled half-way must not leave half a move behind.
        saving = asyncio.create_task(self._save(change))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        return await asyncio.shield(saving)

    async def _save(self, change: Callable[[Sheet], Change]) -> Sheet:
        async with self._lock:
            check_open(self.sheet)
            sheet, steps = change(self.sheet)
            if sheet is self.sheet:
                return sheet
            sheet = replace(sheet, version=sheet.version + 1, touched=self._clock())
            await self._journal.save(sheet, steps)
            before, self.sheet = self.sheet.phase, sheet
        if sheet.phase is not before:
            log.info("table %s channel %s: %s", sheet.id, sheet.place.channel, sheet.phase)
        self._changed(self)
        return sheet


def check_open(sheet: Sheet) -> None:
    """Refuse where nothing can change any more."""
    if sheet.phase is Phase.OVER:
        raise GameOver
    if sheet.phase is Phase.CLOSED:
        raise TableClosed


def _host_name(sheet: Sheet) -> str:
    return next(player.name for player in sheet.players if player.person == sheet.host)
