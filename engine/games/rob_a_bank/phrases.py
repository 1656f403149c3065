"""Names of people, pawns, cards and places in the reader's language."""

from collections import Counter
from collections.abc import Iterable

from engine.game import Reader
from engine.games.rob_a_bank.building import AVENUE, ROOM_NAMES
from engine.games.rob_a_bank.components import BANK, ICONS
from engine.games.rob_a_bank.view import View
from engine.words import Words


def person(side: str, seat: int, reader: Reader) -> str:
    """Return a side by its player; the one player of two robbers by the colours."""
    if side != BANK and len(reader.names) == 2:
        return reader.words("robber", robber=side)
    return reader.words("person", side=side, name=reader.names[seat])


def player(view: View, side: str, reader: Reader) -> str:
    """Return a side by colour and player."""
    return reader.words("player", side=side, name=reader.names[view.seat(side)])


def guard(pawn: str) -> str:
    """Return a guard's number."""
    return pawn.removeprefix("guard")


def card_words(card: str, words: Words) -> str:
    """Return a card as "Move + Spray or Pick up"."""
    return words("plus").join(icon_words(icon, words) for icon in ICONS[card])


def icon_words(icon: str, words: Words) -> str:
    """Return an icon, or a choice of two."""
    return words("or").join(words("icon", icon=one) for one in icon.split("/"))


def card_signs(card: str, words: Words) -> str:
    """Return a card in signs alone."""
    return "".join(icon_signs(icon, words) for icon in ICONS[card])


def icon_signs(icon: str, words: Words) -> str:
    """Return an icon's sign, or those of a choice of two."""
    return "/".join(words("sign", icon=one) for one in icon.split("/"))


def counted(cards: Iterable[str], words: Words) -> list[str]:
    """Return a line for each different card, with how many there are."""
    return [
        words("card-line", card=card_words(card, words), count=count)
        for card, count in Counter(cards).items()
    ]


def place(space: int, words: Words) -> str:
    """Return a space of the avenue by the room and the side of it."""
    room, edge = AVENUE[space]
    return words("place", room=ROOM_NAMES[room], edge=edge)


def heading(start: int, to: int, words: Words) -> str:
    """Return the arrow from a room to the next."""
    return words("arrow", way={-3: "N", 1: "E", 3: "S", -1: "W"}[to - start])
