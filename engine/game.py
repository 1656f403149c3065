"""The contract of a game: its rules, its face, its computer player.

A game is synchronous and pure: no clock, no randomness but `Dice`, no Discord, no storage.
Everything hidden lives in its State; only a View ever leaves it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.dice import Dice
from engine.screen import Screen
from engine.words import Words

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, Any]


class Event(NamedTuple):
    """Something the whole table saw; the face tells it in words. Never holds anything hidden."""

    key: str
    facts: dict[str, Any]


class Chance(NamedTuple):
    """What chance decided, as the record writes it. Goes to the record alone, never to a screen."""

    step: dict[str, Any]


Happening: TypeAlias = Event | Chance


@dataclass(slots=True)
class Setup(Generic[S]):
    """A game laid out: its state, who is first, what was dealt (for the record), what happened."""

    state: S
    first: Seat
    dealt: dict[str, Any]
    happenings: list[Happening]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; `detail` holds the keys the game's rules page lists."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    detail: dict[str, Any]


class Rules(ABC, Generic[S, M, V]):
    """The rules of one game, decision by decision."""

    @abstractmethod
    def setup(self, seats: int, options: Options, dice: Dice) -> Setup[S]:
        """Lay out a new game and let happen whatever comes before the first decision."""

    @abstractmethod
    def asked(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have a decision to make; none when the game is over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return every legal move of a seat, each once, in a stable order; none if not asked.

        A long list may be a lazy Sequence: its length, items and `in` are all that is used.
        """

    @abstractmethod
    def always_asked(self, state: S, seat: Seat) -> bool:
        """Tell whether this decision is put to the player even with one legal move."""

    @abstractmethod
    def in_the_open(self, state: S, seat: Seat) -> bool:
        """Tell whether this seat's moves follow from what all see, so the board may offer them."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, dice: Dice) -> list[Happening]:
        """Play a legal move, changing the state in place; return what happened, in order."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of a finished game, None while it goes on."""

    @abstractmethod
    def chapters(self, state: S) -> int:
        """Return how many chapters (raids, rounds, …) are over."""

    @abstractmethod
    def points(self, state: S) -> tuple[int, ...]:
        """Return everybody's points so far.

        Kept chapter by chapter for the story of the game, which is told once it has ended.
        """

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """Return what a seat (None: everybody) may know. The only door out of a state."""

    @abstractmethod
    def guess(self, view: V, dice: Dice) -> S:
        """Return a state that could lie behind a view: everything hidden is drawn anew."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an independent copy of a state."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who a screen is drawn for: a language, everybody's names by seat, and the reader's seat."""

    words: Words
    names: tuple[str, ...]
    seat: Seat | None


class Face(Protocol[V_contra, M_co]):
    """Turns views into screens. Never receives a state."""

    def board(self, view: V_contra, moves: Sequence[Any], reader: Reader) -> Screen:
        """Return what the whole table sees; `moves` are the open ones of whoever is asked."""

    def hand(self, view: V_contra, moves: Sequence[Any], reader: Reader, page: str) -> Screen:
        """Return a seat's private screen; `page` is "" or the path of a Page that was opened."""

    def tell(self, event: Event, reader: Reader) -> str:
        """Return one line of the story."""

    def final(self, view: V_contra, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
        """Return the score explained line by line, and why the winners won."""


class Brain(ABC, Generic[S, M, V]):
    """A computer player: sees a view and its legal moves, nothing else.

    `choose` is the normal level; the easy one makes some decisions without thinking, see
    `carelessness`. The strong one dreams up states behind its view and plays games out from
    them: `shortlist`, `reply`, `prospect` and `far_enough` say how.
    """

    careless: ClassVar[int] = 30

    @abstractmethod
    def choose(self, view: V, seat: Seat, moves: Sequence[M], luck: Dice) -> M:
        """Return one of the moves."""

    def carelessness(self, view: V) -> int:
        """Return how many of a hundred such decisions the easy level makes without thinking."""
        return self.careless

    def shortlist(self, view: V, seat: Seat, moves: Sequence[M], luck: Dice) -> Sequence[M]:
        """Return the moves worth dreaming of; never none."""
        return moves

    def reply(self, state: S, seat: Seat, moves: Sequence[M], luck: Dice) -> M:
        """Return anybody's quick move in a dreamt game."""
        return moves[luck.below(len(moves))]

    def far_enough(self, view: V, state: S, played: int) -> bool:
        """Tell whether a game dreamt behind a view may be cut off after so many decisions."""
        return False

    def prospect(self, state: S, seat: Seat, outcome: Outcome | None) -> float:
        """Return how well a dreamt game went for a seat: 1 is a win; no outcome: it was cut off."""
        return float(outcome is not None and seat in outcome.winners)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made in the lobby: among fixed values, or (`seat`) one player or "random"."""

    name: str
    kind: Literal["choice", "seat"]
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M, V]):
    """Everything the house needs to host a game; `folder` holds its texts and written rules."""

    id: str
    seats: range
    rules: Rules[S, M, V]
    face: Face[V, M]
    brain: Brain[S, M, V]
    state_type: type[S]
    move_types: tuple[type, ...]
    folder: Path
    options: tuple[Option, ...] = ()


AnyGame: TypeAlias = Game[Any, Any, Any]
