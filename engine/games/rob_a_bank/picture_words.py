"""The pictures in words, for who cannot see them."""

from collections import Counter
from collections.abc import Sequence

from engine.game import Reader
from engine.games.rob_a_bank.building import ROOM_NAMES
from engine.games.rob_a_bank.components import BANK, ICONS
from engine.games.rob_a_bank.phrases import guard, place
from engine.games.rob_a_bank.view import View
from engine.words import Words

LONGEST = 1_024  # of an alternative text on Discord


def board_words(view: View, reader: Reader) -> str:
    """Return the board in words: the building, then what lies open of every plan."""
    building = _building(view, reader)
    every = [_plan(view, side, reader, newest=False) for side in view.sides]
    newest = [_plan(view, side, reader, newest=True) for side in view.sides]
    return _shortened((*building, *every), (*building, *newest), building)


def hand_words(view: View, sides: Sequence[str], reader: Reader) -> str:
    """Return a seat's picture in words: the hands it may see, then the building."""
    hands = [_hand(view, side, reader) for side in sides]
    building = _building(view, reader)
    return _shortened((*hands, *building), (*hands[:1], *building), building)


def acting(view: View) -> str | None:
    """Return the side whose decision it is."""
    if view.phase in ("plan", "rob"):
        return view.side
    return {"rotate": BANK, "corner": BANK, "park": "yellow"}.get(view.phase)


def _shortened(*ways: Sequence[str]) -> str:
    """Return the first way of saying it that is short enough."""
    said = [" ".join(part for part in way if part) for way in ways]
    return next((words for words in said if len(words) <= LONGEST), said[-1][:LONGEST])


def _building(view: View, reader: Reader) -> list[str]:
    words = reader.words
    rooms = [_room(view, room, words) for room in range(9)]
    walls = [
        words("alt-wall", room=ROOM_NAMES[room], edge=edge)
        for room, edge in enumerate(view.walls)
        if edge is not None
    ]
    return [
        words("alt-start", **_moment(view)),
        words("alt-car", place=place(view.car, words)) if view.car is not None else "",
        _turn(view, reader),
        *rooms,
        words("alt-walls", walls=", ".join(walls)),
    ]


def _moment(view: View) -> dict[str, int | str]:
    facts = {"round": view.round, "card": view.lap + 1}
    return {**facts, "phase": view.phase, "thrown": view.thrown, "needed": view.needed}


def _turn(view: View, reader: Reader) -> str:
    """Return who decides, and what is left on the card being played."""
    words, side = reader.words, acting(view)
    if side is None:
        return ""
    left = words("plus").join(_icon(icon, words) for icon in view.icons)
    facts = {"phase": view.phase, "left": left or "none"}
    return words("alt-turn", who=_who(view, side, reader), **facts)


def _who(view: View, side: str, reader: Reader) -> str:
    return reader.words("alt-who", side=side, name=reader.names[view.seat(side)])


def _room(view: View, room: int, words: Words) -> str:
    found = [_pawn(view, pawn, words) for pawn, where in view.pawns.items() if where == room]
    if view.bags[room]:
        found.append(words("bags", count=view.bags[room]))
    if view.locked[room]:
        found.append(words("locked-bags", count=view.locked[room]))
    if view.alarm == room:
        found.append(words("alt-alarm", locked="yes" if view.alarm_locked else "no"))
    return words("alt-room", room=ROOM_NAMES[room], inside=", ".join(found)) if found else ""


def _pawn(view: View, pawn: str, words: Words) -> str:
    facts = {"down": "yes" if pawn in view.down else "no", "bags": view.carried.get(pawn, 0)}
    if pawn in view.carried:
        return words("alt-pawn", side=pawn, guard="none", **facts)
    return words("alt-pawn", side=BANK, guard=guard(pawn), **facts)


def _plan(view: View, side: str, reader: Reader, *, newest: bool) -> str:
    """Return what lies open of a plan: its top while planning, what was played in the raid."""
    words, known = reader.words, view.known.get(side, {})
    if not known:
        return ""
    places = sorted(known)[-1:] if newest else sorted(known)
    cards = ", ".join(
        words("alt-card", n=number + 1, card=_card(known[number], words)) for number in places
    )
    return words("alt-plan", who=_who(view, side, reader), cards=cards)


def _hand(view: View, side: str, reader: Reader) -> str:
    words = reader.words
    cards = [
        words("icon-left", icon=_card(card, words), count=count)
        for card, count in Counter(view.hands.get(side, ())).items()
    ]
    mine = "yes" if view.seat(side) == reader.seat else "no"
    held = ", ".join(cards) or "none"
    return words("alt-hand", who=_who(view, side, reader), mine=mine, cards=held)


def _card(card: str, words: Words) -> str:
    return words("plus").join(_icon(icon, words) for icon in ICONS[card])


def _icon(icon: str, words: Words) -> str:
    return words("or").join(words("alt-icon", icon=one) for one in icon.split("/"))
