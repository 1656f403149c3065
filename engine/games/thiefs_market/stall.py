"""The cards of the market: what they cost, what kind they are, what they do."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from engine.drawing import WIDTH, faded, moved, path, rect, text
from engine.games.thiefs_market.components import CARDS, GEMS
from engine.games.thiefs_market.emblems import emblem
from engine.games.thiefs_market.icons import icon
from engine.games.thiefs_market.palette import (
    AWNING_SHADE,
    COUNTER,
    CRIMSON,
    FADED,
    INK,
    IVORY,
    LANTERN,
    PLANK,
    SHADE,
)
from engine.lettering import fitted

MARGIN, GAP = 18, 10
TALL = 84
AWNING = 52
LOWEST = 1_000  # where a picture should end
STRIPE = 40
UPPER, LOWER, EDGE = 33, 58, 10  # the lines of a card and its margin
GEM = 28

Look: TypeAlias = Literal["plain", "raised", "dimmed"]
Looks: TypeAlias = Callable[[str], Look]
Lettered: TypeAlias = Callable[[str], str]


def shelves(
    names: Sequence[str], y: float, named: Lettered, look: Looks, lowest: float = LOWEST
) -> tuple[str, float]:
    """Return cards from y down, in pairs where they end in time, else in threes; and the end."""
    columns = 2 if y + _rows(names, 2) * (TALL + GAP) <= lowest else 3
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
    parts = []
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        place = MARGIN + column * (width + GAP), y + row * (TALL + GAP)
        parts.append(_placed(*place, tile(name, named(name), width), width, look(name)))
    return "".join(parts), y + _rows(names, columns) * (TALL + GAP)


def _rows(names: Sequence[str], columns: int) -> int:
    return -(-len(names) // columns)


def stall(y: float, height: float) -> str:
    """Return the stall behind the cards: a counter under a striped awning."""
    ends = f"M0 {y:g}H{WIDTH}V{y + height - 28:g}a28 28 0 0 1 -28 28H28a28 28 0 0 1 -28 -28Z"
    planks = [
        rect(0, below, WIDTH, 4, PLANK)
        for below in range(int(y) + AWNING + TALL + GAP - 4, int(y + height) - 30, TALL + GAP)
    ]
    stripes = [
        path(f"M{x} {y:g}h{STRIPE}v20a20 20 0 0 1 -{STRIPE} 0Z", fill)
        for number, x in enumerate(range(0, WIDTH, STRIPE))
        for fill in ((CRIMSON, IVORY)[number % 2],)
    ]
    shadow = rect(0, y, WIDTH, 40, AWNING_SHADE)
    return path(ends, COUNTER) + shadow + "".join(planks) + "".join(stripes)


def _placed(x: float, y: float, drawing: str, width: float, look: Look) -> str:
    match look:
        case "raised":
            glow = rect(x - 4, y - 10, width + 8, TALL + 8, LANTERN, radius=16)
            return glow + moved(x, y - 6, drawing)
        case "dimmed":
            return faded(moved(x, y, drawing), opacity=0.62)
    return moved(x, y, drawing)


@lru_cache(500)
def tile(name: str, title: str, width: float) -> str:
    """Return one card: its name and deck above, type, cost and effect below."""
    effect, wide = emblem(name)
    kind, x = _kind(name)
    ground = rect(0, 4, width, TALL - 4, SHADE, radius=12) + rect(
        0, 0, width, TALL - 4, IVORY, radius=12
    )
    cost = _cost(name, x, width - EDGE - wide - 4)
    does = moved(width - EDGE - wide, LOWER, effect)
    return ground + _heading(name, title, width) + kind + cost + does


def _heading(name: str, title: str, width: float) -> str:
    if width < WIDTH / 3:  # a narrow card has no room for the letter of its deck
        return fitted(12, UPPER, title, width - 22, fill=INK, bold=True, narrowest=0.7)
    deck = text(width - EDGE, UPPER, CARDS[name].deck, fill=FADED, anchor="end", bold=True)
    return fitted(12, UPPER, title, width - 44, fill=INK, bold=True) + deck


def _kind(name: str) -> tuple[str, float]:
    """Return the type icons of a card, and where they end."""
    card = CARDS[name]
    icons = [icon(card.type, 27 + 22 * n, LOWER, 36) for n in range(card.icons)]
    return "".join(icons), 27 + 22 * (card.icons - 1) + 20


def _cost(name: str, left: float, right: float) -> str:
    """Return the gems of a price, closer together where there is little room."""
    price = [gem for gem, n in zip(GEMS, CARDS[name].cost, strict=True) for _ in range(n)]
    size = GEM if (GEM - 4) * len(price) <= right - left else GEM - 4
    pitch = min(GEM + 1, (right - left - size) / max(1, len(price) - 1))
    return "".join(
        icon(gem, left + size / 2 + 2 + n * pitch, LOWER, size) for n, gem in enumerate(price)
    )
