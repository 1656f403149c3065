"""Thief's Market: split the loot, steal each other's shares, buy at the market."""

from pathlib import Path

from engine.game import Game
from engine.games.thiefs_market.brain import MarketBrain
from engine.games.thiefs_market.face import MarketFace
from engine.games.thiefs_market.moves import MOVE_TYPES, Move
from engine.games.thiefs_market.rules import MarketRules
from engine.games.thiefs_market.state import State
from engine.games.thiefs_market.view import View

THIEFS_MARKET: Game[State, Move, View] = Game(
    id="thiefs_market",
    seats=range(3, 6),
    rules=MarketRules(),
    face=MarketFace(),
    brain=MarketBrain(),
    state_type=State,
    move_types=MOVE_TYPES,
    folder=Path(__file__).parent,
)
