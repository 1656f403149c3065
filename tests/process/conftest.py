"""A playground and the real bot on it, for one test."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from playground import Playground
from tests.process.driver import Bot, running_bot
from tests.process.people import Crew
from tests.process.stored import Stored

# A worker that was just starting complains when its bot is killed.
ORPHAN = re.compile(r'Traceback .*\n  File "<string>", line 1, in <module>\n(?:  .*\n)*.*\n')


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    # A machine that runs many tests at once is allowed more than Discord's 3 s.
    async with Playground(answer_within=5.0) as playground:
        yield playground


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot that must not have stumbled when the test is over."""
    async with running_bot(playground, tmp_path) as bot:
        yield bot
    assert "Traceback" not in ORPHAN.sub("", bot.log)


@pytest.fixture
def stored(bot: Bot) -> Stored:
    return Stored(bot.database)


@pytest.fixture
def pair(playground: Playground) -> Crew:
    """Red, who hosts, and Blue."""
    return Crew(playground, playground.people[:2], Random(7))


@pytest.fixture
def red(playground: Playground) -> Crew:
    """Red alone, to play with computers."""
    return Crew(playground, playground.people[:1], Random("alone"))
