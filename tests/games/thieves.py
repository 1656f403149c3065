"""Tables of Thief's Market laid out for a test."""

from collections.abc import Sequence
from typing import Any

from engine.dice import Dice
from engine.game import Chance, Event, Happening
from engine.games.thiefs_market import THIEFS_MARKET
from engine.games.thiefs_market.components import CARDS
from engine.games.thiefs_market.loot import counts_of
from engine.games.thiefs_market.moves import End, Move
from engine.games.thiefs_market.purchases import begin_purchases, begin_turn
from engine.games.thiefs_market.rules import MarketRules
from engine.games.thiefs_market.state import State
from tests.playouts import seed_of

RULES = MarketRules()
GAME = THIEFS_MARKET


def fresh(seats: int = 3) -> State:
    """Return a game just laid out."""
    return RULES.setup(seats, {}, Dice(seed_of("thieves"))).state


def objects(text: str) -> list[int]:
    """Return objects given as "red red pawn", counted."""
    return counts_of(text.split())


def splitting(centre: str, *piles: str, turn: int = 0, **cards: list[str]) -> State:
    """Return a split with these objects; `seat0=[…]` gives cards to a seat."""
    state = fresh(len(piles))
    state.centre = objects(centre)
    state.piles = [objects(pile) for pile in piles]
    state.turn = state.starter = turn
    for seat, owned in cards.items():
        state.cards[int(seat.removeprefix("seat"))] = owned
    return state


def shopping(
    pile: str,
    *cards: str,
    sale: Sequence[str] = (),
    gold: int = 0,
    memory: str | None = None,
    newest: str = "C",
) -> State:
    """Return seat 0's turn at the market, with others behind that own next to nothing."""
    state = fresh(3)
    state.centre = objects("")
    state.piles = [objects(pile), objects("pawn"), objects("mask")]
    state.memory = [objects(pile if memory is None else memory), *state.piles[1:]]
    state.cards[0] = list(cards)
    state.gold = [gold, 0, 0]
    state.rows = {deck: [] for deck in "ABC"[: "ABC".index(newest) + 1]}
    state.decks["B"] = state.decks["B"][:4]
    for card in sale:
        state.rows[deck_of(card)].append(card)
    state.starter = 1
    begin_turn(state, 0)
    return state


def deck_of(card: str) -> str:
    """Return the letter of a card's deck."""
    return CARDS[card].deck


def to_market(state: State) -> None:
    """End the split of a laid-out table as it is."""
    state.memory = [pile[:] for pile in state.piles]
    begin_purchases(state)


def moves(state: State) -> list[Move]:
    """Return the moves of whoever is asked."""
    return list(RULES.moves(state, state.turn))


def act(state: State, *played: Move, dice: Dice | None = None) -> list[Happening]:
    """Play moves of whoever is asked, all of them legal; return what happened."""
    happenings: list[Happening] = []
    dice = dice or Dice(seed_of("table"))
    for move in played:
        assert move in RULES.moves(state, state.turn)
        happenings += RULES.play(state, state.turn, move, dice)
    return happenings


def end_round(state: State, dice: Dice | None = None) -> list[Happening]:
    """End every turn of the purchases that is left."""
    happenings: list[Happening] = []
    round_now = state.round
    while state.phase == "purchases" and state.round == round_now:
        happenings += act(state, End(), dice=dice)
    return happenings


def chances(happenings: Sequence[Happening]) -> list[dict[str, Any]]:
    """Return the chance steps among what happened."""
    return [h.step for h in happenings if isinstance(h, Chance)]


def events(happenings: Sequence[Happening]) -> list[str]:
    """Return the keys of the events among what happened."""
    return [h.key for h in happenings if isinstance(h, Event)]
