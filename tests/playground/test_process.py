"""A bot in another process, killed and started again."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playground import Message, Playground
from tests.playground.echo import until


async def test_a_killed_bot_fails_its_people_and_a_new_one_takes_over() -> None:
    async with Playground(answer_within=1.0) as playground:
        red = playground.person("Red")
        board = board_in(playground)
        async with bot_process(playground):
            assert (await red.press_anyway(board, "join")).answered
        assert (await red.press_anyway(board, "join")).failed
        async with bot_process(playground):
            assert (await red.press_anyway(board, "join")).answered


@asynccontextmanager
async def bot_process(playground: Playground) -> AsyncIterator[None]:
    """A bot while this lasts, then `kill -9`."""
    module = "tests.playground.process"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, playground.api_url, playground.token
    )
    try:
        await until(lambda: playground.gateway.connected)
        yield
    finally:
        process.kill()
        await process.wait()
        await until(lambda: not playground.gateway.connected)


def board_in(playground: Playground) -> Message:
    world, lounge = playground.world, playground.channel("lounge")
    board = Message(world.new_id(), lounge.id, world.bot.id, world.clock(), "Board")
    world.post(board)
    return board
