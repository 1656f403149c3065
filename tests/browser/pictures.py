"""Screenshots of a table for the README: `python -m tests.browser.pictures FOLDER`."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, async_playwright

from playground import Playground
from tests.browser.conftest import CHROMIUM
from tests.browser.houses import game_bot
from tests.browser.player import fill_table, open_lobby, play
from tests.browser.screens import Opener, Screen, launch

THREE = ("Red", "Blue", "Green")
DESK = {"width": 1040, "height": 1130}
WIDE = {"width": 1060, "height": 680}
PHONE = {"width": 390, "height": 844}


async def main(folder: Path) -> None:
    if CHROMIUM is None:
        sys.exit("Chromium is needed: make chromium")
    if not await has_emoji():
        print("No emoji font here: install fonts-noto-color-emoji, or the games' signs are boxes")
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        async with (
            Playground() as playground,
            game_bot(playground, Path(home)),
            async_playwright() as playwright,
        ):
            browser = await launch(playwright, CHROMIUM)
            await take_all(Opener(browser), playground, folder)
            await browser.close()


async def has_emoji() -> bool:
    asking = await asyncio.create_subprocess_exec("fc-list", ":lang=und-zsye", stdout=PIPE)
    found, _ = await asking.communicate()
    return bool(found)


async def take_all(opened: Opener, playground: Playground, folder: Path) -> None:
    page = await opened(playground, *THREE, viewport=WIDE, color_scheme="dark")
    alone = await opened(playground, "Blue", viewport=DESK, color_scheme="dark")
    await open_lobby(Screen(page, "Red"), "Art Robbery")
    await take(alone, folder / "lobby.png")
    await fill_table(page, THREE)
    await play(page, THREE, most=14)
    await Screen(page, "Red").go("lounge")
    await take(page, folder / "side-by-side.png")
    await take(alone, folder / "board.png")
    await Screen(alone, "Blue").pane.locator(".direct button").click()
    await take(alone, folder / "hand.png")
    phone = await opened(playground, "Blue", viewport=PHONE, color_scheme="light")
    await Screen(phone, "Blue").pane.locator(".direct button").click()
    await take(phone, folder / "phone.png")


async def take(page: Page, path: Path) -> None:
    """One picture, once everything has come to rest."""
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(1500)
    await page.screenshot(path=path)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
