"""The reckoning: points of cards, of infamy and of the two majorities."""

from collections.abc import Sequence

from engine.game import Outcome, Seat
from engine.games.thiefs_market.components import CARDS, FIGURES


def reckon(cards: Sequence[Sequence[str]], infamy: Sequence[int], gold: Sequence[int]) -> Outcome:
    """Return everybody's points by source, their sums and the winners."""
    seats = range(len(cards))
    icons = [icons_of(owned, "henchman") for owned in cards]
    detail = {
        "cards": [sum(card_points(c, s, cards, infamy[s]) for c in cards[s]) for s in seats],
        "infamy": list(infamy),
        "henchmen": majority(icons, FIGURES.most_henchmen, FIGURES.second_henchmen),
        "gold": majority(gold, FIGURES.most_gold),
    }
    scores = tuple(sum(source[seat] for source in detail.values()) for seat in seats)
    # rule: a tie goes to the most cards, then to the most gold and infamy, then it is shared
    ranks = [(scores[s], len(cards[s]), gold[s] + infamy[s]) for s in seats]
    best = max(ranks)
    return Outcome(scores, tuple(s for s in seats if ranks[s] == best), detail)


def card_points(name: str, seat: Seat, cards: Sequence[Sequence[str]], infamy: int) -> int:
    """Return what one card of a seat is worth at the end."""
    card, owned = CARDS[name], cards[seat]
    if card.points_with_two_safehouses and icons_of(owned, "safehouse") > 1:
        return card.points_with_two_safehouses
    if card.points_against_maps and _others_own_a_map(cards, seat):
        return card.points_against_maps
    return (
        card.points
        + card.points_for_two_magic * (icons_of(owned, "magic") // 2)
        + card.points_for_another_card * (len(owned) - 1)
        + card.points_for_two_infamy * (infamy // 2)
    )


def icons_of(cards: Sequence[str], kind: str) -> int:
    """Return how many icons of a type these cards show."""
    return sum(CARDS[name].icons for name in cards if CARDS[name].type == kind)


def majority(counts: Sequence[int], *places: int) -> list[int]:
    """Return the points for having most (and second most); a tie costs a point, none is none."""
    points = [0] * len(counts)
    ranked = sorted({count for count in counts if count}, reverse=True)
    for count, worth in zip(ranked, places, strict=False):
        tied = [seat for seat, own in enumerate(counts) if own == count]
        for seat in tied:
            points[seat] = worth - FIGURES.less_when_tied * (len(tied) > 1)
    return points


def _others_own_a_map(cards: Sequence[Sequence[str]], seat: Seat) -> bool:
    return any(icons_of(owned, "map") for other, owned in enumerate(cards) if other != seat)
