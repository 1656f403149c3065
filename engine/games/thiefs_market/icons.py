"""The icons of this game, each drawn around the origin and about 100 units wide."""

from engine.drawing import circle, line, moved, path, rect
from engine.games.thiefs_market.palette import (
    BLUE,
    BLUE_LIGHT,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_LIGHT,
    INFAMY,
    INK,
    IVORY,
    LANTERN,
    RED,
    RED_LIGHT,
    SACK,
    SACK_LIGHT,
    SHADE,
    TYPES,
    WHITE,
    WHITE_LIGHT,
)


def icon(name: str, x: float, y: float, size: float) -> str:
    """Return an icon in the middle of a square of this size."""
    return moved(x, y, ICONS[name], scale=size / 100)


def die(face: str, x: float, y: float, size: float) -> str:
    """Return a die that shows a face; the pawn is no die and stands by itself."""
    return moved(x, y, _PAWN if face == "pawn" else _DICE[face], scale=size / 100)


def _outlined(d: str, fill: str) -> str:
    return path(d, fill, stroke=INK, thick=7)


# A triangle, a disc, a diamond and a square: every gem can be told by its shape alone.
_GEMS = {
    "red": _outlined("M0 -46L48 38L-48 38Z", RED) + path("M0 -24L14 6L-14 6Z", RED_LIGHT),
    "white": circle(0, 0, 43, WHITE, stroke=INK, thick=7)
    + path("M0 -26L23 -11V13L0 26L-23 13V-11Z", WHITE_LIGHT),
    "blue": _outlined("M0 -49L42 0L0 49L-42 0Z", BLUE) + path("M0 -30L22 -3L-22 -3Z", BLUE_LIGHT),
    "green": _outlined("M-26 -42H26L42 -26V26L26 42H-26L-42 26V-26Z", GREEN)
    + rect(-20, -20, 40, 40, GREEN_LIGHT, radius=4),
}

_BAG = (
    _outlined("M-14 -20C-44 0 -50 46 -30 46H30C50 46 44 0 14 -20Z", SACK)
    + _outlined("M-20 -46L-8 -36L0 -46L8 -36L20 -46L13 -20H-13Z", SACK_LIGHT)
    + line(-15, -20, 15, -20, INK, 9)
    + circle(0, 18, 14, GOLD)
)

_MASK = path(
    "M-50 -22C-24 -36 24 -36 50 -22C52 6 44 30 22 30C10 30 6 18 0 18C-6 18 -10 30 -22 30"
    "C-44 30 -52 6 -50 -22Z",
    INK,
) + path(
    "M-36 -3C-26 -15 -14 -12 -9 0C-16 10 -30 10 -36 -3ZM36 -3C26 -15 14 -12 9 0C16 10 30 10 36 -3Z",
    IVORY,
)

_PAWN = path(
    "M-34 48V36C-34 28 -22 26 -16 4H-22V-6H-12A25 25 0 1 1 12 -6H22V4H16C22 26 34 28 34 36V48Z",
    LANTERN,
    stroke=GOLD_DARK,
    thick=6,
) + path("M-12 -30A14 14 0 0 1 4 -40", stroke=IVORY, thick=6)

_COIN = (
    circle(0, 0, 46, GOLD, stroke=GOLD_DARK, thick=7)
    + circle(0, 0, 29, "none", stroke=GOLD_DARK, thick=6)
    + path("M0 -17L11 0L0 17L-11 0Z", GOLD_DARK)
)

# Horns, so that it is no coin at any size.
_INFAMY = (
    path("M-40 -8C-56 -28 -48 -44 -40 -50C-40 -34 -26 -30 -14 -30Z", INFAMY, stroke=IVORY, thick=5)
    + path("M40 -8C56 -28 48 -44 40 -50C40 -34 26 -30 14 -30Z", INFAMY, stroke=IVORY, thick=5)
    + circle(0, 8, 40, INFAMY, stroke=IVORY, thick=5)
    + path("M-26 -10L-6 2A11 11 0 1 1 -26 -10ZM26 -10L6 2A11 11 0 1 0 26 -10Z", IVORY)
    + path("M-18 28C-8 36 8 36 18 28", stroke=IVORY, thick=6)
)


def _type(kind: str, drawing: str) -> str:
    return circle(0, 0, 49, TYPES[kind], stroke=IVORY, thick=4) + drawing


_TYPES = {
    "henchman": _type(
        "henchman",
        path("M-30 36C-30 14 -16 8 0 8C16 8 30 14 30 36Z", IVORY)
        + circle(0, -4, 15, IVORY)
        + path("M-30 -12C-16 -16 16 -16 30 -12", stroke=INK, thick=7)
        + path("M-18 -14C-18 -42 18 -42 18 -14Z", INK),
    ),
    "magic": _type(
        "magic",
        path(
            "M-6 -36C-2 -10 4 -4 28 2C4 8 -2 14 -6 38C-10 14 -16 8 -38 2C-16 -4 -10 -10 -6 -36Z"
            "M24 -36C26 -24 28 -22 40 -20C28 -18 26 -14 24 -4"
            "C22 -14 20 -18 8 -20C20 -22 22 -24 24 -36Z",
            IVORY,
        ),
    ),
    "finery": _type(
        "finery",
        circle(0, 14, 21, "none", stroke=IVORY, thick=9)
        + path("M-12 -38H12L24 -26L0 -4L-24 -26Z", IVORY)
        + path("M-22 -26H22", stroke=TYPES["finery"], thick=4),
    ),
    "scheme": _type(
        "scheme",
        path("M-22 -32H30C20 -26 24 -14 24 -8V32H-30C-20 26 -22 16 -22 8Z", IVORY)
        + path("M-10 -14H12M-10 0H12M-10 14H6", stroke=TYPES["scheme"], thick=6),
    ),
    "safehouse": _type(
        "safehouse",
        path("M0 -38L38 -4H28V32H-28V-4H-38Z", IVORY)
        + path("M-9 32V8A9 9 0 0 1 9 8V32Z", TYPES["safehouse"]),
    ),
    "map": _type(
        "map",
        path("M-34 -20L-12 -30L12 -20L34 -30V20L12 30L-12 20L-34 30Z", IVORY)
        + path("M-12 -30V20M12 -20V30", stroke=TYPES["map"], thick=4)
        + path("M18 -8L28 4M28 -8L18 4", stroke=RED, thick=6),
    ),
}

_CARD = rect(-32, -46, 64, 92, IVORY, radius=10, stroke=INK, thick=7)


def _small(drawing: str, x: float, y: float, scale: float) -> str:
    return moved(x, y, drawing, scale=scale)


ICONS = {
    **_GEMS,
    **_TYPES,
    "bag": _BAG,
    "mask": _MASK,
    "pawn": _PAWN,
    "gold": _COIN,
    "infamy": _INFAMY,
    "arrow": path("M-34 0H20M0 -24L26 0L0 24", stroke=INK, thick=13),
    "plus": path("M-26 0H26M0 -26V26", stroke=INK, thick=14),
    "minus": path("M-26 0H26", stroke=INK, thick=14),
    "any": _small(_GEMS["red"], -25, -25, 0.46)
    + _small(_GEMS["white"], 25, -25, 0.46)
    + _small(_GEMS["blue"], -25, 25, 0.46)
    + _small(_GEMS["green"], 25, 25, 0.46),
    "card": _CARD + path("M-18 -28H18M-18 -12H18", stroke=SHADE, thick=8),
    "purchase": _CARD + path("M-18 0H18M0 -18V18", stroke=GREEN, thick=14),
    "surprise": _CARD
    + path("M-14 -16C-14 -36 16 -36 16 -14C16 2 0 0 0 14", stroke=INFAMY, thick=10)
    + circle(0, 30, 7, INFAMY),
    "hand": _outlined(
        "M-30 44V-8C-30 -18 -18 -18 -18 -8V-34C-18 -44 -5 -44 -5 -34V-40C-5 -50 8 -50 8 -40V-34"
        "C8 -42 21 -42 21 -32V-4L30 -16C38 -22 46 -14 41 -6L22 44Z",
        SHADE,
    ),
    "pile": rect(-46, 4, 42, 42, IVORY, radius=9, stroke=INK, thick=6)
    + rect(4, 4, 42, 42, IVORY, radius=9, stroke=INK, thick=6)
    + rect(-21, -44, 42, 42, IVORY, radius=9, stroke=INK, thick=6),
    "reroll": path("M30 -22A38 38 0 1 0 38 10", stroke=INK, thick=11)
    + path("M44 -46V-8H8Z", INK)
    + rect(-16, -14, 32, 32, IVORY, radius=6, stroke=INK, thick=6),
    "star": path("M0 -46L13 -15L46 -13L20 8L29 41L0 22L-29 41L-20 8L-46 -13L-13 -15Z", INK),
}
ICONS |= {f"card-{gem}": _CARD + _small(drawing, 0, 4, 0.5) for gem, drawing in _GEMS.items()}

_BLANK = rect(-50, -46, 100, 96, SHADE, radius=20) + rect(-50, -50, 100, 94, IVORY, radius=20)
_DICE = {
    face: _BLANK + moved(0, -3, ICONS[face], scale=0.72)
    for face in ("red", "white", "blue", "green", "bag", "mask")
}
# On a card's pale ground a die needs an edge.
ICONS |= {
    f"die-{face}": rect(-46, -46, 92, 92, "#ffffff", radius=18, stroke=INK, thick=7)
    + moved(0, 0, ICONS[face], scale=0.64)
    for face in _DICE
}
