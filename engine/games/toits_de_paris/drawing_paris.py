"""Paris by night, where nothing changes: the sky, the skyline, eight houses in a row."""

from functools import cache

from engine.drawing import PAPER, WIDTH, circle, path, rect, text
from engine.games.toits_de_paris.components import SQUARES
from engine.games.toits_de_paris.drawing_icons import (
    LAMP,
    MOON,
    NIGHT,
    PALE,
    PLAQUE,
    RIDGE,
    STONE,
    ZINC,
)

ROOF, STREET = 366, 480
PITCH, LEFT = 95, 20
BANDS = 14  # of the sky


def middle(square: float) -> float:
    """Return where a square is."""
    return LEFT + PITCH * (square - 0.5)


@cache
def sky(low: str) -> str:
    """Return the sky, growing lighter down to this colour, and Paris far away."""
    stars = ((150, 168), (262, 150), (392, 186), (486, 148), (58, 214), (330, 246), (560, 262))
    return (
        '<defs><linearGradient id="beam" x1="1" y1="0" x2="0" y2="0">'
        f'<stop offset="0" stop-color="{LAMP}" stop-opacity="0.75"/>'
        f'<stop offset="1" stop-color="{LAMP}" stop-opacity="0"/></linearGradient></defs>'
        + "".join(_band(low, n) for n in range(BANDS))
        + "".join(circle(x, y, 2.5 + n % 2, PALE) for n, (x, y) in enumerate(stars))
        + circle(672, 214, 52, MOON)
        + circle(654, 200, 9, "#ead48a")
        + circle(690, 232, 13, "#ead48a")
        + _skyline()
    )


@cache
def houses() -> str:
    """Return the seven houses, and the one where the Inspector waits."""
    return "".join(_house(square) for square in range(1, SQUARES + 2))


def _band(low: str, n: int) -> str:
    """Return a stripe of sky; stripes are painted much faster than a gradient."""
    top, tall = 76, (ROOF - 76) / BANDS
    mixed = (
        int(a + (b - a) * (n + 1) / BANDS) for a, b in zip(_rgb(NIGHT), _rgb(low), strict=True)
    )
    return rect(0, top + n * tall, WIDTH, tall + 1, "#" + bytes(mixed).hex())


def _rgb(colour: str) -> bytes:
    return bytes.fromhex(colour[1:])


def _skyline() -> str:
    """Return Paris far away: the tower, a dome, a hill of houses."""
    far = "#1f2757"
    tower = (
        "M522 366 C554 320 564 250 567 176 L570 150 L573 176 C576 250 586 320 618 366 H594 "
        "C588 336 552 336 546 366Z M548 312 h44 v8 h-44Z M556 266 h28 v7 h-28Z"
    )
    dome = (
        "M258 366 V306 C258 262 280 258 286 228 L290 214 L294 228 C300 258 322 262 322 306 V366Z "
        "M236 366 V318 C236 296 254 296 254 318 V366Z M326 366 V318 C326 296 344 296 344 318 V366Z"
    )
    houses = (
        "M0 366 V330 H60 V316 H96 V338 H240 V322 H300 V334 H350 V318 H400 V340 H540 V326 H610 "
        "V336 H680 V312 H730 V330 H800 V366Z"
    )
    return path(tower + dome + houses, far)


def _house(square: int) -> str:
    x, last = LEFT + PITCH * (square - 1), square > SQUARES
    chimney = rect(x - 9, ROOF - 26, 18, 40, "#7d5a5e") + rect(x - 5, ROOF - 36, 10, 12, "#b3735f")
    left, right = (0 if square == 1 else x), (WIDTH if last else x + PITCH)
    roof = f"M{left:g} {ROOF + 46} L{left + 8:g} {ROOF} H{right - 8:g} L{right:g} {ROOF + 46}Z"
    return (
        (chimney if square > 1 else "")
        + rect(
            left,
            ROOF + 44,
            right - left,
            STREET - ROOF - 44,
            "#2f3768" if square % 2 else "#2a3160",
        )
        + path(roof, ZINC if square % 2 else "#6a7aa5")
        + path(f"M{left + 8:g} {ROOF} H{right - 8:g}", stroke=RIDGE, thick=5)
        + (_shutters() if last else _plaque(square))
    )


def _shutters() -> str:
    x, y = middle(SQUARES + 1), ROOF + 58
    bars = "".join(f"M{x - 30:g} {y + dy:g} h26 m8 0 h26 " for dy in (10, 20, 30, 40))
    return rect(x - 34, y, 68, 48, STONE, radius=4) + path(bars, stroke="#2a3160", thick=4)


def _plaque(square: int) -> str:
    """Return a house number as Paris has them."""
    x = middle(square)
    plate = rect(x - 23, ROOF + 7, 46, 34, PLAQUE, radius=6, stroke=PAPER, thick=2.5)
    return plate + text(x, ROOF + 34, str(square), fill=PAPER, anchor="middle", bold=True)
