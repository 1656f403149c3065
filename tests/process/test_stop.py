"""Asked to stop, the bot finishes what it has in hand, and soon."""

import asyncio
import signal
import time
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from playground import Playground
from tests.process.driver import Bot, spawn, until
from tests.process.people import Crew, refused
from tests.process.stored import Stored
from tests.process.witness import Witness

SIGNALS = [signal.SIGTERM, signal.SIGINT]
SOON = 5.0


@pytest.mark.parametrize("number", SIGNALS)
async def test_a_move_in_hand_is_finished(
    bot: Bot, pair: Crew, stored: Stored, number: signal.Signals
) -> None:
    witness = Witness(pair, stored)
    await pair.open("art_robbery")
    offer = await witness.choose()

    outcome = witness.send(offer)
    await until(lambda: stored.steps != [])  # on disk, perhaps not yet answered
    started = time.monotonic()
    code = await bot.stop(number)

    assert (code, time.monotonic() - started < SOON) == (0, True)
    assert not refused(await outcome.settled())
    witness.note(offer, outcome)
    witness.check()


async def test_an_answer_that_is_on_its_way_when_the_bot_stops_arrives(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    witness = Witness(pair, stored)
    await pair.open("art_robbery")
    offer = await witness.choose()

    playground.faults.delay(0.5, "/interactions/*/callback")
    outcome = witness.send(offer)
    await until(lambda: not playground.faults.pending[0].times)
    assert await bot.stop() == 0

    assert not refused(await outcome.settled())


@pytest.mark.parametrize("path", ["/gateway", "/users/@me", "/applications/*"])
async def test_a_bot_that_is_still_starting_stops_too(
    playground: Playground, tmp_path: Path, path: str
) -> None:
    playground.faults.delay(60.0, path)
    fault = playground.faults.pending[0]
    settings = Bot(playground, tmp_path).settings
    process = await spawn(tmp_path, settings)
    await until(lambda: not fault.times)

    assert await stopped(process) == 0


async def test_a_bot_whose_discord_is_gone_stops_too(tmp_path: Path) -> None:
    async with Playground() as playground:
        bot = Bot(playground, tmp_path)
        await bot.start()
        process = bot.process
        assert process is not None
    await asyncio.sleep(0.2)  # it notices and begins to look for Discord again

    assert await stopped(process) == 0


async def stopped(process: Process) -> int:
    """Ask a bot to stop; return its exit code, if it stops in time."""
    process.send_signal(signal.SIGTERM)
    try:
        return await asyncio.wait_for(process.wait(), SOON)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
