"""Pictures: SVG text becomes PNG in a process of its own, never late and never in the bot's way."""

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

import font_source_sans_pro
import resvg_py

log = logging.getLogger(__name__)

PATIENCE = 2.0
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
    """One worker process, started when first needed and replaced when it dies or dawdles."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._painted: OrderedDict[str, bytes] = OrderedDict()

    def ready(self, svg: str) -> bytes | None:
        """Return a picture that was painted already."""
        return self._painted.get(filename(svg))

    async def paint(self, svg: str) -> bytes | None:
        """Return a picture as PNG; None if it cannot be had in time."""
        found = self.ready(svg)
        if found is not None:
            return found
        try:
            job = self._worker().submit(rasterise, svg)
            png = await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE)
        except Exception:
            log.exception("a picture could not be painted; the message goes out without it")
            self.close()
            return None
        self._keep(filename(svg), png)
        return png

    def close(self) -> None:
        """Let the worker go, whatever it is doing."""
        if self._pool is not None:
            for process in (self._pool._processes or {}).values():
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _keep(self, name: str, png: bytes) -> None:
        self._painted[name] = png
        while len(self._painted) > KEPT:
            self._painted.popitem(last=False)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        return self._pool
