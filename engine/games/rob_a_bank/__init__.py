"""How to Rob a Bank: study the rooms, plan five cards, then see what the plan is worth."""

from pathlib import Path

from engine.game import Game, Option
from engine.games.rob_a_bank.brain import RobABankBrain
from engine.games.rob_a_bank.face import RobABankFace
from engine.games.rob_a_bank.moves import MOVE_TYPES, AnyMove
from engine.games.rob_a_bank.rules import RobABankRules
from engine.games.rob_a_bank.state import State
from engine.games.rob_a_bank.view import View

ROB_A_BANK: Game[State, AnyMove, View] = Game(
    id="rob_a_bank",
    seats=range(2, 5),
    rules=RobABankRules(),
    face=RobABankFace(),
    brain=RobABankBrain(),
    state_type=State,
    move_types=MOVE_TYPES,
    folder=Path(__file__).parent,
    options=(Option("bank", kind="seat", values=("random",), default="random"),),
)
