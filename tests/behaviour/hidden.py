"""What each game hides, said without its views: a view that shows too much is found out here.

A new game adds how its hidden things are dealt anew.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.dice import Dice
from engine.game import Seat
from engine.games.rob_a_bank.components import BANK, PLAN, deck_of


def deal_anew(game: str, state: Any, viewer: Seat | None, dice: Dice) -> None:
    """Change everything that a seat (None: everybody) must not know."""
    HIDDEN[game](state, viewer, dice)


def _art_robbery(state: Any, viewer: Seat | None, dice: Dice) -> None:
    """Others' hands with the draw pile, and others' banked tokens."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    _redeal([*(state.hands[seat] for seat in others), state.draw], dice)
    for seat in others:
        state.hands[seat].sort()
    _redeal([state.banked[seat] for seat in others], dice)


def _thiefs_market(state: Any, viewer: Seat | None, dice: Dice) -> None:
    """Others' infamy, and the order of the decks."""
    for seat in range(len(state.infamy)):
        if seat != viewer:
            state.infamy[seat] += 1 + dice.below(9)
    for deck in state.decks.values():
        dice.shuffle(deck)


def _toits_de_paris(state: Any, viewer: Seat | None, dice: Dice) -> None:
    """The order of the piles."""
    dice.shuffle(state.draw)
    dice.shuffle(state.reserve)


def _rob_a_bank(state: Any, viewer: Seat | None, dice: Dice) -> None:
    """The other side's hands and the covered cards of its plans."""
    for side, hand in state.hands.items():
        if viewer is None or (side == BANK) != (viewer == state.bank):
            plan = state.plans[side]
            covered = range(len(plan) - 1)  # the top card lies open
            if state.phase != "plan":
                covered = range(state.lap + 1, PLAN - 1)
            kept = [card for place, card in enumerate(plan) if place not in covered]
            pool = list((Counter(deck_of(side)) - Counter(kept)).elements())
            dice.shuffle(pool)
            for place in covered:
                plan[place] = pool.pop()
            hand[:] = pool[: len(hand)]


def _redeal(piles: Sequence[list[str]], dice: Dice) -> None:
    """Shuffle some piles together and deal them out again, each as many as before."""
    together = [thing for pile in piles for thing in pile]
    dice.shuffle(together)
    for pile in piles:
        pile[:] = [together.pop() for _ in pile]


HIDDEN: dict[str, Callable[[Any, Seat | None, Dice], None]] = {
    "art_robbery": _art_robbery,
    "thiefs_market": _thiefs_market,
    "toits_de_paris": _toits_de_paris,
    "rob_a_bank": _rob_a_bank,
}
