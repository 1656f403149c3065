"""How a seat stands after a move, as its player weighs it."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.game import Seat
from engine.games.art_robbery.components import ALIBIS, BOSS, DOG, KEEPS_BOSS, POINTS, RAIDS, Token
from engine.games.art_robbery.moves import Move, Parry, Play, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import State
from engine.games.art_robbery.view import View

AT_RISK = 0.7  # what loot is worth while it can still be stolen,
GUARDED = 0.8  # and while its owner has the Guard Dog
LONELY_BOSS = 0.2  # how often a Boss without a 4 or a 5 finds one in time
DOG_WORTH = 1.5

Table: TypeAlias = View | State  # a Judge looks only at what its seat may know
Worths: TypeAlias = Sequence[float]


class Judge:
    """Weighs the table as one seat sees it."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._alibi_worth = _alibi_worth(table, seat)
        self._worths = [self._worth(tokens) for tokens in table.loot]

    def after(self, move: Move) -> float:
        """Return how the seat stands after a move."""
        table, me = self._table, self._seat
        match move:
            case Play(card) if card == DOG:
                return self._standing(self._worths, dog=me)
            case Play(card):
                grabs = reach(card, me, table.centre, table.loot)
                if not grabs:
                    return self._standing(self._worths, table.dog)
                return max(map(self.after, grabs))
            case Take(token):
                ends = len(table.centre) == 1
                return self._standing(self._moved(token, None, me, ends=ends), table.dog, ends=ends)
            case Steal(token, victim):
                return self._after_theft(token, victim)
            case Parry(give):
                return self._after_parry(give)

    def _after_theft(self, token: Token, victim: Seat) -> float:
        table, me = self._table, self._seat
        stolen = self._standing(self._moved(token, victim, me), table.dog)
        if victim != table.dog:
            return stolen
        return min(stolen, self._standing(self._worths, dog=me))  # the victim chooses

    def _after_parry(self, give: bool) -> float:
        table, me = self._table, self._seat
        if give:
            return self._standing(self._worths, dog=table.turn)
        assert table.wanted is not None
        return self._standing(self._moved(table.wanted, me, table.turn), dog=me)

    def _moved(
        self, token: Token, giver: Seat | None, taker: Seat, *, ends: bool = False
    ) -> Worths:
        """Return what everybody's loot is worth once a token has changed hands."""
        loot = self._table.loot
        worths = [self._worth(tokens, ends=True) for tokens in loot] if ends else self._worths[:]
        worths[taker] = self._worth([*loot[taker], token], ends=ends)
        if giver is not None:
            left = list(loot[giver])
            left.remove(token)
            worths[giver] = self._worth(left)
        return worths

    def _standing(self, worths: Worths, dog: Seat, *, ends: bool = False) -> float:
        """Return what the seat has against what the others have on average."""
        safe = [1.0 if ends else AT_RISK] * len(worths)
        worth = [
            own * (1.0 if ends else GUARDED) + DOG_WORTH if seat == dog else own * safe[seat]
            for seat, own in enumerate(worths)
        ]
        own = worth[self._seat]
        return own - (sum(worth) - own) / (len(worth) - 1)

    def _worth(self, tokens: Sequence[Token], *, ends: bool = False) -> float:
        worth = 0.0
        for token in tokens:
            worth += POINTS[token] + self._alibi_worth * ALIBIS[token]
        if BOSS in tokens and KEEPS_BOSS.isdisjoint(tokens):
            worth -= POINTS[BOSS] * (1.0 if ends else 1.0 - LONELY_BOSS)
        return worth


def _alibi_worth(table: Table, seat: Seat) -> float:
    """Return what a further alibi is worth: least to whoever has more than a fair share."""
    banked = sum(ALIBIS[token] for token in table.banked[seat] or ())
    laid_out = sum(ALIBIS[token] for raid in RAIDS[: table.raid - 1] for token in raid)
    ahead = banked - laid_out / len(table.loot)
    return min(1.75, max(0.4, 2.0 - ahead / 4))
