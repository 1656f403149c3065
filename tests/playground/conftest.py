"""One playground and one bot for the whole folder; what a test breaks is mended after it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from playground import Channel, Person, Playground
from tests.playground.echo import Echo, point_at, silence


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[tuple[Playground, Echo]]:
    async with Playground() as playground:
        bot = Echo(shard_count=1)
        await bot.begin(playground)
        yield playground, bot
        await bot.end()


@pytest.fixture
def playground(house: tuple[Playground, Echo]) -> Playground:
    point_at(house[0])
    house[0].faults.clear()
    return house[0]


@pytest.fixture
def bot(house: tuple[Playground, Echo], playground: Playground) -> Echo:
    house[1].answer = silence
    house[1].errors.clear()
    return house[1]


@pytest.fixture
def red(playground: Playground) -> Person:
    return playground.person("Red")


@pytest.fixture
def blue(playground: Playground) -> Person:
    return playground.person("Blue")


@pytest.fixture
def lounge(playground: Playground) -> Channel:
    return playground.channel("lounge")
