"""The door of the REST API: who may come in, in what order, and how a no is said."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web

from playground import errors
from playground.drafts import Upload
from playground.errors import Refusal
from playground.faults import Faults
from playground.ratelimits import RateLimits

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)

API = "/api/v10"
OPEN_ROUTES = ("/gateway", "/interactions/*", "/webhooks/*")  # the latter have a token in the path


class Door:
    """The middleware in front of every API route."""

    def __init__(self, token: str, faults: Faults, limits: RateLimits) -> None:
        self.token = token
        self.faults = faults
        self.limits = limits

    @web.middleware
    async def keep(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)
        fault = self.faults.strike(request.method, request.path.removeprefix(API))
        if fault is not None and fault.seconds:
            await asyncio.sleep(fault.seconds)
        if fault is not None and fault.status:
            return refused_by_fault(fault.status, fault.retry_after)
        response = await self._answer(request, handler)
        if fault is not None and fault.cut and request.transport is not None:
            request.transport.abort()
        return response

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        headers, wait = self.limits.take(_bucket(request))
        if wait:
            return too_many(wait, headers=headers)
        try:
            self._authorize(request)
            response = await handler(request)
        except Refusal as refusal:
            response = say(refusal.body, refusal.status)
        except web.HTTPNotFound:
            log.warning("no such route here: %s %s", request.method, request.path)
            response = say(errors.not_found().body, 404)
        response.headers.update(headers)
        return response

    def _authorize(self, request: web.Request) -> None:
        path = request.path.removeprefix(API)
        if any(fnmatchcase(path, route) for route in OPEN_ROUTES):
            return
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise errors.unauthorized()


def say(body: Any, status: int = 200) -> web.Response:
    """An answer in JSON; discord.py wants the content type without a charset."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={"Content-Type": "application/json", "Via": "1.1 playground"},
    )


def too_many(wait: float, headers: dict[str, str] | None = None) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
    response = say(body, 429)
    response.headers.update(headers or {})
    return response


def refused_by_fault(status: int, retry_after: float) -> web.Response:
    if status == 429:
        return too_many(retry_after)
    return say({"code": 0, "message": f"{status}: a fault was asked for"}, status)


async def read_upload(request: web.Request) -> Upload:
    """The request's JSON and files, plain or multipart."""
    if not request.content_type.startswith("multipart/"):
        return Upload(await request.json() if request.can_read_body else {})
    upload = Upload({})
    async for part in await request.multipart():
        name = part.name or ""  # type: ignore[union-attr]
        content = bytes(await part.read())  # type: ignore[union-attr]
        if name == "payload_json":
            upload.json = json.loads(content)
        else:
            number = int(name.removeprefix("files[").removesuffix("]"))
            upload.files[number] = (part.filename or "file", content)  # type: ignore[union-attr]
    return upload


def number(request: web.Request, name: str) -> int:
    """An id from the path; one that is no number names nothing."""
    text = request.match_info[name]
    return int(text) if text.isdecimal() else 0


def _bucket(request: web.Request) -> str:
    resource = request.match_info.route.resource
    kind = f"{request.method} {resource.canonical if resource else 'unknown'}"
    major = request.match_info.get("channel") or request.match_info.get("token") or ""
    return f"{abs(hash(kind)):x}:{major}"
