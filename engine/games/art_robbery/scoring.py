"""Alibis, the police and the winners."""

from collections.abc import Sequence

from engine.game import Outcome, Seat
from engine.games.art_robbery.components import ALIBIS, POINTS, Token

PENALTY = 10  # what being caught costs with two players; with more it costs everything


def score(banked: Sequence[Sequence[Token]]) -> Outcome:
    """Return the result of a game from everybody's banked tokens."""
    loot = [sum(POINTS[token] for token in tokens) for tokens in banked]
    alibis = [sum(ALIBIS[token] for token in tokens) for tokens in banked]
    caught = _caught(alibis)
    scores = [
        _after_police(points, seat in caught, len(banked)) for seat, points in enumerate(loot)
    ]
    return Outcome(
        scores=tuple(scores),
        winners=_winners(scores, alibis),
        detail={"alibis": alibis, "caught": caught, "loot": loot},
    )


def _caught(alibis: list[int]) -> list[Seat]:
    fewest = [seat for seat, count in enumerate(alibis) if count == min(alibis)]
    if len(alibis) == len(fewest) == 2:  # rule: two players who tie both get away
        return []
    return fewest


def _after_police(points: int, is_caught: bool, seats: int) -> int:
    if not is_caught:
        return points
    return points - PENALTY if seats == 2 else 0


def _winners(scores: list[int], alibis: list[int]) -> tuple[Seat, ...]:
    # rule: the caught cannot win unless all are; with 0 points and the fewest alibis they never do
    best = max(zip(scores, alibis, strict=True))
    return tuple(seat for seat, own in enumerate(zip(scores, alibis, strict=True)) if own == best)
