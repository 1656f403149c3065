"""The games of the house."""

from engine.game import AnyGame
from engine.games.rob_a_bank import ROB_A_BANK

GAMES: dict[str, AnyGame] = {game.id: game for game in (ROB_A_BANK,)}
