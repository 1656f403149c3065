"""Tables laid out for the tests of Art Robbery."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.game import Chance, Event, Happening, Seat
from engine.games.art_robbery import ART_ROBBERY
from engine.games.art_robbery.moves import Move
from engine.games.art_robbery.state import CENTRE, State
from tests.playouts import seed_of

RULES = ART_ROBBERY.rules
HAND = ["0", "1", "2", "3", "boss"]


def laid_out(
    *,
    hand: Sequence[str] = HAND,
    centre: Sequence[str] = ("0:1", "5:0"),
    loot: Sequence[Sequence[str]] = ((), (), ()),
    dog: Seat = CENTRE,
    draw: Sequence[str] = ("4", "5", "thief"),
    discard: Sequence[str] = (),
    raid: int = 1,
    turn: Seat = 0,
) -> State:
    """Return a table where it is `turn`'s turn with this hand."""
    hands = [sorted(hand) if seat == turn else list(HAND) for seat in range(len(loot))]
    return State(
        raid=raid,
        turn=turn,
        hands=hands,
        draw=list(draw),
        discard=list(discard),
        centre=list(centre),
        loot=[list(tokens) for tokens in loot],
        banked=[[] for _ in loot],
        dog=dog,
    )


def act(state: State, *moves: Move) -> list[Happening]:
    """Play legal moves, each by the seat that is asked; return what happened."""
    happenings: list[Happening] = []
    for move in moves:
        assert move in choices(state)
        happenings += RULES.play(state, state.asked, move, Dice(seed_of("table")))
    return happenings


def choices(state: State) -> Sequence[Move]:
    """Return the legal moves of whoever is asked."""
    return RULES.moves(state, state.asked)


def is_forced(state: State) -> bool:
    """Tell whether the next decision is made without asking."""
    return len(choices(state)) == 1 and not RULES.always_asked(state, state.asked)


def chance_in(happenings: Sequence[Happening]) -> list[dict[str, object]]:
    """Return the chance steps among what happened."""
    return [happening.step for happening in happenings if isinstance(happening, Chance)]


def told_in(happenings: Sequence[Happening]) -> list[str]:
    """Return the keys of the events among what happened."""
    return [happening.key for happening in happenings if isinstance(happening, Event)]
