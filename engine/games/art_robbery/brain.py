"""A computer player: compares how it would stand after each move. Its figures come from duels."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.dice import Dice
from engine.game import Brain, Seat
from engine.games.art_robbery.components import ALIBIS, BOSS, DOG, KEEPS_BOSS, POINTS, RAIDS, Token
from engine.games.art_robbery.moves import Move, Parry, Play, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import State
from engine.games.art_robbery.view import View

AT_RISK = 0.7  # what loot is worth while it can still be stolen,
GUARDED = 0.8  # and while its owner has the Guard Dog
LONELY_BOSS = 0.2  # how often a Boss without a 4 or a 5 finds one in time
DOG_WORTH = 1.5

Loot: TypeAlias = Sequence[Sequence[Token]]


class ArtRobberyBrain(Brain[State, Move, View]):
    """Plays the move after which it stands best against the others."""

    def choose(self, view: View, seat: Seat, moves: Sequence[Any], luck: Dice) -> Any:
        """Return the best move; among equals luck decides."""
        judge = _Judge(view, seat)
        ranked = [(judge.after(move), luck.below(1000), i) for i, move in enumerate(moves)]
        return moves[max(ranked)[-1]]


class _Judge:
    """Weighs tables as one seat sees them."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._alibi_worth = _alibi_worth(view, seat)

    def after(self, move: Move) -> float:
        """Return how the seat stands after a move."""
        view, me = self._view, self._seat
        match move:
            case Play(card) if card == DOG:
                return self._standing(view.loot, dog=me)
            case Play(card):
                grabs = reach(card, me, view.centre, view.loot)
                no_effect = self._standing(view.loot, view.dog)
                return max(map(self.after, grabs), default=no_effect)
            case Take(token):
                ends = len(view.centre) == 1
                return self._standing(_moved(view.loot, token, None, me), view.dog, ends=ends)
            case Steal(token, victim):
                return self._after_theft(token, victim)
            case Parry(give):
                return self._after_parry(give)

    def _after_theft(self, token: Token, victim: Seat) -> float:
        view, me = self._view, self._seat
        stolen = self._standing(_moved(view.loot, token, victim, me), view.dog)
        if victim != view.dog:
            return stolen
        return min(stolen, self._standing(view.loot, dog=me))  # the victim chooses

    def _after_parry(self, give: bool) -> float:
        view, me = self._view, self._seat
        if give:
            return self._standing(view.loot, dog=view.turn)
        assert view.wanted is not None
        return self._standing(_moved(view.loot, view.wanted, me, view.turn), dog=me)

    def _standing(self, loot: Loot, dog: Seat, *, ends: bool = False) -> float:
        """Return what the seat has against what the others have on average."""
        worth = [self._worth(tokens, seat == dog, ends) for seat, tokens in enumerate(loot)]
        own = worth.pop(self._seat)
        return own - sum(worth) / len(worth)

    def _worth(self, tokens: Sequence[Token], has_dog: bool, ends: bool) -> float:
        worth = sum(POINTS[token] + self._alibi_worth * ALIBIS[token] for token in tokens)
        if BOSS in tokens and KEEPS_BOSS.isdisjoint(tokens):
            worth -= POINTS[BOSS] * (1.0 if ends else 1.0 - LONELY_BOSS)
        if not ends:  # so whoever is ahead ends a raid, and none goes on for ever
            worth *= GUARDED if has_dog else AT_RISK
        return worth + (DOG_WORTH if has_dog else 0.0)


def _moved(loot: Loot, token: Token, giver: Seat | None, taker: Seat) -> Loot:
    after = [list(tokens) for tokens in loot]
    after[taker].append(token)
    if giver is not None:
        after[giver].remove(token)
    return after


def _alibi_worth(view: View, seat: Seat) -> float:
    """Return what a further alibi is worth: least to whoever has more than a fair share."""
    banked = sum(ALIBIS[token] for token in view.banked[seat] or ())
    laid_out = sum(ALIBIS[token] for raid in RAIDS[: view.raid - 1] for token in raid)
    ahead = banked - laid_out / len(view.loot)
    return min(1.75, max(0.4, 2.0 - ahead / 4))
