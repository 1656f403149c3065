"""The cards in a hand and what each would get now; the tokens a played card can grab."""

from collections.abc import Sequence

from engine.drawing import INK, PAPER, moved, path, rect, seat_mark
from engine.game import Reader, Seat
from engine.games.art_robbery.components import DOG, THIEF, Card
from engine.games.art_robbery.drawing_cards import card
from engine.games.art_robbery.drawing_icons import DOG_FACE, GOLD, NO_EFFECT
from engine.games.art_robbery.drawing_seats import shown_name
from engine.games.art_robbery.drawing_tokens import blank, token
from engine.games.art_robbery.moves import Grab, Move, Parry, Play, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View
from engine.lettering import fitted

CHOICES = 190
_CARDS = 350
_RAISED = 34


def choices(view: View, moves: Sequence[Move], top: float, reader: Reader) -> str:
    """Return the card just played and the tokens to choose from, or the Dog or the loot."""
    assert view.played is not None
    ground = rect(24, top, 752, CHOICES - 16, PAPER, radius=22, stroke=GOLD, thick=6)
    middle = top + CHOICES / 2 - 8
    used = moved(94, middle, card(view.played), scale=0.74)
    thief = seat_mark(140, middle - 58, view.turn, 24) if view.wanted is not None else ""
    arrow = path(f"M164 {middle - 20:g}l32 20l-32 20Z", GOLD, stroke=INK, thick=4)
    step = min(190, 556 / len(moves))
    left = 486 - step * (len(moves) - 1) / 2
    shown = [_choice(view, m, left + step * n, middle, step, reader) for n, m in enumerate(moves)]
    return ground + used + thief + arrow + "".join(shown)


def fan(view: View, moves: Sequence[Move], seat: Seat, top: float) -> str:
    """Return the cards; those worth playing now are raised, above each what it would get."""
    held = view.hands[seat] or ()
    playable = {move.card for move in moves if isinstance(move, Play)}
    foot = top + fan_height(moves) - 134
    return "".join(
        _held(view, seat, kind, n - (len(held) - 1) / 2, foot, playable=kind in playable)
        for n, kind in enumerate(held)
    )


def fan_height(moves: Sequence[Move]) -> float:
    """Return how much room a hand takes: more when cards can be raised."""
    return _CARDS + (_RAISED if any(isinstance(move, Play) for move in moves) else 0)


def _choice(view: View, move: Move, x: float, middle: float, width: float, reader: Reader) -> str:
    scale = min(1.1, width / 106)
    match move:
        case Steal(kind, victim):
            name = shown_name(victim, reader)
            below = fitted(x, middle + 74, name, width - 12, anchor="middle", bold=True)
            drawn = token(kind, view.raid) + seat_mark(40, -38, victim, 24)
            return moved(x, middle - 20, drawn, scale=min(1.04, scale)) + below
        case Take(kind):
            return moved(x, middle, token(kind, view.raid), scale=scale)
        case Parry(give=True):
            return moved(x, middle, DOG_FACE, scale=1.3)
        case _:
            return moved(x, middle, token(view.wanted or "", view.raid), scale=1.2)


def _held(view: View, seat: Seat, kind: Card, place: float, foot: float, *, playable: bool) -> str:
    gain = _gain(view, seat, kind)
    raised = playable and bool(gain)
    y = foot + 4 * place * place - (_RAISED if raised else 0)
    shown = card(kind, lit=raised, dim=not gain)
    pointer = path("M-14 -110L0 -126L14 -110Z", GOLD) if gain else ""
    prize = moved(0, -164 if gain else -140, gain or NO_EFFECT)
    return moved(400 + 150 * place, y, shown, pointer, prize, turn=2 * place)


def _gain(view: View, seat: Seat, kind: Card) -> str:
    """Return what a card would get now; nothing if it has no effect."""
    if kind == DOG:
        return "" if view.dog == seat else _of(view.dog, DOG_FACE, 0.76)
    grabs = reach(kind, seat, view.centre, view.loot)
    if kind == THIEF and grabs:
        return _any_token(view.raid)
    return _prizes(view, grabs)


def _prizes(view: View, grabs: Sequence[Grab]) -> str:
    """Return the tokens in reach side by side, each with its owner's mark."""
    step, scale = (68, 0.6) if len(grabs) > 1 else (0, 0.76)
    return "".join(
        moved(step * (n - (len(grabs) - 1) / 2), 0, _prize(view, grab, scale, not step))
        for n, grab in enumerate(grabs)
    )


def _prize(view: View, grab: Grab, scale: float, beside: bool) -> str:
    owner = grab.victim if isinstance(grab, Steal) else CENTRE
    return _of(owner, token(grab.token, view.raid), scale, beside)


def _of(owner: Seat, drawn: str, scale: float, beside: bool = True) -> str:
    """Return something small and the mark of the seat that has it: beside it or on top."""
    x, y = (48 * scale, -42 * scale) if beside else (0, -75 * scale)
    badge = "" if owner == CENTRE else seat_mark(x, y, owner, 18)
    return moved(0, 0, drawn, scale=scale) + badge


def _any_token(raid: int) -> str:
    """Return three tokens with nothing on them: any will do."""
    return "".join(
        moved(26 * n, 5 * abs(n), blank(raid), scale=0.58, turn=14 * n) for n in (-1, 1, 0)
    )
