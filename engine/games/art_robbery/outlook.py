"""How likely a seat is to win from an unfinished table. Its figures are fitted to whole games."""

from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

from engine.game import Seat
from engine.games.art_robbery.components import ALIBIS, BOSS, KEEPS_BOSS, POINTS, RAIDS, Token
from engine.games.art_robbery.scoring import PENALTY
from engine.games.art_robbery.state import State


class _Figures(NamedTuple):
    kept: float  # of the loot in front of a seat as a raid ends,
    lost: float  # and of that for each token left in the centre
    turn: float  # points it is worth to play next
    luck: float  # how far points are still open at the end,
    chance: float  # and more so a raid to come
    police: float  # the same for alibis
    doubt: float


FIGURES = {
    2: _Figures(0.88, 0.92, 1.3, 5.4, 1.3, 1.6, 0.9),
    3: _Figures(1.0, 0.83, 1.2, 5.4, 1.3, 1.4, 1.9),
    4: _Figures(0.94, 0.77, 1.0, 4.6, 1.1, 1.2, 1.8),
    5: _Figures(0.88, 0.77, 0.8, 3.9, 1.0, 1.0, 1.9),
}


def outlook(state: State, seat: Seat) -> float:
    """Return a seat's chance to win."""
    figures, left = FIGURES[len(state.loot)], len(state.centre)
    to_come = len(RAIDS) - state.raid + left / len(RAIDS[0])
    kept = figures.kept * figures.lost**left
    points, alibis = _totals(state, kept)
    points[state.turn] += figures.turn
    free = _free(alibis, figures.police + figures.doubt * to_come)
    hopes = _hopes(points, free, figures.luck + figures.chance * to_come)
    return hopes[seat] / sum(hopes)


def _totals(state: State, kept: float) -> tuple[list[float], list[float]]:
    points, alibis = [], []
    for banked, loot in zip(state.banked, state.loot, strict=True):
        points.append(_sum(POINTS, banked) + kept * _loot_points(loot))
        alibis.append(_sum(ALIBIS, banked) + kept * _sum(ALIBIS, loot))
    return points, alibis


def _sum(printed: dict[Token, int], tokens: Iterable[Token]) -> int:
    return sum([printed[token] for token in tokens])


def _loot_points(tokens: Sequence[Token]) -> int:
    lonely = BOSS in tokens and KEEPS_BOSS.isdisjoint(tokens)
    return _sum(POINTS, tokens) - lonely * POINTS[BOSS]


def _free(alibis: list[float], doubt: float) -> list[float]:
    """Return how likely each seat is to get away: the fewest alibis are caught."""
    fewest, next_fewest = sorted(alibis)[:2]
    return [
        1 / (1 + exp(((next_fewest if own == fewest else fewest) - own) / doubt)) for own in alibis
    ]


def _hopes(points: list[float], free: list[float], luck: float) -> list[float]:
    if len(points) == 2:
        return [
            exp((own - PENALTY * (1 - sure)) / luck) for own, sure in zip(points, free, strict=True)
        ]
    return [sure**2 * exp(own / luck) for own, sure in zip(points, free, strict=True)]
