"""Everything about a running game, hidden things included."""

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from engine.games.rob_a_bank.building import Walls
from engine.games.rob_a_bank.components import NEEDED, ROBBERS, SIDES

Phase: TypeAlias = Literal["rotate", "corner", "park", "plan", "rob", "over"]

GUARDS = ("guard1", "guard2", "guard3")


@dataclass(slots=True)
class State:
    """One game; sides, pawns and cards by the names the record uses, rooms by their number."""

    seats: int
    bank: int  # the bank's seat
    round: int = 0
    phase: Phase = "rotate"
    thrown: int = 0
    tiles: tuple[int, ...] = ()
    walls: Walls = ()
    pawns: dict[str, int] = field(default_factory=dict)  # the room each stands or lies in
    down: list[str] = field(default_factory=list)  # the unconscious
    bags: list[int] = field(default_factory=list)  # unlocked on the floor, by room
    locked: list[int] = field(default_factory=list)  # locked on the floor, by room
    carried: dict[str, int] = field(default_factory=dict)
    alarm: int | None = None  # its room, None once it rang
    alarm_locked: bool = False
    corner: int | None = None  # the corner room the car parks at, while its space is chosen
    car: int | None = None  # its space on the avenue
    hands: dict[str, list[str]] = field(default_factory=dict)
    plans: dict[str, list[str]] = field(default_factory=dict)  # the first card is played first
    side: str = "bank"  # whose turn it is to plan or to act
    lap: int = 0
    icons: list[str] = field(default_factory=list)  # left on the card being played
    used: bool = False  # an icon of this card was used
    free: bool = False  # this robber's free action is still to be had
    began: dict[str, int] = field(default_factory=dict)  # where guards moved by this card stood


def sides_of(state: State) -> tuple[str, ...]:
    """Return the sides in the order they play, the bank first."""
    return SIDES[state.seats]


def robbers_of(state: State) -> tuple[str, ...]:
    """Return the robbers in the order they play."""
    return ROBBERS[state.seats]


def needed(state: State) -> int:
    """Return how many bags win the game for the robbers."""
    return NEEDED[state.seats]


def seat_of(side: str, bank: int, seats: int) -> int:
    """Return who runs a side: yellow sits left of the bank; of two players one runs all robbers."""
    place = SIDES[seats].index(side)
    return (bank + 1 + (place - 1) % (seats - 1)) % seats if place else bank


def who(state: State, side: str) -> dict[str, str | int]:
    """Return a side and who runs it, as events name them."""
    return {"side": side, "seat": seat_of(side, state.bank, state.seats)}


def guard_in(state: State, room: int) -> bool:
    """Tell whether a standing guard watches a room."""
    pawns, down = state.pawns, state.down
    return any(pawns.get(guard) == room and guard not in down for guard in GUARDS)


def copied(state: State) -> State:
    """Return an independent copy."""
    return replace(
        state,
        pawns=state.pawns.copy(),
        down=state.down.copy(),
        bags=state.bags.copy(),
        locked=state.locked.copy(),
        carried=state.carried.copy(),
        hands={side: hand.copy() for side, hand in state.hands.items()},
        plans={side: plan.copy() for side, plan in state.plans.items()},
        icons=state.icons.copy(),
        began=state.began.copy(),
    )
