"""One table: the only writer of its record. A change is on disk before anybody is told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine import absence, lobby, match, motions
from engine.absence import Patience, with_awake_host
from engine.course import Step
from engine.errors import GameOver, NotHost, TableClosed, TooLate, Unreadable
from engine.game import AnyGame, Seat
from engine.levels import Level
from engine.moves import MoveCodec, UnreadableMoveError, codec_of
from engine.ports import Clock, Journal
from engine.sheet import Pace, PersonId, Phase, Player, Sheet

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
        patience: Patience,
        changed: Callable[["Table"], None],
    ) -> None:
        self.sheet = sheet
        self.game = game
        self._journal = journal
        self._clock = clock
        self.patience = patience
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
            return motions.reconsidered(with_awake_host(match.give_up(sheet, person))), ()

        return await self._change(leave)

    async def choose(self, person: PersonId, option: str, value: str) -> Sheet:
        """Set an option of the lobby."""
        return await self._change(
            lambda sheet: (lobby.choose(sheet, self.game, person, option, value), ())
        )

    async def add_computer(self, person: PersonId, level: Level) -> Sheet:
        """Seat a computer in the lobby."""
        return await self._change(
            lambda sheet: (lobby.add_computer(sheet, self.game, person, level), ())
        )

    async def remove_computer(self, person: PersonId, computer: PersonId) -> Sheet:
        """Send a computer away from the lobby."""
        return await self._change(
            lambda sheet: (lobby.remove_computer(sheet, person, computer), ())
        )

    async def set_pace(self, person: PersonId, pace: Pace) -> Sheet:
        """Agree in the lobby how long a decision may take."""
        return await self._change(lambda sheet: (lobby.set_pace(sheet, person, pace), ()))

    async def turn_hints(self, person: PersonId) -> Sheet:
        """Allow hints in the lobby, or allow them no more."""
        return await self._change(lambda sheet: (lobby.turn_hints(sheet, person), ()))

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
            sheet, steps = match.play(sheet, self.game, self.codec, seat, since, move)
            return motions.reconsidered(absence.be_back(sheet, person)), steps

        return await self._change(play)

    async def play_for(self, seat: Seat, since: int, move: Any, *, goes_on: bool) -> Sheet:
        """Play a computer's move; nobody is told before the computers are done."""

        def play(sheet: Sheet) -> Change:
            if sheet.players[seat].is_awake:
                raise TooLate
            return match.play(sheet, self.game, self.codec, seat, since, move, goes_on=goes_on)

        return await self._change(play, tell=False)

    async def play_overtime(self, seat: Seat, since: int, move: Any) -> Sheet:
        """Play a computer's move for somebody whose time is up."""

        def play(sheet: Sheet) -> Change:
            if seat not in absence.out_of_time(sheet, self._clock()):
                raise TooLate
            sheet, steps = match.play(sheet, self.game, self.codec, seat, since, move)
            return motions.reconsidered(absence.miss(sheet, seat)), steps

        return await self._change(play)

    async def nudge(self, seat: Seat) -> Sheet:
        """Note that somebody is late."""

        def nudge(sheet: Sheet) -> Change:
            late = seat in absence.late(sheet, self.patience, self._clock())
            return (absence.nudge(sheet, seat) if late else sheet), ()

        return await self._change(nudge)

    async def fall_asleep(self, person: PersonId) -> Sheet:
        """Let a computer play for somebody who is not there, until they are back."""
        return await self._alter(lambda sheet: absence.fall_asleep(sheet, sheet.seat_of(person)))

    async def be_back(self, person: PersonId) -> Sheet:
        """Give somebody their decisions back."""
        return await self._alter(lambda sheet: absence.be_back(sheet, person))

    async def propose_pause(self, person: PersonId) -> Sheet:
        """Ask everybody for a break."""
        return await self._alter(lambda sheet: motions.propose_pause(sheet, person))

    async def propose_kick(self, person: PersonId, target: PersonId) -> Sheet:
        """Ask the others whether a computer should play somebody's seat."""
        return await self._alter(lambda sheet: motions.propose_kick(sheet, person, target))

    async def kick(self, target: PersonId) -> Sheet:
        """Give somebody's seat to a computer, as a moderator asks."""
        return await self._alter(lambda sheet: motions.kick(sheet, target))

    async def ask_for_seat(self, newcomer: Player, seat: Seat) -> Sheet:
        """Ask the host for a seat that no person plays."""
        return await self._alter(lambda sheet: motions.ask_for_seat(sheet, newcomer, seat))

    async def agree(self, person: PersonId) -> Sheet:
        """Say yes to what is asked."""
        return await self._alter(lambda sheet: motions.agree(sheet, person))

    async def object_to(self, person: PersonId) -> Sheet:
        """Say no to what is asked."""
        return await self._alter(lambda sheet: motions.object_to(sheet, person))

    async def resume(self, person: PersonId) -> Sheet:
        """Go on after a break."""
        return await self._alter(lambda sheet: motions.resume(sheet, person))

    async def close(self, person: PersonId, *, moderator: bool) -> Sheet:
        """Close the table for good."""

        def close(sheet: Sheet) -> Change:
            if sheet.host != person and not moderator:
                raise NotHost(host=sheet.host_name)
            return replace(sheet, phase=Phase.CLOSED, closed_by="host"), ()

        return await self._change(close)

    async def expire(self, reason: str, before: float) -> Sheet:
        """Close the table if nobody has touched it since."""

        def close(sheet: Sheet) -> Change:
            if sheet.touched > before or (sheet.match is not None and sheet.awake):
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

    async def _alter(self, alter: Callable[[Sheet], Sheet]) -> Sheet:
        """Change who plays and how; no move is made."""
        return await self._change(lambda sheet: (motions.reconsidered(alter(sheet)), ()))

    async def _change(self, change: Callable[[Sheet], Change], *, tell: bool = True) -> Sheet:
        # A caller who is cancelled half-way must not leave half a move behind.
        saving = asyncio.create_task(self._save(change, tell=tell))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        return await asyncio.shield(saving)

    async def _save(self, change: Callable[[Sheet], Change], *, tell: bool) -> Sheet:
        async with self._lock:
            check_open(self.sheet)
            sheet, steps = change(self.sheet)
            if sheet is self.sheet:
                return sheet
            now = self._clock()
            sheet = absence.wind(self.sheet, sheet, self.game, self.patience, now)
            sheet = replace(sheet, version=sheet.version + 1, touched=now)
            await self._journal.save(sheet, steps)
            before, self.sheet = self.sheet.phase, sheet
        if sheet.phase is not before:
            log.info("table %s channel %s: %s", sheet.id, sheet.place.channel, sheet.phase)
        if tell:
            self._changed(self)
        return sheet


def check_open(sheet: Sheet) -> None:
    """Refuse where nothing can change any more."""
    if sheet.phase is Phase.OVER:
        raise GameOver
    if sheet.phase is Phase.CLOSED:
        raise TableClosed
