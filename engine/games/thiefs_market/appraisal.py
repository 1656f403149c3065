"""What cards, piles and gold are worth to a computer player, in points at the end of the game."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.thiefs_market.components import (
    BAG,
    CARDS,
    CLUTCHES,
    EXIT,
    EYEPATCH,
    HAULS,
    INDEX,
    ISLAND,
    LUCKY,
    MASK,
    PAWN,
    POTION,
    RACKET,
    SCALES,
)
from engine.games.thiefs_market.scoring import card_points
from engine.games.thiefs_market.view import View

# points a round, by what a card does
A_ROUND = {
    CLUTCHES: 0.3,
    EXIT: 0.5,
    EYEPATCH: 0.4,
    ISLAND: 0.5,
    LUCKY: 0.3,
    RACKET: 1.2,
    SCALES: 0.5,
}
PURCHASE, TRIGGER, SPENDING, CASHING, TURNING = 0.5, 0.7, 0.6, 0.4, 0.3
PAWN_WORTH, GEM_WORTH, ICON_WORTH = 0.6, 0.1, 0.5
HAUL, SURPRISE = 3.5, 2.5
USUAL_GOLD, GOLD_WORTH, LATE_GOLD_WORTH, SPARE_GOLD_WORTH = 4, 0.75, 0.4, 0.25


class Appraisal:
    """Values everything in sight from one seat's point of view."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self.rounds = (sum(view.decks) + 1) / view.seats
        self._gold = GOLD_WORTH if self.rounds > 2 else LATE_GOLD_WORTH
        self._priced = [(c, CARDS[c].cost, self._card(c, seat)) for c in view.market]
        self._known: dict[tuple[object, ...], float] = {}

    def card(self, name: str) -> float:
        """Return the worth of a card on sale."""
        return next(worth for card, _, worth in self._priced if card == name)

    def gold(self, seat: Seat, gold: int) -> float:
        """Return the worth of a seat's gold; what it cannot well use is worth less."""
        if EXIT in self._view.cards[seat]:
            return 2.0 * gold
        return self._gold * min(gold, USUAL_GOLD) + SPARE_GOLD_WORTH * max(gold - USUAL_GOLD, 0)

    def share(self, seat: Seat, pile: Sequence[int]) -> float:
        """Return the worth of a pile at the end of the split, with the gold to go with it."""
        extras = sum(_extra(card, pile) for card in self._view.cards[seat])
        return self.prospects(seat, pile, self._view.gold[seat], 1 + extras)

    def prospects(
        self, seat: Seat, pile: Sequence[int], gold: int, left: int, sold: str = ""
    ) -> float:
        """Return what a pile and gold will bring with so many purchases left."""
        key = (seat, *pile, gold, left, sold)
        if key not in self._known:
            self._known[key] = self._prospects(seat, list(pile), gold, left, {sold})
        return self._known[key]

    def _prospects(
        self, seat: Seat, pile: list[int], gold: int, left: int, sold: set[str]
    ) -> float:
        worth = 0.0
        racket = RACKET in self._view.cards[seat]
        for _ in range(left):
            card, gain, paid = self._best(pile, gold, racket, sold)
            if not card:
                break
            sold.add(card)
            worth += gain
            gold -= paid
            pile = [max(n - c, 0) for n, c in zip(pile, CARDS[card].cost, strict=False)] + pile[4:]
        return worth + self.leftovers(seat, pile) + self.gold(seat, gold)

    def _best(
        self, pile: list[int], gold: int, racket: bool, sold: set[str]
    ) -> tuple[str, float, int]:
        """Return the best purchase: its card, worth and gold."""
        best, best_profit, found = "", 0.0, (0.0, 0)
        red, white, blue, green = pile[:4]
        for card, (r, w, b, g), worth in self._priced:
            lacking = max(r - red, 0) + max(w - white, 0) + max(b - blue, 0) + max(g - green, 0)
            paid = max(lacking - racket, 0)
            profit = worth - paid * self._gold
            if profit > best_profit and paid <= gold and card not in sold:
                best, best_profit, found = card, profit, (worth, paid)
        return best, *found

    def leftovers(self, seat: Seat, pile: Sequence[int]) -> float:
        """Return what unspent objects bring at the end of the round."""
        worth = pile[MASK] + pile[BAG] * self._gold + pile[PAWN] * PAWN_WORTH
        worth += GEM_WORTH * sum(pile[:BAG]) if self._view.phase == "split" else 0.0
        for card in self._at_hand(seat):
            printed = CARDS[card]
            if printed.gains == "infamy" and pile[INDEX[printed.spends]]:
                worth += 1
            elif printed.into == ("bag",) and pile[INDEX[printed.turns]]:
                worth += self._gold
            elif (card == ISLAND and pile[MASK]) or (card == SCALES and pile[BAG]):
                worth += 1
        return worth

    def _at_hand(self, seat: Seat) -> tuple[str, ...]:
        """Return a seat's cards but for those already used this round."""
        view = self._view
        if view.phase != "purchases" or seat != view.turn:
            return view.cards[seat]
        return tuple(c for c in view.cards[seat] if c in view.ready or c in (ISLAND, SCALES))

    def _card(self, name: str, seat: Seat) -> float:
        return self._printed(name, seat) + self._ability(name, seat)

    def _printed(self, name: str, seat: Seat) -> float:
        """Return how many more points a seat would have with a card, majorities at a guess."""
        view, infamy = self._view, self._view.infamy[seat] or 0
        own = (*view.cards[seat], name)
        cards = [*view.cards[:seat], own, *view.cards[seat + 1 :]]
        after = sum(card_points(card, seat, cards, infamy) for card in own)
        before = sum(card_points(card, seat, view.cards, infamy) for card in own[:-1])
        icons = CARDS[name].icons if CARDS[name].type == "henchman" else 0
        return after - before + ICON_WORTH * icons

    def _ability(self, name: str, seat: Seat) -> float:
        card, rounds = CARDS[name], self.rounds
        if name in HAULS:
            return sum(self._view.memory[seat]) if self._view.phase == "purchases" else HAUL
        if name == POTION:
            return SURPRISE
        if name == EXIT:
            return 1.2 * self._view.gold[seat] + A_ROUND[EXIT] * rounds
        if card.infamy_for:
            return 1 + TRIGGER * rounds
        return rounds * (A_ROUND.get(name, 0.0) + _a_round(name))


def _a_round(name: str) -> float:
    card = CARDS[name]
    if card.turns:
        return CASHING if card.into == ("bag",) else TURNING
    if card.spends:
        return SPENDING if card.gains == "infamy" else TURNING / 2
    return PURCHASE if card.purchase_with else 0.0


def _extra(card: str, pile: Sequence[int]) -> int:
    gem = CARDS[card].purchase_with
    return int(bool(gem and pile[INDEX[gem]]) or card == RACKET)
