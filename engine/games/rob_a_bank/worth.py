"""How well the raid goes for the gang, as a number; the bank wants it low."""

from functools import lru_cache

from engine.games.rob_a_bank.building import AVENUE, Walls, distances
from engine.games.rob_a_bank.components import BANK, NEEDED, PLAN, ROBBERS, SIDES
from engine.games.rob_a_bank.state import GUARDS, State

THROWN, WON = 100.0, 1000.0
CARRIED, CARRIED_AWAY = 45.0, 4.0  # a bag in hand, and a step between it and the car
FLOOR, FLOOR_AWAY = 16.0, 2.0  # a bag on the floor, and a step between it and a robber
LOCKED = 6.0
WATCHED = 10.0  # a guard beside a bag on the floor
IN_REACH = (7.0, 3.0, 0.5)  # a robber with a guard 0, 1 or 2 steps away
LOOT_IN_REACH = 2.0  # times as bad for every bag carried
OUT_COLD = 14.0
GUARD_DOWN, ALL_GUARDS_DOWN = 9.0, 10.0


def worth(state: State) -> float:
    """Return how good this moment is for the gang."""
    if state.thrown >= NEEDED[state.seats]:
        return WON
    standing = [guard for guard in GUARDS if guard in state.pawns and guard not in state.down]
    value = THROWN * state.thrown + _guards_down(state, standing)
    for robber in ROBBERS[state.seats]:
        value += _robber(state, robber, [state.pawns[guard] for guard in standing])
    return value + _floor(state, [state.pawns[guard] for guard in standing])


def _guards_down(state: State, standing: list[str]) -> float:
    fallen = sum(guard in state.down for guard in GUARDS)
    future = (PLAN - state.lap) / PLAN
    return future * (GUARD_DOWN * fallen + (0 if standing else ALL_GUARDS_DOWN))


def _robber(state: State, robber: str, watched: list[int]) -> float:
    turns = turns_left(state, robber)
    if not turns:
        return 0.0
    steps = distances(state.walls)[state.pawns[robber]]
    bags = state.carried[robber]
    danger = sum(IN_REACH[steps[room]] for room in watched if steps[room] < 3)
    if robber in state.down:
        return -OUT_COLD - danger
    value = -danger * (1 + LOOT_IN_REACH * bags)
    if bags:
        away = _way_to_car(state.walls, state.pawns[robber], state.car or 0)
        value += CARRIED * min(bags, turns) - CARRIED_AWAY * away
    return value


def _floor(state: State, watched: list[int]) -> float:
    """Value the bags lying about by how near the nearest useful robber is."""
    steps = distances(state.walls)
    useful = [
        state.pawns[robber]
        for robber in ROBBERS[state.seats]
        if robber not in state.down and turns_left(state, robber)
    ]
    value = 0.0
    for room in range(9):
        if useful and (state.bags[room] or state.locked[room]):
            near = min(steps[start][room] for start in useful)
            share = FLOOR * state.bags[room] + LOCKED * state.locked[room]
            away = near + 0.5 * _way_to_car(state.walls, room, state.car or 0)
            value += share - FLOOR_AWAY * away - WATCHED * (room in watched)
    return value


def turns_left(state: State, side: str) -> int:
    """Return how many more turns a side has this round, the one going on not counted."""
    sides = SIDES[state.seats]
    return PLAN - state.lap - (sides.index(side) <= sides.index(state.side))


@lru_cache(maxsize=8192)
def _way_to_car(walls: Walls, room: int, car: int) -> float:
    """Return the steps and drives until a bag in this room can be thrown."""
    steps = distances(walls)[room]
    return min(
        steps[beside] + 0.6 * min((space - car) % 12, (car - space) % 12)
        for space, (beside, edge) in enumerate(AVENUE)
        if walls[beside] != edge
    )


def gang_sign(side: str) -> int:
    """Return 1 for a robber, -1 for the bank."""
    return -1 if side == BANK else 1
