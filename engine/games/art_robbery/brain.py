"""A computer player: weighs what lies in front of everybody after each move it could make."""

from collections.abc import Sequence
from typing import Any

from engine.dice import Dice
from engine.game import Seat
from engine.games.art_robbery.components import ALIBIS, BOSS, DOG, KEEPS_BOSS, POINTS, RAIDS, Token
from engine.games.art_robbery.moves import Grab, Parry, Play, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.view import View

AT_RISK = 0.75  # what a token in front of somebody is worth while it can still be stolen
LONELY_BOSS = 0.4  # how often a Boss without a 4 or 5 finds one in time
DOG_WORTH = 1.6
PARRIED = 0.4  # what is left of a theft its victim can parry


class ArtRobberyBrain:
    """Plays the move after which it stands best against the others."""

    def choose(self, view: View, seat: Seat, moves: Sequence[Any], luck: Dice) -> Any:
        """Return the best move; equal ones by luck."""
        judge = _Judge(view, seat)
        judged = [(judge.worth_of(move), luck.below(1000), i) for i, move in enumerate(moves)]
        return moves[max(judged)[2]]


class _Judge:
    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._alibi = _alibi_worth(view, seat)

    def worth_of(self, move: Play | Grab | Parry) -> float:
        """Return how much better this seat stands after a move."""
        match move:
            case Play(card) if card == DOG:
                return 0.0 if self._view.dog == self._seat else DOG_WORTH
            case Play(card):
                grabs = reach(card, self._seat, self._view.centre, self._view.loot)
                return max((self.worth_of(grab) for grab in grabs), default=0.0)
            case Take(token):
                return self._after(token, None) - self._now()
            case Steal(token, victim):
                gain = self._after(token, victim) - self._now()
                return gain * PARRIED if victim == self._view.dog else gain
            case Parry(give):
                return self._value(self._view.wanted or BOSS) * AT_RISK - DOG_WORTH if give else 0.0

    def _now(self) -> float:
        return self._standing([list(tokens) for tokens in self._view.loot], ends=False)

    def _after(self, token: Token, victim: Seat | None) -> float:
        loot = [list(tokens) for tokens in self._view.loot]
        loot[self._seat].append(token)
        if victim is not None:
            loot[victim].remove(token)
        ends = victim is None and len(self._view.centre) == 1
        return self._standing(loot, ends=ends)

    def _standing(self, loot: list[list[Token]], *, ends: bool) -> float:
        """Return this seat's loot against the average of the others'."""
        worth = [self._worth(tokens, ends=ends) for tokens in loot]
        own = worth.pop(self._seat)
        return (own - sum(worth) / len(worth)) * (1.0 if ends else AT_RISK)

    def _worth(self, tokens: list[Token], *, ends: bool) -> float:
        worth = sum(self._value(token) for token in tokens)
        if BOSS in tokens and KEEPS_BOSS.isdisjoint(tokens):
            worth -= POINTS[BOSS] * (1.0 if ends else 1.0 - LONELY_BOSS)
        return worth

    def _value(self, token: Token) -> float:
        return POINTS[token] + self._alibi * ALIBIS[token]


def _alibi_worth(view: View, seat: Seat) -> float:
    """Return what a further alibi is worth: much to whoever is short of them."""
    banked = sum(ALIBIS[token] for token in view.banked[seat] or ())
    laid_out = sum(ALIBIS[token] for raid in RAIDS[: view.raid - 1] for token in raid)
    ahead = banked - laid_out / len(view.loot)
    return min(2.5, max(0.6, 1.5 - ahead / 3))
