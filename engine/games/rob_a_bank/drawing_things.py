"""What stands and lies about: pawns, bags, the alarm, the getaway van."""

from engine.drawing import INK, PAPER, circle, ellipse, moved, path, rect, text
from engine.games.rob_a_bank.components import BANK
from engine.games.rob_a_bank.drawing_icons import (
    BELL_SHAPE,
    CREAM,
    GLASS,
    GOLD,
    ON_SIDE,
    SACK,
    SACK_SHAPE,
    SIDE,
    STEEL,
    bank_house,
    padlock,
)

SKIN = "#f3c9a0"
BELL = "#c9331c"
LETTER = 28

HATS = {
    "yellow": "M-13 -53A13 14 0 0 1 13 -53Z" + ellipse(0, -69, 5, 5),
    "red": "M-20 -53V-58H-11L-9 -71Q0 -67 9 -71L11 -58H20V-53Z",
    "green": "M-13 -53L-16 -67L-6 -60L0 -73L6 -60L16 -67L13 -53Z",
    BANK: "M-14 -55L-18 -66Q0 -76 18 -66L14 -55Z",
}


def _figure(side: str) -> str:
    """Return a pawn without its letter, its feet at the origin."""
    body = path("M-20 0V-24Q-20 -38 0 -38Q20 -38 20 -24V0Z", SIDE[side], stroke=INK, thick=3)
    hat = path(HATS[side], SIDE[side], stroke=INK, thick=3)
    return body + circle(0, -47, 13, SKIN, stroke=INK, thick=3) + hat + _eyes(side)


def _eyes(side: str) -> str:
    if side == BANK:
        visor = rect(-16, -57, 32, 6, INK, radius=2) + circle(0, -64, 3.5, GOLD)
        return visor + circle(-5, -46, 2.2, INK) + circle(5, -46, 2.2, INK)
    band = rect(-13, -52, 26, 9, INK, radius=2)
    return band + circle(-5, -47.5, 2.6, PAPER) + circle(5, -47.5, 2.6, PAPER)


FIGURES = {side: _figure(side) for side in SIDE}
LYING = {side: moved(33, -21, figure, turn=-90) for side, figure in FIGURES.items()}
ASLEEP = path("M-30 -52h12l-12 13h12M-12 -62h9l-9 10h9", stroke=INK, thick=4)

SACK_FREE = (
    path(SACK_SHAPE, SACK, stroke=INK, thick=2.5)
    + path("M8 0A9 9 0 1 0 8 13", stroke=CREAM, thick=4)
    + path("M-13 4H3M-13 9H3", stroke=CREAM, thick=2.5)
)
CHAINED = moved(
    0,
    5,
    path("M-10 -1V-9a10 10 0 0 1 20 0V-1", stroke=INK, thick=12),
    rect(-20, -6, 40, 32, INK, radius=8),
    padlock(GOLD, INK, shut=True),
    scale=0.54,
)
SACK_SHUT = path(SACK_SHAPE, STEEL, stroke=INK, thick=2.5) + CHAINED
RINGING = path("M-25 -14Q-31 -4 -27 7M25 -14Q31 -4 27 7", stroke=BELL, thick=4)
ALARM_FREE = path(BELL_SHAPE, BELL, stroke=INK, thick=2.5) + RINGING
ALARM_SHUT = path(BELL_SHAPE, STEEL, stroke=INK, thick=2.5) + CHAINED

STANDING_WIDTH, LYING_WIDTH = 44, 78
LOAD_WIDTHS = (0, 26, 34)  # of no bag, one, more


def pawn(
    side: str,
    letter: str,
    *,
    down: bool = False,
    bags: int = 0,
    acts: bool = False,
    scale: float = 1,
) -> str:
    """Return a pawn standing on the origin or lying there, what it carries, a glow if it acts.

    A smaller pawn keeps its letter as large.
    """
    if down:
        lying = moved(0, 0, LYING[side], ASLEEP, scale=scale)
        return lying + _sign(side, letter, 14 * scale, -21 * scale + 10)
    glow = path(ellipse(0, -2, 30 * scale, 11 * scale), GOLD, stroke=INK, thick=2) if acts else ""
    standing = moved(0, 0, FIGURES[side], scale=scale)
    load = _load(bags, scale) if bags else ""
    return glow + standing + _sign(side, letter, 0, -8 * scale) + load


def _sign(side: str, letter: str, x: float, y: float, size: float = LETTER) -> str:
    return text(x, y, letter, size=size, fill=ON_SIDE[side], anchor="middle", bold=True)


def _load(bags: int, scale: float) -> str:
    """Return the bags a robber carries: one, or a full one with their number."""
    if bags == 1:
        return moved(26 * scale, -16 * scale, SACK_FREE, scale=0.75 * scale)
    x, y, full = 34 * scale, -20 * scale, path(SACK_SHAPE, SACK, stroke=INK, thick=2.5)
    number = text(x, y + 17, str(bags), size=LETTER, fill=CREAM, anchor="middle", bold=True)
    return moved(x, y, full, scale=0.85) + number


def pawn_width(*, down: bool, bags: int) -> float:
    """Return how much room a pawn takes."""
    return LYING_WIDTH if down else STANDING_WIDTH + LOAD_WIDTHS[min(bags, 2)]


def bust(side: str, letter: str, scale: float = 0.74) -> str:
    """Return the sign of a side: its robber, or the bank's house."""
    if side == BANK:
        return circle(0, -28, 29, SIDE[BANK]) + moved(0, -29, bank_house(PAPER), scale=0.8)
    sign = _sign(side, letter, 0, -8 * scale, LETTER * max(1, scale))
    return moved(0, 0, FIGURES[side], scale=scale) + sign


def van(loot: str) -> str:
    """Return the getaway van with what is in it written on its side."""
    wheels = "".join(
        circle(x, 20, 9, INK, stroke=STEEL, thick=3) + circle(x, 20, 2.5, PAPER) for x in (-23, 23)
    )
    return (
        path(VAN_SHAPE, PAPER, stroke=INK, thick=3)
        + path("M17 -18H19Q22 -18 24 -14L31 -1H17Z", GLASS, stroke=INK, thick=2)
        + rect(-42, 11, 84, 6, GOLD)
        + wheels
        + text(-14, 7, loot, size=LETTER, anchor="middle", bold=True)
    )


VAN_SHAPE = "M-42 20V-18Q-42 -25 -35 -25H18Q25 -25 29 -18L37 -2Q43 0 43 7V20Z"
