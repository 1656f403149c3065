"""A house, its bot on SimCord, and a channel with people in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from simcord import Env

from cogs.bot import HeistBot
from storage.database import open_database
from tests.behaviour.house import Clock, House
from tests.behaviour.world import World


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_database(tmp_path / "house.sqlite3") as database:
        yield House(database, Clock())


@pytest.fixture
def simcord_bot(house: House) -> HeistBot:
    return house.bot()


@pytest.fixture
def world(simcord_env: Env, house: House) -> World:
    house.clock.env = simcord_env
    return World(simcord_env, house)
