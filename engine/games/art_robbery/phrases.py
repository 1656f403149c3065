"""Tokens in a player's words, shared by all screens."""

from collections.abc import Iterable
from typing import Any

from engine.games.art_robbery.components import ALIBIS, BOSS, CARD_OF, Token
from engine.words import Words


def chips(tokens: Iterable[Token], words: Words) -> str:
    """Return tokens as they lie on the table: a value and a dot an alibi."""
    return " ".join(map(_chip, sorted(tokens))) or words("no-token")


def printed(token: Token) -> dict[str, Any]:
    """Return what is printed on a token, as facts for a text."""
    return {"value": CARD_OF[token], "alibis": ALIBIS[token]}


def _chip(token: Token) -> str:
    return "`👑`" if token == BOSS else f"`{CARD_OF[token]}{'•' * ALIBIS[token]}`"
