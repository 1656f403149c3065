"""Pictures come from a process that may die: nobody waits for it, and the next one paints on."""

import os

from cogs.ui.painter import Painter
from engine.drawing import rect, svg
from engine.worker import Worker


async def test_a_worker_that_dies_is_replaced_and_the_message_goes_without() -> None:
    worker = Worker(patience=2.0)
    first = await worker.run(os.getpid)

    try:
        await worker.run(os._exit, 1)
    except Exception as error:
        failed = error
    assert failed is not None
    assert await worker.run(os.getpid) != first
    worker.close()


async def test_a_picture_is_painted_once_and_a_bad_one_is_done_without() -> None:
    painter = Painter()
    drawing = svg(40, rect(0, 0, 10, 10, "#000"))

    assert painter.ready(drawing) is None
    png = await painter.paint(drawing)
    assert png is not None and png.startswith(b"\x89PNG")
    assert painter.ready(drawing) == png
    assert await painter.paint("no picture") is None
    assert await painter.paint(svg(50)) is not None
    painter.close()
