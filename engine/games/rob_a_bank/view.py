"""What a seat may know of a game, and the games that could lie behind it."""

from collections import Counter
from dataclasses import dataclass

from engine.dice import Dice
from engine.games.rob_a_bank.building import Walls
from engine.games.rob_a_bank.components import BANK, NEEDED, PLAN, ROBBERS, SIDES, deck_of
from engine.games.rob_a_bank.state import Phase, State, seat_of


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: everybody) sees it. Covered plan cards are not in it."""

    viewer: int | None
    seats: int
    bank: int
    round: int
    phase: Phase
    thrown: int
    tiles: tuple[int, ...]
    walls: Walls
    pawns: dict[str, int]
    down: tuple[str, ...]
    bags: tuple[int, ...]
    locked: tuple[int, ...]
    carried: dict[str, int]
    alarm: int | None
    alarm_locked: bool
    corner: int | None
    car: int | None
    hands: dict[str, tuple[str, ...]]  # only those the viewer may see
    hand_sizes: dict[str, int]
    plan_sizes: dict[str, int]
    known: dict[str, dict[int, str]]  # plan cards that lie open, by their place in the plan
    side: str
    lap: int
    icons: tuple[str, ...]
    used: bool
    free: bool
    began: dict[str, int]

    @property
    def needed(self) -> int:
        """Return how many bags win the game for the robbers."""
        return NEEDED[self.seats]

    @property
    def robbers(self) -> tuple[str, ...]:
        """Return the robbers in the order they play."""
        return ROBBERS[self.seats]

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides in the order they play."""
        return SIDES[self.seats]

    @property
    def guards(self) -> tuple[str, ...]:
        """Return the guards."""
        return tuple(pawn for pawn in self.pawns if pawn not in self.carried)

    def seat(self, side: str) -> int:
        """Return who runs a side."""
        return seat_of(side, self.bank, self.seats)

    def card(self) -> str | None:
        """Return the card being played."""
        return self.known[self.side].get(self.lap) if self.phase == "rob" else None


def seen(state: State, viewer: int | None) -> View:
    """Return what a viewer may know."""
    return View(
        viewer=viewer,
        seats=state.seats,
        bank=state.bank,
        round=state.round,
        phase=state.phase,
        thrown=state.thrown,
        tiles=state.tiles,
        walls=state.walls,
        pawns=state.pawns.copy(),
        down=tuple(state.down),
        bags=tuple(state.bags),
        locked=tuple(state.locked),
        carried=state.carried.copy(),
        alarm=state.alarm,
        alarm_locked=state.alarm_locked,
        corner=state.corner,
        car=state.car,
        hands={side: tuple(state.hands[side]) for side in _open_hands(state, viewer)},
        hand_sizes={side: len(hand) for side, hand in state.hands.items()},
        plan_sizes={side: len(plan) for side, plan in state.plans.items()},
        known={side: _open_cards(state, side) for side in state.plans},
        side=state.side,
        lap=state.lap,
        icons=tuple(state.icons),
        used=state.used,
        free=state.free,
        began=state.began.copy(),
    )


def _open_hands(state: State, viewer: int | None) -> list[str]:
    """The bank sees its own hand; robbers see the gang's."""
    if viewer is None:
        return []
    return [side for side in state.hands if (side == BANK) == (viewer == state.bank)]


def _open_cards(state: State, side: str) -> dict[int, str]:
    """Return a plan's top card while planning, the cards played in the raid."""
    plan = state.plans[side]
    if state.phase == "plan":
        return {len(plan) - 1: plan[-1]} if plan else {}
    sides = SIDES[state.seats]
    played = state.lap + (sides.index(side) <= sides.index(state.side))
    cards = dict(enumerate(plan[:played]))
    if state.lap == 0 and state.side == BANK and not state.used:
        # the last card planned would otherwise be seen by nobody: all tops stay until somebody acts
        cards[PLAN - 1] = plan[-1]
    return cards


def guessed(view: View, dice: Dice) -> State:
    """Return a state that could lie behind a view: all that is hidden is drawn anew."""
    state = State(
        seats=view.seats,
        bank=view.bank,
        round=view.round,
        phase=view.phase,
        thrown=view.thrown,
        tiles=view.tiles,
        walls=view.walls,
        pawns=view.pawns.copy(),
        down=list(view.down),
        bags=list(view.bags),
        locked=list(view.locked),
        carried=view.carried.copy(),
        alarm=view.alarm,
        alarm_locked=view.alarm_locked,
        corner=view.corner,
        car=view.car,
        side=view.side,
        lap=view.lap,
        icons=list(view.icons),
        used=view.used,
        free=view.free,
        began=view.began.copy(),
    )
    for side in view.hand_sizes:
        state.hands[side], state.plans[side] = _drawn(view, side, dice)
    return state


def _drawn(view: View, side: str, dice: Dice) -> tuple[list[str], list[str]]:
    """Return a hand and a plan made of what is known and of cards nobody has seen."""
    known, hand = view.known[side], view.hands.get(side)
    unseen = Counter(deck_of(side)) - Counter(known.values()) - Counter(hand or ())
    pool = list(unseen.elements())
    dice.shuffle(pool)
    plan = [
        known[place] if place in known else pool.pop() for place in range(view.plan_sizes[side])
    ]
    if hand is None:
        return pool[: view.hand_sizes[side]], plan
    return list(hand), plan
