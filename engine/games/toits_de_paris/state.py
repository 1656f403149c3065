"""A game in progress: everything there is to know, hidden piles included."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["theft", "spoils", "coup", "gang", "extra", "over"]
Collection: TypeAlias = dict[str, list[str]]  # cards by colour

READY = "ready"  # a character card still unused
GONE = "gone"  # a joker lost in a raid


@dataclass(slots=True)
class State:
    """The whole table. Piles have their top at index 0; an emptied square of the board is ""."""

    chief: int
    turn: int  # the seat that decides now
    stage: Stage
    draw: list[str]
    reserve: list[str]
    board: list[str]
    arrows: int
    due: int  # cards the chief still has to take
    raided: str  # the colour of a raid whose joker decision is awaited, else ""
    bonus: bool  # a bonus draw follows that decision
    collections: list[Collection]
    jokers: list[str]  # by seat: READY, the colour it lies in, or GONE

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(
            self.chief,
            self.turn,
            self.stage,
            self.draw[:],
            self.reserve[:],
            self.board[:],
            self.arrows,
            self.due,
            self.raided,
            self.bonus,
            [{c: cards[:] for c, cards in owned.items()} for owned in self.collections],
            self.jokers[:],
        )
