"""Nobody is shown what they must not know: random games of every game, at every step."""

import logging
from random import Random

import pytest

from engine.dice import Dice
from engine.game import AnyGame
from engine.registry import GAMES
from tests.behaviour.eavesdropper import Eavesdropper
from tests.behaviour.hidden import deal_anew
from tests.behaviour.players import play_out
from tests.behaviour.world import World
from tests.playouts import playout, seed_of

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in (game.seats if game.id == "art_robbery" else game.seats[:1])
]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_view_depends_on_what_its_viewer_cannot_see(game: AnyGame) -> None:
    seats, rules, dice = game.seats[-1], game.rules, Dice(seed_of("anew"))
    changed = 0
    for state, _ in playout(game, seats, "views"):
        if not rules.asked(state):
            break  # at the end everything lies open
        for viewer in (None, *range(seats)):
            other = rules.copy(state)
            deal_anew(game.id, other, viewer, dice)

            assert rules.view(other, viewer) == rules.view(state, viewer)
            changed += other != state
    assert changed > 100


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
