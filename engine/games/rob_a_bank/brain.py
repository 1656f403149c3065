"""A computer player: plans by the map, and acts by looking to the end of its own turn."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.dice import Dice
from engine.game import Brain, Outcome
from engine.games.rob_a_bank.building import AVENUE, Walls, distances, turned
from engine.games.rob_a_bank.components import BANK, NEEDED, ROUNDS
from engine.games.rob_a_bank.guards import bank_moves
from engine.games.rob_a_bank.moves import AnyMove, Corner, End, GetUp, Park, Plan, Rotate
from engine.games.rob_a_bank.robbers import robber_moves
from engine.games.rob_a_bank.rules import DOES
from engine.games.rob_a_bank.scheme import wanted
from engine.games.rob_a_bank.state import State
from engine.games.rob_a_bank.view import View, guessed, seen
from engine.games.rob_a_bank.worth import gang_sign, worth

NO_DICE = Dice(bytes(32))  # no action within a turn draws any chance
SHORT = 5  # moves the strong level dreams of
HAUL = {  # how likely the gang throws 0, 1, 2, 3 bags in a round, by seats
    2: (0.30, 0.46, 0.20, 0.04),
    3: (0.32, 0.40, 0.24, 0.04),
    4: (0.14, 0.44, 0.37, 0.05),
}


class RobABankBrain(Brain[State, AnyMove, View]):
    """Plays either side."""

    def choose(self, view: View, seat: int, moves: Sequence[Any], luck: Dice) -> AnyMove:
        """Return one of the moves."""
        values = _values(view, guessed(view, luck), moves)
        return _favourite(moves, values, luck)

    def shortlist(
        self, view: View, seat: int, moves: Sequence[Any], luck: Dice
    ) -> Sequence[AnyMove]:
        """Return the moves that promise most."""
        values = _values(view, guessed(view, luck), moves)
        ranked = sorted(zip(values, range(len(moves)), strict=True), reverse=True)
        return [moves[place] for _, place in ranked[:SHORT]]

    def reply(self, state: State, seat: int, moves: Sequence[Any], luck: Dice) -> AnyMove:
        """Return one of the moves, as the normal level would."""
        view = seen(state, seat) if state.phase != "rob" else None
        return _favourite(moves, _values(view, state, moves), luck)

    def far_enough(self, view: View, state: State) -> bool:
        """Dream no further than to the end of a round."""
        return state.round > view.round

    def prospect(self, state: State, seat: int, outcome: Outcome | None) -> float:
        """Return how likely a seat's side wins, at the end of a round."""
        rounds = 0 if outcome else ROUNDS + 1 - state.round
        robbed = _chance(state.seats, NEEDED[state.seats] - state.thrown, rounds)
        return 1 - robbed if seat == state.bank else robbed


@cache
def _chance(seats: int, lacking: int, rounds: int) -> float:
    """Return how likely the gang throws the bags it lacks in so many rounds."""
    if lacking <= 0 or not rounds:
        return float(lacking <= 0)
    haul = enumerate(HAUL[seats])
    return sum(likely * _chance(seats, lacking - bags, rounds - 1) for bags, likely in haul)


def _values(view: View | None, state: State, moves: Sequence[AnyMove]) -> list[float]:
    """Return what each move promises to the side that makes it."""
    if view is None or view.phase == "rob":
        sign = gang_sign(state.side)
        return [_promise(state, move, sign) for move in moves]
    return [_liking(view, move) for move in moves]


def _favourite(moves: Sequence[AnyMove], values: list[float], luck: Dice) -> AnyMove:
    best = max(values)
    favourites = [move for move, value in zip(moves, values, strict=True) if value == best]
    return favourites[luck.below(len(favourites))]


def _liking(view: View, move: AnyMove) -> float:
    match move:
        case Rotate(room, wall):
            return _robbers_road(view, turned(view.walls, room, wall))
        case Corner(room):
            return _lonely(view, room)
        case Park(space):
            beside, edge = AVENUE[space]
            return -float(view.walls[beside] == edge)
        case Plan(card=card):
            order = wanted(view)
            return -float(order.index(card) if card in order else len(order))
    return 0.0


def _robbers_road(view: View, walls: Walls) -> float:
    """The bank likes long ways to the bags."""
    steps = distances(walls)[view.pawns["yellow"]]
    return sum(steps[room] * bags for room, bags in enumerate(view.bags))


def _lonely(view: View, corner: int) -> float:
    """The bank likes the car far from the bags."""
    steps = distances(view.walls)[corner]
    return sum(steps[room] * bags for room, bags in enumerate(view.bags))


def _promise(state: State, move: AnyMove, sign: int) -> float:
    """Return the best this turn can still come to after a move, for the side that acts."""
    if isinstance(move, End):
        return sign * worth(state)
    after = _twin(state)
    if isinstance(move, GetUp):
        after.down = [pawn for pawn in after.down if pawn in after.carried]
        return sign * worth(after)
    DOES[type(move)](after, move, NO_DICE)
    if after.phase == "over":
        return sign * worth(after)
    legal = bank_moves(after) if after.side == BANK else robber_moves(after)
    return max(_promise(after, later, sign) for later in legal)


def _twin(state: State) -> State:
    """Return a copy to try a turn on; hands and plans stay shared, no turn touches them."""
    return replace(
        state,
        pawns=state.pawns.copy(),
        down=state.down.copy(),
        bags=state.bags.copy(),
        locked=state.locked.copy(),
        carried=state.carried.copy(),
        icons=state.icons.copy(),
        began=state.began.copy(),
    )
