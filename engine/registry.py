"""The games of the house."""

from engine.game import AnyGame
from engine.games.art_robbery import ART_ROBBERY
from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.thiefs_market import THIEFS_MARKET
from engine.games.toits_de_paris import TOITS_DE_PARIS

GAMES: dict[str, AnyGame] = {
    game.id: game
    for game in (
        ART_ROBBERY,
        TOITS_DE_PARIS,
        THIEFS_MARKET,
        ROB_A_BANK,
    )
}
