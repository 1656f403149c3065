"""Les Toits de Paris, by Christine Alcouffe and Ludovic Maublanc."""

from pathlib import Path

from engine.game import Game
from engine.games.toits_de_paris.brain import ToitsDeParisBrain
from engine.games.toits_de_paris.face import ToitsDeParisFace
from engine.games.toits_de_paris.moves import Done, Draw, Joker, Keep, Move, Stop, Take
from engine.games.toits_de_paris.rules import ToitsDeParisRules
from engine.games.toits_de_paris.state import State
from engine.games.toits_de_paris.view import View

TOITS_DE_PARIS: Game[State, Move, View] = Game(
    id="toits_de_paris",
    seats=range(2, 5),
    rules=ToitsDeParisRules(),
    face=ToitsDeParisFace(),
    brain=ToitsDeParisBrain(),
    state_type=State,
    move_types=(Draw, Stop, Take, Done, Joker, Keep),
    folder=Path(__file__).parent,
)
