"""A computer player: it weighs every card for every Magpie and imagines the next cards."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias

from engine.dice import Dice
from engine.game import Brain, Outcome, Seat
from engine.games.toits_de_paris.components import CARDS, SQUARES, TAKES
from engine.games.toits_de_paris.moves import Draw, Joker, Move, Take
from engine.games.toits_de_paris.outlook import outlook
from engine.games.toits_de_paris.state import State
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.worth import Appraisal

ENVY = 0.7  # how much the only rival's gain hurts; among several each matters far less
AHEAD = 4  # cards it thinks of drawing
SAMPLES = 25
A_TURN = 6  # decisions
THREE = 3  # cards nobody stops before, in a dreamt game

Table: TypeAlias = View | State


class ToitsDeParisBrain(Brain[State, Move, View]):
    """Stops when the next card costs more than it brings; takes what is worth most."""

    careless: ClassVar[int] = 26

    def choose(self, view: View, seat: Seat, moves: Sequence[Move], luck: Dice) -> Move:
        """Return the move that is worth most."""
        appraisal = Appraisal(view.collections, view.jokers, view.draw, view.reserve)
        if isinstance(moves[0], Draw):
            return moves[0] if _drawing_pays(view, appraisal, luck) else moves[1]
        return _best_of(moves, view, seat, appraisal)

    def reply(self, state: State, seat: Seat, moves: Sequence[Move], luck: Dice) -> Move:
        """Return the move that is worth most; draw by the rule of thumb."""
        if isinstance(moves[0], Draw):
            return moves[0] if _dares(len(state.board), state.arrows) else moves[1]
        draw, reserve = len(state.draw), len(state.reserve)
        appraisal = Appraisal(state.collections, state.jokers, draw, reserve)
        return _best_of(moves, state, seat, appraisal)

    def far_enough(self, view: View, state: State, played: int) -> bool:
        """Dream to where a theft has just begun: what lies on the roofs is nobody's yet."""
        return played >= A_TURN and state.stage == "theft" and len(state.board) == 1

    def prospect(self, state: State, seat: Seat, outcome: Outcome | None) -> float:
        """Return how likely a seat is to win from here."""
        if outcome is None:
            return outlook(state, seat)
        return (seat in outcome.winners) / len(outcome.winners)


def _dares(cards: int, arrows: int) -> bool:
    return cards <= THREE or (cards < SQUARES - 1 and not arrows)


def _best_of(moves: Sequence[Move], table: Table, seat: Seat, appraisal: Appraisal) -> Move:
    rival = _next_taker(table, seat)
    envy = _envy(len(table.jokers))

    def worth(move: Move) -> float:
        match move:
            case Take():
                card = table.board[move.square - 1]
                denied = 0.0 if rival is None else envy * appraisal.card(rival, card)
                return appraisal.card(seat, card) + denied
            case Joker():
                return appraisal.joker(seat, move.colour)
            case _:
                return 0.0

    return max(moves, key=worth)


def _next_taker(table: Table, seat: Seat) -> Seat | None:
    """Return who takes the next card, if anybody does: that Magpie is denied what is taken."""
    rival = (seat + 1) % len(table.jokers)
    caught = len(table.board) + table.arrows > SQUARES
    return None if table.stage == "extra" or (rival == table.chief and caught) else rival


def _envy(seats: int) -> float:
    return ENVY / (seats - 1) ** 2


def _drawing_pays(view: View, appraisal: Appraisal, luck: Dice) -> bool:
    """Tell whether drawing one to AHEAD more cards and then stopping beats stopping now."""
    now = _sharing(view, list(view.board), view.arrows, appraisal)
    plans = [0.0] * AHEAD
    for _ in range(SAMPLES):
        for n, worth in enumerate(_luck_ahead(view, appraisal, luck)):
            plans[n] += worth
    return max(plans) / SAMPLES > now


def _luck_ahead(view: View, appraisal: Appraisal, luck: Dice) -> Iterator[float]:
    """Draw unseen cards at random; yield what stopping after each would bring."""
    cards, arrows, unseen = list(view.board), view.arrows, list(view.unseen)
    for _ in range(AHEAD):
        if unseen and len(cards) + arrows < SQUARES:
            cards.append(unseen.pop(luck.below(len(unseen))))
            arrows += CARDS[cards[-1]].arrows
        yield _sharing(view, cards, arrows, appraisal)


def _sharing(view: View, cards: list[str], arrows: int, appraisal: Appraisal) -> float:
    """Return what the chief gets out of a theft that ends so, less what the others get."""
    reach, chief = len(cards) + arrows, view.chief
    caught = reach > SQUARES
    left = cards[: SQUARES - arrows] if caught else list(cards)
    worth = 0.0
    if not caught:
        most, must = (len(left), 0) if reach == SQUARES else (TAKES[len(left) - 1],) * 2
        worth += sum(_best(left, chief, appraisal, forced=n < must) for n in range(most))
    for step in range(1, view.seats):
        rival = (chief + step) % view.seats
        worth -= _envy(view.seats) * _best(left, rival, appraisal, forced=True)
    return worth if caught else worth + _best(left, chief, appraisal, forced=False)


def _best(left: list[str], seat: Seat, appraisal: Appraisal, *, forced: bool) -> float:
    """Take the card worth most to a seat out of `left`; return its worth."""
    if not left:
        return 0.0
    best = max(left, key=lambda card: appraisal.card(seat, card))
    worth = appraisal.card(seat, best)
    if worth <= 0 and not forced:
        return 0.0
    left.remove(best)
    return worth
