"""How likely a Magpie is to win from an unfinished table. Its figures are fitted to whole games."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.games.toits_de_paris import scoring
from engine.games.toits_de_paris.components import CARDS, COLOURS, STRONG, TIE_BREAKERS, WEAK
from engine.games.toits_de_paris.state import READY, State

PILE = 75  # cards in the draw pile as a game begins
TIE_BREAK = 0.5  # a tie-breaker counts as part of a card


class _Figures(NamedTuple):
    sharp: float  # how surely a card more wins a token at the end,
    dull: float  # and how much less so as the game begins
    bell: float  # points it costs to have one bell in a colour as the game begins,
    bells: float  # or two,
    stake: float  # and then for each card at stake
    joker: float  # points an unused character card is worth then
    luck: float  # how far points are still open at the end,
    chance: float  # and more so as the game begins


FIGURES = {
    2: _Figures(1.05, 0.95, 6.0, 8.0, 1.7, 5.0, 4.0, 28.0),
    3: _Figures(1.35, 1.1, 4.1, 4.6, 2.4, 4.0, 3.5, 15.0),
    4: _Figures(1.5, 1.15, 3.3, 3.6, 1.7, 1.5, 2.7, 10.6),
}


def outlook(state: State, seat: int) -> float:
    """Return a seat's chance to win."""
    figures, left = FIGURES[len(state.jokers)], len(state.draw) / PILE
    points = [_own(state, each, figures, left) for each in range(len(state.jokers))]
    sharp = figures.sharp - figures.dull * left
    for strengths in _strengths(state):
        for each, prize in enumerate(_prizes(strengths, sharp)):
            points[each] += prize
    luck = figures.luck + figures.chance * left
    best = max(points)
    hopes = [exp((own - best) / luck) for own in points]
    return hopes[seat] / sum(hopes)


def _own(state: State, seat: int, figures: _Figures, left: float) -> float:
    """Return the points printed on a seat's cards, less the fear of raids."""
    worth = figures.joker * left if state.jokers[seat] == READY else 0.0
    for cards in state.collections[seat].values():
        bells = 0
        for name in cards:
            card = CARDS[name]
            worth += card.points
            bells += card.bell
        if bells:
            stake = figures.bell if bells == 1 else figures.bells + figures.stake * len(cards)
            worth -= left * stake
    return worth


def _strengths(state: State) -> list[list[float]]:
    """Return how strong everybody is in each colour and in feathers."""
    strengths = [
        [
            len(owned[colour])
            + (joker == colour)
            + TIE_BREAK * (TIE_BREAKERS[colour] in owned[colour])
            for owned, joker in zip(state.collections, state.jokers, strict=True)
        ]
        for colour in COLOURS
    ]
    return [*strengths, [scoring.feathers(owned) for owned in state.collections]]


def _prizes(strengths: Sequence[float], sharp: float) -> list[float]:
    """Return the token each seat may expect; who has no card gets none."""
    first, second, *others = sorted(strengths, reverse=True)
    third = others[0] if others else None
    prizes = []
    for own in strengths:
        ahead = _chance(sharp * (own - (second if own == first else first)))
        rival = third if own >= second else second
        behind = 1.0 if third is None or rival is None else _chance(sharp * (own - rival))
        prizes.append(STRONG * ahead + WEAK * (1 - ahead) * behind if own else 0.0)
    return prizes


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))
