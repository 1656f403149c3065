"""Art Robbery as pictures, from a view alone."""

from collections.abc import Sequence
from functools import partial

from engine.drawing import svg
from engine.game import Outcome, Reader, Seat
from engine.games.art_robbery import drawing_board as board
from engine.games.art_robbery import drawing_fan as cards
from engine.games.art_robbery import drawing_hand as hand
from engine.games.art_robbery.alt import board_alt, final_alt, hand_alt
from engine.games.art_robbery.drawing_icons import NIGHT
from engine.games.art_robbery.drawing_seats import final_row, seat_row
from engine.games.art_robbery.moves import Move, Play
from engine.games.art_robbery.scoring import score
from engine.games.art_robbery.view import View
from engine.screen import Picture

_GAP = 8
_MARGIN = 22


def board_picture(view: View, reader: Reader) -> Picture:
    """Return the museum wall and, below it, every seat; at the end, every score."""
    if not view.over:
        return Picture(partial(_raid, view, reader), board_alt(view, reader))
    outcome = score([tokens or () for tokens in view.banked])
    return Picture(partial(_final, view, outcome, reader), final_alt(outcome, reader))


def hand_picture(view: View, moves: Sequence[Move], reader: Reader) -> Picture:
    """Return what the reader is asked, their cards, their loot and their safe."""
    assert reader.seat is not None
    seat = reader.seat
    drawn = partial(_hand, view, moves, seat, reader)
    return Picture(drawn, hand_alt(view, moves, seat, reader))


def _hand(view: View, moves: Sequence[Move], seat: Seat, reader: Reader) -> str:
    top = float(hand.HEADER)
    parts = [hand.header(view, reader)]
    if moves and not isinstance(moves[0], Play):
        parts.append(cards.choices(view, moves, top, reader))
        top += cards.CHOICES
    if not view.over:
        parts.append(cards.fan(view, moves, seat, top))
        top += cards.fan_height(moves)
        parts.append(hand.own_loot(view, seat, top, reader))
        top += hand.LOOT
    parts.append(hand.safe(view, seat, top, reader))
    return svg(top + hand.safe_height(view, seat) + _MARGIN, *parts, background=NIGHT)


def _raid(view: View, reader: Reader) -> str:
    height = _row_height(view)
    tops = _tops(view, board.HEADER + board.WALL_HEIGHT + 14)
    rows = [seat_row(view, seat, top, height, reader) for seat, top in enumerate(tops)]
    parts = (board.header(view, reader), board.wall(view), *rows)
    return svg(tops[-1] + height + _MARGIN, *parts, background=NIGHT)


def _final(view: View, outcome: Outcome, reader: Reader) -> str:
    height, tops = _row_height(view), _tops(view, board.HEADER)
    rows = [final_row(outcome, seat, top, height, reader) for seat, top in enumerate(tops)]
    return svg(tops[-1] + height + _MARGIN, board.header(view, reader), *rows, background=NIGHT)


def _row_height(view: View) -> int:
    return {2: 140, 3: 116}.get(len(view.loot), 96)


def _tops(view: View, first: int) -> list[int]:
    return [first + (_row_height(view) + _GAP) * seat for seat in range(len(view.loot))]
