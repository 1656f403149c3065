"""What a card would do right now, for the hand and its buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Reader, Seat
from engine.games.art_robbery.components import DOG, THIEF, Card
from engine.games.art_robbery.moves import Grab, Steal, Take
from engine.games.art_robbery.phrases import printed
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View


@dataclass(frozen=True, slots=True)
class Effect:
    """The texts `does-<key>` and `play-<key>` say it with these facts."""

    key: str
    facts: dict[str, Any]


def effect_of(card: Card, seat: Seat, view: View, reader: Reader) -> Effect:
    """Return what a card of this seat would do if it were played now."""
    key, facts = _effect(card, seat, view, reader)
    return Effect(key, {"card": card, **facts})


def _effect(card: Card, seat: Seat, view: View, reader: Reader) -> tuple[str, dict[str, Any]]:
    if card == DOG:
        return _dog_effect(seat, view, reader)
    grabs = reach(card, seat, view.centre, view.loot)
    match grabs:
        case []:
            return "nothing", {}
        case _ if card == THIEF:
            return "thief", {}
        case [Take(token)]:
            return "take", printed(token)
        case [Take(), *_]:
            return "take-any", {"value": card}
        case [Steal(token, _)]:
            return "steal", printed(token) | _victims(grabs, view, reader)
    return "steal-any", {"value": card} | _victims(grabs, view, reader)


def _dog_effect(seat: Seat, view: View, reader: Reader) -> tuple[str, dict[str, Any]]:
    if view.dog == seat:
        return "nothing", {}
    if view.dog == CENTRE:
        return "wake", {}
    return "fetch", {"names": reader.names[view.dog]}


def _victims(grabs: Sequence[Grab], view: View, reader: Reader) -> dict[str, str]:
    """Return who can be stolen from, and who of them may parry."""
    seats = list(dict.fromkeys(grab.victim for grab in grabs if isinstance(grab, Steal)))
    guarded = view.dog in seats
    return {
        "names": _either([reader.names[seat] for seat in seats], reader),
        "guarded": "yes" if guarded else "no",
        "guard": reader.names[view.dog] if guarded else "",
    }


def _either(names: list[str], reader: Reader) -> str:
    """Return "Ana, Bob or Cléo"."""
    *others, last = names
    return reader.words("either", start=", ".join(others), last=last) if others else last
