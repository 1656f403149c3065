"""The rules of Thief's Market: who is asked, what may be done, what comes of it."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.game import Event, Happening, Options, Outcome, Rules, Seat, Setup
from engine.games.thiefs_market.components import DECKS, FIGURES, LISTED
from engine.games.thiefs_market.loot import nothing
from engine.games.thiefs_market.moves import Buy, End, Keep, Move, Reroll, Steal, Take, Use
from engine.games.thiefs_market.purchases import (
    begin_turn,
    buy,
    lucky_moves,
    reroll,
    turn_moves,
    use,
)
from engine.games.thiefs_market.rounds import end_round
from engine.games.thiefs_market.scoring import reckon
from engine.games.thiefs_market.split import roll_loot, split_moves, steal, take
from engine.games.thiefs_market.state import State
from engine.games.thiefs_market.view import View, guess_of, view_of


class MarketRules(Rules[State, Move, View]):
    """Split the loot, go to the market, again and again until deck C runs out."""

    def setup(self, seats: int, options: Options, dice: Dice) -> Setup[State]:
        """Shuffle the decks, open the first row and roll the first round's loot."""
        first = dice.below(seats)
        decks = {deck: _shuffled(deck, dice) for deck in DECKS}
        dealt = {"decks": {deck: list(cards) for deck, cards in decks.items()}}
        state = _laid_out(seats, first, decks)
        return Setup(state, first, dealt, roll_loot(state, dice))

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat whose turn it is."""
        return () if state.phase == "over" else (state.turn,)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return every legal move; those of a split are counted, not listed."""
        if seat != state.turn:
            return ()
        match state.phase:
            case "split":
                return split_moves(state)
            case "purchases":
                return turn_moves(state)
            case "lucky":
                return lucky_moves(state)
        return ()

    def always_asked(self, state: State, seat: Seat) -> bool:
        """Nothing is asked that leaves no choice."""
        return False

    def in_the_open(self, state: State, seat: Seat) -> bool:
        """No legal move depends on infamy, the only secret."""
        return True

    def play(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Happening]:
        """Play a legal move and whatever follows from it without a decision."""
        match move:
            case Take():
                return take(state, seat, move)
            case Steal():
                return steal(state, seat, move, dice)
            case Buy():
                return buy(state, seat, move)
            case Use():
                return use(state, seat, move)
            case End():
                return _end_turn(state, seat, dice)
            case Reroll():
                return reroll(state, seat, move, dice)
            case Keep():
                begin_turn(state, state.starter)
                return [Event("kept", {"seat": seat})]

    def outcome(self, state: State) -> Outcome | None:
        """Return the reckoning once the market is sold out."""
        if state.phase != "over":
            return None
        return reckon(state.cards, state.infamy, state.gold)

    def chapters(self, state: State) -> int:
        """Return the rounds that are over."""
        return state.round if state.phase == "over" else state.round - 1

    def points(self, state: State) -> tuple[int, ...]:
        """Return the points if the game ended now."""
        return reckon(state.cards, state.infamy, state.gold).scores

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything but the decks' order and other players' infamy."""
        return view_of(state, viewer)

    def guess(self, view: View, dice: Dice) -> State:
        """Return a state that could lie behind a view."""
        return guess_of(view, dice)

    def copy(self, state: State) -> State:
        """Return an independent copy of a state."""
        return state.copy()


def _shuffled(deck: str, dice: Dice) -> list[str]:
    cards = list(LISTED[deck])
    dice.shuffle(cards)
    return cards[: FIGURES.kept[deck]]


def _laid_out(seats: int, first: Seat, decks: dict[str, list[str]]) -> State:
    top, rest = decks["A"][: FIGURES.row], decks["A"][FIGURES.row :]
    return State(
        phase="split",
        round=0,
        starter=first,
        turn=first,
        centre=nothing(),
        piles=[nothing() for _ in range(seats)],
        memory=[nothing() for _ in range(seats)],
        gold=[FIGURES.starting_gold] * seats,
        infamy=[0] * seats,
        cards=[[] for _ in range(seats)],
        rows={"A": top},
        decks=decks | {"A": rest},
        gone=[],
        left=0,
        bought=0,
        ready=[],
    )


def _end_turn(state: State, seat: Seat, dice: Dice) -> list[Happening]:
    told: list[Happening] = [] if state.bought else [Event("passed", {"seat": seat})]
    following = (seat + 1) % state.seats
    if following == state.starter:
        return told + end_round(state, dice)
    begin_turn(state, following)
    return told
