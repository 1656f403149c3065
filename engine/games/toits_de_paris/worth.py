"""What a card is worth to a Magpie, as the computer player sees it."""

from collections.abc import Sequence
from math import exp

from engine.games.toits_de_paris import scoring
from engine.games.toits_de_paris.components import BELLS, CARDS, STRONG, WEAK

FIRST_BELL, SECOND_BELL = 2.0, 3.0  # what a step towards a raid costs, a card at stake
BONUS = 1.6
TIE_BREAK = 1.0


class Appraisal:
    """Values cards for every seat at one moment; each answer is worked out once."""

    def __init__(
        self, collections: Sequence[scoring.Owned], jokers: Sequence[str], draw: int, reserve: int
    ) -> None:
        self._collections = collections
        self._jokers = jokers
        self._reserve = reserve
        self._left = min(1.0, draw / 60)  # how much of the game is still to come
        self._counts: dict[str, list[int]] = {}
        self._known: dict[tuple[int, str], float] = {}

    def card(self, seat: int, name: str) -> float:
        """Return what a card is worth to a seat."""
        worth = self._known.get((seat, name))
        if worth is None:
            worth = self._known[seat, name] = self._appraise(seat, name)
        return worth

    def joker(self, seat: int, colour: str) -> float:
        """Return what turning the character card into a joker is worth."""
        return self._majority(seat, colour, +1)

    def _appraise(self, seat: int, name: str) -> float:
        card = CARDS[name]
        mine = self._collections[seat][card.colour]
        rung = scoring.bells(mine) + card.bell
        worth = BONUS if card.effect == "bonus" and self._reserve else 0.0
        if card.bell and rung == BELLS:
            return worth + self._raid(seat, card.colour)
        worth += card.points + self._majority(seat, card.colour, +1)
        if card.effect == "feather":
            worth += self._majority(seat, scoring.WHITE, +1)
        if card.effect == "tie":
            worth += TIE_BREAK
        if card.bell:
            danger = FIRST_BELL if rung == 1 else SECOND_BELL
            worth -= danger * self._left * (1 + 0.3 * len(mine))
        return worth

    def _raid(self, seat: int, colour: str) -> float:
        mine = self._collections[seat][colour]
        feathers = sum(CARDS[card].effect == "feather" for card in mine)
        lost = self._count(colour)[seat]
        worth = self._majority(seat, colour, -lost) - sum(CARDS[card].points for card in mine)
        if feathers:
            worth += self._majority(seat, scoring.WHITE, -feathers)
        return worth

    def _majority(self, seat: int, colour: str, change: int) -> float:
        counts = self._count(colour)
        return self._prize(counts, seat, counts[seat] + change) - self._prize(
            counts, seat, counts[seat]
        )

    def _count(self, colour: str) -> list[int]:
        if colour not in self._counts:
            self._counts[colour] = scoring.counts(self._collections, self._jokers, colour)
        return self._counts[colour]

    def _prize(self, counts: list[int], seat: int, mine: int) -> float:
        """Return the token to expect with so many cards: surer the later it is."""
        if mine <= 0:
            return 0.0
        rivals = sorted((n for s, n in enumerate(counts) if s != seat), reverse=True)
        sharpness = 1.6 - self._left
        ahead = _chance(sharpness * (mine - rivals[0]))
        second = 1.0 if len(rivals) < 2 else _chance(sharpness * (mine - rivals[1]))
        return STRONG * ahead + WEAK * (1 - ahead) * second


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))
