"""What a thief can do, as records write it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field

from engine.games.thiefs_market.components import INDEX


def _in_order(objects: tuple[str, ...]) -> tuple[str, ...]:
    if not all(name in INDEX for name in objects):
        raise ValueError("no such object")
    return tuple(sorted(objects, key=INDEX.__getitem__))


Objects: TypeAlias = Annotated[tuple[str, ...], AfterValidator(_in_order)]


@dataclass(frozen=True, slots=True)
class Take:
    """Make a pile of objects from the centre."""

    objects: Objects
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Steal:
    """Take somebody's whole pile and give part of it back to the centre."""

    victim: Annotated[int, Field(alias="from")]
    returned: Annotated[tuple[str, ...], AfterValidator(_in_order), Field(alias="return")]
    do: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll one die of the pile again before the purchases."""

    die: str
    do: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Keep:
    """Roll no die again."""

    do: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a card; `to` is the face a die is turned to where there is a choice."""

    card: str
    to: str | None = None
    do: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a card of the market with dice by gem, and gold."""

    card: str
    pay: Mapping[str, int]
    do: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    do: Literal["end"] = "end"


Move: TypeAlias = Take | Steal | Reroll | Keep | Use | Buy | End
MOVE_TYPES = (Take, Steal, Reroll, Keep, Use, Buy, End)
