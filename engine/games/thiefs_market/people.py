"""The thieves and their loot: rows with names, gold, kinds of cards and piles of dice."""

from collections.abc import Sequence

from engine.drawing import WIDTH, moved, path, rect, seat_mark, text
from engine.game import Reader, Seat
from engine.games.thiefs_market.emblems import worth
from engine.games.thiefs_market.icons import die, icon
from engine.games.thiefs_market.loot import objects_of
from engine.games.thiefs_market.palette import CLOTH, IVORY, LANTERN, LILAC, PANEL, PANEL_LIT, TYPES
from engine.games.thiefs_market.scoring import icons_of
from engine.games.thiefs_market.stall import GAP, MARGIN
from engine.games.thiefs_market.view import View, points_of
from engine.lettering import fitted, legible

TALL, FLAT = 88, 54  # a row with dice, a row without
DICE_FROM = 446
IN_A_ROW = 8
TOKENS = 354  # how wide gold and icons may be


def people(view: View, seats: Sequence[Seat], y: float, reader: Reader) -> tuple[str, float]:
    """Return a row for each seat from y down, and where they end."""
    parts = []
    for seat in seats:
        tall = view.phase == "over" or any(view.piles[seat])
        parts.append(_row(view, seat, y, tall, name_of(seat, reader)))
        y += (TALL if tall else FLAT) + GAP
    return "".join(parts), y


def name_of(seat: Seat, reader: Reader) -> str:
    """Return a name in letters the font has, or the seat if none is left."""
    return legible(reader.names[seat], reader.words("picture-seat", n=seat + 1))


def _row(view: View, seat: Seat, y: float, tall: bool, name: str) -> str:
    height = TALL if tall else FLAT
    turn = view.phase != "over" and view.turn == seat
    middle = y + (28 if tall else height / 2)
    ground = _ground(y, height, turn)
    mark = seat_mark(54, y + height / 2, seat)
    title = fitted(88, middle + 10, name, 340, size=32, fill=IVORY, bold=True)
    if not tall:
        return ground + mark + title + _tokens(view, seat, DICE_FROM, middle)
    tokens = _tokens(view, seat, 88, y + 64)
    return ground + mark + title + tokens + _right(view, seat, y)


def _ground(y: float, height: float, turn: bool) -> str:
    box = rect(MARGIN, y, WIDTH - 2 * MARGIN, height, PANEL, radius=16)
    if not turn:
        return box
    middle = y + height / 2
    edge = rect(
        MARGIN, y, WIDTH - 2 * MARGIN, height, PANEL_LIT, radius=16, stroke=LANTERN, thick=6
    )
    return edge + path(f"M2 {middle - 18:g}L28 {middle:g}L2 {middle + 18:g}Z", LANTERN)


def _tokens(view: View, seat: Seat, x: float, y: float) -> str:
    """Return gold, then how many icons of each type a thief owns."""
    owned = {kind: icons_of(view.cards[seat], kind) for kind in TYPES}
    counted = [(kind, number) for kind, number in owned.items() if number]
    first = x + (64 if view.gold[seat] < 10 else 78)
    pitch = min(54, (x + TOKENS - first) / max(1, len(counted)))
    icons = [_counted(kind, n, first + pitch * i, y) for i, (kind, n) in enumerate(counted)]
    return _counted("gold", view.gold[seat], x, y) + "".join(icons)


def _counted(name: str, number: int, x: float, y: float) -> str:
    fill = LANTERN if name == "gold" else LILAC
    return icon(name, x + 15, y, 30) + text(x + 33, y + 10, str(number), fill=fill, bold=True)


def _right(view: View, seat: Seat, y: float) -> str:
    known = view.infamy[seat]
    if view.phase == "over" and known is not None:
        number = text(DICE_FROM + 76, y + 59, str(known), size=44, fill=IVORY, bold=True)
        points = points_of(view)[seat]
        total = moved(640, y + TALL / 2, worth(str(points), 0)[0], scale=1.5)
        return icon("infamy", DICE_FROM + 34, y + 44, 60) + number + total
    return _pile(view.piles[seat], y)


def _pile(counts: Sequence[int], y: float) -> str:
    objects = objects_of(counts)
    if len(objects) <= 5:
        return dice_row(objects, DICE_FROM, y + TALL / 2, 54)
    above, below = _halves(objects)
    return dice_row(above, DICE_FROM, y + 24, 37) + dice_row(below, DICE_FROM, y + 65, 37)


def _halves(objects: tuple[str, ...]) -> list[tuple[str, ...]]:
    half = -(-len(objects) // 2)
    return [objects[:half], objects[half:]]


def dice_row(objects: Sequence[str], left: float, y: float, size: float) -> str:
    """Return dice side by side."""
    pitch = size + max(5, size / 9)
    return "".join(
        die(face, left + size / 2 + n * pitch, y, size) for n, face in enumerate(objects)
    )


def tray(counts: Sequence[int], y: float, label: str, empty: str) -> tuple[str, float]:
    """Return objects large on a dark cloth, and where it ends."""
    objects = objects_of(counts)
    rows = _halves(objects) if len(objects) > IN_A_ROW else [objects]
    height = 20 + 82 * len(rows)
    cloth = rect(MARGIN, y, WIDTH - 2 * MARGIN, height, CLOTH, radius=20)
    title = fitted(MARGIN + 16, y + height / 2 + 10, label, 130, fill=LILAC, bold=True)
    if not objects:
        words = text(WIDTH / 2 + 60, y + height / 2 + 10, empty, fill=LILAC, anchor="middle")
        return cloth + title + words, y + height + GAP
    size = 64 if max(map(len, rows)) == IN_A_ROW else 72
    dice = [dice_row(found, 178, y + 51 + 82 * row, size) for row, found in enumerate(rows)]
    return cloth + title + "".join(dice), y + height + GAP
