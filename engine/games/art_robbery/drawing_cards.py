"""The cards of Art Robbery, each 136 by 196 around the origin."""

from functools import cache

from engine.drawing import INK, PAPER, circle, line, moved, path, rect, text
from engine.games.art_robbery.components import BOSS, DOG, THIEF, Card
from engine.games.art_robbery.drawing_icons import (
    BOSS_FACE,
    DOG_FACE,
    GOLD,
    NIGHT,
    THIEF_FACE,
)

WIDTH, HEIGHT = 136, 196
_FACES = {BOSS: BOSS_FACE, DOG: DOG_FACE, THIEF: THIEF_FACE}
_GROUNDS = {BOSS: "#dcb7d6", DOG: "#b9d8b4", THIEF: "#b4c8e8"}


@cache
def card(kind: Card, *, lit: bool = False, dim: bool = False) -> str:
    """Return a card face up: lit when it is worth playing, dim when it does nothing."""
    edge = rect(-68, -98, WIDTH, HEIGHT, PAPER, radius=18, stroke=INK, thick=4)
    glow = rect(-68, -98, WIDTH, HEIGHT, "none", radius=18, stroke=GOLD, thick=15) if lit else ""
    dusk = rect(-70, -100, WIDTH + 4, HEIGHT + 4, NIGHT + "80", radius=19) if dim else ""
    return glow + edge + (_face(kind) if kind in _FACES else _framed(kind)) + dusk


def back(count: int) -> str:
    """Return a pile face down, with its size."""
    edge = rect(-68, -98, WIDTH, HEIGHT, PAPER, radius=18, stroke=INK, thick=4)
    ground = rect(-56, -86, WIDTH - 24, HEIGHT - 24, "#7a2f55", radius=10)
    keyhole = circle(0, -48, 15, GOLD) + path("M-7 -44H7L12 -18H-12Z", GOLD)
    number = text(0, 56, str(count), size=80, fill=PAPER, anchor="middle", bold=True)
    return edge + ground + keyhole + number


def no_card() -> str:
    """Return the place where the discard pile will be."""
    return rect(-66, -96, WIDTH - 4, HEIGHT - 4, NIGHT, radius=18, stroke="#465282", thick=6)


def _face(kind: Card) -> str:
    ground = rect(-56, -86, WIDTH - 24, HEIGHT - 24, _GROUNDS[kind], radius=10)
    return ground + moved(0, 4, _FACES[kind], scale=1.06)


def _framed(value: Card) -> str:
    """Return a number hung on a nail in a gilded frame."""
    string = line(-38, -52, 0, -82, INK, 4) + line(38, -52, 0, -82, INK, 4)
    frame = rect(-52, -54, 104, 132, GOLD, radius=6, stroke=INK, thick=4)
    canvas = rect(-38, -40, 76, 104, "#fffaf0", stroke=INK, thick=4)
    number = text(0, 46, value, size=100, anchor="middle", bold=True)
    return string + circle(0, -82, 6, INK) + frame + canvas + number
