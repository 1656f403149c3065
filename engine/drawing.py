"""Shapes that all games draw with, as SVG text. One unit is a pixel of a picture 800 wide."""

from html import escape

WIDTH = 800
SMALL = 28  # the smallest text: 14 px where a phone shows the picture 400 wide
FONT = "Source Sans Pro"

INK = "#1f1b2e"
PAPER = "#f6f1e7"
MUTED = "#6d6780"

# Of the seats: safe for colour-blind readers, and each with its number on every mark.
COLOURS = ("#0072b2", "#d55e00", "#00836b", "#a0417a", "#7a6a00")


def svg(height: float, *parts: str, background: str = PAPER) -> str:
    """Return a whole picture, 800 wide, on its own ground: alike on dark and light."""
    ground = rect(0, 0, WIDTH, height, background, radius=28)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:g}" '
        f'viewBox="0 0 {WIDTH} {height:g}">{ground}{"".join(parts)}</svg>'
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    radius: float = 0,
    stroke: str = "none",
    thick: float = 0,
) -> str:
    """Return a box, its corners rounded."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{thick:g}"/>'
    )


def circle(
    x: float, y: float, radius: float, fill: str, *, stroke: str = "none", thick: float = 0
) -> str:
    """Return a disc around a point."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{thick:g}"/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, thick: float = 4) -> str:
    """Return a line with round ends."""
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{stroke}" '
        f'stroke-width="{thick:g}" stroke-linecap="round"/>'
    )


def path(d: str, fill: str = "none", *, stroke: str = "none", thick: float = 0) -> str:
    """Return any other shape."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{thick:g}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = SMALL,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """Return words on the baseline y; `anchor` is start, middle or end."""
    weight = "bold" if bold else "normal"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" '
        f'font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def moved(x: float, y: float, *parts: str, turn: float = 0, scale: float = 1) -> str:
    """Return parts drawn around the origin, moved to a place."""
    how = f"translate({x:g} {y:g})"
    how += f" rotate({turn:g})" if turn else ""
    how += f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="{how}">{"".join(parts)}</g>'


def faded(*parts: str, opacity: float = 0.3) -> str:
    """Return parts that show through."""
    return f'<g opacity="{opacity:g}">{"".join(parts)}</g>'


def ellipse(x: float, y: float, across: float, down: float) -> str:
    """Return the path of an ellipse around a point, by its two radii."""
    half = f"a{across:g} {down:g} 0 1 0"
    return f"M{x - across:g} {y:g}{half} {2 * across:g} 0{half} {-2 * across:g} 0Z"


def seat_mark(x: float, y: float, seat: int, radius: float = 21) -> str:
    """Return a seat's disc: its colour and, for everybody, its number."""
    size = max(SMALL, radius * 1.3)
    number = text(
        x, y + size * 0.34, str(seat + 1), size=size, fill=PAPER, anchor="middle", bold=True
    )
    return circle(x, y, radius, COLOURS[seat], stroke=PAPER, thick=3) + number
