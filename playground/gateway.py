"""The gateway: sessions of the bot, what they were told, and their sockets."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from playground import payloads
from playground.model import Change, Json
from playground.world import World

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
UNTOLD = ("USER_UPDATE", "APPLICATION_COMMAND_UPDATE")  # changes the bot never hears of
REMEMBERED = 1000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Wire:
    """One socket to the bot; writes in order, compressed if it was asked to."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.transport = request.transport
        self.socket = socket
        self.deflate = (
            zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        )
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    def send(self, op: int, told: Any = None, **more: Any) -> None:
        self.pass_on(json.dumps({"op": op, "d": told, "s": None, "t": None} | more))

    def pass_on(self, text: str) -> None:
        self.outgoing.put_nowait(text)

    def drop(self) -> None:
        """Cut the line without a close frame."""
        if self.transport is not None:
            self.transport.abort()

    async def _write(self) -> None:
        while True:
            text = await self.outgoing.get()
            try:
                await self._put(text)
            except ConnectionError:
                return

    async def _put(self, text: str) -> None:
        if self.deflate is None:
            await self.socket.send_str(text)
        else:
            packed = self.deflate.compress(text.encode())
            await self.socket.send_bytes(packed + self.deflate.flush(zlib.Z_SYNC_FLUSH))


@dataclass(slots=True)
class Session:
    """What one shard of the bot was told, kept so that it can resume."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    told: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    wire: Wire | None = None

    def dispatch(self, event: str, told: Json) -> None:
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "d": told, "s": self.sequence, "t": event})
        self.told.append((self.sequence, text))
        if self.wire is not None:
            self.wire.pass_on(text)

    def serves(self, guild_id: int | None) -> bool:
        """Whether events of this guild come here; those without a guild come on shard 0."""
        number, count = self.shard
        return number == ((guild_id or 0) >> 22) % count


class Gateway:
    """Greets sockets, opens and resumes sessions, and tells them what happens."""

    def __init__(self, world: World, token: str, heartbeat: float) -> None:
        self.world = world
        self.token = token
        self.heartbeat = heartbeat
        self.sessions: dict[str, Session] = {}
        world.listeners.append(self.tell)

    @property
    def connected(self) -> bool:
        return any(session.wire for session in self.sessions.values())

    def dispatch(self, event: str, told: Json, guild_id: int | None, intent: int = 0) -> None:
        for session in self._listening(guild_id, intent):
            session.dispatch(event, told)

    def tell(self, change: Change) -> None:
        """Pass a change of the world on to the bot, if it asked for such changes."""
        ephemeral = getattr(change.subject, "seen_by", None)
        if change.event in UNTOLD or ephemeral:
            return
        intent = _intent(change)
        if self._listening(change.guild_id, intent):
            told = payloads.of_change(self.world, change)
            self.dispatch(change.event, told, change.guild_id, intent)

    def _listening(self, guild_id: int | None, intent: int) -> list[Session]:
        return [
            session
            for session in self.sessions.values()
            if session.serves(guild_id) and session.intents & intent == intent
        ]

    # --- faults

    def drop(self) -> None:
        for wire in self.wires():
            wire.drop()
            self._hang_up(wire)

    def ask_to_reconnect(self) -> None:
        for wire in self.wires():
            wire.send(Op.RECONNECT)

    def invalidate(self, resumable: bool) -> None:
        wires = self.wires()
        if not resumable:
            self.sessions.clear()
        for wire in wires:
            wire.send(Op.INVALID_SESSION, resumable)

    def wires(self) -> list[Wire]:
        return [session.wire for session in self.sessions.values() if session.wire]

    # --- a socket's life

    async def greet(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wire = Wire(request, socket)
        wire.send(Op.HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._hear(wire, json.loads(frame.data))
        finally:
            wire.writer.cancel()
            self._hang_up(wire)
        return socket

    async def close(self) -> None:
        """Close every socket; the bot may resume, if there is still somebody to resume with."""
        for wire in self.wires():
            await wire.socket.close(code=1001)

    def _hang_up(self, wire: Wire) -> None:
        for session in self.sessions.values():
            if session.wire is wire:
                session.wire = None

    async def _hear(self, wire: Wire, frame: Json) -> None:
        match frame:
            case {"op": Op.HEARTBEAT}:
                wire.send(Op.ACK)
            case {"op": Op.IDENTIFY, "d": told}:
                await self._identify(wire, told)
            case {"op": Op.RESUME, "d": told}:
                await self._resume(wire, told)

    async def _identify(self, wire: Wire, told: Json) -> None:
        if told.get("token") != self.token:
            await wire.socket.close(code=4004, message=b"Authentication failed.")
            return
        number, count = told.get("shard") or (0, 1)
        if not 0 <= number < count:
            await wire.socket.close(code=4010, message=b"Invalid shard.")
            return
        self._forget_silent((number, count))
        session = Session(told.get("intents", 0), (number, count), wire=wire)
        self.sessions[session.id] = session
        self._make_ready(session)

    async def _resume(self, wire: Wire, told: Json) -> None:
        session = self.sessions.get(told.get("session_id", ""))
        if session is None or told.get("token") != self.token:
            wire.send(Op.INVALID_SESSION, False)
            return
        session.wire = wire
        for sequence, text in session.told:
            if sequence > told["seq"]:
                wire.pass_on(text)
        session.dispatch("RESUMED", {})

    def _forget_silent(self, shard: tuple[int, int]) -> None:
        """A bot that starts anew will not resume what it left behind."""
        for session in list(self.sessions.values()):
            if session.wire is None and session.shard == shard:
                del self.sessions[session.id]

    def _make_ready(self, session: Session) -> None:
        bot = self.world.bot
        home = [
            guild
            for guild in self.world.guilds.values()
            if session.serves(guild.id) and bot.id in guild.members
        ]
        ready = {
            "v": 10,
            "user": payloads.user(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in home],
            "session_id": session.id,
            "resume_gateway_url": self.world.gateway_address,
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in home:
            session.dispatch("GUILD_CREATE", payloads.guild(self.world, guild))


def _intent(change: Change) -> int:
    if change.event.startswith("MESSAGE_"):
        return DIRECT_MESSAGES if change.guild_id is None else GUILD_MESSAGES
    return GUILD_MEMBERS if change.event.startswith("GUILD_MEMBER_") else GUILDS
