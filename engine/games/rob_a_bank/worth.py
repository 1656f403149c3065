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
    pawns, down = state.pawns, state.down
    watched = [pawns[guard] for guard in GUARDS if guard in pawns and guard not in down]
    useful = _still_to_act(state)
    value = THROWN * state.thrown + _guards_down(state, watched)
    for robber, turns in useful.items():
        value += _robber(state, robber, turns, watched)
    rooms = [pawns[robber] for robber in useful if robber not in down]
    return value + _floor(state, rooms, watched) if rooms else value


def _still_to_act(state: State) -> dict[str, int]:
    """Return the robbers with turns left this round, the one going on not counted."""
    place, left = SIDES[state.seats].index(state.side), PLAN - state.lap
    robbers = enumerate(ROBBERS[state.seats], 1)
    turns = {robber: left - (number <= place) for number, robber in robbers}
    return {robber: number for robber, number in turns.items() if number}


def _guards_down(state: State, watched: list[int]) -> float:
    fallen = sum(pawn not in state.carried for pawn in state.down)
    future = (PLAN - state.lap) / PLAN
    return future * (GUARD_DOWN * fallen + (0 if watched else ALL_GUARDS_DOWN))


def _robber(state: State, robber: str, turns: int, watched: list[int]) -> float:
    room, bags = state.pawns[robber], state.carried[robber]
    steps = distances(state.walls)[room]
    danger = sum([IN_REACH[steps[guard]] for guard in watched if steps[guard] < 3])
    if robber in state.down:
        return -OUT_COLD - danger
    value = -danger * (1 + LOOT_IN_REACH * bags)
    if bags:
        away = _way_to_car(state.walls, room, state.car or 0)
        value += CARRIED * min(bags, turns) - CARRIED_AWAY * away
    return value


def _floor(state: State, rooms: list[int], watched: list[int]) -> float:
    """Value the bags lying about by how near the nearest useful robber is."""
    steps, bags, locked = distances(state.walls), state.bags, state.locked
    value = 0.0
    for room in range(9):
        if bags[room] or locked[room]:
            near = min([steps[start][room] for start in rooms])
            share = FLOOR * bags[room] + LOCKED * locked[room]
            away = near + 0.5 * _way_to_car(state.walls, room, state.car or 0)
            value += share - FLOOR_AWAY * away - WATCHED * (room in watched)
    return value


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
