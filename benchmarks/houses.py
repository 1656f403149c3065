"""A playground with a bot process on it, and the people at its tables."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from playground import Channel, Message, Outcome, Person, Playground, controls
from playground.components import STRING_SELECT
from playground.model import Change, Json

ROOT = Path(__file__).parent.parent
QUIET = 0.03
PATIENCE = 60.0


@asynccontextmanager
async def bot_process(
    playground: Playground, *command: str, **settings: str
) -> AsyncIterator[None]:
    """A bot on this playground while this lasts."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, env=os.environ | settings, stderr=DEVNULL
    )
    try:
        await until(lambda: playground.gateway.connected)
        yield
    finally:
        process.terminate()
        await process.wait()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def quiet(playground: Playground) -> None:
    """Wait until the bot has left all messages alone for a moment."""
    changed = asyncio.Event()

    def listen(_: Change) -> None:
        changed.set()

    playground.world.listeners.append(listen)
    try:
        while True:
            async with asyncio.timeout(QUIET):
                await changed.wait()
            changed.clear()
    except TimeoutError:
        return
    finally:
        playground.world.listeners.remove(listen)


async def timed(outcome: Outcome) -> float:
    """Return how many seconds an answer takes; without one, until the person reads "failed"."""
    start = perf_counter()
    await outcome.settled()
    return perf_counter() - start


@dataclass
class Company:
    """The people of one table, who press at random whatever their hands offer."""

    channel: Channel
    people: list[Person]
    choose: Random
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit_down(self, game: str) -> None:
        """Open a table, join and start."""
        host, *others = self.people
        lobby = await host.slash(self.channel, "play", game=game)
        assert lobby.message is not None
        for person in others:
            await person.press(lobby.message, _word(lobby.message, "join"))
        await host.press(lobby.message, _word(lobby.message, "start"))

    async def press(self) -> float | None:
        """Press something; return the seconds until the answer, None once the game is over."""
        async with asyncio.timeout(PATIENCE):
            while not (offers := self._offers()):
                if any(_word(message, "rematch") for message in self.channel.messages.values()):
                    return None
                self.changed.clear()
                await self.changed.wait()
        person, message, control = self.choose.choice(offers)
        values = self._values(control)
        return await timed(person.press_anyway(message, control["custom_id"], values))

    def is_asked(self) -> bool:
        """Tell whether something is offered to somebody."""
        return bool(self._offers())

    def _offers(self) -> list[tuple[Person, Message, Json]]:
        return [
            (person, message, control)
            for person in self.people
            for message in person.dm().messages.values()
            for control in controls(message)
            if control["custom_id"].startswith("m:") and not control.get("disabled")
        ]

    def _values(self, control: Json) -> list[str] | None:
        if control["type"] != STRING_SELECT:
            return None
        values = [option["value"] for option in control["options"]]
        least, most = control.get("min_values", 1), control.get("max_values", 1)
        return self.choose.sample(values, self.choose.randint(least, most))


def companies(playground: Playground, number: int, size: int) -> list[Company]:
    """Invite people to a new channel each for their company."""
    world, guild = playground.world, playground.guild
    invited = []
    for table in range(number):
        channel = world.add_channel(guild, f"table-{table}")
        users = [world.add_user(f"Player {table}-{seat}") for seat in range(size)]
        for user in users:
            world.join(guild, user)
        people = [Person(user, playground.interactions) for user in users]
        invited.append(Company(channel, people, Random(table)))
    _listen(playground, invited)
    return invited


def _listen(playground: Playground, invited: list[Company]) -> None:
    """Let every company hear when one of its screens changes."""
    by_place = {company.channel.id: company for company in invited}
    by_place |= {person.dm().id: company for company in invited for person in company.people}

    def listen(change: Change) -> None:
        company = by_place.get(getattr(change.subject, "channel_id", 0))
        if company is not None:
            company.changed.set()

    playground.world.listeners.append(listen)


def _word(message: Message, word: str) -> str:
    """Return the control that says this word to the host, or nothing."""
    ids = [control["custom_id"] for control in controls(message)]
    return next((each for each in ids if each.startswith(f"h:{word}:")), "")
