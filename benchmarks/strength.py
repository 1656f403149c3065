"""How well the computers play: each level alone among the level below it, at every seat count.

`ours` is how often the better level won, `baseline` how often it would among equals. A
two-player equivalent turns a share of wins among n seats into the odds against one of them.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from math import sqrt
from typing import Any, TypeAlias

from benchmarks.figures import Figure
from engine.dice import Dice
from engine.game import AnyGame, Option, Seat
from engine.levels import Level, choose
from engine.registry import GAMES

RANDOM = "random"
Share: TypeAlias = tuple[float, float]  # what was won of a game, and what is fair

GOALS = {(Level.STRONG, Level.NORMAL): 60, (Level.NORMAL, Level.EASY): 75, (Level.EASY, RANDOM): 90}
GAMES_PLAYED = 1_100  # ± 3 % at even chances
DREAMS = 60  # rounds a strong computer may dream here; at a table it has a second
FEWER_DREAMS = {"thiefs_market": 6, "rob_a_bank": 6}  # where they take long


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield every level's share of wins against the one below, and both sides' at their best."""
    games, most = (1, 1) if quick else (GAMES_PLAYED, DREAMS)
    with ProcessPoolExecutor() as pool:
        for game in GAMES.values():
            for seats in game.seats:
                where = f"{game.id}, {seats} seats"
                dreams = min(most, FEWER_DREAMS.get(game.id, DREAMS))
                for (better, worse), goal in GOALS.items():
                    duel = partial(_duel, game.id, seats, better, worse, dreams)
                    won = list(pool.map(duel, range(games), chunksize=4))
                    yield _figure(f"{where}: {better} against {worse}", won, goal)
                if _lonely(game):
                    duel = partial(_side, game.id, seats, dreams)
                    won = list(pool.map(duel, range(games), chunksize=4))
                    yield _balance(f"{where}: one side against the other, both strong", won)


def _figure(what: str, won: list[Share], goal: int) -> Figure:
    """Return the share of wins, and what it comes to between two."""
    share, fair, margin = _summed(won)
    middle, low, high = (_between_two(p, fair) for p in (share, share - margin, share + margin))
    name = f"{what}, {len(won)} games, between two {middle:.0%} ({low:.0%} to {high:.0%})"
    met = middle * 100 >= goal
    return Figure(name, share * 100, fair * 100, "%", f"between two ≥ {goal} %", met)


def _balance(what: str, won: list[Share]) -> Figure:
    share, fair, margin = _summed(won)
    name = f"{what}, {len(won)} games ({share - margin:.0%} to {share + margin:.0%})"
    return Figure(name, share * 100, fair * 100, "%", "40 to 60 %", 0.4 <= share <= 0.6)


def _summed(won: list[Share]) -> tuple[float, float, float]:
    """Return the share of wins, the fair one, and half of the 95 % interval."""
    share, fair = (sum(each[i] for each in won) / len(won) for i in (0, 1))
    return share, fair, 1.96 * sqrt(share * (1 - share) / len(won))


def _between_two(share: float, fair: float) -> float:
    """Return the two-player equivalent of a share of wins whose fair share is known."""
    share = min(max(share, 0.0), 1.0)
    ours, theirs = share * (1 - fair), (1 - share) * fair
    return ours / (ours + theirs)


def _duel(game: str, seats: int, better: str, worse: str, dreams: int, number: int) -> Share:
    """Play one game; return the better level's share of its win, and the fair one."""
    lonely, alone = _lonely(GAMES[game]), number % seats
    levels = [worse] * seats
    levels[alone] = better
    if lonely and number // seats % 2:  # the side of many is the better one every other time
        levels = [worse if level == better else better for level in levels]
    winners = _winners(GAMES[game], levels, alone, dreams, number)
    ours = sum(levels[seat] == better for seat in winners) / len(winners)
    return ours, 0.5 if lonely else 1 / seats


def _side(game: str, seats: int, dreams: int, number: int) -> Share:
    """Play one game of the strong; return whether the side of many won it."""
    alone = number % seats
    return float(
        alone not in _winners(GAMES[game], [Level.STRONG] * seats, alone, dreams, number)
    ), 0.5


def _lonely(game: AnyGame) -> Option | None:
    """Return the option that names the one who plays against all others, where one does."""
    return next((option for option in game.options if option.kind == "seat"), None)


def _winners(
    game: AnyGame, levels: Sequence[str], alone: Seat, dreams: int, number: int
) -> tuple[Seat, ...]:
    rules, lonely = game.rules, _lonely(game)
    luck = Dice(sha256(f"{game.id} {len(levels)} {number}".encode()).digest())
    options: dict[str, Any] = {option.name: option.default for option in game.options}
    if lonely:
        options[lonely.name] = alone
    state = rules.setup(len(levels), options, luck).state
    while asked := rules.asked(state):
        moves = rules.moves(state, asked[0])
        move = moves[0]
        if len(moves) > 1:
            move = _choose(game, levels[asked[0]], state, asked[0], luck, dreams)
        rules.play(state, asked[0], move, luck)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.winners


def _choose(game: AnyGame, level: str, state: Any, seat: Seat, luck: Dice, dreams: int) -> Any:
    view, moves = game.rules.view(state, seat), game.rules.moves(state, seat)
    if level == RANDOM:
        return moves[luck.below(len(moves))]
    rounds = iter(range(dreams))
    return choose(
        game, Level(level), view, seat, moves, luck, lambda: next(rounds, None) is not None
    )
