"""Cards, colours and marks in words; names as the reader sees them."""

from collections.abc import Iterable

from engine.game import Reader
from engine.games.toits_de_paris.components import CARDS, COLOURS, TIE_BREAKERS
from engine.games.toits_de_paris.scoring import WHITE, bells, counts, holder
from engine.games.toits_de_paris.view import View


def card(reader: Reader, name: str) -> str:
    """Return a card: its colour, then what is printed on it."""
    words, printed = reader.words, CARDS[name]
    parts = [words(f"colour-{printed.colour}")]
    if printed.arrows:
        parts.append(words("arrows", n=printed.arrows))
    if printed.effect != "-":
        parts.append(words(f"effect-{printed.effect}"))
    if printed.bell:
        parts.append(words("bell"))
    return " ".join(parts)


def cards(reader: Reader, names: Iterable[str]) -> str:
    """Return several cards, listed."""
    return reader.words.listed([card(reader, name) for name in names])


def marks(view: View, seat: int, colour: str, reader: Reader) -> str:
    """Return what matters about a collection beside its number: bells, tie-breaker, joker."""
    owned, words = view.collections[seat][colour], reader.words
    found = words("bell") * bells(owned)
    if TIE_BREAKERS[colour] in owned:
        found += words("tie-break")
    if view.jokers[seat] == colour:
        found += words("joker-mark")
    return found


def ranked(view: View, colour: str) -> list[tuple[int, int, int]]:
    """Return (seat, number of cards, 1 for the tie-breaker's holder) of all with a card."""
    numbers = counts(view.collections, view.jokers, colour)
    owner = holder(view.collections, colour)
    ranks = [(seat, n, int(seat == owner)) for seat, n in enumerate(numbers) if n]
    return sorted(ranks, key=lambda rank: (-rank[1], -rank[2]))


def amounts(view: View, colour: str, reader: Reader) -> str:
    """Return everybody's number of cards of a colour (white: feathers), the most first."""
    return ", ".join(
        reader.words("amount", name=reader.names[seat], n=n, holder=holds)
        for seat, n, holds in ranked(view, colour)
    )


def legend(reader: Reader) -> tuple[str, ...]:
    """Return what the little signs stand for."""
    colours = [reader.words(f"colour-{colour}") for colour in (*COLOURS, WHITE)]
    return (
        reader.words("legend-colours", colours=" · ".join(colours)),
        reader.words("legend-marks"),
    )


def signed(number: int) -> str:
    """Return a gain or a loss with its sign."""
    return f"{number:+d}".replace("-", "−")
