"""A real Chromium, a playground, and a bot that sends one of everything."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from playground import Playground
from tests.browser.houses import showcase_bot
from tests.browser.screens import Opener, launch

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what needs a browser where there is none, or where nobody asked for it by path."""
    reason = ""
    if CHROMIUM is None:
        reason = "no chromium on this machine; `make test-browser` installs Debian's"
    elif not any("browser" in argument for argument in config.args):
        reason = "browser tests run when asked for: make test-browser"
    for item in items if reason else ():
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    assert CHROMIUM is not None
    async with async_playwright() as playwright:
        running = await launch(playwright, CHROMIUM)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[Playground]:
    """One playground for the folder, with the showcase bot on it."""
    async with Playground() as running, showcase_bot(running):
        yield running


@pytest.fixture
def playground(house: Playground) -> Playground:
    """The playground, swept clean of what earlier tests left."""
    for channel in house.world.channels.values():
        for message in tuple(channel.messages.values()):
            house.world.delete(message)
    return house


@pytest_asyncio.fixture(loop_scope="session")
async def opened(browser: Browser) -> AsyncIterator[Opener]:
    """Opens pages; at the end none of them may have complained."""
    opener = Opener(browser)
    yield opener
    await opener.close()
    assert opener.complaints == []
