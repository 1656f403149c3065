"""What a seat may know of a game, and the states that could lie behind it."""

from dataclasses import dataclass

from engine.dice import Dice
from engine.game import Seat
from engine.games.thiefs_market.components import DECKS, LISTED
from engine.games.thiefs_market.scoring import reckon
from engine.games.thiefs_market.state import Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: everybody) sees it; `infamy` is None where it is secret."""

    viewer: Seat | None
    phase: Phase
    round: int
    starter: Seat
    turn: Seat
    centre: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    memory: tuple[tuple[int, ...], ...]
    gold: tuple[int, ...]
    infamy: tuple[int | None, ...]
    cards: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[str, ...], ...]
    decks: tuple[int, ...]  # how many cards each still holds
    gone: tuple[str, ...]
    left: int
    bought: int
    ready: tuple[str, ...]

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.gold)

    @property
    def market(self) -> tuple[str, ...]:
        """Return every card on sale."""
        return tuple(card for row in self.rows for card in row)


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what a seat may know; once the game is over nothing is secret any more."""
    over = state.phase == "over"
    return View(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        centre=tuple(state.centre),
        piles=tuple(map(tuple, state.piles)),
        memory=tuple(map(tuple, state.memory)),
        gold=tuple(state.gold),
        infamy=tuple(n if over or s == viewer else None for s, n in enumerate(state.infamy)),
        cards=tuple(map(tuple, state.cards)),
        rows=tuple(map(tuple, state.rows.values())),
        decks=tuple(len(state.decks[deck]) for deck in DECKS),
        gone=tuple(state.gone),
        left=state.left,
        bought=state.bought,
        ready=tuple(state.ready),
    )


def points_of(view: View) -> tuple[int, ...]:
    """Return everybody's points; only for the end, when all infamy is known."""
    known = [infamy for infamy in view.infamy if infamy is not None]
    return reckon(view.cards, known, view.gold).scores


def guess_of(view: View, dice: Dice) -> State:
    """Return a state with this view: decks shuffled from the unseen cards, infamy made up."""
    most = 3 * view.round
    return State(
        phase=view.phase,
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        centre=list(view.centre),
        piles=[list(pile) for pile in view.piles],
        memory=[list(pile) for pile in view.memory],
        gold=list(view.gold),
        infamy=[dice.below(most + 1) if known is None else known for known in view.infamy],
        cards=[list(cards) for cards in view.cards],
        rows={deck: list(row) for deck, row in zip(DECKS, view.rows, strict=False)},
        decks={d: _unseen(view, d, size, dice) for d, size in zip(DECKS, view.decks, strict=True)},
        gone=list(view.gone),
        left=view.left,
        bought=view.bought,
        ready=list(view.ready),
    )


def _unseen(view: View, deck: str, size: int, dice: Dice) -> list[str]:
    seen = {*view.market, *view.gone, *(card for cards in view.cards for card in cards)}
    unseen = [card for card in LISTED[deck] if card not in seen]
    dice.shuffle(unseen)
    return unseen[:size]
