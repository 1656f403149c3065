"""Who may knock: pages of our own, never another site in the same browser."""

from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK = ("127.0.0.1", "localhost", "::1")
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a sent file is no page


class Guard:
    """The middleware in front of everything; what is not ours is refused."""

    def __init__(self, host: str) -> None:
        self.names = LOOPBACK if host in LOOPBACK else None

    @web.middleware
    async def keep(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not (self._is_for_us(request) and is_from_us(request)):
            raise web.HTTPForbidden(text="This playground answers its own page only.")
        response = await handler(request)
        if not response.prepared and not request.path.startswith("/api/"):
            response.headers.update(_manners(request.path))
        return response

    def _is_for_us(self, request: web.Request) -> bool:
        """On loopback a foreign name in `Host` means DNS was bent to lead here."""
        return self.names is None or request.url.host in self.names


def is_from_us(request: web.Request) -> bool:
    """Whether a browser that sends this has our page open, as far as it says."""
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("//")[2] != request.host:
        return False
    is_foreign = request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")
    return not is_foreign or request.headers.get("Sec-Fetch-Mode") == "navigate"


def _manners(path: str) -> dict[str, str]:
    return {
        "Content-Security-Policy": FILE_POLICY if path.startswith("/attach") else PAGE_POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
