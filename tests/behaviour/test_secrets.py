"""Nobody is shown what they must not know: random games of every game, at every step."""

import logging
from random import Random

import pytest

from engine.game import AnyGame
from engine.registry import GAMES
from tests.behaviour.eavesdropper import Eavesdropper
from tests.behaviour.players import play_out
from tests.behaviour.world import World

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in (game.seats if game.id == "art_robbery" else game.seats[1:2])
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_no_message_and_no_log_line_depends_on_what_its_reader_cannot_see(
    world: World, game: AnyGame, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    people = world.people(seats)
    await world.game(people, game.id)
    eavesdropper = Eavesdropper(world, people, caplog)

    await play_out(world, people, Random(f"secrets {game.id} {seats}"), eavesdropper)

    assert eavesdropper.steps > 50
    assert not world.bot.tables.open_tables()
