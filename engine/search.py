"""The strong computer: it dreams up games behind its view and races its moves against each other.

In each round one state is guessed and every move still in the race is played out from it, with
the same luck for all. A move clearly behind the leader drops out; the last one left is chosen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from random import Random
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Seat

WARM_UP = 16  # rounds before the first move drops out
EVERY = 8  # rounds between two looks at who is behind
CLEAR = 2.5  # standard errors behind the leader that count as beaten
ENOUGH = 2_000  # rounds after which moves that are still level are as good as each other


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, how often it won the games that were dreamt, and how often the next best did."""

    move: Any
    wins: float
    next_best: float | None
    games: int


@dataclass(slots=True)
class _Runner:
    move: Any
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class _Dream(Dice):
    """Quick chance for dreamt games: the same seed, the same luck."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


def advise(
    game: AnyGame,
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    luck: Dice,
    more: Callable[[], bool],
) -> Advice:
    """Return the move that wins most of the dreamt games, dreaming while there is `more` time."""
    runners = [_Runner(move) for move in game.brain.shortlist(view, seat, moves, luck)]
    racing, rounds = runners, 0
    while len(racing) > 1 and rounds < ENOUGH and more():
        rounds += 1
        guessed = game.rules.guess(view, _Dream(luck.below(1 << 32)))
        fate = luck.below(1 << 32)
        for runner in racing:
            state = game.rules.copy(guessed)
            runner.results.append(_dreamt(game, view, state, seat, runner.move, _Dream(fate)))
        if rounds >= WARM_UP and rounds % EVERY == 0:
            racing = _still_racing(racing)
    best = max(racing, key=lambda runner: runner.mean)
    others = [runner.mean for runner in runners if runner is not best and runner.results]
    games = sum(len(runner.results) for runner in runners)
    return Advice(best.move, best.mean, max(others, default=None), games)


def _dreamt(game: AnyGame, view: Any, state: Any, seat: Seat, move: Any, luck: Dice) -> float:
    """Play a move and what may come after it; return how well that went for the seat."""
    rules, brain = game.rules, game.brain
    rules.play(state, seat, move, luck)
    for played in count():
        asked = rules.asked(state)
        if not asked or brain.far_enough(view, state, played):
            break
        moves = rules.moves(state, asked[0])
        reply = moves[0] if len(moves) == 1 else brain.reply(state, asked[0], moves, luck)
        rules.play(state, asked[0], reply, luck)
    return brain.prospect(state, seat, rules.outcome(state))


def _still_racing(racing: list[_Runner]) -> list[_Runner]:
    leader = max(racing, key=lambda runner: runner.mean)
    return [runner for runner in racing if runner is leader or not _beaten(runner, leader)]


def _beaten(runner: _Runner, leader: _Runner) -> bool:
    """Tell whether a move is clearly behind, judged round by round: the luck was the same."""
    gaps = [best - own for best, own in zip(leader.results, runner.results, strict=True)]
    rounds = len(gaps)
    mean = sum(gaps) / rounds
    spread = sum((gap - mean) ** 2 for gap in gaps) / (rounds - 1)
    return mean > CLEAR * sqrt(spread / rounds) + 1 / rounds
