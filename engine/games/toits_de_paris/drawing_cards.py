"""Loot cards: the colour above, what it does in the middle, the bell below."""

from collections.abc import Callable
from functools import cache, partial
from typing import TypeAlias

from engine.drawing import INK, PAPER, moved, path, rect
from engine.games.toits_de_paris.components import CARDS, Card
from engine.games.toits_de_paris.drawing_figures import magpie
from engine.games.toits_de_paris.drawing_icons import (
    EDGE,
    LOOT,
    PALE,
    arrow,
    bell,
    gift,
    scales,
    sign,
    star,
)

Mark: TypeAlias = Callable[[float, float, float], str]

CARD_WIDTH, CARD_HEIGHT = 86, 164


@cache
def loot(name: str) -> str:
    """Return a card around the origin: its middle, its lower edge."""
    card = CARDS[name]
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT
    return (
        rect(left, top, CARD_WIDTH, CARD_HEIGHT, PAPER, radius=12)
        + path(_upper(left, top), LOOT[card.colour])
        + rect(left, top, CARD_WIDTH, CARD_HEIGHT, "none", radius=12, stroke=INK, thick=4)
        + sign(card.colour, 0, top + 37, 56)
        + _middle(card, top + 96 if card.bell else top + 118)
        + (bell(0, top + 138, 36) if card.bell else "")
    )


def strip(name: str, x: float, y: float, width: float, height: float) -> str:
    """Return the upper edge of a card that others lie on: what counts once it is owned."""
    size = min(30, height - 4)
    marks = enumerate(kept_marks(name))
    drawn = [mark(x + 22 + 34 * n, y + height / 2 + 1, size) for n, mark in marks]
    ground = rect(x, y, width, height + 14, PAPER, radius=9, stroke=INK, thick=3)
    edge = rect(x + width - 14, y + 3, 11, height + 8, LOOT[CARDS[name].colour], radius=4)
    return ground + edge + "".join(drawn)


def kept_marks(name: str) -> list[Mark]:
    """Return the signs on a card that count once it is owned."""
    card = CARDS[name]
    marks: list[Mark] = [*[bell] * card.bell, *[star] * card.points]
    if card.effect == "feather":
        marks.append(partial(sign, "white"))
    if card.effect == "tie":
        marks.append(scales)
    return marks


def pile(x: float, y: float, many: int) -> str:
    """Return a face-down pile; an empty one is an outline."""
    if not many:
        outline = rect(x - 30, y - 36, 60, 72, "none", radius=9, stroke=PALE, thick=3)
        return f'<g stroke-dasharray="9 8">{outline}</g>'
    sheets = range(min(3, 1 + many // 10), -1, -1) if many > 1 else range(1)
    return "".join(
        rect(x - 30 + 4 * n, y - 36 + 4 * n, 60, 72, EDGE, radius=9, stroke=PALE, thick=3)
        for n in sheets
    )


def character(seat: int, x: float, y: float, size: float = 40) -> str:
    """Return a Magpie's own card, the joker, centred on a point."""
    ground = rect(-15, -20, 30, 40, PAPER, radius=5, stroke=INK, thick=3)
    return moved(x, y, ground, magpie(seat, -2, 14, 30), scale=size / 40)


def lost_character(x: float, y: float, size: float = 40) -> str:
    """Return the place of a joker that is gone."""
    ground = rect(-15, -20, 30, 40, "none", radius=5, stroke=PALE, thick=3)
    return moved(
        x, y, ground, path("M-8 -10 L8 10 M8 -10 L-8 10", stroke=PALE, thick=4), scale=size / 40
    )


def _upper(left: float, top: float) -> str:
    """Return the outline of a card's coloured part, its upper corners rounded."""
    width, height, round_ = CARD_WIDTH, 74, 12
    return (
        f"M{left:g} {top + height:g} v{round_ - height} q0 {-round_} {round_} {-round_} "
        f"h{width - 2 * round_} q{round_} 0 {round_} {round_} v{height - round_}Z"
    )


def _middle(card: Card, y: float) -> str:
    """Return what a card does when revealed or taken."""
    match card.effect:
        case "feather":
            return sign("white", 0, y, 46)
        case "bonus":
            return gift(0, y, 44)
        case "tie":
            return scales(-18, y, 38) + star(20, y, 34)
        case "1" | "2":
            return _row(star, card.points, y, 36)
        case _:
            return _row(arrow, card.arrows, y, (0, 40, 34, 26)[card.arrows])


def _row(mark: Mark, many: int, y: float, size: float) -> str:
    first = -(many - 1) * size / 2
    return "".join(mark(first + n * size, y, size) for n in range(many))
