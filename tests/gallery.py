"""Draw every game, early to late: `python -m tests.gallery FOLDER` at its largest table.

`python -m tests.gallery FOLDER GAME…` draws these games at every number of seats.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cogs.ui.painter import rasterise
from engine.game import AnyGame
from engine.podium import podium
from engine.registry import GAMES
from engine.screen import Picture
from tests.playouts import board, hand, playout, reader

MOMENTS = (0.0, 0.3, 0.7, 0.99)


def pictures(game: AnyGame, seats: int) -> Iterator[tuple[str, Picture]]:
    """Yield named pictures of one random game: boards, hands, the end."""
    states = [game.rules.copy(state) for state, _ in playout(game, seats, "gallery")]
    for moment in MOMENTS:
        state = states[int(moment * (len(states) - 1))]
        name = f"{game.id}-{seats}-{int(moment * 100):02}"
        yield from _of(game, state, seats, name)
    yield f"{game.id}-{seats}-end", _end(game, states, seats)


def _of(game: AnyGame, state: Any, seats: int, name: str) -> Iterator[tuple[str, Picture]]:
    shown = board(game, state, seats, "en").picture
    if shown is not None:
        yield f"{name}-board", shown
    for seat in game.rules.asked(state):
        view, moves = game.rules.view(state, seat), game.rules.moves(state, seat)
        held = hand(game, view, moves, seats, "fr", seat).picture
        if held is not None:
            yield f"{name}-hand", held


def _end(game: AnyGame, states: list[Any], seats: int) -> Picture:
    outcome = game.rules.outcome(states[-1])
    assert outcome is not None
    course: list[tuple[int, ...]] = []
    for state in states:
        ended = game.rules.chapters(state) + 1 - len(course)
        course += [game.rules.points(state)] * ended
    return podium(outcome, course, reader(game, seats, "en"))


def main(folder: str, *chosen: str) -> None:
    """Write every picture as PNG."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for game in [GAMES[name] for name in chosen] or GAMES.values():
        for seats in game.seats if chosen else game.seats[-1:]:
            for name, picture in pictures(game, seats):
                (target / f"{name}.png").write_bytes(rasterise(picture.svg))


if __name__ == "__main__":
    main(*sys.argv[1:])
