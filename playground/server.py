"""The playground itself: a Discord that starts and stops."""

import asyncio
import errno
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

from aiohttp import web

from playground import archive
from playground.faults import Faults
from playground.gateway import Gateway
from playground.guard import Guard
from playground.interactions import Interactions
from playground.lookups import Lookups
from playground.model import Channel, Guild
from playground.page_server import PageServer
from playground.person import Person
from playground.posting import Posting, attachment
from playground.ratelimits import Rate, RateLimits
from playground.rest import API, Door
from playground.webhooks import Webhooks
from playground.world import World


class PortTaken(OSError):
    """Another program already listens there."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"port {port} on {host} is taken")
        self.host = host
        self.port = port

    def __str__(self) -> str:
        return f"The playground's port {self.port} on {self.host} is taken by another program."


class Playground:
    """A Discord on this machine while `async with` lasts, with the page at its address."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        world_file: Path | None = None,
        token: str = "playground",
        answer_within: float = 3.0,
        token_life: float = 900.0,
        heartbeat: float = 41.25,
        rate: Rate = Rate(),  # noqa: B008
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.host = host
        self.port = port
        self.token = token
        self.world_file = world_file
        self.world = _restored(world_file, clock) or World.furnished(clock)
        self.gateway = Gateway(self.world, token, heartbeat)
        self.faults = Faults(self.world, self.gateway)
        self.interactions = Interactions(
            self.world, self.gateway.dispatch, answer_within, token_life
        )
        door = Door(token, self.faults, RateLimits(rate))
        middlewares = [Guard(host).keep, door.keep]
        self.app = web.Application(middlewares=middlewares, client_max_size=32 * 1024**2)
        self._add_routes()
        self._runner = web.AppRunner(self.app, shutdown_timeout=1.0, access_log=None)
        self._keeper: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def api_url(self) -> str:
        """The address for `discord.http.Route.BASE`."""
        return self.url + API

    @property
    def gateway_url(self) -> str:
        """The address for `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.world.gateway_address

    @property
    def people(self) -> list[Person]:
        return [self._person(user.id) for user in self.world.users.values() if not user.bot]

    def person(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.world.guilds.values()))

    def channel(self, name: str) -> Channel:
        return next(one for one in self.world.channels.values() if one.name == name)

    async def __aenter__(self) -> "Playground":
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(self.host, self.port) from error
            raise
        self.port = self._runner.addresses[0][1]
        self.world.address = self.url
        if self.world_file is not None:
            self._keeper = asyncio.create_task(archive.keep(self.world, self.world_file))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.gateway.close()
        await self._runner.cleanup()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])

    def _person(self, user_id: int) -> Person:
        return Person(self.world.users[user_id], self.interactions)

    def _add_routes(self) -> None:
        PageServer(self.interactions, lambda: self.gateway.connected).add_to(self.app)
        for group in (Lookups(self.world), Posting(self.world), Webhooks(self.interactions)):
            for route in group.routes():
                self.app.router.add_route(route.method, API + route.path, route.handler)
        self.app.router.add_get("/gateway", self.gateway.greet)
        self.app.router.add_get(
            "/attachments/{channel}/{attachment}/{filename}", partial(attachment, world=self.world)
        )


def _restored(path: Path | None, clock: Callable[[], float]) -> World | None:
    return archive.load(path, clock) if path is not None and path.exists() else None
