"""Pages of help within the private screen: the icons, and the rooms in words."""

from engine.game import Reader
from engine.games.rob_a_bank.building import BEYOND, ROOM_NAMES, doors
from engine.games.rob_a_bank.phrases import guard, person, place
from engine.games.rob_a_bank.view import View

BANK_HELP = ("move", "tackle", "lock", "getup")
ROBBER_HELP = ("move", "crawl", "pickup", "spray", "unlock", "free", "watched", "up")


def cards(view: View, reader: Reader) -> tuple[str, ...]:
    """Return what every icon does, the reader's own side first."""
    bank = [f"help-bank-{icon}" for icon in BANK_HELP]
    gang = [f"help-{icon}" for icon in ROBBER_HELP]
    first, second = (bank, gang) if view.bank == reader.seat else (gang, bank)
    return (*(reader.words(key) for key in first), "", *(reader.words(key) for key in second))


def rooms(view: View, reader: Reader) -> tuple[str, ...]:
    """Return the whole building in words, for who would rather not read a map."""
    words = reader.words
    lines = [_room(view, room, reader) for room in range(9)]
    if view.car is not None:
        lines.append(words("car-at", place=place(view.car, words)))
    return tuple(lines)


def _room(view: View, room: int, reader: Reader) -> str:
    ways = ", ".join(ROOM_NAMES[other] for other in doors(view.walls)[room])
    edge = view.walls[room]
    wall = "none" if edge is None or BEYOND[room, edge] is not None else edge
    inside = ", ".join(_inside(view, room, reader)) or reader.words("nobody")
    return reader.words("room", room=ROOM_NAMES[room], inside=inside, ways=ways, wall=wall)


def _inside(view: View, room: int, reader: Reader) -> list[str]:
    words = reader.words
    found = []
    for pawn in (pawn for pawn, where in view.pawns.items() if where == room):
        asleep = "yes" if pawn in view.down else "no"
        name, bags = _pawn(view, pawn, reader), view.carried.get(pawn, 0)
        found.append(words("pawn", pawn=name, asleep=asleep, bags=bags))
    if view.bags[room]:
        found.append(words("bags", count=view.bags[room]))
    if view.locked[room]:
        found.append(words("locked-bags", count=view.locked[room]))
    if view.alarm == room:
        found.append(words("alarm-here", locked="yes" if view.alarm_locked else "no"))
    return found


def _pawn(view: View, pawn: str, reader: Reader) -> str:
    if pawn in view.carried:
        return person(pawn, view.seat(pawn), reader)
    return reader.words("guard", guard=guard(pawn))
