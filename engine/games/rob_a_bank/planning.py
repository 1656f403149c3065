"""Phase 2, plan: hands are dealt and five cards a side go face up, one upon the other."""

from engine.dice import Dice
from engine.game import Chance, Event, Happening
from engine.games.rob_a_bank.components import BANK, BANK_DECK, HAND, PLAN, ROBBER_DECK, deck_of
from engine.games.rob_a_bank.moves import Plan, Robber
from engine.games.rob_a_bank.state import State, sides_of, who
from engine.games.rob_a_bank.turns import next_side, start_turn

COLOURS: tuple[Robber, ...] = ("yellow", "red", "green")
PLANS = {BANK: {card: Plan(card=card) for card in BANK_DECK}} | {
    robber: {card: Plan(robber=robber, card=card) for card in ROBBER_DECK} for robber in COLOURS
}
DECKS = {side: tuple(deck_of(side)) for side in PLANS}


def deal(state: State, dice: Dice) -> list[Happening]:
    """Shuffle every deck whole and draw the hands; planning begins."""
    for side in sides_of(state):
        deck = list(DECKS[side])
        dice.shuffle(deck)
        state.hands[side] = deck[:HAND]
        state.plans[side] = []
    state.phase = "plan"
    dealt = {side: hand.copy() for side, hand in state.hands.items()}
    return [Chance({"chance": "hands", "hands": dealt}), Event("dealt", {})]


def plan_moves(state: State) -> list[Plan]:
    """Return each different card of the hand."""
    plans = PLANS[state.side]
    return [plans[card] for card in dict.fromkeys(state.hands[state.side])]


def plan(state: State, move: Plan, dice: Dice) -> list[Happening]:
    """Lay a card on top of the plan. The event does not say which: it is to be remembered."""
    side = state.side
    state.hands[side].remove(move.card)
    state.plans[side].append(move.card)
    story: list[Happening] = [
        Event("planned", {"who": who(state, side), "cards": len(state.plans[side])})
    ]
    next_side(state)
    if state.lap == PLAN:
        state.phase, state.lap = "rob", 0
        story += [Event("raid", {}), *start_turn(state)]
    return story
