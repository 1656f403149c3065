"""The end of a round: dice are cashed, the market is refilled, the game goes on or ends."""

from engine.dice import Dice
from engine.game import Chance, Event, Happening
from engine.games.thiefs_market.components import BAG, DECKS, FIGURES, ISLAND, MASK, SCALES
from engine.games.thiefs_market.loot import nothing
from engine.games.thiefs_market.split import roll_loot
from engine.games.thiefs_market.state import State


def end_round(state: State, dice: Dice) -> list[Happening]:
    """Cash the dice and refill the market; roll the next round or end the game."""
    happenings = _cash(state)
    if _sold_out(state):
        state.phase = "over"
        return [*happenings, Event("over", {})]
    happenings += _refill(state)
    return happenings + roll_loot(state, dice)


def _cash(state: State) -> list[Happening]:
    gains = []
    for seat, pile in enumerate(state.piles):
        cards, bags, masks = state.cards[seat], pile[BAG], pile[MASK]
        gold = bags + 1 if bags and SCALES in cards else bags
        infamy = masks + 1 if masks and ISLAND in cards else masks
        state.gold[seat] += gold
        state.infamy[seat] += infamy
        state.piles[seat] = nothing()
        if gold or infamy:
            gains.append([seat, gold, infamy])
    return [Event("cashed", {"gains": gains})] if gains else []


def _missing(state: State) -> int:
    return FIGURES.row - len(state.rows[state.newest])


def _sold_out(state: State) -> bool:
    last = DECKS[-1]
    return state.newest == last and len(state.decks[last]) < _missing(state)


def _refill(state: State) -> list[Happening]:
    """Fill the newest row; where its deck does not suffice, open the next with a row of its own."""
    missing, deck = _missing(state), state.newest
    short = len(state.decks[deck]) < missing
    happenings = _deal(state, deck, missing)
    if not short:
        return happenings
    opened = DECKS[DECKS.index(deck) + 1]
    state.rows[opened] = []
    return [*happenings, Event("opened", {"deck": opened}), *_deal(state, opened, FIGURES.row)]


def _deal(state: State, deck: str, number: int) -> list[Happening]:
    pile = state.decks[deck]
    cards, state.decks[deck] = pile[:number], pile[number:]
    state.rows[deck] += cards
    if not cards:
        return []
    steps: list[Happening] = [Chance({"chance": "deal", "card": card}) for card in cards]
    return [*steps, Event("dealt", {"deck": deck, "cards": cards})]
