"""The roofs at night: seven houses with a card on each, the Inspector coming from the right."""

from functools import cache

from engine.drawing import INK, PAPER, WIDTH, circle, moved, path, rect, text
from engine.games.toits_de_paris.components import SQUARES, TAKES
from engine.games.toits_de_paris.drawing_cards import CARD_HEIGHT, CARD_WIDTH, loot
from engine.games.toits_de_paris.drawing_figures import inspector, magpie
from engine.games.toits_de_paris.drawing_icons import (
    ALARM,
    DAWN,
    DUSK,
    LAMP,
    MOON,
    NIGHT,
    PALE,
    PLAQUE,
    RIDGE,
    STONE,
    ZINC,
    crown,
    siren,
    star,
)
from engine.games.toits_de_paris.prospect import prospect
from engine.games.toits_de_paris.scoring import scores
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.wording import signed

ROOF, STREET = 366, 480
PITCH, LEFT = 95, 20
LIFT = 16
BANDS = 10  # of the sky


def roofs(view: View) -> str:
    """Return the sky, the houses, and everything that lies or stands on them."""
    over = view.stage == "over"
    parts = [_sky(DAWN if over else DUSK), _houses()]
    if not over:
        parts += [
            _beam(view) if view.stage == "theft" else "",
            _windows(view),
            _places(view),
            _cards(view),
        ]
        parts.append(inspector(_middle(view.inspector) + 7, ROOF))
    else:
        parts.append(_morning(view))
    return "".join(parts)


def sharing(view: View) -> bool:
    """Tell whether the cards on the roofs are there to be taken."""
    return view.stage not in ("theft", "over") and not view.raided


def _morning(view: View) -> str:
    """Return the Magpies at dawn, the winners crowned."""
    points = scores(view.collections, view.jokers)
    parts = []
    for seat, score in enumerate(points):
        x = WIDTH * (seat + 0.5) / view.seats
        parts.append(magpie(seat, x, ROOF, 120))
        parts.append(crown(x + 22, ROOF - 138, 46) if score == max(points) else "")
    return "".join(parts)


def _middle(square: float) -> float:
    return LEFT + PITCH * (square - 0.5)


def _cards(view: View) -> str:
    lift = LIFT if sharing(view) else 0
    drawn = [moved(_middle(square), ROOF - lift, loot(card)) for square, card in view.cards.items()]
    if view.stage == "theft":
        drawn.append(magpie(view.chief, _middle(len(view.board)) - 4, ROOF - CARD_HEIGHT, 66))
    return "".join(drawn)


def _places(view: View) -> str:
    """Return where cards may still land, or where the Inspector has seized them."""
    if view.caught:
        seized = range(view.inspector + 1, len(view.board) + 1)
        return "".join(_outline(square, ALARM) + _cross(square) for square in seized)
    if view.stage != "theft":
        return ""
    free = range(len(view.board) + 1, view.inspector)
    return "".join(_outline(square, PALE) for square in free)


def _outline(square: int, colour: str) -> str:
    x, y = _middle(square) - CARD_WIDTH / 2, ROOF - CARD_HEIGHT
    box = rect(
        x + 3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 8, "none", radius=12, stroke=colour, thick=3
    )
    return f'<g stroke-dasharray="12 10" opacity="0.7">{box}</g>'


def _cross(square: int) -> str:
    x, y = _middle(square), ROOF - CARD_HEIGHT / 2
    return path(f"M{x - 18:g} {y - 18:g} l36 36 m0 -36 l-36 36", stroke=ALARM, thick=8)


def _windows(view: View) -> str:
    """Return what a card would bring where cards are shared, else how many the chief takes."""
    if view.raided:
        return ""
    if not sharing(view):
        return "".join(_take_window(view, square) for square in range(1, SQUARES + 1))
    return "".join(_gain_window(view, square) for square in view.cards)


def _take_window(view: View, square: int) -> str:
    lit = square == len(view.board) and view.stage == "theft"
    if square == SQUARES:
        return _window(square, STONE) + star(_middle(square), ROOF + 81, 36)
    ink = INK if lit else PALE
    card = rect(_middle(square) + 4, ROOF + 68, 19, 27, "none", radius=4, stroke=ink, thick=3.5)
    number = _number(square, str(TAKES[square - 1]), ink, -13)
    return _window(square, LAMP if lit else STONE) + number + card


def _gain_window(view: View, square: int) -> str:
    would = prospect(view, view.turn, view.board[square - 1])
    number = signed(would.gain)
    if would.raid:
        lamp = siren(_middle(square) - 25, ROOF + 81, 26)
        return _window(square, PAPER) + lamp + _number(square, number, "#a3200a", 13, 28)
    return _window(square, LAMP) + _number(square, number, INK)


def _window(square: int, fill: str) -> str:
    return rect(_middle(square) - 41, ROOF + 56, 82, 50, fill, radius=8, stroke=INK, thick=3)


def _number(square: int, words: str, fill: str, aside: float = 0, size: float = 38) -> str:
    x, y = _middle(square) + aside, ROOF + 94
    return text(x, y, words, size=size, fill=fill, anchor="middle", bold=True)


def _beam(view: View) -> str:
    """Return the light of the lantern on the roofs ahead."""
    x = _middle(view.inspector) - 30
    reach = max(0, x - 1.6 * PITCH)
    return path(f"M{x:g} {ROOF - 44} L{reach:g} {ROOF - 150} V{ROOF}Z", "url(#beam)")


@cache
def _sky(low: str) -> str:
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


@cache
def _houses() -> str:
    return "".join(_house(square) for square in range(1, SQUARES + 2))


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
    x, y = _middle(SQUARES + 1), ROOF + 58
    bars = "".join(f"M{x - 30:g} {y + dy:g} h26 m8 0 h26 " for dy in (10, 20, 30, 40))
    return rect(x - 34, y, 68, 48, STONE, radius=4) + path(bars, stroke="#2a3160", thick=4)


def _plaque(square: int) -> str:
    """Return a house number as Paris has them."""
    x = _middle(square)
    plate = rect(x - 23, ROOF + 7, 46, 34, PLAQUE, radius=6, stroke=PAPER, thick=2.5)
    return plate + text(x, ROOF + 34, str(square), fill=PAPER, anchor="middle", bold=True)
