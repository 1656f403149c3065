"""The story of a game: one line an event."""

from typing import Any

from engine.game import Event, Reader
from engine.games.thiefs_market.wording import Wording


def tell(event: Event, reader: Reader) -> str:
    """Return an event in words."""
    say = Wording(reader)
    if event.key == "cashed":
        return say("tell-cashed", gains=" · ".join(_gain(g, say) for g in event.facts["gains"]))
    facts = dict(_spoken(key, fact, say) for key, fact in event.facts.items())
    return say(f"tell-{event.key}", **facts)


def _spoken(key: str, fact: Any, say: Wording) -> tuple[str, object]:
    match key:
        case "seat":
            return "name", say.name(fact)
        case "victim":
            return "victim", say.name(fact)
        case "card":
            return "card", say.card(fact)
        case "cards":
            return "cards", say.cards(fact)
        case "pay":
            return "pay", say.payment(fact)
        case "dice" | "objects":
            return "objects", say.listed(fact)
        case "kept" | "returned":
            return key, say.listed(fact)
        case "die" | "face" | "gain":
            return key, say.sign(fact)
    return key, fact


def _gain(gain: list[int], say: Wording) -> str:
    seat, gold, infamy = gain
    kind = "both" if gold and infamy else "gold" if gold else "infamy"
    return say(f"tell-gain-{kind}", name=say.name(seat), gold=gold, infamy=infamy)
