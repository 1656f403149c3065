"""The printed components, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple


class Card(NamedTuple):
    """What is printed on a loot card."""

    colour: str
    arrows: int
    effect: str  # "-", "1", "2", "feather", "bonus" or "tie"
    bell: bool
    points: int


def _load() -> dict[str, Any]:
    text = Path(__file__).with_name("components.toml").read_text(encoding="utf8")
    return tomllib.loads(text)


def _deck(printed: dict[str, Any]) -> list[tuple[str, Card]]:
    """Return the named cards, colour by colour, each colour in the order of the table."""
    deck: list[tuple[str, Card]] = []
    for colour in printed["colours"]:
        for row in printed["cards"]:
            deck += [_card(colour, row)] * row["quantity"]
    return deck


def _card(colour: str, row: dict[str, Any]) -> tuple[str, Card]:
    arrows, effect, bell = row.get("arrows", 0), row.get("effect", "-"), row.get("bell", False)
    card = Card(colour, arrows, effect, bell, POINTS.get(effect, 0))
    return f"{colour}/{arrows}/{effect}/{'b' if bell else '-'}", card


POINTS = {"1": 1, "2": 2, "tie": 1}
BELLS = 3  # in one colour: police raid

_PRINTED = _load()
COLOURS: tuple[str, ...] = tuple(_PRINTED["colours"])
SQUARES: int = _PRINTED["board"]["squares"]
TAKES: tuple[int, ...] = tuple(_PRINTED["board"]["takes"])
RESERVE: int = _PRINTED["reserve"]
STRONG: int = _PRINTED["rewards"]["strong"]
WEAK: int = _PRINTED["rewards"]["weak"]

DECK: tuple[str, ...] = tuple(name for name, _ in _deck(_PRINTED))
CARDS: dict[str, Card] = dict(_deck(_PRINTED))
TIE_BREAKERS: dict[str, str] = {c.colour: name for name, c in CARDS.items() if c.effect == "tie"}
