"""The sheet of a table: all there is to know about it, as one value that is saved whole."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NewType

from engine.errors import NotSeated
from engine.game import Event, Outcome, Seat

TableId = NewType("TableId", int)
PersonId = NewType("PersonId", int)
ChannelId = NewType("ChannelId", int)
ServerId = NewType("ServerId", int)


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands on Discord: a channel (or thread) of a server."""

    server: ServerId
    channel: ChannelId
    server_name: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; once `gone`, the house plays their seat."""

    person: PersonId
    name: str
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """The last move a seat chose, and the step it was asked at: tells a double click."""

    since: int
    code: str


@dataclass(frozen=True, slots=True)
class Match:
    """A running or finished game. `players` of the sheet are in the order of its seats.

    `seed` is in hexadecimal; `since[seat]` is the step at which the seat's choices appeared.
    """

    seed: str
    drawn: int
    first: Seat
    step: int
    since: tuple[int, ...]
    answered: tuple[Answered | None, ...]
    news: tuple[Event, ...]
    course: tuple[tuple[int, ...], ...]  # everybody's points after 0, 1, 2, … chapters
    outcome: Outcome | None
    state: Any


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table. Every change makes a new sheet; `version` counts them."""

    id: TableId
    game: str
    place: Place
    host: PersonId
    players: tuple[Player, ...]
    touched: float
    options: dict[str, Any] = field(default_factory=dict)
    phase: Phase = Phase.LOBBY
    closed_by: str = ""
    match: Match | None = None
    version: int = 0

    @property
    def is_open(self) -> bool:
        """Tell whether the table still takes its channel."""
        return self.phase in (Phase.LOBBY, Phase.PLAYING)

    def seated(self, person: PersonId) -> bool:
        """Tell whether somebody plays here (and has not given the seat up)."""
        return any(player.person == person and not player.gone for player in self.players)

    def seat_of(self, person: PersonId) -> Seat:
        """Return a person's seat."""
        for seat, player in enumerate(self.players):
            if player.person == person and not player.gone:
                return seat
        raise NotSeated

    @property
    def names(self) -> tuple[str, ...]:
        """Return everybody's name by seat."""
        return tuple(player.name for player in self.players)
