"""The printed components, read once from `components.toml`."""

import tomllib
from pathlib import Path
from typing import Any

PRINTED: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "components.toml").read_text(encoding="utf8")
)

BANK = "bank"
ROUNDS: int = PRINTED["rounds"]
BAGS: int = PRINTED["bags"]
HAND: int = PRINTED["hand"]
PLAN: int = PRINTED["plan"]

ICON: dict[int, str] = {int(tile): face["icon"] for tile, face in PRINTED["tiles"].items()}
WALLED = frozenset(int(tile) for tile, face in PRINTED["tiles"].items() if face["wall"])

ROBBERS: dict[int, tuple[str, ...]] = {
    int(seats): tuple(printed["robbers"]) for seats, printed in PRINTED["sides"].items()
}
SIDES = {seats: (BANK, *robbers) for seats, robbers in ROBBERS.items()}
NEEDED: dict[int, int] = {int(seats): side["needed"] for seats, side in PRINTED["sides"].items()}
TILES = {
    int(seats): (1, 2, 3, 4, 5, 6, 7, 8, side["extra_tile"])
    for seats, side in PRINTED["sides"].items()
}

ROBBER_DECK: dict[str, int] = PRINTED["decks"]["robber"]
BANK_DECK: dict[str, int] = PRINTED["decks"]["bank"]
ICONS = {card: tuple(card.split("+")) for card in (*ROBBER_DECK, *BANK_DECK)}


def deck_of(side: str) -> list[str]:
    """Return a side's whole deck, in the order of the table."""
    counts = BANK_DECK if side == BANK else ROBBER_DECK
    return [card for card, count in counts.items() for _ in range(count)]
