"""Press → answer: our bot against a bare echo bot, each a process on a playground of this run."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import Figure, share
from benchmarks.houses import Company, bot_process, companies, quiet, timed, until
from engine.registry import GAMES
from playground import Message, Playground

SIZE = 3
GOAL = 1.5
CROWD_GOAL = 3_000.0

Press = Callable[[], Awaitable[float | None]]


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield the latency of single presses and of presses by a crowd."""
    alone, tables, seconds = (8, 4, 1.0) if quick else (300, 200, 10.0)
    yield from asyncio.run(_measure(alone, tables, seconds))


async def _measure(alone: int, tables: int, seconds: float) -> list[Figure]:
    async with _echo(tables) as (echo, echoes), _house(tables) as (house, presses):
        ours: list[float] = []
        baseline: list[float] = []
        for press, echoed in islice(cycle(zip(presses[:20], echoes, strict=False)), alone):
            await _one(house, press, ours)  # turn and turn about
            await _one(echo, echoed, baseline)
        crowd = await _crowd(presses, seconds)
        echo_crowd = await _crowd(echoes, seconds)
    return [*_alone(ours, baseline), *_together(crowd, echo_crowd, tables)]


def _alone(ours: list[float], baseline: list[float]) -> Iterator[Figure]:
    median, worst = (Figure("", share(ours, p), share(baseline, p), "ms") for p in (0.5, 0.99))
    goal, met = f"ratio ≤ {GOAL}", median.ratio <= GOAL
    yield Figure("press → answer, median", median.ours, median.baseline, "ms", goal, met)
    yield Figure("press → answer, p99", worst.ours, worst.baseline, "ms")


def _together(ours: list[float], baseline: list[float], tables: int) -> Iterator[Figure]:
    name = f"press → answer with {tables} tables at play"
    yield Figure(f"{name}, median", share(ours, 0.5), share(baseline, 0.5), "ms")
    p99 = share(ours, 0.99)
    met = p99 < CROWD_GOAL
    yield Figure(f"{name}, p99", p99, share(baseline, 0.99), "ms", "ours < 3 s", met)


async def _one(playground: Playground, press: Press, times: list[float]) -> None:
    """Press once while nothing else happens."""
    taken = await press()
    if taken is not None:
        times.append(taken * 1000)
    await quiet(playground)


async def _crowd(presses: list[Press], seconds: float) -> list[float]:
    """Let everybody press whatever they are offered, without thinking, all of them at once."""
    times: list[float] = []

    async def keep_pressing(press: Press) -> None:
        while (taken := await press()) is not None:
            times.append(taken * 1000)

    everybody = [asyncio.create_task(keep_pressing(press)) for press in presses]
    await asyncio.wait(everybody, timeout=seconds)
    for one in everybody:
        one.cancel()
    results = await asyncio.gather(*everybody, return_exceptions=True)
    failed = [result for result in results if isinstance(result, Exception)]
    if failed:
        raise failed[0]
    return times


@asynccontextmanager
async def _house(tables: int) -> AsyncIterator[tuple[Playground, list[Press]]]:
    """Our bot with games under way at so many tables."""
    with TemporaryDirectory() as folder:
        async with Playground() as playground:
            invited = companies(playground, tables, SIZE)
            settings = {
                "DISCORD_TOKEN": playground.token,
                "DISCORD_API_URL": playground.api_url,
                "DATABASE_PATH": str(Path(folder) / "house.sqlite3"),
                "LOG_LEVEL": "ERROR",
            }
            async with bot_process(playground, "bot.py", **settings):
                await until(lambda: bool(playground.world.commands))
                await _sit_down(invited)
                await until(lambda: all(company.is_asked() for company in invited[:20]))
                yield playground, [company.press for company in invited]


async def _sit_down(invited: list[Company]) -> None:
    for start in range(0, len(invited), 20):
        group = zip(invited[start : start + 20], cycle(GAMES), strict=False)
        await asyncio.gather(*(company.sit_down(game) for company, game in group))


@asynccontextmanager
async def _echo(messages: int) -> AsyncIterator[tuple[Playground, list[Press]]]:
    """The echo bot with so many messages to press."""
    async with Playground() as playground:
        invited = companies(playground, messages, 1)
        presses = [_echoed(company, _posted(playground, company)) for company in invited]
        module = ("-m", "benchmarks.echo", playground.api_url, playground.token)
        async with bot_process(playground, *module):
            await quiet(playground)
            yield playground, presses


def _posted(playground: Playground, company: Company) -> Message:
    world = playground.world
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press", "id": 2}
    row = {"type": 1, "id": 1, "components": [button]}
    place = company.channel.id
    message = Message(world.new_id(), place, world.bot.id, world.clock(), components=[row])
    world.post(message)
    return message


def _echoed(company: Company, message: Message) -> Press:
    async def press() -> float | None:
        return await timed(company.people[0].press(message, "press"))

    return press
