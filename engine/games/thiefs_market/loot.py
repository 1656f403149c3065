"""Dice and pawn as counted objects."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.games.thiefs_market.components import DIE_FACES, FACES, INDEX

_RUNS = tuple(tuple((face,) * count for count in range(20)) for face in FACES)


def nothing() -> list[int]:
    """Return no objects at all, counted."""
    return [0, 0, 0, 0, 0, 0, 0]


def roll(number: int, dice: Dice) -> list[int]:
    """Roll some dice, one after the other; return their faces, counted."""
    counts = nothing()
    for _ in range(number):
        counts[dice.below(DIE_FACES)] += 1
    return counts


def objects_of(counts: Sequence[int]) -> tuple[str, ...]:
    """Return counted objects by name, in the order records write them."""
    found: tuple[str, ...] = ()
    for face, count in enumerate(counts):
        if count:
            found += _RUNS[face][count]
    return found


def counts_of(objects: Sequence[str]) -> list[int]:
    """Return how many objects there are of each face."""
    counts = nothing()
    for name in objects:
        counts[INDEX[name]] += 1
    return counts
