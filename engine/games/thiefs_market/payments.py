"""Every way to pay for a card."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from engine.games.thiefs_market.components import CARDS, GEMS
from engine.games.thiefs_market.moves import Buy

MOST_OF_A_GEM = max(max(card.cost) for card in CARDS.values())
MOST_GEMS = max(sum(card.cost) for card in CARDS.values())


def purse_of(pile: Sequence[int], gold: int) -> tuple[int, ...]:
    """Return gems and gold, no more of each than any card could cost."""
    red, white, blue, green = pile[:4]
    most = MOST_OF_A_GEM
    return (
        red if red < most else most,
        white if white < most else most,
        blue if blue < most else most,
        green if green < most else most,
        gold if gold < MOST_GEMS else MOST_GEMS,
    )


@cache
def ways_to_pay(name: str, purse: tuple[int, ...], racket: bool) -> tuple[Buy, ...]:
    """Return every purchase of a card a purse allows, most dice first."""
    cost = CARDS[name].cost
    price = sum(cost) - racket  # rule: with the racket one printed gem less, whichever
    return tuple(
        Buy(name, _payment(gems, price))
        for gems in product(*(range(min(p, c), -1, -1) for p, c in zip(purse, cost, strict=False)))
        if 0 <= price - sum(gems) <= purse[4]
    )


def _payment(gems: Sequence[int], price: int) -> dict[str, int]:
    paid = {gem: number for gem, number in zip(GEMS, gems, strict=True) if number}
    gold = price - sum(gems)
    return paid | {"gold": gold} if gold else paid
