"""Everybody's collections in a table: a row a Magpie, a column a colour."""

from engine.drawing import INK, PAPER, circle, path, rect, text
from engine.game import Reader
from engine.games.toits_de_paris.components import COLOURS, STRONG, TIE_BREAKERS
from engine.games.toits_de_paris.drawing_cards import character, lost_character
from engine.games.toits_de_paris.drawing_icons import (
    EDGE,
    LAMP,
    LOOT,
    PALE,
    PANEL,
    SCARVES,
    bell,
    crown,
    scales,
    star,
    tile,
)
from engine.games.toits_de_paris.drawing_status import called
from engine.games.toits_de_paris.scoring import WHITE, bells, counts, printed, tokens
from engine.games.toits_de_paris.state import GONE, READY
from engine.games.toits_de_paris.view import View
from engine.lettering import fitted

HEAD, ROW = 56, 88
FIRST, COLUMN = 220, 94


def collections(view: View, top: float, reader: Reader) -> str:
    """Return the whole table."""
    columns = (*COLOURS, WHITE)
    heads = [tile(colour, _column(n), top + HEAD / 2, 48) for n, colour in enumerate(columns)]
    label = fitted(
        30, top + 38, reader.words("picture-points", over=int(view.stage == "over")), 190, fill=PALE
    )
    given = tokens(view.collections, view.jokers)
    rows = [
        _row(view, seat, top + HEAD + ROW * seat, reader, given[seat]) for seat in range(view.seats)
    ]
    cells = [_column_of(view, colour, n, top + HEAD, given) for n, colour in enumerate(columns)]
    return "".join((label, *heads, *rows, *cells))


def height(view: View) -> int:
    """Return how tall the table is."""
    return HEAD + ROW * view.seats + 14


def _column(n: int) -> float:
    return FIRST + COLUMN * (n + 0.5)


def _row(view: View, seat: int, y: float, reader: Reader, given: dict[str, int]) -> str:
    asked = seat == view.turn and view.stage != "over"
    edge, thick = (LAMP, 5) if asked else (EDGE, 2)
    ground = rect(12, y + 4, 776, ROW - 8, PANEL, radius=14, stroke=edge, thick=thick)
    scarf = path(f"M20 {y + 22:g} V{y + ROW - 22:g}", stroke=SCARVES[seat], thick=8)
    return ground + scarf + _who(view, seat, y, reader, given)


def _who(view: View, seat: int, y: float, reader: Reader, given: dict[str, int]) -> str:
    chief = seat == view.chief and view.stage != "over"
    stars = printed(view.collections[seat])
    points = str(sum(given.values()) + stars)
    return (
        fitted(34, y + 36, called(seat, reader), 186, size=32, fill=PAPER, bold=True)
        + (crown(166, y + 60, 26) if chief else "")
        + text(34, y + 74, points, size=40, fill=LAMP, bold=True)
        + star(98, y + 60, 28)
        + text(114, y + 71, str(stars), size=32, fill=PAPER)
        + _joker(view, seat, y)
    )


def _joker(view: View, seat: int, y: float) -> str:
    if view.jokers[seat] == READY:
        return character(seat, 200, y + 60, 36)
    return lost_character(200, y + 60, 34) if view.jokers[seat] == GONE else ""


def _column_of(view: View, colour: str, n: int, y: float, given: list[dict[str, int]]) -> str:
    parts = []
    for seat, many in enumerate(counts(view.collections, view.jokers, colour)):
        if many:
            leads = given[seat].get(colour) == STRONG
            parts.append(_box(colour, _column(n), y + ROW * seat, many, leads=leads))
            if colour != WHITE:
                parts.append(_marks(view, seat, colour, _column(n), y + ROW * seat))
    return "".join(parts)


def _box(colour: str, x: float, y: float, many: int, *, leads: bool) -> str:
    """Return how many cards: the sole leader's box is filled."""
    fill, ink = (LOOT[colour], INK) if leads else ("none", PAPER)
    ground = rect(x - 43, y + 12, 86, ROW - 24, fill, radius=10, stroke=LOOT[colour], thick=3)
    size = 44 if many < 10 else 32
    return ground + text(x - 25, y + 59, str(many), size=size, fill=ink, anchor="middle", bold=True)


def _marks(view: View, seat: int, colour: str, x: float, y: float) -> str:
    """Return the bells on the right, the tie-breaker and the joker before them."""
    owned = view.collections[seat][colour]
    rung = [bell(x + 29, y + 29 + 30 * n, 26) for n in range(bells(owned))]
    tie = _tie(x + 4, y + 30) if TIE_BREAKERS[colour] in owned else ""
    joker = character(seat, x + 4, y + 59, 28) if view.jokers[seat] == colour else ""
    return "".join(rung) + tie + joker


def _tie(x: float, y: float) -> str:
    return circle(x, y, 12, PAPER, stroke=INK, thick=2) + scales(x, y, 18)
