"""A computer player: appraises purposeful shares and plans its purchases greedily."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import exp
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Brain, Outcome, Seat
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
from engine.games.thiefs_market.scoring import reckon
from engine.games.thiefs_market.state import State
from engine.games.thiefs_market.view import View, view_of

ROBBED, SPARED = 0.95, 0.12  # how likely a pile is stolen that somebody prefers, or does not
CONSOLATION = 0.95  # what a robbed thief still gets, of a fair share
RELUCTANCE = 1.0  # thefts that gain little only drag the split out
PART = 0.9  # what the next thief gets of the centre while others wait for theirs
SHORT = 8  # shares the strong level dreams of
HEAT = 8.0  # points that make a win e times as likely


class Plan(NamedTuple):
    """A share worth having, and where it comes from: the centre (None) or a victim."""

    worth: float
    share: tuple[int, ...]
    victim: Seat | None


class MarketBrain(Brain[State, Move, View]):
    """Plays for points: a share that others do not envy, then the best purchases it allows."""

    def choose(self, view: View, seat: Seat, moves: Sequence[Move], luck: Dice) -> Move:
        """Return the most promising move."""
        if view.phase == "split":
            return _move(view, _plans(view, seat)[0])
        appraisal = Appraisal(view, seat)
        if view.phase == "lucky":
            return max(moves, key=lambda move: _lucky(view, seat, move, appraisal))
        return max(moves, key=lambda move: _turn(view, seat, move, appraisal) - _idle(move))

    def shortlist(
        self, view: View, seat: Seat, moves: Sequence[Move], luck: Dice
    ) -> Sequence[Move]:
        """Return the best shares; at the market only what the normal level would do."""
        if view.phase == "split":
            return [_move(view, plan) for plan in _plans(view, seat)[:SHORT]]
        return [self.choose(view, seat, moves, luck)]

    def reply(self, state: State, seat: Seat, moves: Sequence[Move], luck: Dice) -> Move:
        """Return the normal level's move for a thief who has lost count of infamy."""
        return self.choose(view_of(state, None), seat, moves, luck)

    def far_enough(self, view: View, state: State, played: int) -> bool:
        """Dream no further than to the end of the split."""
        return state.phase != "split" or state.round > view.round

    def prospect(self, state: State, seat: Seat, outcome: Outcome | None) -> float:
        """Return how likely a seat wins, judged by what everybody has and will buy."""
        view = view_of(state, None)
        points = reckon(state.cards, state.infamy, state.gold).scores
        worths = [
            points[s] + _standing(view, s).share(s, pile) for s, pile in enumerate(state.piles)
        ]
        odds = [exp((worth - worths[seat]) / HEAT) for worth in worths]
        return 1 / sum(odds)


def _standing(view: View, seat: Seat) -> Appraisal:
    """Return the appraisal of a split, which lasts as long as nobody's belongings change."""
    same = replace(
        view, viewer=None, phase="split", turn=0, centre=(), piles=(), memory=(), ready=()
    )
    return _appraised(same, seat)


@lru_cache(maxsize=64)
def _appraised(view: View, seat: Seat) -> Appraisal:
    return Appraisal(view, seat)


def _plans(view: View, seat: Seat) -> list[Plan]:
    """Return the best shares by origin and size, those less at risk of being stolen first."""
    appraisal = _standing(view, seat)
    best: dict[tuple[Seat | None, int], Plan] = {}
    for victim, share in _shares(view):
        plan = Plan(appraisal.share(seat, share), share, victim)
        key = victim, sum(share)
        if key not in best or plan.worth > best[key].worth:
            best[key] = plan
    plans = list(best.values())
    fair = _fair_share(view, plans)
    return sorted(plans, key=lambda plan: -_risked(view, seat, plan, fair, appraisal))


def _move(view: View, plan: Plan) -> Take | Steal:
    if plan.victim is None:
        return Take(objects_of(plan.share))
    pile = view.piles[plan.victim]
    back = [there - kept for there, kept in zip(pile, plan.share, strict=True)]
    return Steal(plan.victim, objects_of(back))


def _fair_share(view: View, plans: list[Plan]) -> float:
    """Return the worth of the best share no larger than everybody's part of the loot."""
    part = (FIGURES.dice[view.seats] + view.seats) // view.seats  # with the pawn, rounded up
    modest = [plan.worth for plan in plans if sum(plan.share) <= part]
    return max(modest, default=min(plan.worth for plan in plans))


def _shares(view: View) -> Iterator[tuple[Seat | None, tuple[int, ...]]]:
    """Yield the shares worth a thought with their origin: the centre (None) or a victim."""
    if sum(not any(pile) for pile in view.piles) > 1:
        yield from ((None, share) for share in _purposes(view.market, view.centre))
    elif any(view.centre):  # rule: the last one takes everything
        yield None, view.centre
    for victim, pile in enumerate(view.piles):
        if sum(pile) > 1:
            parts = _purposes(view.market, pile)
            yield from ((victim, kept) for kept in parts if kept != pile)


@lru_cache(maxsize=512)
def _purposes(market: tuple[str, ...], pile: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return parts of a pile: for a card, with or without bags, masks, pawn; all; all but one."""
    found = {pile, *_all_but_one(pile)}
    gems = {(0, 0, 0, 0), *(tuple(map(min, pile, CARDS[card].cost)) for card in market)}
    others = list(product(*({0, count} for count in pile[BAG:])))
    found |= {dice + rest for dice in gems for rest in others}
    return [part for part in sorted(found) if any(part)]


def _all_but_one(pile: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for face, count in enumerate(pile):
        if count:
            yield (*pile[:face], count - 1, *pile[face + 1 :])


def _risked(view: View, seat: Seat, plan: Plan, fair: float, appraisal: Appraisal) -> float:
    safe = 1.0
    for rival, choice in _rivals(view, seat, plan, appraisal):
        safe *= 1 - (ROBBED if appraisal.share(rival, plan.share) > choice else SPARED)
    reluctance = 0.0 if plan.victim is None else RELUCTANCE
    return safe * plan.worth + (1 - safe) * CONSOLATION * fair - reluctance


def _rivals(
    view: View, seat: Seat, plan: Plan, appraisal: Appraisal
) -> Iterator[tuple[Seat, float]]:
    """Yield whoever will still be without a pile, and what they could have instead of ours."""
    robbed = plan.victim
    piles = [pile for s, pile in enumerate(view.piles) if s not in (seat, robbed) and sum(pile) > 1]
    bare = [s for s, pile in enumerate(view.piles) if s == robbed or not any(pile)]
    centre = _centre_after(view, plan.share, robbed)
    part = PART if len(bare) > 2 else 1.0
    for rival in (s for s in bare if s != seat):
        choices = [appraisal.share(rival, pile) for pile in piles]
        yield rival, max(part * appraisal.share(rival, centre), *choices, 0.0)


def _centre_after(view: View, share: Sequence[int], robbed: Seat | None) -> list[int]:
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
