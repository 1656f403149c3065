"""The palette of the bank, and what is printed on cards and floors."""

from math import cos, pi, sin

from engine.drawing import INK, PAPER, circle, ellipse, faded, line, moved, path, rect

NIGHT = "#171c33"
ROAD = "#2a3153"
LANE = "#56608f"
LIT = "#343f70"  # the row of whoever acts
DIM = "#b4bbd8"  # less important words on the night
FLOOR = "#f4ead4"
JOINT = "#dccba4"  # between two tiles
REACHED = "#ffe48f"  # the floor of a room somebody may go to
LABEL = "#7a6641"
SHELL = "#0c1020"
STUB = "#5b5570"
BRICK = "#a8452f"
MORTAR = "#f3d8c3"
GLASS = "#9edcf0"
GOLD = "#ffcf3f"
SACK = "#8a5a2b"
STEEL = "#6f7687"
CREAM = "#ffe9b0"

# Told apart by letter and hat as well.
SIDE = {"bank": "#2f62bd", "yellow": "#f5c518", "red": "#d8402a", "green": "#008f6b"}
ON_SIDE = {"bank": PAPER, "yellow": INK, "red": PAPER, "green": PAPER}
BACK = {"bank": "#23498c", "yellow": "#b98f00", "red": "#9c2a1a", "green": "#006349"}

SACK_SHAPE = "M-7 -10C-24 0 -26 22 0 22C26 22 24 0 7 -10L12 -22L4 -19L0 -23L-4 -19L-12 -22Z"
BELL_SHAPE = "M-18 12C-11 5 -14 -17 0 -20C14 -17 11 5 18 12Z" + ellipse(0, 17, 5, 5)
BADGE_SHAPE = "M0 -23L18 -16V0C18 12 8 19 0 23C-8 19 -18 12 -18 0V-16Z"
MASK_SHAPE = (  # the eyes run the other way round: holes
    "M-24 -8C-16 -15 -6 -11 0 -7C6 -11 16 -15 24 -8C24 9 12 14 4 5Q0 1 -4 5C-12 14 -24 9 -24 -8Z"
    + ellipse(-11, -2, 5, 4)
    + ellipse(11, -2, 5, 4)
)


def _footprint(x: float, y: float, turn: float) -> str:
    sole = path(ellipse(0, -4, 7.5, 11), INK)
    return moved(x, y, sole, path(ellipse(0, 13, 5.5, 5), INK), turn=turn)


def _burst() -> str:
    """Return a star with twelve points."""
    spots = [(24 if n % 2 else 16, n * pi / 12) for n in range(24)]
    return "M" + "L".join(f"{r * cos(a):.1f} {r * sin(a):.1f}" for r, a in spots) + "Z"


def padlock(colour: str, hole: str = PAPER, *, shut: bool) -> str:
    """Return a padlock, its shackle shut or swung open."""
    arch = "M-10 -1V-9a10 10 0 0 1 20 0V-1" if shut else "M5 -1V-11a9 9 0 0 1 18 0v7"
    x = -17 if shut else -22
    return (
        path(arch, stroke=colour, thick=6)
        + rect(x, -3, 34, 26, colour, radius=6)
        + circle(x + 17, 8, 4.5, hole)
        + line(x + 17, 10, x + 17, 16, hole, 4)
    )


def _spray() -> str:
    drops = ((14, -12), (21, -18), (22, -9), (15, -21), (21, -1))
    return (
        rect(-17, -5, 22, 28, "#c9331c", radius=4)
        + rect(-13, -14, 14, 10, INK, radius=3)
        + rect(-17, 5, 22, 8, PAPER)
        + line(2, -11, 6, -12, INK, 5)
        + "".join(circle(x, y, 3, "#c9331c") for x, y in drops)
    )


def _tackle() -> str:
    fingers = "".join(line(x, -8, x, 1, "#7a2460", 2.5) for x in (-4, 2, 8))
    fist = rect(-11, -10, 24, 19, PAPER, radius=6) + rect(-13, -2, 15, 8, PAPER, radius=4)
    return path(_burst(), "#7a2460") + fist + fingers + line(-8, 6, 2, 6, "#7a2460", 2.5)


def _crawl() -> str:
    eyes = "".join(circle(x, 2, 5, PAPER) + circle(x + 1, 3, 2.2, INK) for x in (-7, 7))
    hands = path("M-19 23a6 6 0 0 1 12 0ZM7 23a6 6 0 0 1 12 0Z", "#f0c7a0")
    return path("M-22 23V0a22 22 0 0 1 44 0V23Z", INK, stroke=STEEL, thick=4) + eyes + hands


ICON = {
    "move": _footprint(-10, 5, -6) + _footprint(10, -5, 6),
    "crawl": _crawl(),
    "pickup": path(SACK_SHAPE, SACK) + path("M0 -5L11 6H4.5V17H-4.5V6H-11Z", CREAM),
    "spray": _spray(),
    "unlock": padlock("#00735c", shut=False),
    "tackle": _tackle(),
    "lock": padlock("#2b3a6b", shut=True),
}


def bank_house(colour: str) -> str:
    """Return a house with columns."""
    columns = "".join(rect(x, -5, 7, 19, colour) for x in (-20, -8.5, 2.5, 13.5))
    return path("M-24 -8L0 -23L24 -8Z", colour) + columns + rect(-24, 16, 48, 7, colour, radius=2)


def _stencil(shape: str) -> str:
    return faded(path(shape, "#7a5a10"), opacity=0.15)


STENCILS = {  # printed on the floor
    "mask": _stencil(MASK_SHAPE),
    "alarm": _stencil(BELL_SHAPE),
    "bag": _stencil(SACK_SHAPE),
    "guard": _stencil(BADGE_SHAPE),
}
