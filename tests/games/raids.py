"""Moments of How to Rob a Bank, set up for one rule at a time.

Unless told otherwise: three seats, seat 0 the bank, no walls, robbers in a1, guards in c3, the car
north of a1, no bag and no alarm on the board, everybody's plan five times `move+move`.
"""

from typing import Any

from engine.dice import Dice
from engine.game import Event
from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.building import Walls
from engine.games.rob_a_bank.components import ROBBERS, SIDES, TILES
from engine.games.rob_a_bank.moves import AnyMove
from engine.games.rob_a_bank.rules import RobABankRules
from engine.games.rob_a_bank.state import GUARDS, State
from engine.games.rob_a_bank.turns import start_turn
from engine.moves import MoveCodec
from tests.playouts import seed_of

RULES = RobABankRules()
CODEC: MoveCodec[AnyMove] = MoveCodec(ROB_A_BANK.move_types)
A1, B1, C1, A2, B2, C2, A3, B3, C3 = range(9)


def walls(**edges: Any) -> Walls:
    """Return the walls of a bank: `walls(a1="E")`."""
    names = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    return tuple(edges.get(name) for name in names)


def raid(side: str, card: str, *, seats: int = 3, lap: int = 0, **changes: Any) -> State:
    """Return a raid in which this side has just revealed this card."""
    pawns = dict.fromkeys(ROBBERS[seats], A1)
    pawns |= dict.fromkeys(GUARDS[: 3 if seats == 4 else 2], C3)
    state = State(
        seats=seats,
        bank=0,
        round=1,
        phase="rob",
        tiles=TILES[seats],
        walls=walls(),
        pawns=pawns | changes.pop("pawns", {}),
        bags=[0] * 9,
        locked=[0] * 9,
        carried=dict.fromkeys(ROBBERS[seats], 0) | changes.pop("carried", {}),
        car=0,
        hands={each: ["move+move"] * 3 for each in SIDES[seats]},
        plans={each: ["move+move"] * 5 for each in SIDES[seats]},
        side=side,
        lap=lap,
    )
    state.plans[side][lap] = card
    start_turn(state)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def bags(*rooms: int) -> list[int]:
    """Return bags by room."""
    return [rooms.count(room) for room in range(9)]


def asked(state: State) -> int:
    """Return the seat whose decision it is."""
    (seat,) = RULES.asked(state)
    return seat


def legal(state: State, do: str = "") -> list[str]:
    """Return the codes of the legal moves, all or of one kind."""
    codes = [CODEC.code(move) for move in RULES.moves(state, asked(state))]
    return [code for code in codes if not do or code.split("/")[0] == do]


def play(state: State, *codes: str) -> list[Event]:
    """Play legal moves; return the events of the last."""
    events: list[Event] = []
    for code in codes:
        assert code in legal(state), f"{code} is not among {legal(state)}"
        dice = Dice(seed_of("raids"))
        happened = RULES.play(state, asked(state), CODEC.decode(code), dice)
        events = [each for each in happened if isinstance(each, Event)]
    return events
