"""The roofs at night: seven houses with a card on each, the Inspector coming from the right."""

from engine.drawing import INK, PAPER, WIDTH, moved, path, rect, text
from engine.games.toits_de_paris.components import SQUARES, TAKES
from engine.games.toits_de_paris.drawing_cards import CARD_HEIGHT, CARD_WIDTH, loot
from engine.games.toits_de_paris.drawing_figures import inspector, magpie
from engine.games.toits_de_paris.drawing_icons import (
    ALARM,
    DAWN,
    DUSK,
    LAMP,
    PALE,
    STONE,
    crown,
    siren,
    star,
)
from engine.games.toits_de_paris.drawing_paris import PITCH, ROOF, houses, middle, sky
from engine.games.toits_de_paris.prospect import prospect
from engine.games.toits_de_paris.scoring import scores
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.wording import signed

LIFT = 16


def roofs(view: View) -> str:
    """Return the sky, the houses, and everything that lies or stands on them."""
    over = view.stage == "over"
    parts = [sky(DAWN if over else DUSK), houses()]
    if not over:
        parts += [
            _beam(view) if view.stage == "theft" else "",
            _windows(view),
            _places(view),
            _cards(view),
        ]
        parts.append(inspector(middle(view.inspector) + 7, ROOF))
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


def _cards(view: View) -> str:
    lift = LIFT if sharing(view) else 0
    drawn = [moved(middle(square), ROOF - lift, loot(card)) for square, card in view.cards.items()]
    if view.stage == "theft":
        drawn.append(magpie(view.chief, middle(len(view.board)) - 4, ROOF - CARD_HEIGHT, 66))
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
    x, y = middle(square) - CARD_WIDTH / 2, ROOF - CARD_HEIGHT
    box = rect(
        x + 3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 8, "none", radius=12, stroke=colour, thick=3
    )
    return f'<g stroke-dasharray="12 10" opacity="0.7">{box}</g>'


def _cross(square: int) -> str:
    x, y = middle(square), ROOF - CARD_HEIGHT / 2
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
        return _window(square, STONE) + star(middle(square), ROOF + 81, 36)
    ink = INK if lit else PALE
    card = rect(middle(square) + 4, ROOF + 68, 19, 27, "none", radius=4, stroke=ink, thick=3.5)
    number = _number(square, str(TAKES[square - 1]), ink, -13)
    return _window(square, LAMP if lit else STONE) + number + card


def _gain_window(view: View, square: int) -> str:
    would = prospect(view, view.turn, view.board[square - 1])
    number = signed(would.gain)
    if would.raid:
        lamp = siren(middle(square) - 25, ROOF + 81, 26)
        return _window(square, PAPER) + lamp + _number(square, number, "#a3200a", 13, 28)
    return _window(square, LAMP) + _number(square, number, INK)


def _window(square: int, fill: str) -> str:
    return rect(middle(square) - 41, ROOF + 56, 82, 50, fill, radius=8, stroke=INK, thick=3)


def _number(square: int, words: str, fill: str, aside: float = 0, size: float = 38) -> str:
    x, y = middle(square) + aside, ROOF + 94
    return text(x, y, words, size=size, fill=fill, anchor="middle", bold=True)


def _beam(view: View) -> str:
    """Return the light of the lantern on the roofs ahead."""
    x = middle(view.inspector) - 30
    reach = max(0, x - 1.6 * PITCH)
    return path(f"M{x:g} {ROOF - 44} L{reach:g} {ROOF - 150} V{ROOF}Z", "url(#beam)")
