"""What a card does, told in icons: at most three or four of them side by side."""

from functools import cache

from engine.drawing import rect, text
from engine.games.thiefs_market.components import (
    CARDS,
    CLUTCHES,
    EXIT,
    EYEPATCH,
    HAULS,
    ISLAND,
    LUCKY,
    POTION,
    RACKET,
    SCALES,
    Card,
)
from engine.games.thiefs_market.icons import icon
from engine.games.thiefs_market.palette import INK, LANTERN
from engine.lettering import breadth

SIZE = 34
SIGN = 24  # arrows, plus and minus
OVERLAP = 12  # of two equal icons, that read as a pair
_SIGNS = ("arrow", "plus", "minus")

_SPECIAL = {
    CLUTCHES: ("hand", "arrow", "infamy"),
    EXIT: ("gold", "arrow", "infamy", "infamy"),
    EYEPATCH: ("pawn", "arrow", "infamy"),
    ISLAND: ("die-mask", "plus", "infamy"),
    LUCKY: ("reroll",),
    POTION: ("surprise",),
    RACKET: ("purchase", "minus", "any"),
    SCALES: ("die-bag", "plus", "gold"),
    **dict.fromkeys(HAULS, ("pile", "arrow", "infamy")),
}


@cache
def emblem(name: str) -> tuple[str, float]:
    """Return what a card does, drawn from the origin to the right, and how wide that is."""
    x, parts, before = 0.0, [], ""
    for sign in signs_of(CARDS[name]):
        x -= OVERLAP if sign == before else 0
        drawing, width = _sign(sign, x)
        parts.append(drawing)
        x, before = x + width + 2, sign
    return "".join(parts), x - 2


def signs_of(card: Card) -> tuple[str, ...]:
    """Return the icons of a card's effect; points are digits."""
    if card.name in _SPECIAL:
        return _SPECIAL[card.name]
    if card.turns:
        into = card.into[0] if len(card.into) == 1 else ""
        return (f"die-{card.turns}", "arrow", f"die-{into}" if into else "any")
    if card.spends:
        return (f"die-{card.spends}", "arrow", card.gains)
    if card.purchase_with:
        return (f"die-{card.purchase_with}", "arrow", "purchase")
    if card.infamy_for:
        return (f"card-{card.infamy_for}", "arrow", "infamy")
    return _points(card)


def _points(card: Card) -> tuple[str, ...]:
    if card.points_with_two_safehouses:
        return (f"{card.points}/{card.points_with_two_safehouses}",)
    if card.points_against_maps:
        return (f"{card.points}/{card.points_against_maps}",)
    if card.points_for_two_magic:
        return (str(card.points_for_two_magic), "magic", "magic")
    if card.points_for_another_card:
        return (str(card.points_for_another_card), "card")
    if card.points_for_two_infamy:
        return (str(card.points_for_two_infamy), "infamy", "infamy")
    return (str(card.points),)


def _sign(sign: str, x: float) -> tuple[str, float]:
    if sign[0].isdigit():
        return worth(sign, x)
    size = SIGN if sign in _SIGNS else SIZE
    return icon(sign, x + size / 2, 0, size), size


def worth(points: str, x: float) -> tuple[str, float]:
    """Return points on a yellow label with a star."""
    width = 42 + breadth(points)
    label = rect(x, -18, width, 36, LANTERN, radius=18)
    number = text(x + 32, 10, points, fill=INK, bold=True)
    return label + icon("star", x + 18, 0, 24) + number, width
