"""The buttons and menus for a decision."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from engine.game import Reader
from engine.games.rob_a_bank.building import ROOM_NAMES
from engine.games.rob_a_bank.moves import (
    Alarm,
    AnyMove,
    Corner,
    Crawl,
    Drive,
    End,
    GetUp,
    Lock,
    Move,
    Park,
    Pass,
    PickUp,
    Plan,
    Rotate,
    Spray,
    Tackle,
    Throw,
    Unlock,
)
from engine.games.rob_a_bank.phrases import card_words, guard, heading, person, place
from engine.games.rob_a_bank.view import View
from engine.screen import Button, Choice, Control, Menu, Style

FEW = 12  # moves in all
MOST_BUTTONS = {True: 7, False: 4}  # of one kind, with few moves or many; more become a menu
STYLES: dict[type, Style] = {Throw: "good", Drive: "plain", Pass: "plain", End: "plain"}


def controls(view: View, moves: Sequence[AnyMove], reader: Reader) -> tuple[Control, ...]:
    """Return a control for every move: buttons, or a menu where there are many of a kind."""
    found: list[Control] = []
    most = MOST_BUTTONS[len(moves) <= FEW]
    for _, alike in groupby(moves, type):
        found += _kind(view, list(alike), most, reader)
    if moves and view.phase == "rob" and not any(isinstance(move, End) for move in moves):
        found.append(Button(reader.words("end-not-yet"), None))
    return tuple(found)


def _kind(view: View, moves: list[AnyMove], most: int, reader: Reader) -> list[Control]:
    if len(moves) > most:
        choices = tuple(Choice(label(view, move, reader), move) for move in moves)
        return [Menu(reader.words("choose", do=moves[0].do), choices)]
    style = STYLES.get(type(moves[0]), "main")
    return [Button(label(view, move, reader), move, style) for move in moves]


def label(view: View, move: AnyMove, reader: Reader) -> str:
    """Return what a control says."""
    facts = FACTS[type(move)](view, move, reader)
    return reader.words(f"do-{move.do}", **facts)


def _step(view: View, move: Move, reader: Reader) -> dict[str, Any]:
    pawn = move.pawn or view.side
    return {
        "room": ROOM_NAMES[move.to],
        "arrow": heading(view.pawns[pawn], move.to, reader.words),
        "guard": guard(move.pawn) if move.pawn else "none",
    }


def _plan(view: View, move: Plan, reader: Reader) -> dict[str, Any]:
    count = view.hands[view.side].count(move.card)
    colour = move.robber if move.robber and len(reader.names) == 2 else "one"
    return {"card": card_words(move.card, reader.words), "count": count, "colour": colour}


def _tackle(view: View, move: Tackle, reader: Reader) -> dict[str, Any]:
    return {"guard": guard(move.pawn), "who": _mate(view, move.target, reader)}


def _mate(view: View, robber: str, reader: Reader) -> str:
    return person(robber, view.seat(robber), reader)


def _nothing(view: View, move: AnyMove, reader: Reader) -> dict[str, Any]:
    return {}


FACTS: dict[type, Callable[[View, Any, Reader], dict[str, Any]]] = {
    Rotate: lambda view, move, reader: {"room": ROOM_NAMES[move.room], "edge": move.wall},
    Corner: lambda view, move, reader: {"room": ROOM_NAMES[move.room]},
    Park: lambda view, move, reader: {"place": place(move.space, reader.words)},
    Plan: _plan,
    Move: _step,
    Tackle: _tackle,
    Lock: lambda view, move, reader: {"guard": guard(move.pawn), "what": move.what},
    GetUp: _nothing,
    Crawl: lambda view, move, reader: {"room": ROOM_NAMES[move.to]},
    PickUp: _nothing,
    Unlock: lambda view, move, reader: {"what": move.what},
    Spray: lambda view, move, reader: {"guard": guard(move.target)},
    Drive: lambda view, move, reader: {"place": place(move.to, reader.words)},
    Throw: _nothing,
    Pass: lambda view, move, reader: {"who": _mate(view, move.to, reader)},
    Alarm: _nothing,
    End: _nothing,
}
