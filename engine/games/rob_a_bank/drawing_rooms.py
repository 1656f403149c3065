"""What is in one room: its people in a row, its bags and the alarm before them."""

from collections.abc import Sequence

from engine.drawing import moved
from engine.games.rob_a_bank.components import BANK
from engine.games.rob_a_bank.drawing_things import (
    ALARM_FREE,
    ALARM_SHUT,
    SACK_FREE,
    SACK_SHUT,
    pawn,
    pawn_width,
)
from engine.games.rob_a_bank.phrases import guard
from engine.games.rob_a_bank.view import View
from engine.words import Words

MIDDLE, SPACE = 97, 180
THING_WIDTH = 50
SMALLER = 0.76  # where a room is crowded


def inside(view: View, room: int, words: Words) -> str:
    """Return all that is in a room, its top left corner at the origin."""
    robbers = [each for each in view.robbers if view.pawns[each] == room]
    guards = [each for each in view.guards if view.pawns[each] == room]
    if not (robbers and guards) or _wide(view, robbers + guards) <= SPACE:
        people = _row(view, robbers + guards, 109, MIDDLE, SPACE, words)
        return people + _things(view, room, 127, 1)
    back = _row(view, guards, 68, 118, 140, words, SMALLER)
    front = _row(view, robbers, 122, MIDDLE, SPACE, words, SMALLER)
    return back + front + _things(view, room, 137, 0.6)


def _wide(view: View, pawns: Sequence[str]) -> float:
    return sum(_width(view, each) for each in pawns)


def _width(view: View, each: str) -> float:
    return pawn_width(down=each in view.down, bags=view.carried.get(each, 0))


def _row(
    view: View,
    pawns: Sequence[str],
    y: float,
    middle: float,
    space: float,
    words: Words,
    scale: float = 1,
) -> str:
    """Return pawns side by side; they move closer where there are many."""
    wide = _wide(view, pawns)
    squeeze = min(scale, space / wide) if wide else 1
    x = middle - wide * squeeze / 2
    parts = []
    for each in pawns:
        body = pawn_width(down=each in view.down, bags=0) * squeeze
        parts.append(moved(x + body / 2, y, _pawn(view, each, words, scale)))
        x += _width(view, each) * squeeze
    return "".join(parts)


def _pawn(view: View, each: str, words: Words, scale: float) -> str:
    down, acting = each in view.down, view.phase == "rob"
    if each in view.carried:
        letter, acts, bags = words("letter", robber=each), view.side == each, view.carried[each]
        return pawn(each, letter, down=down, bags=bags, acts=acting and acts, scale=scale)
    acts = acting and view.side == BANK
    return pawn(BANK, guard(each), down=down, acts=acts, scale=scale)


def _things(view: View, room: int, y: float, scale: float) -> str:
    things = [SACK_FREE] * view.bags[room] + [SACK_SHUT] * view.locked[room]
    if view.alarm == room:
        things.append(ALARM_SHUT if view.alarm_locked else ALARM_FREE)
    step = min(THING_WIDTH * scale, SPACE / len(things)) if things else 0
    start = MIDDLE - step * (len(things) - 1) / 2
    return "".join(
        moved(start + step * number, y, thing, scale=scale) for number, thing in enumerate(things)
    )
