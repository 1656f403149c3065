"""Pictures: SVG text becomes PNG in a process of its own, never late and never in the bot's way."""

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from pathlib import Path

import font_source_sans_pro
import resvg_py

from engine.worker import Worker

log = logging.getLogger(__name__)

PATIENCE = 2.0
QUEUE = 30  # pictures that may wait; at a busier time messages go out without
MOMENT = 0.4  # what somebody who pressed may wait for a picture
KEPT = 200
FONTS = [
    str(Path(font_source_sans_pro.font_directory) / f"SourceSansPro-{weight}.ttf")
    for weight in ("Regular", "Bold")
]


def rasterise(svg: str) -> bytes:
    """Return a picture as PNG, with our own fonts alone."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FONTS))


def filename(svg: str) -> str:
    """Return the name of a picture's file: equal pictures have equal names."""
    return f"{sha256(svg.encode()).hexdigest()[:16]}.png"


class Painter:
    """Paints, and remembers the latest pictures; a late one is done without."""

    def __init__(self) -> None:
        self._worker = Worker(PATIENCE)
        self._painted: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0
        self._painting: set[asyncio.Task[bytes | None]] = set()

    def ready(self, svg: str) -> bytes | None:
        """Return a picture that was painted already."""
        return self._painted.get(filename(svg))

    async def soon(self, svg: str) -> bytes | None:
        """Return a picture if it is there in a moment; else it is painted for later."""
        task = asyncio.create_task(self.paint(svg))
        self._painting.add(task)
        task.add_done_callback(self._painting.discard)
        done, _ = await asyncio.wait({task}, timeout=MOMENT)
        return task.result() if done else None

    async def paint(self, svg: str) -> bytes | None:
        """Return a picture as PNG; None if it cannot be had in time."""
        found = self.ready(svg)
        if found is not None or self._waiting >= QUEUE:
            return found
        self._waiting += 1
        try:
            png = await self._worker.run(rasterise, svg)
        except Exception:
            log.exception("a picture could not be painted; the message goes out without it")
            return None
        finally:
            self._waiting -= 1
        self._keep(filename(svg), png)
        return png

    def close(self) -> None:
        """Let the worker go."""
        self._worker.close()

    def _keep(self, name: str, png: bytes) -> None:
        self._painted[name] = png
        while len(self._painted) > KEPT:
            self._painted.popitem(last=False)
