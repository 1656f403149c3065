"""The page's server side: its files, and one socket for each open page."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine
from pathlib import Path

from aiohttp import WSMsgType, web

from playground import page_view
from playground.interactions import Interactions
from playground.model import Change, Json, Message
from playground.page_actions import PageActions

FILES = Path(__file__).parent / "page"
PULSE = 1.0  # seconds after which a bot that came or went is noticed


class PageServer:
    """Serves the page and keeps every open one up to date."""

    def __init__(self, interactions: Interactions, is_bot_here: Callable[[], bool]) -> None:
        self.interactions = interactions
        self.is_bot_here = is_bot_here
        self.lines: set[PageLine] = set()
        interactions.world.listeners.append(self._tell)

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self.index)
        app.router.add_get("/live", self.live)
        app.router.add_static("/page", FILES)
        app.on_shutdown.append(self.close)

    async def index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(FILES / "index.html")

    async def live(self, request: web.Request) -> web.StreamResponse:
        """One page's socket, from its opening to its end."""
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="Only a page may come in here.")
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        line = PageLine(socket, PageActions(self.interactions), self._world)
        self.lines.add(line)
        try:
            await line.listen()
        finally:
            self.lines.discard(line)
        return socket

    async def close(self, _: web.Application) -> None:
        for line in tuple(self.lines):
            await line.socket.close(code=1001)

    def _world(self) -> Json:
        return page_view.world(self.interactions.world, self.is_bot_here())

    def _tell(self, change: Change) -> None:
        for line in self.lines:
            line.tell(change)


class PageLine:
    """One open page: asks on one side, changes on the other."""

    def __init__(
        self, socket: web.WebSocketResponse, actions: PageActions, world: Callable[[], Json]
    ) -> None:
        self.socket = socket
        self.actions = actions
        self.world = world
        self.changed = asyncio.Event()
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        self._start(self._write())
        self._start(self._keep_told())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._hear(frame.data)
        finally:
            for task in self.tasks:
                task.cancel()

    def tell(self, change: Change) -> None:
        self.changed.set()
        subject = change.subject
        if not isinstance(subject, Message) or not self.actions.sees(subject):
            return
        if change.event == "MESSAGE_DELETE":
            told: Json = {"channel": str(subject.channel_id), "gone": str(subject.id)}
        else:
            told = {"message": page_view.message(self.actions.world, subject)}
        self.outgoing.put_nowait(told)

    def _hear(self, text: str) -> None:
        with contextlib.suppress(json.JSONDecodeError):
            asked = json.loads(text)
            if isinstance(asked, dict):
                self._start(self._answer(asked))

    async def _answer(self, asked: Json) -> None:
        self.outgoing.put_nowait(await self.actions.answer(asked))

    async def _keep_told(self) -> None:
        """Send the world whenever it looks different."""
        told: Json = {}
        while True:
            world = self.world()
            if world != told:
                told = world
                self.outgoing.put_nowait({"world": world})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self.changed.wait()
            self.changed.clear()

    async def _write(self) -> None:
        while True:
            told = await self.outgoing.get()
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(json.dumps(told))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
