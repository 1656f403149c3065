"""The sheet of a table: all there is to know about it, as one value that is saved whole."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Literal, NewType

from engine.errors import NotSeated
from engine.game import Event, Outcome, Seat
from engine.levels import Level

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


class Pace(StrEnum):
    """How long a person may think about one decision."""

    LIVE = "live"
    RELAXED = "relaxed"
    UNHURRIED = "none"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table: a person, or a computer (`level`), whose number is negative.

    A person who is `gone` left the seat to a computer for good; one who is `asleep` until they
    are back. `missed` counts the decisions in a row that were made for them.
    """

    person: PersonId
    name: str
    level: Level | None = None
    gone: bool = False
    asleep: bool = False
    missed: int = 0

    @property
    def is_person(self) -> bool:
        """Tell whether the seat belongs to a person."""
        return self.level is None and not self.gone

    @property
    def is_awake(self) -> bool:
        """Tell whether a person makes this seat's decisions."""
        return self.is_person and not self.asleep


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the people at a table have to agree to; `seat` is whose place it is about.

    `newcomer` asks for that seat. `agreed` and `against` are those who said yes or no.
    """

    kind: Literal["pause", "kick", "seat"]
    agreed: tuple[PersonId, ...]
    seat: Seat = -1
    newcomer: Player | None = None
    against: tuple[PersonId, ...] = ()


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
    due: tuple[float, ...] = ()  # by seat, when its time is up; 0 where no clock runs
    nudged: tuple[Seat, ...] = ()  # who is late and has been told so
    in_a_row: int = 0  # how many events people are shown at once


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
    pace: Pace = Pace.RELAXED
    hints: bool = True
    paused: bool = False
    motion: Motion | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether the table still takes its channel."""
        return self.phase in (Phase.LOBBY, Phase.PLAYING)

    def seated(self, person: PersonId) -> bool:
        """Tell whether somebody plays here (and has not given the seat up)."""
        return any(player.person == person and player.is_person for player in self.players)

    def seat_of(self, person: PersonId) -> Seat:
        """Return a person's seat."""
        for seat, player in enumerate(self.players):
            if player.person == person and player.is_person:
                return seat
        raise NotSeated

    @property
    def awake(self) -> tuple[Player, ...]:
        """Return the people who make their own decisions."""
        return tuple(player for player in self.players if player.is_awake)

    @property
    def host_name(self) -> str:
        """Return the host's name."""
        return next(player.name for player in self.players if player.person == self.host)

    def with_player(self, seat: Seat, player: Player) -> "Sheet":
        """Return the sheet with somebody else, or somebody changed, at a seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    @property
    def names(self) -> tuple[str, ...]:
        """Return everybody's name by seat."""
        return tuple(player.name for player in self.players)
