"""The rules of Les Toits de Paris, decision by decision."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.game import Happening, Options, Outcome, Rules, Seat, Setup
from engine.games.toits_de_paris import scoring, taking, turn
from engine.games.toits_de_paris.components import COLOURS, DECK, RESERVE
from engine.games.toits_de_paris.moves import (
    DONE,
    DRAW_OR_STOP,
    JOKER_OR_KEEP,
    STOP_ONLY,
    TAKE,
    Done,
    Draw,
    Joker,
    Keep,
    Move,
    Stop,
    Take,
)
from engine.games.toits_de_paris.state import READY, State
from engine.games.toits_de_paris.view import View

PILE = len(DECK) - RESERVE


class ToitsDeParisRules(Rules[State, Move, View]):
    """Push your luck on the roofs, then share the loot."""

    def setup(self, seats: int, options: Options, dice: Dice) -> Setup[State]:
        """Shuffle the loot into reserve and draw pile; the first chief reveals a card."""
        first = dice.below(seats)
        deck = list(DECK)
        dice.shuffle(deck)
        state = _new_table(seats, first, draw=deck[RESERVE:], reserve=deck[:RESERVE])
        dealt = {"draw": state.draw[:], "reserve": state.reserve[:]}
        story: list[Happening] = []
        turn.begin(state, story)
        return Setup(state, first, dealt, story)

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat that decides."""
        return () if state.stage == "over" else (state.turn,)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return what the deciding seat may do."""
        if seat != state.turn or state.stage == "over":
            return ()
        if state.raided:
            return JOKER_OR_KEEP
        if state.stage == "theft":
            return DRAW_OR_STOP if state.draw or state.reserve else STOP_ONLY
        return _takes(state)

    def always_asked(self, state: State, seat: Seat) -> bool:
        """Return False: a forced move is never put to anybody."""
        return False

    def in_the_open(self, state: State, seat: Seat) -> bool:
        """Return True: nobody has anything hidden."""
        return True

    def play(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Happening]:
        """Play a move; chance was all in the set-up's shuffle."""
        story: list[Happening] = []
        match move:
            case Take():
                taking.take(state, move.square, story)
                _go_on(state, story)
            case Draw():
                turn.reveal(state, story)
            case Stop():
                turn.stop(state, story)
            case Done():
                turn.done(state, story)
            case Joker():
                taking.place_joker(state, move.colour, story)
                _go_on(state, story)
            case Keep():
                taking.keep_character(state, story)
                _go_on(state, story)
        return story

    def outcome(self, state: State) -> Outcome | None:
        """Return the points of a finished game; ties share the win."""
        if state.stage != "over":
            return None
        given = scoring.tokens(state.collections, state.jokers)
        printed = [scoring.printed(owned) for owned in state.collections]
        scores = tuple(scoring.scores(state.collections, state.jokers))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, {"tokens": given, "printed": printed})

    def chapters(self, state: State) -> int:
        """Return how many fifths of the draw pile are gone."""
        return (PILE - len(state.draw)) * 5 // PILE

    def points(self, state: State) -> tuple[int, ...]:
        """Return the points if the game ended now."""
        return tuple(scoring.scores(state.collections, state.jokers))

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything but the order of the piles."""
        return View(
            chief=state.chief,
            turn=state.turn,
            stage=state.stage,
            draw=len(state.draw),
            reserve=len(state.reserve),
            unseen=tuple(sorted(state.draw + state.reserve)),
            board=tuple(state.board),
            arrows=state.arrows,
            due=state.due,
            raided=state.raided,
            bonus=state.bonus,
            collections=tuple({c: tuple(o[c]) for c in COLOURS} for o in state.collections),
            jokers=tuple(state.jokers),
        )

    def guess(self, view: View, dice: Dice) -> State:
        """Return the table with its unseen cards shuffled anew."""
        unseen = list(view.unseen)
        dice.shuffle(unseen)
        return State(
            chief=view.chief,
            turn=view.turn,
            stage=view.stage,
            draw=unseen[: view.draw],
            reserve=unseen[view.draw :],
            board=list(view.board),
            arrows=view.arrows,
            due=view.due,
            raided=view.raided,
            bonus=view.bonus,
            collections=[{c: list(o[c]) for c in COLOURS} for o in view.collections],
            jokers=list(view.jokers),
        )

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()


def _new_table(seats: int, first: Seat, draw: list[str], reserve: list[str]) -> State:
    return State(
        chief=first,
        turn=first,
        stage="theft",
        draw=draw,
        reserve=reserve,
        board=[],
        arrows=0,
        due=0,
        raided="",
        bonus=False,
        collections=[{colour: [] for colour in COLOURS} for _ in range(seats)],
        jokers=[READY] * seats,
    )


def _takes(state: State) -> list[Move]:
    board = state.board
    # rule: identical cards are one choice, named by the leftmost square
    takes = [TAKE[i] for i, card in enumerate(board) if card and board.index(card) == i]
    if state.stage in ("coup", "extra"):
        takes.append(DONE)
    return takes


def _go_on(state: State, story: list[Happening]) -> None:
    if not state.raided:
        turn.was_taken(state, story)
