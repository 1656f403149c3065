"""A computer player: plans by the map, and acts by looking to the end of its own turn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, TypeAlias

from engine.dice import Dice
from engine.game import Brain, Outcome
from engine.games.rob_a_bank.building import AVENUE, Walls, distances, turned
from engine.games.rob_a_bank.components import BANK, NEEDED, PLAN, ROUNDS
from engine.games.rob_a_bank.guards import bank_moves
from engine.games.rob_a_bank.moves import AnyMove, Corner, Drive, End, GetUp, Park, Plan, Rotate
from engine.games.rob_a_bank.robbers import robber_moves
from engine.games.rob_a_bank.rules import DOES
from engine.games.rob_a_bank.scheme import wanted
from engine.games.rob_a_bank.state import State
from engine.games.rob_a_bank.turns import must_go_on
from engine.games.rob_a_bank.view import View, guessed, seen
from engine.games.rob_a_bank.worth import THROWN, gang_sign, worth

Valued: TypeAlias = tuple[AnyMove, float]

NO_DICE = Dice(bytes(32))  # no action within a turn draws any chance
CARELESS_BANK, CARELESS_ROBBER = 45, 3  # of a hundred decisions in a raid
SHORT, LAPS = 4, 2  # moves the strong level dreams of, and how far in a raid
HAUL = {  # how likely the gang throws 0, 1, 2, 3 bags in a round, by seats
    2: (0.30, 0.46, 0.20, 0.04),
    3: (0.32, 0.40, 0.24, 0.04),
    4: (0.14, 0.44, 0.37, 0.05),
}


class RobABankBrain(Brain[State, AnyMove, View]):
    """Plays either side."""

    def choose(self, view: View, seat: int, moves: Sequence[Any], luck: Dice) -> AnyMove:
        """Return one of the moves."""
        return _favourite(_valued(view, guessed(view, luck), moves), luck)

    def carelessness(self, view: View) -> int:
        """Robbers forgive few slips but any plan; the bank forgives many."""
        if view.side == BANK:
            return CARELESS_BANK
        return 100 if view.phase == "plan" else CARELESS_ROBBER

    def shortlist(
        self, view: View, seat: int, moves: Sequence[Any], luck: Dice
    ) -> Sequence[AnyMove]:
        """Return the moves that promise most; in a raid only one of those that promise the same."""
        valued = _valued(view, guessed(view, luck), moves)
        if view.phase == "rob":
            valued = list({value: (move, value) for move, value in valued}.values())
        ranked = sorted(valued, key=lambda each: -each[1])
        return [move for move, _ in ranked[:SHORT]]

    def reply(self, state: State, seat: int, moves: Sequence[Any], luck: Dice) -> AnyMove:
        """Return one of the moves, as the normal level would."""
        view = None if state.phase == "rob" else seen(state, seat)
        return _favourite(_valued(view, state, moves), luck)

    def far_enough(self, view: View, state: State, played: int) -> bool:
        """Dream to the end of the round; in a raid two laps, unless one more ends it."""
        if state.round > view.round:
            return True
        return view.phase == "rob" and view.lap + LAPS <= state.lap < PLAN - 1

    def prospect(self, state: State, seat: int, outcome: Outcome | None) -> float:
        """Return how likely a seat's side wins."""
        robbed = _in_the_raid(state) if state.phase == "rob" else _between_rounds(state)
        return 1 - robbed if seat == state.bank else robbed


def _in_the_raid(state: State) -> float:
    """Return how likely the gang wins: what the raid is worth decides about the next bag."""
    rounds, lacking = ROUNDS - state.round, NEEDED[state.seats] - state.thrown
    none, one = (_chance(state.seats, lacking - bags, rounds) for bags in (0, 1))
    coming = worth(state) / THROWN - state.thrown
    return min(max(none + (one - none) * coming, 0.0), 1.0)


def _between_rounds(state: State) -> float:
    rounds = 0 if state.phase == "over" else ROUNDS + 1 - state.round
    return _chance(state.seats, NEEDED[state.seats] - state.thrown, rounds)


@cache
def _chance(seats: int, lacking: int, rounds: int) -> float:
    """Return how likely the gang throws the bags it lacks in so many rounds."""
    if lacking <= 0 or not rounds:
        return float(lacking <= 0)
    haul = enumerate(HAUL[seats])
    return sum(likely * _chance(seats, lacking - bags, rounds - 1) for bags, likely in haul)


def _valued(view: View | None, state: State, moves: Sequence[AnyMove]) -> list[Valued]:
    """Return the moves with what each promises to the side that makes it."""
    if view is None or view.phase == "rob":
        sign = gang_sign(state.side)
        return [(move, _promise(state, move, sign)) for move in _in_time(state, moves)]
    return [(move, _liking(view, move)) for move in moves]


def _favourite(valued: list[Valued], luck: Dice) -> AnyMove:
    best = max([value for _, value in valued])
    favourites = [move for move, value in valued if value == best]
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
    return _outlook(_Moment(_told(after), after))


@dataclass(frozen=True, slots=True)
class _Moment:
    """A state within a turn, and all that tells it from others."""

    told: tuple[Any, ...]
    state: State = field(compare=False)


def _told(state: State) -> tuple[Any, ...]:
    return (
        state.seats,
        state.walls,
        state.side,
        state.lap,
        state.thrown,
        state.car,
        state.alarm,
        state.alarm_locked,
        state.used,
        state.free,
        tuple(state.icons),
        tuple(state.pawns.values()),
        tuple(state.down),
        tuple(state.bags),
        tuple(state.locked),
        tuple(state.carried.values()),
        frozenset(state.began.items()),
    )


@lru_cache(maxsize=8192)
def _outlook(moment: _Moment) -> float:
    """Return the best a turn can still come to."""
    state = moment.state
    sign = gang_sign(state.side)
    legal = bank_moves(state) if state.side == BANK else robber_moves(state)
    return max([_promise(state, later, sign) for later in _in_time(state, legal)])


def _in_time(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Return the moves without drives that can as well wait until the card is played."""
    if state.side == BANK or not must_go_on(state):
        return moves
    return [move for move in moves if not isinstance(move, Drive)] or moves


def _twin(state: State) -> State:
    """Return a copy to try a turn on; hands and plans stay shared, no turn touches them."""
    return State(
        state.seats,
        state.bank,
        state.round,
        state.phase,
        state.thrown,
        state.tiles,
        state.walls,
        state.pawns.copy(),
        state.down.copy(),
        state.bags.copy(),
        state.locked.copy(),
        state.carried.copy(),
        state.alarm,
        state.alarm_locked,
        state.corner,
        state.car,
        state.hands,
        state.plans,
        state.side,
        state.lap,
        state.icons.copy(),
        state.used,
        state.free,
        state.began.copy(),
    )
