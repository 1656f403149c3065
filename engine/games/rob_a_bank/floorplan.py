"""The bank drawn in characters, narrow enough for a phone."""

from engine.games.rob_a_bank.building import AVENUE, BEYOND, ROOM_NAMES, Edge, doors
from engine.games.rob_a_bank.phrases import guard
from engine.games.rob_a_bank.view import View
from engine.words import Words

INSIDE = 9  # columns of a room
WALL = "#"
CAR = "@"
BAG = "€"


def drawn(view: View, words: Words) -> str:
    """Return the plan of the bank as a monospaced block."""
    lines = [_street(view, "N")]
    for row in range(3):
        rooms = range(3 * row, 3 * row + 3)
        lines.append(_border(view, rooms, "N"))
        lines += [_row(view, rooms, line, words) for line in range(3)]
    lines += [_border(view, range(6, 9), "S"), _street(view, "S")]
    return "\n".join(("```", *(line.rstrip() for line in lines if line.strip()), "```"))


def _street(view: View, edge: Edge) -> str:
    """Return the avenue above or below the bank, empty without the car."""
    if view.car is None or AVENUE[view.car][1] != edge:
        return ""
    column = AVENUE[view.car][0] % 3
    return " " * (3 + INSIDE // 2 + column * (INSIDE + 1)) + CAR


def _border(view: View, rooms: range, edge: Edge) -> str:
    return "  +" + "".join(_stretch(view, room, edge) * INSIDE + "+" for room in rooms)


def _row(view: View, rooms: range, line: int, words: Words) -> str:
    """Return one of the three lines of a row of rooms, the avenue left and right of it."""
    text = _car(view, rooms[0], "W", line) + " " + _post(view, rooms[0], "W")
    for room in rooms:
        text += _contents(view, room, line, words).ljust(INSIDE) + _post(view, room, "E")
    return text + " " + _car(view, rooms[-1], "E", line)


def _car(view: View, room: int, edge: Edge, line: int) -> str:
    here = view.car is not None and line == 1 and AVENUE[view.car] == (room, edge)
    return CAR if here else " "


def _stretch(view: View, room: int, edge: Edge) -> str:
    return _side(view, room, edge, outer="-")


def _post(view: View, room: int, edge: Edge) -> str:
    return _side(view, room, edge, outer="|")


def _side(view: View, room: int, edge: Edge, outer: str) -> str:
    """Return a wall, the outside of the bank, or an open way."""
    other = BEYOND[room, edge]
    if other is None:
        return WALL if view.walls[room] == edge else outer
    return " " if other in doors(view.walls)[room] else WALL


def _contents(view: View, room: int, line: int, words: Words) -> str:
    if line == 0:
        return f"{ROOM_NAMES[room]} " + "".join(
            words("letter", robber=robber) + _asleep(view, robber)
            for robber in view.robbers
            if view.pawns[robber] == room
        )
    if line == 1:
        return "".join(
            words("letter-guard") + guard(pawn) + _asleep(view, pawn)
            for pawn in view.guards
            if view.pawns[pawn] == room
        )
    return f" {_things(view, room)}"


def _asleep(view: View, pawn: str) -> str:
    return "z" if pawn in view.down else " "


def _things(view: View, room: int) -> str:
    """Return bags and alarm, the locked ones in brackets."""
    alarm = "A" * (view.alarm == room)
    free = BAG * view.bags[room] + ("" if view.alarm_locked else alarm)
    shut = BAG * view.locked[room] + (alarm if view.alarm_locked else "")
    return free + f"[{shut}]" if shut else free
