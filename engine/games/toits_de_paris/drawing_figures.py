"""Who is out tonight: the Magpies, facing right, and the Inspector, facing left."""

from engine.drawing import INK, PAPER, circle, line, moved, path, rect
from engine.games.toits_de_paris.drawing_icons import ALARM, LAMP, MOON, PALE, SCARVES


def magpie(seat: int, x: float, y: float, size: float = 110) -> str:
    """Return a Magpie of a seat, her feet on a point."""
    return moved(x, y, _BIRD, _clothes(SCARVES[seat]), scale=size / 110)


def medallion(seat: int, x: float, y: float, radius: float) -> str:
    """Return a Magpie before the moon."""
    bird = magpie(seat, x - radius * 0.12, y + radius * 0.84, radius * 1.62)
    return circle(x, y, radius, MOON) + bird


def inspector(x: float, y: float, size: float = 150) -> str:
    """Return the Inspector with his lantern, his boots on a point."""
    return moved(x, y, _INSPECTOR, scale=size / 150)


def _clothes(colour: str) -> str:
    scarf = "M4 -68 C14 -58 30 -60 38 -68 L37 -57 C28 -50 12 -50 4 -56Z"
    flap = "M6 -58 L-8 -44 L4 -38 L14 -54Z"
    beret = "M-2 -93 C2 -112 40 -113 45 -95 C38 -87 6 -86 -2 -93Z"
    return path(f"{flap}{scarf}{beret}M20 -107 L18 -115", colour, stroke=INK, thick=3)


_BIRD = (
    path("M4 -16 V-2 H10 M16 -16 V-2 H22", stroke=LAMP, thick=5)
    + path("M-12 -38 L-70 -8 L-60 6 L-4 -16Z", "#1c2450", stroke=PALE, thick=2.5)
    + path(
        "M-24 -30 C-24 -60 -2 -74 16 -74 C38 -72 40 -34 22 -18 C6 -6 -18 -8 -24 -30Z",
        "#12152b",
        stroke=PALE,
        thick=2.5,
    )
    + path("M8 -48 C24 -52 34 -40 24 -26 C16 -13 -4 -10 -12 -18 C-2 -28 2 -42 8 -48Z", PAPER)
    + path(
        "M-20 -46 C-8 -60 10 -56 8 -46 C4 -28 -20 -18 -42 -14 C-38 -28 -30 -38 -20 -46Z", "#3257b5"
    )
    + path("M-14 -48 C-6 -56 6 -54 6 -47 C0 -42 -10 -42 -14 -48Z", PAPER)
    + path("M38 -86 L58 -78 L38 -73Z", LAMP, stroke=INK, thick=2)
    + circle(22, -80, 18, "#12152b", stroke=PALE, thick=2.5)
    + circle(28, -82, 6, PAPER)
    + circle(30, -82, 3, INK)
)
_COAT, _CAPE, _SKIN = "#5468b4", "#35427f", "#f2cda6"
_INSPECTOR = (
    rect(-24, -10, 22, 10, INK, radius=3)
    + rect(4, -10, 22, 10, INK, radius=3)
    + path("M-26 -8 L-18 -86 H18 L30 -8Z", _COAT, stroke=INK, thick=4)
    + line(-1, -44, -3, -12, INK, 3)
    + circle(-4, -36, 3, LAMP)
    + circle(-5, -22, 3, LAMP)
    + line(-12, -72, -32, -60, INK, 17)
    + line(-12, -72, -32, -60, _COAT, 10)
    + path("M-26 -60 L-14 -98 H14 L27 -56 C10 -46 -10 -48 -26 -60Z", _CAPE, stroke=INK, thick=4)
    + circle(-2, -110, 18, _SKIN, stroke=INK, thick=3)
    + circle(-21, -109, 5.5, _SKIN, stroke=INK, thick=2.5)
    + circle(-11, -115, 2.8, INK)
    + path(
        "M-28 -99 C-22 -98 -20 -105 -13 -104 C-6 -103 -4 -98 2 -100 C-2 -92 -22 -90 -28 -99Z", INK
    )
    + path("M-24 -122 L-20 -148 H14 L17 -122Z", "#27315f", stroke=INK, thick=3)
    + rect(-22, -133, 39, 8, ALARM)
    + path("M-24 -123 L-38 -117 L-8 -120Z", INK, stroke=INK, thick=3)
    + circle(-36, -42, 26, "#ffd35c44")
    + path("M-36 -62 V-56 M-44 -54 H-28", stroke=INK, thick=4)
    + rect(-44, -54, 16, 22, LAMP, radius=3, stroke=INK, thick=3)
)
