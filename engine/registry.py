"""The games of the house."""

from engine.game import AnyGame
from engine.games.art_robbery import ART_ROBBERY
from engine.games.thiefs_market import THIEFS_MARKET

GAMES: dict[str, AnyGame] = {game.id: game for game in (ART_ROBBERY, THIEFS_MARKET)}
