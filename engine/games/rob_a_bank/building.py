"""The bank as a building: nine rooms, their walls and the avenue around them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

Edge: TypeAlias = Literal["N", "E", "S", "W"]
Walls: TypeAlias = tuple[Edge | None, ...]  # by room, the edge on which its tile's wall lies

EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")
ROOM_NAMES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")  # row by row
CENTRE = 4

AVENUE: tuple[tuple[int, Edge], ...] = (
    *((0, "N"), (1, "N"), (2, "N")),
    *((2, "E"), (5, "E"), (8, "E")),
    *((8, "S"), (7, "S"), (6, "S")),
    *((6, "W"), (3, "W"), (0, "W")),
)
OPPOSITE_SPACE = {1: 7, 5: 10, 7: 1, 3: 4}
OPPOSITE_CORNER = {0: 8, 2: 6, 8: 0, 6: 2}
CORNER_SPACES = {0: (11, 0), 2: (2, 3), 8: (5, 6), 6: (8, 9)}


def beyond(room: int, edge: Edge) -> int | None:
    """Return the room on the other side of an edge, None for the avenue."""
    row, column = divmod(room, 3)
    row += {"N": -1, "S": 1}.get(edge, 0)
    column += {"W": -1, "E": 1}.get(edge, 0)
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


BEYOND = {(room, edge): beyond(room, edge) for room in range(9) for edge in EDGES}
AROUND = tuple(
    tuple(other for edge in EDGES if (other := BEYOND[room, edge]) is not None) for room in range(9)
)


@lru_cache(maxsize=512)
def doors(walls: Walls) -> tuple[tuple[int, ...], ...]:
    """Return for each room the rooms one can walk to from it."""
    shut = _shut(walls)
    return tuple(
        tuple(other for other in AROUND[room] if (room, other) not in shut) for room in range(9)
    )


def _shut(walls: Walls) -> set[tuple[int, int]]:
    """Return the pairs of rooms with a wall between them, each pair both ways."""
    shut = set()
    for room, edge in enumerate(walls):
        other = None if edge is None else BEYOND[room, edge]
        if other is not None:
            shut |= {(room, other), (other, room)}
    return shut


def connected(walls: Walls) -> bool:
    """Tell whether every room can be reached from every other."""
    shut = _shut(walls)
    reached, border = {0}, [0]
    while border:
        room = border.pop()
        for other in AROUND[room]:
            if other not in reached and (room, other) not in shut:
                reached.add(other)
                border.append(other)
    return len(reached) == 9


@lru_cache(maxsize=64)
def rotations(walls: Walls) -> tuple[tuple[int, Edge], ...]:
    """Return the turns of one tile that leave one fewer still needed to connect all rooms."""
    left = 0
    while not connectable(walls, left):
        left += 1
    return tuple(
        (room, edge) for room, edge, after in _turned(walls) if connectable(after, left - 1)
    )


def connectable(walls: Walls, turns: int) -> bool:
    """Tell whether so many turns of single tiles can connect all rooms."""
    if turns <= 0:
        return turns == 0 and connected(walls)
    return any(connectable(after, turns - 1) for _, _, after in _turned(walls))


def turned(walls: Walls, room: int, edge: Edge) -> Walls:
    """Return the walls once a room's tile is turned."""
    return (*walls[:room], edge, *walls[room + 1 :])


def _turned(walls: Walls) -> Iterator[tuple[int, Edge, Walls]]:
    for room, wall in enumerate(walls):
        if wall is not None:
            for edge in EDGES:
                if edge != wall:
                    yield room, edge, turned(walls, room, edge)


@lru_cache(maxsize=512)
def distances(walls: Walls) -> tuple[tuple[int, ...], ...]:
    """Return for each room the steps to every other."""
    return tuple(_steps_from(room, doors(walls)) for room in range(9))


def _steps_from(start: int, ways: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    steps, border = {start: 0}, [start]
    for room in border:
        for other in ways[room]:
            if other not in steps:
                steps[other] = steps[room] + 1
                border.append(other)
    return tuple(steps.get(room, 9) for room in range(9))
