"""Random decisions a second of one core, every game, against a plain loop of Python."""

from collections.abc import Iterator
from random import Random
from time import process_time

from benchmarks.figures import Figure
from engine.dice import Dice
from engine.game import AnyGame
from engine.registry import GAMES

GOALS = {
    "art_robbery": 100_000,
    "toits_de_paris": 100_000,
    "thiefs_market": 50_000,
    "rob_a_bank": 50_000,
}


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield decisions a second for each game and number of seats."""
    seconds = 0.02 if quick else 1.0
    for game in GAMES.values():
        goal = GOALS.get(game.id, 50_000)
        for seats in game.seats:
            baseline = _loops(seconds / 2)
            ours = _decisions(game, seats, seconds)
            what = f"{game.id}, {seats} seats: random decisions"
            yield Figure(what, ours, baseline, "/s", f"≥ {goal:,} /s", ours >= goal)


def _decisions(game: AnyGame, seats: int, seconds: float) -> float:
    """Play random games for a while; return decisions a second, setting up included."""
    options = {option.name: option.default for option in game.options}
    choose = Random(seats)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += _game(game, seats, options, Dice(games.to_bytes(32, "big")), choose)
        games += 1
    return decisions / spent


def _game(game: AnyGame, seats: int, options: dict[str, str], dice: Dice, choose: Random) -> int:
    rules = game.rules
    state = rules.setup(seats, options, dice).state
    decisions = 0
    while asked := rules.asked(state):
        seat = asked[0]
        moves = rules.moves(state, seat)
        rules.play(state, seat, moves[int(choose.random() * len(moves))], dice)
        decisions += 1
    return decisions


def _loops(seconds: float) -> float:
    """Return how often a second Python looks something up and appends it."""
    places = {number: number for number in range(100)}
    loops = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        found: list[int] = []
        for number in range(1_000):
            found.append(places[number % 100])
        loops += len(found)
    return loops / spent
