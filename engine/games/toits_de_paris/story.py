"""The story of the game in single lines, and its end explained."""

from typing import Any

from engine.game import Event, Outcome, Reader
from engine.games.toits_de_paris import wording
from engine.games.toits_de_paris.components import COLOURS, WEAK
from engine.games.toits_de_paris.scoring import WHITE
from engine.games.toits_de_paris.view import View


def tell(event: Event, reader: Reader) -> str:
    """Return one line about what happened."""
    return reader.words(f"tell-{event.key}", **_in_words(event.facts, reader))


def final(view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
    """Return a line a colour, white, printed points, totals, and who won."""
    words, names = reader.words, reader.names
    lines = [_colour(view, outcome, colour, reader) for colour in (*COLOURS, WHITE)]
    printed = outcome.detail["printed"]
    shown = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(printed))
    lines += [words("final-printed", points=shown), ""]
    order = sorted(range(view.seats), key=lambda seat: (-outcome.scores[seat], seat))
    lines += [_total(outcome, seat, reader) for seat in order]
    lines += ["", _winners(outcome, reader)]
    return tuple(lines)


def _in_words(facts: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """Return an event's facts as its text wants them: names, cards and colours in words."""
    told = dict(facts)
    if "seat" in facts:
        told["name"] = reader.names[facts["seat"]]
    if "card" in facts:
        told["card"] = wording.card(reader, facts["card"])
    if "colour" in facts:
        told["colour"] = reader.words(f"colour-{facts['colour']}")
    for several in ("cards", "lost"):
        if isinstance(facts.get(several), list):
            told |= {several: wording.cards(reader, facts[several]), "n": len(facts[several])}
    return told


def _colour(view: View, outcome: Outcome, colour: str, reader: Reader) -> str:
    """Return a colour's counts and tokens, the most cards first."""
    words = reader.words
    given = [tokens.get(colour, 0) for tokens in outcome.detail["tokens"]]
    shares = [
        words("final-share", name=reader.names[seat], n=n, holder=holds, token=given[seat])
        for seat, n, holds in wording.ranked(view, colour)
    ]
    note = _tie_note(len(shares), given)
    shown = " · ".join([*shares, words(note)] if note else shares)
    return words("final-colour", colour=words(f"colour-{colour}"), shares=shown)


def _tie_note(ranked: int, given: list[int]) -> str:
    """Return the key of what explains missing tokens, if any are."""
    if ranked == 0:
        return "nobody"
    if not any(given):
        return "final-no-token"
    return "final-no-second" if ranked > 1 and WEAK not in given else ""


def _total(outcome: Outcome, seat: int, reader: Reader) -> str:
    return reader.words(
        "final-total",
        name=reader.names[seat],
        tokens=sum(outcome.detail["tokens"][seat].values()),
        printed=outcome.detail["printed"][seat],
        total=outcome.scores[seat],
    )


def _winners(outcome: Outcome, reader: Reader) -> str:
    names = reader.words.listed([reader.names[seat] for seat in outcome.winners])
    facts = {"n": len(outcome.winners), "points": max(outcome.scores)}
    return reader.words("final-winners", names=names, **facts)
