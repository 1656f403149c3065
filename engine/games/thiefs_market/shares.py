"""All legal moves of a split, counted and numbered instead of listed."""

from collections.abc import Sequence
from math import prod
from typing import overload

from engine.games.thiefs_market.components import INDEX
from engine.games.thiefs_market.loot import counts_of, objects_of
from engine.games.thiefs_market.moves import Move, Steal, Take


class SplitMoves(Sequence[Move]):
    """Every way to take from the centre, then every way to steal from each victim.

    A share of objects is a number in mixed radix, one digit a face: 0 is nothing, the last is all.
    """

    __slots__ = ("_centre", "_last", "_size", "_takes", "_victims")

    def __init__(
        self, centre: Sequence[int], victims: dict[int, tuple[int, ...]], *, last: bool
    ) -> None:
        self._centre = tuple(centre)
        self._last = last  # rule: the last player without a pile takes everything or steals
        self._takes = _ways_to_take(centre, last)
        self._victims = victims
        self._size = self._takes + sum(_ways_to_return(pile) for pile in victims.values())

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, number: int) -> Move: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Move]: ...
    def __getitem__(self, number: int | slice) -> Move | Sequence[Move]:
        if isinstance(number, slice):
            return [self._move(each) for each in range(*number.indices(self._size))]
        if not -self._size <= number < self._size:
            raise IndexError(number)
        return self._move(number % self._size)

    def __contains__(self, move: object) -> bool:
        match move:
            case Take(objects):
                return self._may_take(objects)
            case Steal(victim, returned):
                pile = self._victims.get(victim)
                return pile is not None and len(returned) < sum(pile) and _part(returned, pile)
        return False

    def _may_take(self, objects: Sequence[str]) -> bool:
        if self._last and len(objects) != sum(self._centre):
            return False
        return _part(objects, self._centre)

    def _move(self, number: int) -> Move:
        if number < self._takes:
            return Take(objects_of(self._centre if self._last else _share(self._centre, number)))
        number -= self._takes
        for victim, pile in self._victims.items():
            ways = _ways_to_return(pile)
            if number < ways:
                return Steal(victim, objects_of(_share(pile, number)))
            number -= ways
        raise IndexError(number)


def _ways_to_take(centre: Sequence[int], last: bool) -> int:
    shares = prod([count + 1 for count in centre]) - 1
    return min(shares, 1) if last else shares


def _ways_to_return(pile: Sequence[int]) -> int:
    return prod([count + 1 for count in pile]) - 2  # something, but not all


def _share(pile: Sequence[int], number: int) -> list[int]:
    """Return share `number` of a pile, the empty one not counted."""
    number += 1
    share = []
    for count in pile:
        number, part = divmod(number, count + 1)
        share.append(part)
    return share


def _part(objects: Sequence[str], pile: Sequence[int]) -> bool:
    """Tell whether these are some of the pile's objects, written in order."""
    if not objects or not all(name in INDEX for name in objects):
        return False
    counts = counts_of(objects)
    enough = all(part <= count for part, count in zip(counts, pile, strict=True))
    return enough and tuple(objects) == objects_of(counts)
