"""What is in the box, read once from `components.toml`."""

import tomllib
from pathlib import Path
from typing import TypeAlias

Card: TypeAlias = str  # "0" to "5", "boss", "dog" or "thief": alphabetical is the printed order
Token: TypeAlias = str  # "value:alibis" or "boss"

BOSS = "boss"
DOG = "dog"
THIEF = "thief"

_BOX = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf8"))

HAND_SIZE: int = _BOX["hand_size"]
DECK: tuple[Card, ...] = tuple(card for card, n in _BOX["cards"].items() for _ in range(n))
RAIDS: tuple[tuple[Token, ...], ...] = tuple(tuple(raid["tokens"]) for raid in _BOX["raids"])
TOKENS: tuple[Token, ...] = tuple(dict.fromkeys(token for raid in RAIDS for token in raid))

CARD_OF: dict[Token, Card] = {token: token.partition(":")[0] for token in TOKENS}
ALIBIS: dict[Token, int] = {token: int(token.partition(":")[2] or 0) for token in TOKENS}
POINTS: dict[Token, int] = {
    token: _BOX["boss_points"] if token == BOSS else int(CARD_OF[token]) for token in TOKENS
}
KEEPS_BOSS = frozenset(token for token in TOKENS if CARD_OF[token] in ("4", "5"))
