"""What a player can decide, and every such move made once."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.game import Seat
from engine.games.art_robbery.components import DECK, TOKENS, Card, Token


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card on the discard pile."""

    card: Card
    do: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a token from the centre."""

    token: Token
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Steal:
    """Steal a token from an opponent."""

    token: Token
    victim: Annotated[Seat, Field(alias="from")]
    do: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Parry:
    """Give the thief the Guard Dog instead of the token, or let the token go."""

    give: bool
    do: Literal["dog"] = "dog"


Grab: TypeAlias = Take | Steal
Move: TypeAlias = Play | Grab | Parry

SEATS = range(2, 6)

PLAYS = {card: Play(card) for card in DECK}
TAKES = {token: Take(token) for token in TOKENS}
STEALS = {(token, seat): Steal(token, seat) for token in TOKENS for seat in range(SEATS[-1])}
PARRIES = (Parry(give=True), Parry(give=False))
