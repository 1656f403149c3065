"""What lies in front of everybody, a row a seat; whoever is asked stands in the light."""

from engine.drawing import INK, MUTED, PAPER, moved, path, rect, seat_mark, text
from engine.game import Outcome, Reader, Seat
from engine.games.art_robbery.components import Token
from engine.games.art_robbery.drawing_icons import (
    CROWN,
    DIM,
    DOG_FACE,
    GOLD,
    HANDCUFFS,
    SAFE,
    WALL,
)
from engine.games.art_robbery.drawing_tokens import spread, token
from engine.games.art_robbery.moves import Steal
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.view import View
from engine.lettering import fitted, legible

_LEFT, _LOOT, _RIGHT = 108, 340, 762
_DOG = 92


def asked(view: View) -> Seat:
    """Return the seat everybody waits for."""
    return view.turn if view.wanted is None else view.dog


def shown_name(seat: Seat, reader: Reader) -> str:
    """Return a name in letters we can draw, or the seat's number."""
    return legible(reader.names[seat], f"#{seat + 1}")


def seat_row(view: View, seat: Seat, top: float, height: float, reader: Reader) -> str:
    """Return a seat while a raid is on: who, how much is banked, the loot, the Dog."""
    bright, middle = seat == asked(view), top + height / 2
    dog = moved(_RIGHT - 46, middle, DOG_FACE, scale=0.84) if view.dog == seat else ""
    width = _RIGHT - _LOOT - (_DOG if dog else 0)
    loot = spread(_loot(view, seat), _LOOT, middle, width, height - 4, 0.8)
    safe = moved(_LEFT + 18, middle + 24, SAFE, scale=0.38)
    banked = _note(_LEFT + 44, middle, str(view.banked_sizes[seat]), bright)
    ground = _ground(top, height, bright=bright, ringed=seat == view.turn)
    return ground + _who(seat, middle, _LOOT - 14, bright, reader) + safe + banked + loot + dog


def final_row(outcome: Outcome, seat: Seat, top: float, height: float, reader: Reader) -> str:
    """Return a seat after the last raid: its alibis, its score, the crown or the police."""
    won, middle = seat in outcome.winners, top + height / 2
    alibis = reader.words("alibis", alibis=outcome.detail["alibis"][seat])
    score = str(outcome.scores[seat])
    fill = INK if won else PAPER
    points = text(640, middle + 20, score, size=60, fill=fill, anchor="end", bold=True)
    caught = moved(714, middle, HANDCUFFS) if seat in outcome.detail["caught"] else ""
    crown = moved(714, middle, CROWN, scale=1.2) if won and not caught else ""
    ground = _ground(top, height, bright=won, ringed=won)
    who = _who(seat, middle, 520, won, reader)
    return ground + who + _note(_LEFT, middle, alibis, won) + points + caught + crown


def _ground(top: float, height: float, *, bright: bool, ringed: bool) -> str:
    """Return a row's ground: bright for whoever is asked, ringed for whoever's turn it is."""
    fill, thick = PAPER if bright else WALL, 6 if bright or ringed else 0
    ground = rect(24, top, 752, height, fill, radius=20, stroke=GOLD, thick=thick)
    arrow = f"M8 {top + height / 2 - 24:g}l32 24l-32 24Z"
    return ground + (path(arrow, GOLD, stroke=INK, thick=4) if bright else "")


def _who(seat: Seat, middle: float, right: float, bright: bool, reader: Reader) -> str:
    name, fill = shown_name(seat, reader), INK if bright else PAPER
    written = fitted(_LEFT, middle - 6, name, right - _LEFT, size=36, fill=fill, bold=True)
    return seat_mark(70, middle, seat, 26) + written


def _note(x: float, middle: float, words: str, bright: bool) -> str:
    return text(x, middle + 34, words, size=30, fill=MUTED if bright else DIM, bold=True)


def _loot(view: View, seat: Seat) -> list[str]:
    lit = _in_danger(view, seat)
    badge = seat_mark(38, -38, view.turn, 28) if view.wanted is not None else ""
    return [
        token(kind, view.raid, lit=True) + badge if kind in lit else token(kind, view.raid)
        for kind in sorted(view.loot[seat])
    ]


def _in_danger(view: View, seat: Seat) -> set[Token]:
    """Return the tokens of a seat that may be stolen with the card just played."""
    if view.wanted is not None:
        return {view.wanted} if seat == view.dog else set()
    if view.played is None:
        return set()
    grabs = reach(view.played, view.turn, view.centre, view.loot)
    return {grab.token for grab in grabs if isinstance(grab, Steal) and grab.victim == seat}
