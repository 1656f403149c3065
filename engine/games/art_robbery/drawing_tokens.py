"""Loot tokens: a shape and a colour a raid, a value, and a dot an alibi."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import ceil

from engine.drawing import INK, PAPER, circle, moved, path, text
from engine.games.art_robbery.components import ALIBIS, BOSS, CARD_OF, Token
from engine.games.art_robbery.drawing_icons import BOSS_FACE, GHOST, GOLD, LOOT, PATCH

BANKED = 0  # a banked token shows no raid: a plain coin
STEP = 108  # from one token to the next in a row

# Outlines in a square of 100: coin, sheet of paper, niche, amphora, canvas.
_OUTLINES = (
    "M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z",
    "M-42 -48H20L42 -26V48H-42Z",
    "M-44 48V-6A44 42 0 0 1 44 -6V48Z",
    "M-20 -50H20V-40Q46 -38 47 -4Q46 28 22 42L24 50H-24L-22 42Q-46 28 -47 -4Q-46 -38 -20 -40Z",
    "M-48 -48H48V48H-48Z",
)
_COLOURS = ("#e9dfc6", *LOOT)
_TRIMS = (
    circle(0, 0, 39, "none", stroke="#b9a777", thick=3),
    path("M20 -48V-26H42Z", "#fff4cf", stroke=INK, thick=4),
    path("M-48 40H48V50H-48Z", "#5da67f", stroke=INK, thick=4),
    path("M-20 -40H20M-24 -32L-34 -25L-24 -20L-14 -32L-4 -24", stroke="#2f6ba6", thick=4)
    + path("M24 -32L34 -25L24 -20L14 -32L4 -24", stroke="#2f6ba6", thick=4),
    path("M-43 -43H43V43H-43Z", stroke=GOLD, thick=9)
    + path("M-37 -37H37V37H-37Z", stroke=INK, thick=3),
)


@cache
def token(kind: Token, raid: int, *, lit: bool = False) -> str:
    """Return a token around the origin, lit when it can be grabbed now."""
    return blank(raid, lit=lit) + (
        moved(0, 4, BOSS_FACE, scale=0.8) if kind == BOSS else _printed(kind)
    )


@cache
def blank(raid: int, *, lit: bool = False) -> str:
    """Return a token with nothing printed on it."""
    glow = path(_OUTLINES[raid], stroke="#fff0b8", thick=26) if lit else ""
    rim = path(_OUTLINES[raid], stroke=GOLD, thick=16) if lit else ""
    return glow + rim + path(_OUTLINES[raid], _COLOURS[raid], stroke=INK, thick=5) + _TRIMS[raid]


@cache
def gap(raid: int) -> str:
    """Return the place on the wall where a token was."""
    return path(_OUTLINES[raid], PATCH, stroke=GHOST, thick=3)


def spread(
    tokens: Sequence[str], x: float, middle: float, width: float, height: float, scale: float
) -> str:
    """Return drawn tokens from x on, in one line or two, as large as the place allows."""
    columns, scale = max(
        ((count, _scale(count, len(tokens), width, height, scale)) for count in _columns(tokens)),
        key=lambda way: way[1],
    )
    step = STEP * scale
    top = middle - step * (ceil(len(tokens) / columns) - 1) / 2
    return "".join(
        moved(x + step * (n % columns + 0.5), top + step * (n // columns), drawn, scale=scale)
        for n, drawn in enumerate(tokens)
    )


def _columns(tokens: Sequence[str]) -> tuple[int, int]:
    return max(1, len(tokens)), max(1, ceil(len(tokens) / 2))


def _scale(columns: int, count: int, width: float, height: float, most: float) -> float:
    lines = ceil(count / columns)
    return min(most, width / (STEP * columns), height / (STEP * max(1, lines)))


def _printed(kind: Token) -> str:
    """Return the value and the alibis of a token."""
    dots = ALIBIS[kind]
    value = text(0, 10 if dots else 22, CARD_OF[kind], size=66, anchor="middle", bold=True)
    return value + "".join(_dots(dots))


def _dots(count: int) -> Iterable[str]:
    return (
        circle(22 * (n - (count - 1) / 2), 27, 8.5, INK, stroke=PAPER, thick=3)
        for n in range(count)
    )
