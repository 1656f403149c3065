"""The way to a move: which control plays it, as the reader sees it."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from engine.game import AnyGame, Reader
from engine.moves import codec_of, unroll
from engine.screen import Button, Control, Menu, Page, Pick


def way_to(move: Any, game: AnyGame, view: Any, moves: Sequence[Any], reader: Reader) -> str:
    """Return the labels that lead to a move from the front of somebody's private screen."""
    code = codec_of(game.move_types).code(move)
    ways: deque[tuple[str, tuple[str, ...]]] = deque([("", ())])
    opened = {""}
    while ways:
        path, labels = ways.popleft()
        screen = game.face.hand(view, moves, reader, path)
        for label, does in _offers(screen.controls, move, code):
            if does == move:
                return " › ".join((*labels, label))
            if isinstance(does, Page) and does.path not in opened:
                opened.add(does.path)
                ways.append((does.path, (*labels, label)))
    raise LookupError(code)


def _offers(controls: Sequence[Control], move: Any, code: str) -> Iterator[tuple[str, Any]]:
    for control in controls:
        match control:
            case Button():
                yield control.label, control.does
            case Menu():
                yield from ((choice.label, choice.does) for choice in control.choices)
            case Pick() if code.startswith(f"{control.begins}/"):
                yield _picked(control, code), move


def _picked(pick: Pick, code: str) -> str:
    """Return the things to pick for a move."""
    labels = {thing.value: thing.label for thing in pick.things}
    runs = code.removeprefix(f"{pick.begins}/").split("+")
    return ", ".join(labels[value] for run in runs for value in unroll(run))
