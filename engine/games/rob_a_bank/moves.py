"""The moves of the game, one class for each `do` of the record."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.rob_a_bank.building import Edge

Guard: TypeAlias = Literal["guard1", "guard2", "guard3"]
Robber: TypeAlias = Literal["yellow", "red", "green"]
Lockable: TypeAlias = Literal["bag", "alarm"]


@dataclass(frozen=True, slots=True)
class Rotate:
    """The bank turns a room's tile."""

    room: int
    wall: Edge
    do: Literal["rotate"] = "rotate"


@dataclass(frozen=True, slots=True)
class Corner:
    """The bank sends the car to a corner."""

    room: int
    do: Literal["corner"] = "corner"


@dataclass(frozen=True, slots=True)
class Park:
    """The gang parks the car."""

    space: int
    do: Literal["park"] = "park"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A card goes on top of a plan, the bank's if no robber is named."""

    robber: Robber | None = None
    card: str
    do: Literal["plan"] = "plan"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One room further: the guard named, else the robber whose turn it is."""

    pawn: Guard | None = None
    to: int
    do: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Tackle:
    """A guard knocks a robber out."""

    pawn: Guard
    target: Robber
    do: Literal["tackle"] = "tackle"


@dataclass(frozen=True, slots=True)
class Lock:
    """A guard locks a bag or the alarm."""

    pawn: Guard
    what: Lockable
    do: Literal["lock"] = "lock"


@dataclass(frozen=True, slots=True)
class GetUp:
    """The bank gives its card up and all guards stand."""

    do: Literal["getup"] = "getup"


@dataclass(frozen=True, slots=True)
class Crawl:
    """A robber crawls to any other room."""

    to: int
    do: Literal["crawl"] = "crawl"


@dataclass(frozen=True, slots=True)
class PickUp:
    """A robber takes a bag."""

    do: Literal["pickup"] = "pickup"


@dataclass(frozen=True, slots=True)
class Unlock:
    """A robber unlocks a bag or the alarm."""

    what: Lockable
    do: Literal["unlock"] = "unlock"


@dataclass(frozen=True, slots=True)
class Spray:
    """A robber knocks a guard out with pepper spray."""

    target: Guard
    do: Literal["spray"] = "spray"


@dataclass(frozen=True, slots=True)
class Drive:
    """Free: the car goes one space along the avenue."""

    to: int
    do: Literal["drive"] = "drive"


@dataclass(frozen=True, slots=True)
class Throw:
    """Free: a bag goes into the car."""

    do: Literal["throw"] = "throw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Free: a bag goes to another robber."""

    to: Robber
    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Alarm:
    """Free: the alarm calls all standing guards."""

    do: Literal["alarm"] = "alarm"


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""

    do: Literal["end"] = "end"


AnyMove: TypeAlias = (
    Rotate
    | Corner
    | Park
    | Plan
    | Move
    | Tackle
    | Lock
    | GetUp
    | Crawl
    | PickUp
    | Unlock
    | Spray
    | Drive
    | Throw
    | Pass
    | Alarm
    | End
)
STUDY_MOVES = (Rotate, Corner, Park)
GUARD_MOVES = (Move, Tackle, Lock, GetUp, End)
ROBBER_MOVES = (Crawl, PickUp, Unlock, Spray, Drive, Throw, Pass, Alarm)
MOVE_TYPES: tuple[type, ...] = (*STUDY_MOVES, Plan, *GUARD_MOVES, *ROBBER_MOVES)
