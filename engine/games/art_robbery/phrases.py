"""Cards, tokens and effects in a player's words, shared by all screens."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Reader, Seat
from engine.games.art_robbery.components import ALIBIS, BOSS, CARD_OF, DOG, THIEF, Card, Token
from engine.games.art_robbery.moves import Grab, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View
from engine.words import Words


def chips(tokens: Iterable[Token], words: Words) -> str:
    """Return tokens as they lie on the table: a value and a dot an alibi."""
    return " ".join(map(_chip, sorted(tokens))) or words("no-token")


def _chip(token: Token) -> str:
    return "`👑`" if token == BOSS else f"`{CARD_OF[token]}{'•' * ALIBIS[token]}`"


def printed(token: Token) -> dict[str, Any]:
    """Return what is printed on a token, as facts for a text."""
    return {"value": CARD_OF[token], "alibis": ALIBIS[token]}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card would do now: texts `does-<key>` and `play-<key>` say it with these facts."""

    key: str
    facts: dict[str, Any]


def effect_of(card: Card, seat: Seat, view: View, reader: Reader) -> Effect:
    """Return what a card of this seat would do if it were played now."""
    if card == DOG:
        return _dog_effect(seat, view, reader)
    grabs = reach(card, seat, view.centre, view.loot)
    if card == THIEF:
        return Effect("thief", {})
    match grabs:
        case []:
            return Effect("nothing", {})
        case [Take(token)]:
            return Effect("take", printed(token))
        case [Take(token), *_]:
            return Effect("take-any", printed(token))
        case [Steal(token, victim)]:
            return Effect("steal", printed(token) | {"names": reader.names[victim]})
    return Effect("steal-any", {"value": card, "names": _victims(grabs, reader)})


def _dog_effect(seat: Seat, view: View, reader: Reader) -> Effect:
    if view.dog == seat:
        return Effect("nothing", {})
    if view.dog == CENTRE:
        return Effect("wake", {})
    return Effect("fetch", {"names": reader.names[view.dog]})


def _victims(grabs: Sequence[Grab], reader: Reader) -> str:
    """Return "Ana, Bob or Cléo"."""
    victims = dict.fromkeys(grab.victim for grab in grabs if isinstance(grab, Steal))
    *others, last = [reader.names[victim] for victim in victims]
    return reader.words("either", start=", ".join(others), last=last) if others else last
