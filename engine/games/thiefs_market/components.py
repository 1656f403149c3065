"""What lies in the box: dice, the 49 market cards and the table's figures, from components.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FACES = ("red", "white", "blue", "green", "bag", "mask", "pawn")
GEMS = FACES[:4]
BAG, MASK, PAWN = 4, 5, 6
DIE_FACES = 6
INDEX = {face: number for number, face in enumerate(FACES)}
DECKS = ("A", "B", "C")

CLUTCHES = "wicked_clutches"
EXIT = "exit_strategy"
EYEPATCH = "eyepatch_of_command"
ISLAND = "island_estate"
LUCKY = "lucky_animal_appendage"
POTION = "unlabeled_potion"
RACKET = "insurance_racket"
SCALES = "imbalanced_scales"
HAULS = ("big_haul", "the_heist")


@dataclass(frozen=True, slots=True)
class Card:
    """A market card as printed; `cost` counts gems in the order of GEMS."""

    name: str
    deck: str
    cost: tuple[int, ...]
    type: str
    icons: int = 1
    turns: str = ""
    into: tuple[str, ...] = ()
    spends: str = ""
    gains: str = ""
    purchase_with: str = ""
    infamy_for: str = ""
    points: int = 0
    points_with_two_safehouses: int = 0
    points_against_maps: int = 0
    points_for_two_magic: int = 0
    points_for_another_card: int = 0
    points_for_two_infamy: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """The table's figures: dice and cards used, points of the majorities."""

    dice: dict[int, int]
    kept: dict[str, int]
    row: int
    starting_gold: int
    most_henchmen: int
    second_henchmen: int
    most_gold: int
    less_when_tied: int


def _card(name: str, deck: str, printed: dict[str, Any]) -> Card:
    cost = tuple(printed["cost"].get(gem, 0) for gem in GEMS)
    into = tuple(printed.get("into", ()))
    return Card(**printed | {"name": name, "deck": deck, "cost": cost, "into": into})


_BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf8"))

_table = _BOX["table"]
FIGURES = Figures(**_table | {"dice": {int(seats): dice for seats, dice in _table["dice"].items()}})
CARDS = {name: _card(name, deck, printed) for deck in DECKS for name, printed in _BOX[deck].items()}
LISTED = {deck: tuple(_BOX[deck]) for deck in DECKS}
