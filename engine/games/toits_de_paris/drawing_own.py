"""A Magpie's own collection, large: the cards of each colour and the token it would bring."""

from collections.abc import Sequence

from engine.drawing import INK, PAPER, circle, rect, text
from engine.game import Reader
from engine.games.toits_de_paris.components import COLOURS, STRONG
from engine.games.toits_de_paris.drawing_cards import character, kept_marks, lost_character, strip
from engine.games.toits_de_paris.drawing_figures import medallion
from engine.games.toits_de_paris.drawing_icons import (
    EDGE,
    LAMP,
    LOOT,
    MOON,
    PALE,
    PANEL,
    crown,
    sign,
    star,
)
from engine.games.toits_de_paris.drawing_status import called
from engine.games.toits_de_paris.scoring import WHITE, feathers, printed, scores, tokens
from engine.games.toits_de_paris.state import GONE, READY
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.wording import ranked
from engine.lettering import cut, fitted

PITCH, LEFT = 154, 20
COLUMN = 144
TITLE, HEAD, FOOT, PURSE = 130, 64, 98, 90
MARKED, PLAIN, LAST = 38, 12, 20  # what a card shows: its marks, its edge; below the last one
LEAST = 96


def title(view: View, seat: int, reader: Reader) -> str:
    """Return whose collection this is, and the points of all."""
    points = scores(view.collections, view.jokers)
    rivals = sorted((s for s in range(view.seats) if s != seat), key=lambda s: -points[s])
    room = 520 / len(rivals) - 54
    others = " · ".join(f"{cut(called(s, reader), room, 30)} {points[s]}" for s in rivals)
    return (
        medallion(seat, 78, 70, 52)
        + fitted(146, 64, reader.words("own-title"), 430, size=46, fill=PAPER, bold=True)
        + fitted(146, 108, others, 530, size=30, fill=PALE)
        + text(776, 84, str(points[seat]), size=84, fill=LAMP, anchor="end", bold=True)
        + text(
            776, 118, reader.words("picture-points-word", n=points[seat]), fill=PALE, anchor="end"
        )
    )


def collection(view: View, seat: int, top: float, room: float, reader: Reader) -> str:
    """Return the five colours side by side, feathers, stars and joker below."""
    given = tokens(view.collections, view.jokers)[seat]
    space = _space(view, seat, room)
    parts = []
    for n, colour in enumerate(COLOURS):
        x = LEFT + PITCH * n
        parts.append(_column(view, seat, colour, x, top, space))
        parts.append(_foot(view, colour, given.get(colour, 0), x, top + HEAD + space, reader))
    purse = _purse(view, seat, given.get(WHITE, 0), top + HEAD + space + FOOT, reader)
    return "".join(parts) + purse


def height(view: View, seat: int, room: float) -> float:
    """Return how tall the collection is when the cards get this much room at most."""
    return HEAD + _space(view, seat, room) + FOOT + PURSE + 8


def _space(view: View, seat: int, room: float) -> float:
    tallest = max(sum(_steps(view, seat, colour)) for colour in COLOURS)
    return min(room, max(LEAST, tallest)) + LAST


def _steps(view: View, seat: int, colour: str) -> list[int]:
    """Return how much of each card is to be seen, the joker last."""
    cards = _sorted(view.collections[seat][colour])
    joker = [MARKED] if view.jokers[seat] == colour else []
    steps = [MARKED if kept_marks(card) else PLAIN for card in cards] + joker
    return [*steps[:-1], MARKED] if steps else []


def _sorted(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: bool(kept_marks(card)))


def _column(view: View, seat: int, colour: str, x: float, y: float, space: float) -> str:
    steps = _steps(view, seat, colour)
    squeeze = min(1.0, (space - LAST) / max(1, sum(steps)))
    parts = [
        rect(x, y, COLUMN, HEAD + space + FOOT - 8, PANEL, radius=14, stroke=EDGE, thick=2),
        rect(x, y, COLUMN, HEAD - 8, LOOT[colour], radius=14),
        sign(colour, x + 38, y + 29, 50),
        text(x + 102, y + 46, str(len(steps)), size=50, fill=INK, anchor="middle", bold=True),
    ]
    at = y + HEAD
    cards = _sorted(view.collections[seat][colour])
    for card, step in zip(cards, steps, strict=False):
        parts.append(strip(card, x + 8, at, COLUMN - 16, step * squeeze))
        at += step * squeeze
    if len(steps) > len(cards):
        parts.append(_joker_strip(seat, x + 8, at, MARKED * squeeze))
    return "".join(parts)


def _joker_strip(seat: int, x: float, y: float, step: float) -> str:
    ground = rect(x, y, COLUMN - 16, step + 14, MOON, radius=9, stroke=INK, thick=3)
    return ground + character(seat, x + 64, y + step / 2 + 4, min(40, step + 4))


def _foot(view: View, colour: str, token: int, x: float, y: float, reader: Reader) -> str:
    """Return the token a colour would bring now, and who leads it with how many cards."""
    ranks = ranked(view, colour)
    if not ranks:
        return _token(0, x + COLUMN / 2, y + 27)
    _, most, holds = ranks[0]
    leaders = [_short(seat, reader) for seat, *rank in ranks if rank == [most, holds]]
    names = fitted(x + 40, y + 81, f"{most} {', '.join(leaders)}", COLUMN - 44, fill=PALE)
    return _token(token, x + COLUMN / 2, y + 27) + crown(x + 22, y + 71, 26) + names


def _short(seat: int, reader: Reader) -> str:
    return reader.words("you") if seat == reader.seat else called(seat, reader)


def _token(token: int, x: float, y: float) -> str:
    if not token:
        number = text(x, y + 13, "0", size=36, fill=PALE, anchor="middle", bold=True)
        return circle(x, y, 27, "none", stroke=EDGE, thick=4) + number
    fill, edge = (LAMP, "#8a6200") if token == STRONG else ("#d5dbea", "#5d6684")
    number = text(x, y + 13, f"+{token}", size=36, fill=INK, anchor="middle", bold=True)
    return circle(x, y, 29, fill, stroke=edge, thick=5) + number


def _purse(view: View, seat: int, white: int, y: float, reader: Reader) -> str:
    """Return what belongs to no colour: feathers and their token, printed points, the joker."""
    owned, middle = view.collections[seat], y + 42
    placed = view.jokers[seat] not in (READY, GONE)
    where = "placed" if placed else view.jokers[seat]
    card = lost_character(548, middle, 56) if where == GONE else character(seat, 548, middle, 56)
    return (
        rect(LEFT, y + 2, 4 * PITCH + COLUMN, PURSE - 12, PANEL, radius=14, stroke=EDGE, thick=2)
        + sign("white", 58, middle, 50)
        + text(98, middle + 16, str(feathers(owned)), size=46, fill=PAPER, bold=True)
        + _token(white, 178, middle)
        + star(318, middle, 48)
        + text(356, middle + 16, str(printed(owned)), size=46, fill=PAPER, bold=True)
        + card
        + fitted(582, middle + 12, reader.words(f"picture-joker-{where}"), 194, size=34, fill=PALE)
    )
