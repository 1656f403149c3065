"""Chance that anybody can check: a stream of numbers derived from the game's seed."""

from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64


class Dice:
    """The chance stream of one game; `drawn` numbers of it are used up."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Return a fair whole number from 0 to n − 1."""
        fair = WORD - WORD % n  # the last, incomplete run of n numbers would favour the low ones
        while True:
            number = self._next()
            if number < fair:
                return number % n

    def shuffle(self, pile: list[T]) -> None:
        """Shuffle a pile in place; its top is index 0."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]

    def _next(self) -> int:
        digest = sha256(self.seed + self.drawn.to_bytes(8, "big")).digest()
        self.drawn += 1
        return int.from_bytes(digest[:8], "big")
