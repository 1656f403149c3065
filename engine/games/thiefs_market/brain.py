"""A computer player: appraises purposeful shares and plans its purchases greedily."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Brain, Seat
from engine.games.thiefs_market.appraisal import Appraisal
from engine.games.thiefs_market.components import (
    BAG,
    CARDS,
    DIE_FACES,
    EXIT,
    FACES,
    FIGURES,
    GEMS,
    INDEX,
    MASK,
    RACKET,
)
from engine.games.thiefs_market.loot import objects_of
from engine.games.thiefs_market.moves import Buy, Move, Reroll, Steal, Take, Use
from engine.games.thiefs_market.state import State
from engine.games.thiefs_market.view import View

ROBBED, SPARED = 0.95, 0.12  # how likely a pile is stolen that somebody prefers, or does not
CONSOLATION = 0.95  # what a robbed thief still gets, of a fair share
RELUCTANCE = 1.0  # thefts that gain little only drag the split out
PART = 0.9  # what the next thief gets of the centre while others wait for theirs


class Plan(NamedTuple):
    """A share worth having, and the move that brings it."""

    worth: float
    move: Take | Steal
    share: list[int]


class MarketBrain(Brain[State, Move, View]):
    """Plays for points: a share that others do not envy, then the best purchases it allows."""

    def choose(self, view: View, seat: Seat, moves: Sequence[Move], luck: Dice) -> Move:
        """Return the most promising move."""
        appraisal = Appraisal(view, seat)
        if view.phase == "split":
            return _split(view, seat, moves, appraisal)
        if view.phase == "lucky":
            return max(moves, key=lambda move: _lucky(view, seat, move, appraisal))
        return max(moves, key=lambda move: _turn(view, seat, move, appraisal) - _idle(move))


def _split(view: View, seat: Seat, moves: Sequence[Move], appraisal: Appraisal) -> Move:
    """Return the best share after the risk of losing it to those still without one."""
    best: dict[tuple[int | None, int], Plan] = {}  # the best by origin and size
    for origin, share, move in _shares(view, moves):
        plan = Plan(appraisal.share(seat, share), move, share)
        key = origin, sum(share)
        best[key] = max(best.get(key, plan), plan, key=lambda found: found.worth)
    fair = _fair_share(view, list(best.values()))
    return max(best.values(), key=lambda plan: _risked(view, seat, plan, fair, appraisal)).move


def _fair_share(view: View, plans: list[Plan]) -> float:
    """Return the worth of the best share no larger than everybody's part of the loot."""
    part = (FIGURES.dice[view.seats] + view.seats) // view.seats  # with the pawn, rounded up
    modest = [plan.worth for plan in plans if sum(plan.share) <= part]
    return max(modest, default=min(plan.worth for plan in plans))


def _shares(
    view: View, moves: Sequence[Move]
) -> Iterator[tuple[int | None, list[int], Take | Steal]]:
    """Yield the shares worth a thought with their origin: the centre (None) or a victim."""
    for share in _purposes(view, view.centre):
        take = Take(objects_of(share))
        if take in moves:
            yield None, share, take
    for victim, pile in enumerate(view.piles):
        for kept in _purposes(view, pile) if sum(pile) > 1 else ():
            steal = Steal(victim, objects_of([n - k for n, k in zip(pile, kept, strict=True)]))
            if steal in moves:
                yield victim, kept, steal


def _purposes(view: View, pile: Sequence[int]) -> list[list[int]]:
    """Return parts of a pile: for a card, with or without bags, masks, pawn; all; all but one."""
    found = {tuple(pile), *_all_but_one(pile)}
    gems = {(0, 0, 0, 0), *(tuple(map(min, pile, CARDS[card].cost)) for card in view.market)}
    others = list(product(*({0, count} for count in pile[BAG:])))
    found |= {dice + rest for dice in gems for rest in others}
    return [list(part) for part in sorted(found) if any(part)]


def _all_but_one(pile: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for face, count in enumerate(pile):
        if count:
            yield (*pile[:face], count - 1, *pile[face + 1 :])


def _risked(view: View, seat: Seat, plan: Plan, fair: float, appraisal: Appraisal) -> float:
    safe = 1.0
    for rival, choice in _rivals(view, seat, plan, appraisal):
        safe *= 1 - (ROBBED if appraisal.share(rival, plan.share) > choice else SPARED)
    reluctance = RELUCTANCE if isinstance(plan.move, Steal) else 0.0
    return safe * plan.worth + (1 - safe) * CONSOLATION * fair - reluctance


def _rivals(
    view: View, seat: Seat, plan: Plan, appraisal: Appraisal
) -> Iterator[tuple[Seat, float]]:
    """Yield whoever will still be without a pile, and what they could have instead of ours."""
    robbed = plan.move.victim if isinstance(plan.move, Steal) else None
    piles = [pile for s, pile in enumerate(view.piles) if s not in (seat, robbed) and sum(pile) > 1]
    bare = [s for s, pile in enumerate(view.piles) if s == robbed or not any(pile)]
    centre = _centre_after(view, plan.share, robbed)
    part = PART if len(bare) > 2 else 1.0
    for rival in (s for s in bare if s != seat):
        choices = [appraisal.share(rival, pile) for pile in piles]
        yield rival, max(part * appraisal.share(rival, centre), *choices, 0.0)


def _centre_after(view: View, share: list[int], robbed: Seat | None) -> list[int]:
    origin = view.piles[robbed] if robbed is not None else (0,) * len(share)
    return [n + p - k for n, p, k in zip(view.centre, origin, share, strict=True)]


def _lucky(view: View, seat: Seat, move: Move, appraisal: Appraisal) -> float:
    """Return what the pile is worth on average after a reroll, or as it is."""
    pile = view.piles[seat]
    if not isinstance(move, Reroll):
        return appraisal.share(seat, pile)
    rolled = (_turned(pile, move.die, face) for face in FACES[:DIE_FACES])
    return sum(appraisal.share(seat, each) for each in rolled) / DIE_FACES


def _turn(view: View, seat: Seat, move: Move, appraisal: Appraisal) -> float:
    """Return what the round will bring after a move at the market."""
    pile, gold, left = view.piles[seat], view.gold[seat], view.left
    match move:
        case Buy(card, pay):
            spent = [n - pay.get(gem, 0) for gem, n in zip(GEMS, pile, strict=False)]
            rest, gold = [*spent, *pile[BAG:]], gold - pay.get("gold", 0)
            left += _allows(view, seat, card) - 1
            return appraisal.card(card) + appraisal.prospects(seat, rest, gold, left, card)
        case Use(card, to):
            return _used(view, seat, card, to, appraisal)
    return _cashed(view, seat, appraisal)


def _idle(move: Move) -> float:
    """Return a grain: a use that gains nothing is left alone."""
    return 0.001 if isinstance(move, Use) else 0.0


def _allows(view: View, seat: Seat, card: str) -> int:
    gem = CARDS[card].purchase_with
    return int(bool(gem and view.memory[seat][INDEX[gem]]) or card == RACKET)


def _used(view: View, seat: Seat, name: str, to: str | None, appraisal: Appraisal) -> float:
    pile, gold, left, card = view.piles[seat], view.gold[seat], view.left, CARDS[name]
    if name == EXIT:
        return 2.1 + appraisal.prospects(seat, pile, gold - 1, left)
    if card.turns:
        after = _turned(pile, card.turns, to or card.into[0])
        return appraisal.prospects(seat, after, gold, left)
    after = list(pile)
    after[INDEX[card.spends]] -= 1
    if card.gains == "gold":
        return appraisal.prospects(seat, after, gold + 1, left)
    return 1 + appraisal.prospects(seat, after, gold, left)


def _cashed(view: View, seat: Seat, appraisal: Appraisal) -> float:
    pile = view.piles[seat]
    return pile[MASK] + appraisal.gold(seat, view.gold[seat] + pile[BAG])


def _turned(pile: Sequence[int], die: str, face: str) -> list[int]:
    after = list(pile)
    after[INDEX[die]] -= 1
    after[INDEX[face]] += 1
    return after
