"""The palette and the little signs of the roofs, each drawn around the origin, 40 units large."""

from engine.drawing import INK, PAPER, circle, line, moved, path, rect

NIGHT, DUSK, DAWN = "#141a3c", "#4c5aa6", "#d98a86"
PANEL, EDGE = "#262e5e", "#4a5596"
PALE, FAINT = "#c9d2f0", "#8f9bcf"
MOON, LAMP = "#f7e6a6", "#ffd35c"
ALARM, SAFE = "#e4573d", "#4fb3a5"
STONE, ZINC, RIDGE, PLAQUE = "#3a4276", "#7383ad", "#b4c0de", "#1f4fa3"

# Far enough apart for colour-blind eyes, and never alone: its sign is always with a colour.
LOOT = {
    "gold": "#e6a91e",
    "jewels": "#f08fbc",
    "paintings": "#1f9a8c",
    "gems": "#3f8fe0",
    "statues": "#cc6a3e",
    "white": "#eef1fb",
}
SCARVES = ("#3f9be0", "#f0803c", "#38b597", "#d277b0")


def sign(colour: str, x: float, y: float, size: float = 40) -> str:
    """Return the sign of a colour of loot, or of feathers for white."""
    return moved(x, y, SIGNS[colour], scale=size / 40)


def tile(colour: str, x: float, y: float, size: float) -> str:
    """Return the sign of a colour on its colour, centred on a point."""
    ground = rect(x - size / 2, y - size / 2, size, size, LOOT[colour], radius=size / 5)
    return ground + sign(colour, x, y, size * 0.78)


def bell(x: float, y: float, size: float = 40) -> str:
    """Return an alarm bell."""
    return moved(x, y, _BELL, scale=size / 40)


def star(x: float, y: float, size: float = 40) -> str:
    """Return a printed point."""
    return moved(x, y, _STAR, scale=size / 40)


def scales(x: float, y: float, size: float = 40, colour: str = INK) -> str:
    """Return the sign that wins ties."""
    return moved(x, y, _scales(colour), scale=size / 40)


def gift(x: float, y: float, size: float = 40) -> str:
    """Return a bonus draw."""
    return moved(x, y, _GIFT, scale=size / 40)


def arrow(x: float, y: float, size: float = 40) -> str:
    """Return one step of the Inspector to the left."""
    return moved(x, y, _ARROW, scale=size / 40)


def siren(x: float, y: float, size: float = 40) -> str:
    """Return the lamp of the police."""
    return moved(x, y, _SIREN, scale=size / 40)


def tick(x: float, y: float, size: float = 40) -> str:
    """Return the sign of all being well."""
    mark = path("M-9 0 L-2 8 L10 -8", stroke=INK, thick=6)
    return moved(x, y, circle(0, 0, 18, SAFE), mark, scale=size / 40)


def crown(x: float, y: float, size: float = 40) -> str:
    """Return the sign of the chief, or of a lead."""
    shape = path("M-18 13 L-20 -12 L-8 0 L0 -16 L8 0 L20 -12 L18 13Z", LAMP, stroke=INK, thick=3)
    return moved(x, y, shape, scale=size / 40)


def _scales(colour: str) -> str:
    pans = "M-19 0 H-5 C-5 9 -19 9 -19 0Z M5 0 H19 C19 9 5 9 5 0Z"
    ropes = "M-12 -12 L-18 0 M-12 -12 L-6 0 M12 -12 L6 0 M12 -12 L18 0"
    return (
        path(pans, colour)
        + path(ropes, stroke=colour, thick=2)
        + path("M-14 -12 H14 M0 -18 V16 M-9 17 H9", stroke=colour, thick=4)
    )


_COIN = (
    circle(0, 0, 17, PAPER, stroke=INK, thick=3)
    + circle(0, 0, 11, "none", stroke=INK, thick=2)
    + path("M0 -7 L2 -2 L7 -2 L3 1 L5 6 L0 3 L-5 6 L-3 1 L-7 -2 L-2 -2Z", INK)
)
_RING = (
    circle(0, 7, 10, "none", stroke=INK, thick=9)
    + circle(0, 7, 10, "none", stroke=PAPER, thick=4)
    + path("M-9 -11 L-4 -18 H4 L9 -11 L0 -2Z", PAPER, stroke=INK, thick=3)
)
_CANVAS = (
    rect(-18, -15, 36, 30, PAPER, radius=2, stroke=INK, thick=3)
    + rect(-12, -9, 24, 18, "#9fc9e8", stroke=INK, thick=2)
    + path("M-11 8 L-3 -3 L3 4 L6 0 L11 8Z", INK)
    + circle(6, -4, 2.6, INK)
)
_DIAMOND = path("M-18 -5 L-10 -16 H10 L18 -5 L0 17Z", PAPER, stroke=INK, thick=3) + path(
    "M-18 -5 H18 M-10 -16 L-6 -5 L0 17 L6 -5 L10 -16 M-6 -5 L0 -16 L6 -5", stroke=INK, thick=2
)
_BUST = (
    path("M-15 9 C-15 -1 -6 0 -5 -3 H5 C6 0 15 -1 15 9Z", PAPER, stroke=INK, thick=3)
    + circle(0, -9, 8.5, PAPER, stroke=INK, thick=3)
    + path("M-8 -11 C-5 -19 5 -19 8 -11 C3 -13 -3 -13 -8 -11Z", INK)
    + rect(-10, 10, 20, 8, PAPER, radius=1, stroke=INK, thick=3)
)
_FEATHER = path(
    "M-13 15 C-16 -2 -2 -17 16 -17 C18 0 6 13 -8 12Z", PAPER, stroke=INK, thick=3
) + path("M-17 19 C-8 6 0 -3 10 -11 M-4 4 L-6 -4 M2 -3 L1 -9 M-2 3 L6 4", stroke=INK, thick=2.5)
SIGNS = {
    "gold": _COIN,
    "jewels": _RING,
    "paintings": _CANVAS,
    "gems": _DIAMOND,
    "statues": _BUST,
    "white": _FEATHER,
}
_BELL = (
    circle(0, 13, 5, INK)
    + path("M-17 11 C-11 5 -13 -14 0 -15 C13 -14 11 5 17 11Z", LAMP, stroke=INK, thick=3.5)
    + circle(0, -16, 3, INK)
)
_STAR = path(
    "M0 -18 L5.3 -6.2 L18 -5 L8.5 3.6 L11.2 16 L0 9.5 L-11.2 16 L-8.5 3.6 L-18 -5 L-5.3 -6.2Z",
    LAMP,
    stroke=INK,
    thick=3,
)
_GIFT = (
    rect(-14, -4, 28, 20, "#d8ecdf", radius=2, stroke=INK, thick=3)
    + rect(-17, -10, 34, 9, "#d8ecdf", radius=2, stroke=INK, thick=3)
    + line(0, -9, 0, 15, ALARM, 5)
    + path("M0 -10 C-14 -10 -12 -22 -4 -18 L0 -10 L4 -18 C12 -22 14 -10 0 -10", stroke=INK, thick=3)
)
_ARROW = path("M-18 0 L-2 -15 V-6 H17 V6 H-2 V15Z", ALARM, stroke=INK, thick=3)
_SIREN = (
    path("M-12 10 C-13 -14 13 -14 12 10Z", ALARM, stroke=INK, thick=3)
    + rect(-17, 10, 34, 8, PAPER, radius=3, stroke=INK, thick=3)
    + path("M0 -18 V-14 M-15 -13 L-12 -10 M15 -13 L12 -10", stroke=LAMP, thick=4)
)
