"""Everything on and under the table."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.art_robbery.components import Card, Token

CENTRE: Seat = -1  # where the Guard Dog lies until somebody takes it


@dataclass(slots=True)
class State:
    """One game; piles have their top first, the discard pile its oldest card."""

    raid: int  # 1 to 4
    turn: Seat
    hands: list[list[Card]]  # each in the printed order
    draw: list[Card]
    discard: list[Card]
    centre: list[Token]
    loot: list[list[Token]]  # in front of each seat, this raid's
    banked: list[list[Token]]
    dog: Seat  # or CENTRE
    played: Card | None = None  # a card whose token is still to be chosen or defended
    wanted: Token | None = None  # about to be stolen from the Dog's owner, who may parry
    over: bool = False

    @property
    def asked(self) -> Seat:
        """Return the seat everybody waits for."""
        return self.turn if self.wanted is None else self.dog

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(
            self.raid,
            self.turn,
            [hand[:] for hand in self.hands],
            self.draw[:],
            self.discard[:],
            self.centre[:],
            [tokens[:] for tokens in self.loot],
            [tokens[:] for tokens in self.banked],
            self.dog,
            self.played,
            self.wanted,
            self.over,
        )
