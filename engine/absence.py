"""Clocks and absent people, as pure changes of a sheet: nobody can hold a table up."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.game import AnyGame, Seat
from engine.match import running
from engine.sheet import Match, Pace, PersonId, Phase, Sheet

LATE = 2 / 3  # of the time is gone: the player is reminded
DOZES_OFF = 3  # decisions missed in a row


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the house waits, in seconds: for a decision by pace, for anybody to wake up."""

    live: float = 3 * 60.0
    relaxed: float = 12 * 3600.0
    absence: float = 7 * 86400.0

    def of(self, pace: Pace) -> float:
        """Return how long a decision may take, 0 where there is no limit."""
        return {Pace.LIVE: self.live, Pace.RELAXED: self.relaxed, Pace.UNHURRIED: 0.0}[pace]


def wind(before: Sheet, sheet: Sheet, game: AnyGame, patience: Patience, now: float) -> Sheet:
    """Start the clock of everybody who has just been asked; stop that of all others."""
    match = sheet.match
    if match is None:
        return sheet
    asked = _on_the_clock(sheet, game, match)
    kept = _kept(before, match)
    limit = patience.of(sheet.pace)
    seats = range(len(sheet.players))
    due = tuple((kept.get(seat) or now + limit) if seat in asked else 0.0 for seat in seats)
    nudged = tuple(seat for seat in match.nudged if seat in asked and seat in kept)
    return replace(sheet, match=replace(match, due=due, nudged=nudged))


def late(sheet: Sheet, patience: Patience, now: float) -> list[Seat]:
    """Return the seats that should be reminded now."""
    left = patience.of(sheet.pace) * (1 - LATE)
    return [seat for seat, due in _running_out(sheet, now + left) if due > now]


def out_of_time(sheet: Sheet, now: float) -> list[Seat]:
    """Return the seats whose time is up."""
    return [seat for seat, _ in _running_out(sheet, now)]


def nudge(sheet: Sheet, seat: Seat) -> Sheet:
    """Note that somebody is late."""
    match = running(sheet)
    if seat in match.nudged:
        return sheet
    return replace(sheet, match=replace(match, nudged=(*match.nudged, seat)))


def miss(sheet: Sheet, seat: Seat) -> Sheet:
    """Note that a decision was made for somebody; once too often, and they are asleep."""
    player = sheet.players[seat]
    missed = player.missed + 1
    sheet = sheet.with_player(seat, replace(player, missed=missed))
    return fall_asleep(sheet, seat) if missed >= DOZES_OFF else sheet


def fall_asleep(sheet: Sheet, seat: Seat) -> Sheet:
    """Let a computer play for somebody until they are back; somebody who is awake hosts."""
    sheet = sheet.with_player(seat, replace(sheet.players[seat], asleep=True))
    return with_awake_host(sheet)


def be_back(sheet: Sheet, person: PersonId) -> Sheet:
    """Give somebody their decisions back, and to the first one up the table."""
    seat = sheet.seat_of(person)
    player = sheet.players[seat]
    if not player.asleep and not player.missed:
        return sheet
    sheet = sheet.with_player(seat, replace(player, asleep=False, missed=0))
    return with_awake_host(sheet)


def with_awake_host(sheet: Sheet) -> Sheet:
    """Return the sheet with a host who can act, as long as anybody can."""
    awake = [player.person for player in sheet.awake]
    return sheet if sheet.host in awake or not awake else replace(sheet, host=awake[0])


def computer_seat(sheet: Sheet, game: AnyGame) -> Seat | None:
    """Return the seat a computer is to play now; none while no person is there to see it."""
    if sheet.match is None or sheet.phase is not Phase.PLAYING or sheet.paused or not sheet.awake:
        return None
    asked = game.rules.asked(sheet.match.state)
    return next((seat for seat in asked if not sheet.players[seat].is_awake), None)


def deserted(sheet: Sheet) -> bool:
    """Tell whether a game waits for people of whom none is there."""
    return sheet.phase is Phase.PLAYING and not sheet.awake


def _on_the_clock(sheet: Sheet, game: AnyGame, match: Match) -> set[Seat]:
    if sheet.phase is not Phase.PLAYING or sheet.paused or sheet.pace is Pace.UNHURRIED:
        return set()
    return {seat for seat in game.rules.asked(match.state) if sheet.players[seat].is_awake}


def _kept(before: Sheet, match: Match) -> dict[Seat, float]:
    """Return the clocks that run on: those of seats that still have the same choices."""
    old = before.match
    if old is None:
        return {}
    return {
        seat: due
        for seat, due in enumerate(old.due)
        if due and old.since[seat] == match.since[seat]
    }


def _running_out(sheet: Sheet, before: float) -> Iterator[tuple[Seat, float]]:
    if sheet.match is None or sheet.phase is not Phase.PLAYING:
        return
    for seat, due in enumerate(sheet.match.due):
        if due and due <= before:
            yield seat, due
