"""A chief's turn: the theft, then the sharing."""

from engine.game import Chance, Event, Happening
from engine.games.toits_de_paris.components import CARDS, SQUARES, TAKES
from engine.games.toits_de_paris.state import State


def begin(state: State, story: list[Happening]) -> None:
    """Let the chief reveal the first card on an empty board."""
    state.board, state.arrows = [], 0
    state.stage, state.turn = "theft", state.chief
    story.append(Event("chief", {"seat": state.chief}))
    reveal(state, story)


def reveal(state: State, story: list[Happening]) -> None:
    """Put the next card on the leftmost free square and move the Inspector by its arrows."""
    pile = "draw" if state.draw else "reserve"
    card = (state.draw or state.reserve).pop(0)
    state.board.append(card)
    state.arrows += CARDS[card].arrows
    story.append(Chance({"chance": "reveal", "card": card, "from": pile}))
    facts = {"seat": state.chief, "card": card, "inspector": SQUARES + 1 - state.arrows}
    story.append(Event("reveal", facts))
    if pile == "draw" and not state.draw:
        story.append(Event("last-card", {"seat": state.chief}))
    reach = len(state.board) + state.arrows
    if reach == SQUARES:
        _coup(state, story)
    elif reach > SQUARES:
        _caught(state, story)


def stop(state: State, story: list[Happening]) -> None:
    """End the theft: the chief takes the number under the last card."""
    state.stage, state.due = "spoils", TAKES[len(state.board) - 1]
    story.append(Event("stop", {"seat": state.chief, "takes": state.due}))


def was_taken(state: State, story: list[Happening]) -> None:
    """Ask whoever comes next, now that a card is taken and fully resolved."""
    match state.stage:
        case "spoils":
            state.due -= 1
            if not state.due:
                _next_taker(state, story)
        case "coup":
            if not any(state.board):
                _end(state, story)
        case "gang":
            _next_taker(state, story)
        case _:
            _end(state, story)


def done(state: State, story: list[Happening]) -> None:
    """Let the chief take no more, now or at all."""
    story.append(Event("done", {"seat": state.chief}))
    if state.stage == "coup":
        _next_taker(state, story)
    else:
        _end(state, story)


def _coup(state: State, story: list[Happening]) -> None:
    state.stage = "coup"
    story.append(Event("coup", {"seat": state.chief, "cards": len(state.board)}))


def _caught(state: State, story: list[Happening]) -> None:
    first = SQUARES - state.arrows  # the index of the Inspector's square
    lost = state.board[first:]
    state.board[first:] = [""] * len(lost)  # the board's length still tells she was caught
    story.append(Event("caught", {"seat": state.chief, "lost": lost, "left": first}))
    _next_taker(state, story)


def _next_taker(state: State, story: list[Happening]) -> None:
    state.stage = "gang"
    state.turn = (state.turn + 1) % len(state.jokers)
    if not any(state.board):
        _end(state, story)
    elif state.turn == state.chief:
        _last_helping(state, story)


def _last_helping(state: State, story: list[Happening]) -> None:
    if len(state.board) + state.arrows > SQUARES:
        _end(state, story)  # rule: caught, so no extra card
    else:
        state.stage = "extra"


def _end(state: State, story: list[Happening]) -> None:
    left = [card for card in state.board if card]
    if left:
        story.append(Event("discard", {"cards": left}))
    state.board = []
    if state.draw:
        state.chief = (state.chief + 1) % len(state.jokers)
        begin(state, story)
    else:
        state.stage = "over"
        story.append(Event("over", {}))
