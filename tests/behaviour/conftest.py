"""A house, its bot on SimCord, and a channel with people in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from simcord import Env

from cogs.bot import HeistBot
from cogs.ui import answer, outbox
from storage.database import open_database
from tests.behaviour.house import Clock, House
from tests.behaviour.world import World

PATIENCE = 60.0  # real seconds SimCord waits for the bot on a busy machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    # SimCord would let real time, spent by a busy machine, run into these short waits.
    monkeypatch.setattr(answer, "DEFER_AFTER", 10 * PATIENCE)
    monkeypatch.setattr(outbox, "ANSWERS_FIRST", 10 * PATIENCE)
    monkeypatch.setattr(outbox, "BREATH", 0)
    async with open_database(tmp_path / "house.sqlite3") as database:
        yield House(database, Clock())


@pytest.fixture
def simcord_bot(house: House) -> HeistBot:
    return house.bot()


@pytest.fixture
def world(simcord_env: Env, house: House) -> World:
    house.clock.env = simcord_env
    return World(simcord_env, house)
