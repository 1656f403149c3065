"""The pictures of Thief's Market: the table for all, and a thief's own things."""

from collections.abc import Sequence
from functools import partial

from engine.drawing import SMALL, WIDTH, faded, rect, seat_mark, svg, text
from engine.game import Reader, Seat
from engine.games.thiefs_market.captions import board_caption, hand_caption
from engine.games.thiefs_market.components import DECKS
from engine.games.thiefs_market.icons import icon
from engine.games.thiefs_market.moves import Buy, Move, Use
from engine.games.thiefs_market.palette import CRIMSON, IVORY, LANTERN, LILAC, NIGHT
from engine.games.thiefs_market.people import name_of, people, tray
from engine.games.thiefs_market.stall import AWNING, LOWEST, MARGIN, Look, Looks, shelves, stall
from engine.games.thiefs_market.view import View
from engine.games.thiefs_market.wording import Wording
from engine.lettering import breadth, fitted
from engine.screen import Picture

HEADER = 76


def board_picture(view: View, reader: Reader) -> Picture:
    """Return the table: the round and the decks, the centre, everybody, the market."""
    return Picture(partial(_board, view, reader), board_caption(view, Wording(reader)))


def hand_picture(view: View, moves: Sequence[Move], reader: Reader) -> Picture:
    """Return a thief's tokens, pile and cards large; on their turn also what they choose from."""
    seat = reader.seat if reader.seat is not None else view.turn
    drawn = partial(_hand, view, moves, seat, reader)
    return Picture(drawn, hand_caption(view, moves, seat, Wording(reader)))


def _board(view: View, reader: Reader) -> str:
    say = Wording(reader)
    parts, y = [_round(view, say), _decks(view)], float(HEADER)
    if view.phase == "split":
        cloth, y = _centre(view, y, say)
        parts.append(cloth)
    rows, y = people(view, range(view.seats), y, reader)
    market, y = _market(view, y + 4, say, lambda _: "plain")
    return svg(y, *parts, rows, market, background=NIGHT)


def _hand(view: View, moves: Sequence[Move], seat: Seat, reader: Reader) -> str:
    say = Wording(reader)
    usable = {move.card for move in moves if isinstance(move, Use)} if _buying(view) else set()
    parts, y = [_owner(view, seat, reader)], 98.0
    if view.phase != "over" and (any(view.piles[seat]) or not moves):
        pile, y = tray(view.piles[seat], y, say("picture-pile"), say(_missing(view)))
        parts.append(pile)
    if moves and view.phase == "split":
        choice, y = _loot(view, seat, y, reader)
        parts.append(choice)
    # The market comes below: the thief's own cards make room for it.
    lowest = y + 250 if moves and _buying(view) else LOWEST
    cards, y = _own_cards(view, seat, y, say, usable, lowest)
    parts.append(cards)
    if moves and _buying(view):
        buyable = {move.card for move in moves if isinstance(move, Buy)}
        market, y = _market(view, y, say, partial(_offer, buyable))
        parts.append(market)
    return svg(y, *parts, background=NIGHT)


def _buying(view: View) -> bool:
    return view.phase == "purchases"


def _missing(view: View) -> str:
    return "picture-no-pile" if view.phase == "split" else "picture-spent"


def _round(view: View, say: Wording) -> str:
    title = say("picture-round", round=view.round)
    part = say("picture-phase", phase=view.phase, n=view.left)
    x = MARGIN + 20 + breadth(title, 40)
    return text(MARGIN, 52, title, size=40, fill=IVORY, bold=True) + fitted(
        x, 52, part, 530 - x, fill=LILAC
    )


def _decks(view: View) -> str:
    """Return the decks as cards face down, with what they still hold beside them."""
    parts = []
    for number, (deck, size) in enumerate(zip(DECKS, view.decks, strict=True)):
        x = 542 + 84 * number
        letter = text(x + 17, 49, deck, fill=IVORY, anchor="middle", bold=True)
        back = rect(x, 16, 34, 46, CRIMSON, radius=7, stroke=IVORY, thick=3)
        left = text(x + 41, 49, str(size), fill=IVORY)
        parts.append(faded(back, letter, left, opacity=1 if size else 0.45))
    return "".join(parts)


def _centre(view: View, y: float, say: Wording) -> tuple[str, float]:
    return tray(view.centre, y, say("picture-centre"), say("picture-empty"))


def _market(view: View, y: float, say: Wording, look: Looks) -> tuple[str, float]:
    cards, end = shelves(view.market, y + AWNING + 2, say.card, look)
    if not view.market:
        words = say("picture-no-market")
        cards = text(WIDTH / 2, y + AWNING + 40, words, fill=IVORY, anchor="middle")
        end = y + AWNING + 70
    return stall(y, end - y + 6) + cards, end + 6


def _offer(buyable: set[str], card: str) -> Look:
    return "raised" if card in buyable else "dimmed"


def _use(usable: set[str], card: str) -> Look:
    return "raised" if card in usable else "plain"


def _owner(view: View, seat: Seat, reader: Reader) -> str:
    name, colour = name_of(seat, reader), LANTERN if _on_turn(view, seat) else IVORY
    parts = [
        seat_mark(46, 46, seat, 26),
        fitted(86, 44, name, 394, size=38, fill=colour, bold=True),
        fitted(86, 78, _news(view, seat, reader), 394, fill=LILAC),
        _large("gold", view.gold[seat], 488),
    ]
    known = view.infamy[seat]
    if known is not None:
        parts.append(_large("infamy", known, 640))
    return "".join(parts)


def _on_turn(view: View, seat: Seat) -> bool:
    return view.phase != "over" and view.turn == seat


def _news(view: View, seat: Seat, reader: Reader) -> str:
    """Return what a thief is to do, or who is asked instead."""
    if view.phase == "over" or view.turn == seat:
        return reader.words("picture-phase", phase=view.phase, n=view.left)
    return reader.words("picture-waiting", name=name_of(view.turn, reader))


def _large(token: str, number: int, x: float) -> str:
    figure = text(x + 72, 62, str(number), size=48, fill=IVORY, bold=True)
    return icon(token, x + 32, 46, 62) + figure


def _loot(view: View, seat: Seat, y: float, reader: Reader) -> tuple[str, float]:
    """Return what can be taken and what can be stolen."""
    centre, y = _centre(view, y, Wording(reader))
    others = [other for other in range(view.seats) if other != seat]
    rows, y = people(view, others, y, reader)
    return centre + rows, y


def _own_cards(
    view: View, seat: Seat, y: float, say: Wording, usable: set[str], lowest: float
) -> tuple[str, float]:
    owned = view.cards[seat]
    if not owned:
        words = text(MARGIN + 16, y + 30, say("picture-no-cards"), size=SMALL, fill=LILAC)
        return words, y + 48
    title = text(MARGIN + 16, y + 28, say("picture-cards"), size=SMALL, fill=LILAC, bold=True)
    cards, y = shelves(owned, y + 48, say.card, partial(_use, usable), lowest)
    return title + cards, y + 6
