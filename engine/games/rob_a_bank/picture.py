"""The pictures of How to Rob a Bank: the board for all, and what one seat may see besides."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.drawing import PAPER, moved, path, rect, svg, text
from engine.game import Reader
from engine.games.rob_a_bank.components import BANK, PLAN, deck_of
from engine.games.rob_a_bank.drawing_cards import (
    CARD_WIDE,
    covered_card,
    empty_slot,
    fan,
    open_card,
)
from engine.games.rob_a_bank.drawing_icons import DIM, GOLD, LANE, LIT, NIGHT, SACK_SHAPE
from engine.games.rob_a_bank.drawing_map import MAP_HEIGHT, map_drawing
from engine.games.rob_a_bank.drawing_things import SACK_FREE, bust
from engine.games.rob_a_bank.moves import AnyMove, Plan
from engine.games.rob_a_bank.picture_words import acting, board_words, hand_words
from engine.games.rob_a_bank.view import View
from engine.lettering import fitted, legible
from engine.screen import Picture

HEADER, ROW, FAN = 104, 66, 230
EDGE = 12
SLOTS = 308  # where a plan begins
STEP = CARD_WIDE + 4


def board_picture(view: View, reader: Reader) -> Picture:
    """Return the map, the loot, and every side's plan with what lies open of it."""
    return Picture(partial(_board, view, reader), board_words(view, reader))


def hand_picture(view: View, moves: Sequence[AnyMove], reader: Reader) -> Picture:
    """Return the map with this seat's moves pointed out, and the hands it may see."""
    sides = _own_first(view, reader)
    return Picture(partial(_hand, view, moves, sides, reader), hand_words(view, sides, reader))


def _board(view: View, reader: Reader) -> str:
    parts = [_header(view, reader), _loot(view)]
    parts.append(moved(0, HEADER, map_drawing(view, reader.words)))
    y: float = HEADER + MAP_HEIGHT + EDGE
    for side in view.sides:
        parts.append(moved(0, y, _row(view, side, reader), *_plan(view, side)))
        y += ROW
    return svg(y + EDGE - 4, *parts, background=NIGHT)


def _hand(view: View, moves: Sequence[AnyMove], sides: list[str], reader: Reader) -> str:
    planning = view.phase == "plan"
    y: float = EDGE if planning else HEADER
    parts = [moved(0, y, map_drawing(view, reader.words, moves))]
    y += MAP_HEIGHT + EDGE
    if planning:
        playable = {move.card for move in moves if isinstance(move, Plan)}
        held, *sides = sides
        parts.append(moved(56, y + 170, bust(held, _letter(held, reader), 1.3)))
        parts.append(moved(440, y, fan(held, _sorted(view, held), playable)))
        y += FAN
    else:
        parts += [_header(view, reader), _playing(view)]
    for side in sides:
        parts.append(moved(0, y, *_held(view, side, reader)))
        y += ROW
    return svg(y + EDGE - 4, *parts, background=NIGHT)


def _own_first(view: View, reader: Reader) -> list[str]:
    """Return the sides this seat may see the cards of: the one it plans for, its own, the gang's.

    Before cards are dealt, the sides it runs.
    """
    sides = [side for side in view.sides if view.seat(side) == reader.seat]
    sides += [side for side in view.hands if side not in sides]
    return sorted(sides, key=lambda side: (view.seat(side) != reader.seat, side != view.side))


def _sorted(view: View, side: str) -> list[str]:
    return sorted(view.hands[side], key=deck_of(side).index)


def _header(view: View, reader: Reader) -> str:
    """Return the round and phase, and in large letters whose turn it is."""
    words, side = reader.words, acting(view)
    facts = {"round": view.round, "phase": view.phase, "card": view.lap + 1}
    moment = text(96, 38, words("picture-moment", **facts), fill=DIM)
    if side is None:
        winner = BANK if view.thrown < view.needed else "robbers"
        sign = bust(BANK if winner == BANK else "yellow", "", 1)
        name = words("picture-winner", winner=winner)
    else:
        sign = bust(side, _letter(side, reader), 1)
        name = _name(view, side, reader)
    title = fitted(96, 84, name, 440, size=42, fill=PAPER, bold=True)
    return moved(50, 88, sign) + moment + title


def _name(view: View, side: str, reader: Reader) -> str:
    """Return a player's name; the side's if the font has none of its letters."""
    return legible(reader.names[view.seat(side)], reader.words("picture-side", side=side))


def _letter(side: str, reader: Reader) -> str:
    return "" if side == BANK else reader.words("letter", robber=side)


def _loot(view: View) -> str:
    """Return the bags thrown, and the places of those still needed."""
    missing = path(SACK_SHAPE, "none", stroke=LANE, thick=3)
    return "".join(
        moved(764 - 46 * (view.needed - 1 - n), 70, SACK_FREE if n < view.thrown else missing)
        for n in range(view.needed)
    )


def _playing(view: View) -> str:
    """Return the card being played, large; before a raid the loot."""
    card = view.card()
    if card is None:
        return _loot(view)
    return moved(650, 12, open_card(view.side, card, view.icons), scale=1.5)


def _row(view: View, side: str, reader: Reader) -> str:
    """Return the ground of a side's row, its sign and its player."""
    lit = acting(view) == side
    name = fitted(88, 43, _name(view, side, reader), SLOTS - 96, fill=PAPER, bold=lit)
    ground = rect(EDGE, 1, 776, ROW - 4, LIT, radius=14, stroke=GOLD, thick=4) if lit else ""
    sign = moved(50, ROW - 7, bust(side, _letter(side, reader)))
    return ground + sign + name


def _plan(view: View, side: str) -> Iterator[str]:
    """Yield a plan slot by slot: a card that lies open, a back, or nothing yet."""
    known, size = view.known.get(side, {}), view.plan_sizes.get(side, 0)
    for slot in range(PLAN):
        if slot in known:
            playing = view.phase == "rob" and (side, slot) == (view.side, view.lap)
            card = open_card(side, known[slot], view.icons if playing else None)
        else:
            card = covered_card(side) if slot < size else empty_slot(slot + 1)
        yield moved(SLOTS + STEP * slot, 4, card)


def _held(view: View, side: str, reader: Reader) -> Iterator[str]:
    """Yield a row with the cards of a hand; the name where there is room for it."""
    cards = _sorted(view, side) if side in view.hands else []
    if len(cards) <= PLAN:
        yield _row(view, side, reader)
        start, step, scale = SLOTS, STEP, 1.0
    else:
        yield moved(44, ROW - 7, bust(side, _letter(side, reader)))
        start, step, scale = 78, 89, 0.93
    for number, card in enumerate(cards):
        yield moved(start + step * number, 5, open_card(side, card), scale=scale)
