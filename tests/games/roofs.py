"""Tables of Les Toits de Paris laid out by hand."""

from collections.abc import Sequence
from typing import Any

from engine.dice import Dice
from engine.game import Chance, Event, Happening
from engine.games.toits_de_paris import TOITS_DE_PARIS
from engine.games.toits_de_paris.components import COLOURS
from engine.games.toits_de_paris.moves import Draw, Move, Stop
from engine.games.toits_de_paris.state import READY, Stage, State

RULES = TOITS_DE_PARIS.rules
PLAIN = "gold/0/-/-"
ENOUGH = [PLAIN] * 30  # a draw pile that does not run out


def roofs(
    board: Sequence[str],
    *,
    seats: int = 3,
    draw: Sequence[str] = ENOUGH,
    reserve: Sequence[str] = (),
    stage: Stage = "theft",
    arrows: int | None = None,
) -> State:
    """Return a table where seat 0 is chief and these cards lie on the board."""
    shown = sum(int(card.split("/")[1]) for card in board if card)
    return State(
        chief=0,
        turn=0,
        stage=stage,
        draw=list(draw),
        reserve=list(reserve),
        board=list(board),
        arrows=shown if arrows is None else arrows,
        due=0,
        raided="",
        bonus=False,
        collections=[{colour: [] for colour in COLOURS} for _ in range(seats)],
        jokers=[READY] * seats,
    )


def play(state: State, *moves: Move) -> list[Happening]:
    """Play moves one after the other by whoever is asked; return what the last one caused."""
    story: list[Happening] = []
    for move in moves:
        (seat,) = RULES.asked(state)
        assert move in RULES.moves(state, seat)
        story = RULES.play(state, seat, move, Dice(bytes(32)))
    return story


def draw_next(state: State, card: str) -> list[Happening]:
    """Let the chief draw a given card."""
    state.draw[:1] = [card]
    return play(state, Draw())


def stopped(board: Sequence[str], **table: Any) -> State:
    """Return a table whose chief has just stopped."""
    state = roofs(board, **table)
    play(state, Stop())
    return state


def legal(state: State) -> list[Move]:
    """Return the moves of whoever is asked."""
    return list(RULES.moves(state, state.turn))


def told(story: list[Happening]) -> list[str]:
    """Return the keys of what the table saw."""
    return [happening.key for happening in story if isinstance(happening, Event)]


def chances(story: list[Happening]) -> list[dict[str, Any]]:
    """Return what the record would write."""
    return [happening.step for happening in story if isinstance(happening, Chance)]
