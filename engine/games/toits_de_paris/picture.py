"""The pictures of Les Toits de Paris: the roofs at night, and a Magpie's own collection."""

from collections.abc import Sequence
from functools import partial

from engine.drawing import svg
from engine.game import Reader
from engine.games.toits_de_paris import drawing_collections, drawing_own, picture_words
from engine.games.toits_de_paris.drawing_icons import NIGHT
from engine.games.toits_de_paris.drawing_paris import STREET
from engine.games.toits_de_paris.drawing_roofs import roofs
from engine.games.toits_de_paris.drawing_status import BELOW, band, headline
from engine.games.toits_de_paris.moves import Move
from engine.games.toits_de_paris.view import View
from engine.screen import Picture


def board_picture(view: View, reader: Reader) -> Picture:
    """Return the roofs, what is decided there, and everybody's collections."""
    return Picture(partial(_board, view, reader), picture_words.board(view, reader))


def hand_picture(view: View, moves: Sequence[Move], reader: Reader) -> Picture:
    """Return a Magpie's own collection, below the roofs when the decision is theirs."""
    return Picture(partial(_hand, view, moves, reader), picture_words.own(view, moves, reader))


def _board(view: View, reader: Reader) -> str:
    below = STREET if view.stage == "over" else BELOW
    table = drawing_collections.collections(view, below, reader)
    parts = (roofs(view), headline(view, reader), band(view, reader), table)
    return svg(below + drawing_collections.height(view), *parts, background=NIGHT)


def _hand(view: View, moves: Sequence[Move], reader: Reader) -> str:
    seat = reader.seat or 0
    if moves:
        top, room = BELOW + 8, 156
        parts = [roofs(view), headline(view, reader), band(view, reader)]
    else:
        top, room = drawing_own.TITLE + 8, 320
        parts = [drawing_own.title(view, seat, reader)]
    parts.append(drawing_own.collection(view, seat, top, room, reader))
    return svg(top + drawing_own.height(view, seat, room), *parts, background=NIGHT)
