"""Art Robbery: four raids, one Guard Dog, and the fewest alibis get caught."""

from pathlib import Path

from engine.game import Game
from engine.games.art_robbery.brain import ArtRobberyBrain
from engine.games.art_robbery.face import ArtRobberyFace
from engine.games.art_robbery.moves import SEATS, Move, Parry, Play, Steal, Take
from engine.games.art_robbery.rules import ArtRobberyRules
from engine.games.art_robbery.state import State
from engine.games.art_robbery.view import View

ART_ROBBERY: Game[State, Move, View] = Game(
    id="art_robbery",
    seats=SEATS,
    rules=ArtRobberyRules(),
    face=ArtRobberyFace(),
    brain=ArtRobberyBrain(),
    state_type=State,
    move_types=(Play, Take, Steal, Parry),
    folder=Path(__file__).parent,
)
