"""The moves of a Magpie."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.toits_de_paris.components import COLOURS, SQUARES


@dataclass(frozen=True, slots=True)
class Draw:
    """Reveal another card."""

    do: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """End the theft and share."""

    do: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card on a square."""

    square: int
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Done:
    """Take no more."""

    do: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Joker:
    """Turn the character card into a joker of a colour."""

    colour: str
    do: Literal["joker"] = "joker"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the character card for a later raid."""

    do: Literal["keep"] = "keep"


Move: TypeAlias = Draw | Stop | Take | Done | Joker | Keep

DRAW_OR_STOP: tuple[Move, ...] = (Draw(), Stop())
STOP_ONLY: tuple[Move, ...] = (Stop(),)
TAKE: tuple[Move, ...] = tuple(Take(square) for square in range(1, SQUARES + 1))
DONE: Move = Done()
JOKER_OR_KEEP: tuple[Move, ...] = (*(Joker(colour) for colour in COLOURS), Keep())
