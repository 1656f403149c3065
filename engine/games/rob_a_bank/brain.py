"""A computer player: plans by the map, and acts by looking to the end of its own turn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.dice import Dice
from engine.game import Brain
from engine.games.rob_a_bank.building import AVENUE, Walls, distances, turned
from engine.games.rob_a_bank.components import BANK
from engine.games.rob_a_bank.guards import bank_moves
from engine.games.rob_a_bank.moves import AnyMove, Corner, End, GetUp, Park, Plan, Rotate
from engine.games.rob_a_bank.robbers import robber_moves
from engine.games.rob_a_bank.rules import DOES
from engine.games.rob_a_bank.scheme import wanted
from engine.games.rob_a_bank.state import State
from engine.games.rob_a_bank.view import View, guessed
from engine.games.rob_a_bank.worth import gang_sign, worth

NO_DICE = Dice(bytes(32))  # no action within a turn draws any chance


class RobABankBrain(Brain[State, AnyMove, View]):
    """Plays either side, at normal strength."""

    def choose(self, view: View, seat: int, moves: Sequence[Any], luck: Dice) -> AnyMove:
        """Return one of the moves."""
        if view.phase == "rob":
            return _act(view, moves, luck)
        best = max(_liking(view, move) for move in moves)
        favourites = [move for move in moves if _liking(view, move) == best]
        chosen: AnyMove = favourites[luck.below(len(favourites))]
        return chosen


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


def _act(view: View, moves: Sequence[AnyMove], luck: Dice) -> AnyMove:
    state = guessed(view, luck)
    sign = gang_sign(state.side)
    values = [_promise(state, move, sign) for move in moves]
    best = max(values)
    favourites = [move for move, value in zip(moves, values, strict=True) if value == best]
    return favourites[luck.below(len(favourites))]


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
