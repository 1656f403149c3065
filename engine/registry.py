"""The games of the house."""

from engine.game import AnyGame
from engine.games.toits_de_paris import TOITS_DE_PARIS

GAMES: dict[str, AnyGame] = {game.id: game for game in (TOITS_DE_PARIS,)}
