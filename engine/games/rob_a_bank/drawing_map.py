"""The bank from above: the avenue, nine rooms, their walls, and everybody in them."""

from collections.abc import Container, Iterator, Sequence
from functools import cache

from engine.drawing import INK, PAPER, circle, line, moved, path, rect, text
from engine.games.rob_a_bank.building import (
    AVENUE,
    BEYOND,
    CORNER_SPACES,
    EDGES,
    ROOM_NAMES,
    Edge,
    doors,
    rotations,
)
from engine.games.rob_a_bank.components import ICON as PRINTED
from engine.games.rob_a_bank.drawing_icons import (
    BRICK,
    FLOOR,
    GLASS,
    GOLD,
    JOINT,
    LABEL,
    LANE,
    MORTAR,
    REACHED,
    ROAD,
    SHELL,
    STENCILS,
    STUB,
)
from engine.games.rob_a_bank.drawing_rooms import inside
from engine.games.rob_a_bank.drawing_things import van
from engine.games.rob_a_bank.moves import AnyMove, Crawl, Drive, Move
from engine.games.rob_a_bank.view import View
from engine.words import Words

LEFT, TOP = 109, 72  # of the building, in a map that begins at the origin
WIDE, HIGH = 194, 160  # a room
MAP_HEIGHT = 2 * TOP + 3 * HIGH


def map_drawing(view: View, words: Words, moves: Sequence[AnyMove] = ()) -> str:
    """Return the whole map; `moves` are pointed out where they lead."""
    return "".join(
        (
            _ground(),
            *_floors(view, {move.to for move in moves if isinstance(move, Move | Crawl)}),
            *_edges(view),
            *_spaces(view, moves),
            *_contents(view, words),
            *_turnable(view),
            *_ways(view, moves),
        )
    )


@cache
def _ground() -> str:
    """Return the avenue and the bare building."""
    road = rect(12, 0, 776, MAP_HEIGHT, ROAD, radius=26)
    spaces = "".join(
        rect(x - 42, y - 29, 84, 58, "none", radius=10, stroke=LANE, thick=2)
        for x, y in map(_space, range(12))
    )
    trees = "".join(_tree(x, y) for x in (58, 742) for y in (36, MAP_HEIGHT - 36))
    building = rect(LEFT - 6, TOP - 6, 3 * WIDE + 12, 3 * HIGH + 12, SHELL, radius=8)
    return road + spaces + trees + building


def _tree(x: float, y: float) -> str:
    return circle(x, y, 22, "#27614f") + circle(x - 6, y - 6, 9, "#3d8a6e")


def _corner(room: int) -> tuple[float, float]:
    """Return a room's top left corner."""
    row, column = divmod(room, 3)
    return LEFT + WIDE * column, TOP + HIGH * row


def _space(space: int) -> tuple[float, float]:
    """Return the middle of a space of the avenue."""
    room, edge = AVENUE[space]
    x, y = _corner(room)
    return {
        "N": (x + WIDE / 2, 34),
        "S": (x + WIDE / 2, MAP_HEIGHT - 34),
        "W": (58, y + HIGH / 2),
        "E": (742, y + HIGH / 2),
    }[edge]


def _floors(view: View, reached: Container[int]) -> Iterator[str]:
    """Yield the tiles; those of rooms somebody may reach now shine."""
    for room, tile in enumerate(view.tiles):
        x, y = _corner(room)
        yield rect(x, y, WIDE, HIGH, FLOOR, stroke=JOINT, thick=2)
        if room in reached:
            yield rect(x + 7, y + 7, WIDE - 14, HIGH - 14, REACHED, stroke=GOLD, thick=5, radius=9)
        if PRINTED[tile] != "none":
            yield moved(x + WIDE / 2, y + HIGH / 2, STENCILS[PRINTED[tile]], scale=2.3)
        yield text(x + 15, y + 34, ROOM_NAMES[room], fill=LABEL, bold=True)


def _edges(view: View) -> Iterator[str]:
    """Yield doorways and windows, then the walls over them."""
    for room in range(9):
        for edge in EDGES:
            other = BEYOND[room, edge]
            if other is None:
                yield _on_edge(room, edge, _window(_length(edge)))
            elif room < other and other in doors(view.walls)[room]:
                yield _on_edge(room, edge, _doorway(_length(edge)))
    for room, wall in enumerate(view.walls):
        if wall is not None:
            yield _on_edge(room, wall, _bricks(_length(wall)))


def _length(edge: Edge) -> float:
    return WIDE if edge in "NS" else HIGH


def _on_edge(room: int, edge: Edge, drawing: str) -> str:
    """Return a drawing that lies along the x axis, inside below it, put onto a room's edge."""
    x, y = _corner(room)
    across, down = x + WIDE / 2, y + HIGH / 2
    spot = {
        "N": (across, y, 0),
        "E": (x + WIDE, down, 90),
        "S": (across, y + HIGH, 180),
        "W": (x, down, 270),
    }[edge]
    return moved(spot[0], spot[1], drawing, turn=spot[2])


@cache
def _doorway(length: float) -> str:
    """Return two stubs of wall with a way between them."""
    end, gap = length / 2 - 2, length / 2 - 40
    return line(-end, 0, -gap, 0, STUB, 7) + line(gap, 0, end, 0, STUB, 7)


@cache
def _window(length: float) -> str:
    return rect(-length / 2 + 34, -6, length - 68, 7, GLASS, radius=2)


@cache
def _bricks(length: float) -> str:
    """Return a wall of bricks in two courses, on the inside of its edge."""
    ground = rect(-length / 2, -5, length, 18, BRICK, radius=3, stroke=SHELL, thick=2)
    joints = [f"M{-length / 2 + 1:g} 4H{length / 2 - 1:g}"]
    joints += [f"M{x:g} -4V4" for x in range(int(-length / 2) + 30, int(length / 2), 30)]
    joints += [f"M{x:g} 4V12" for x in range(int(-length / 2) + 15, int(length / 2), 30)]
    return ground + path("".join(joints), stroke=MORTAR, thick=2.5)


def _ways(view: View, moves: Sequence[AnyMove]) -> Iterator[str]:
    """Yield an arrow through every doorway a pawn may take now."""
    steps = {(view.pawns[m.pawn or view.side], m.to) for m in moves if isinstance(m, Move)}
    for room, to in sorted(steps):
        edge = next(edge for edge in EDGES if BEYOND[room, edge] == to)
        yield _on_edge(room, edge, path("M-24 11L0 -15L24 11Z", GOLD, stroke=INK, thick=3))


def _spaces(view: View, moves: Sequence[AnyMove]) -> Iterator[str]:
    """Yield the van, and the spaces it may be sent to."""
    offered = {move.to for move in moves if isinstance(move, Drive)}
    if view.phase in ("corner", "park"):
        corners = CORNER_SPACES if view.corner is None else (view.corner,)
        offered = {space for corner in corners for space in CORNER_SPACES[corner]}
    for space in sorted(offered):
        x, y = _space(space)
        yield rect(x - 42, y - 29, 84, 58, LANE, radius=10, stroke=GOLD, thick=5)
        yield text(x, y + 13, "?", size=40, fill=GOLD, anchor="middle", bold=True)
    if view.car is not None:
        x, y = _space(view.car)
        yield moved(x, y - 2, van(f"{view.thrown}/{view.needed}"))


def _contents(view: View, words: Words) -> Iterator[str]:
    for room in range(9):
        drawing = inside(view, room, words)
        if drawing:
            yield moved(*_corner(room), drawing)


def _turnable(view: View) -> Iterator[str]:
    """Yield a round arrow on each tile the bank may turn."""
    if view.phase != "rotate":
        return
    for room in sorted({room for room, _ in rotations(view.walls)}):
        x, y = _corner(room)
        arrow = path("M13 -9A16 16 0 1 0 16 4", stroke=INK, thick=6) + path("M5 -9H20V-23Z", INK)
        disc = circle(0, 0, 29, GOLD, stroke=PAPER, thick=3)
        yield moved(x + WIDE - 48, y + 48, disc, arrow)
