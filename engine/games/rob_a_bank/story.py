"""The raid told line by line, and how it ended."""

from typing import Any

from engine.game import Event, Outcome, Reader
from engine.games.rob_a_bank.building import ROOM_NAMES
from engine.games.rob_a_bank.phrases import card_words, guard, person, place
from engine.games.rob_a_bank.view import View


def told(event: Event, reader: Reader) -> str:
    """Return an event in words."""
    facts = {name: _fact(name, value, reader) for name, value in event.facts.items()}
    return reader.words(f"tell-{event.key}", **facts)


def _fact(name: str, value: Any, reader: Reader) -> Any:
    match name:
        case "who" | "mate":
            return person(value["side"], value["seat"], reader)
        case "room":
            return ROOM_NAMES[value]
        case "guard":
            return guard(value)
        case "space":
            return place(value, reader.words)
        case "card":
            return card_words(value, reader.words)
    return value


def explained(view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
    """Return why a side won, and everybody's point."""
    words = reader.words
    robbed = outcome.detail["thrown"] >= outcome.detail["needed"]
    lines = [words("final-robbed" if robbed else "final-saved", **outcome.detail)]
    for seat, name in enumerate(reader.names):
        sides = [side for side in view.sides if view.seat(side) == seat]
        role = words.listed([words("role", side=side) for side in sides])
        facts = {"name": name, "role": role, "score": outcome.scores[seat]}
        lines.append(words("final-seat", **facts))
    return (*lines, words("final-holiday")) if robbed else tuple(lines)
