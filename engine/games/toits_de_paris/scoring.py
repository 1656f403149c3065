"""Reward tokens and points, at the end of the game or as if it ended now."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.games.toits_de_paris.components import (
    CARDS,
    COLOURS,
    STRONG,
    TIE_BREAKERS,
    WEAK,
)

Owned: TypeAlias = Mapping[str, Sequence[str]]  # one Magpie's cards by colour

WHITE = "white"


def scores(collections: Sequence[Owned], jokers: Sequence[str]) -> list[int]:
    """Return everybody's points."""
    given = tokens(collections, jokers)
    return [
        sum(mine.values()) + printed(owned) for mine, owned in zip(given, collections, strict=True)
    ]


def tokens(collections: Sequence[Owned], jokers: Sequence[str]) -> list[dict[str, int]]:
    """Return the tokens each seat receives, by colour and white."""
    given: list[dict[str, int]] = [{} for _ in collections]
    for colour in (*COLOURS, WHITE):
        amounts = counts(collections, jokers, colour)
        for seat, token in enumerate(award(amounts, holder(collections, colour))):
            if token:
                given[seat][colour] = token
    return given


def award(amounts: Sequence[int], holder: int | None = None) -> list[int]:
    """Return the token each seat gets for its number of cards; who has none is not ranked."""
    # rule: the tie-breaker's holder ranks alone, just above the others of that tie
    strengths = [2 * n + (seat == holder) for seat, n in enumerate(amounts)]
    ranks = sorted(set(strengths) - {0}, reverse=True)
    prizes: dict[int, int] = {}
    if ranks and strengths.count(ranks[0]) == 1:
        prizes[ranks[0]] = STRONG
        if len(ranks) > 1 and strengths.count(ranks[1]) <= 2:
            prizes[ranks[1]] = WEAK
    elif ranks and strengths.count(ranks[0]) == 2:
        prizes[ranks[0]] = WEAK  # rule: shared first place, nobody is second
    return [prizes.get(strength, 0) for strength in strengths]


def counts(collections: Sequence[Owned], jokers: Sequence[str], colour: str) -> list[int]:
    """Return how many cards of a colour each seat has, joker included; for white, feathers."""
    if colour == WHITE:
        return [feathers(owned) for owned in collections]
    return [
        len(owned[colour]) + (joker == colour)
        for owned, joker in zip(collections, jokers, strict=True)
    ]


def holder(collections: Sequence[Owned], colour: str) -> int | None:
    """Return the seat that owns a colour's tie-breaker."""
    for seat, owned in enumerate(collections):
        if colour != WHITE and TIE_BREAKERS[colour] in owned[colour]:
            return seat
    return None


def feathers(owned: Owned) -> int:
    """Return how many feathers a collection shows."""
    return sum(CARDS[card].effect == "feather" for cards in owned.values() for card in cards)


def printed(owned: Owned) -> int:
    """Return the points printed on a collection."""
    return sum(CARDS[card].points for cards in owned.values() for card in cards)


def bells(cards: Sequence[str]) -> int:
    """Return how many bells some cards show."""
    return sum(CARDS[card].bell for card in cards)
