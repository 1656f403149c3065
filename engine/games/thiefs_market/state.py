"""A game in progress."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.thiefs_market.components import DECKS

Phase: TypeAlias = Literal["split", "lucky", "purchases", "over"]


@dataclass(slots=True)
class State:
    """Everything on and under the table. Objects are counted by face, in the order of FACES."""

    phase: Phase
    round: int
    starter: int  # who began this part of the round: from the purchases on, the pawn's owner
    turn: int
    centre: list[int]
    piles: list[list[int]]
    memory: list[list[int]]  # the piles as they were at the end of the split
    gold: list[int]
    infamy: list[int]
    cards: list[list[str]]
    rows: dict[str, list[str]]  # the opened rows of the market; the last is the newest
    decks: dict[str, list[str]]
    gone: list[str]  # out of the game for all to see
    left: int  # purchases left to whoever's turn it is
    bought: int
    ready: list[str]  # the cards whoever's turn it is may still use this round

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.gold)

    @property
    def newest(self) -> str:
        """Return the letter of the row that is refilled."""
        return DECKS[len(self.rows) - 1]

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.centre[:],
            [pile[:] for pile in self.piles],
            [pile[:] for pile in self.memory],
            self.gold[:],
            self.infamy[:],
            [cards[:] for cards in self.cards],
            {deck: row[:] for deck, row in self.rows.items()},
            {deck: cards[:] for deck, cards in self.decks.items()},
            self.gone[:],
            self.left,
            self.bought,
            self.ready[:],
        )
