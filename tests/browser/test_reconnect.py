"""Restarts: of the bot, and of the playground itself."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.houses import showcase_bot
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_killed_bot_is_missed_and_its_message_works_again_with_the_next(
    opened: Opener,
) -> None:
    async with Playground() as playground:
        page = await opened(playground, "Red")
        screen = Screen(page, "Red")
        async with showcase_bot(playground):
            await screen.slash("show")
            await expect(screen.last).to_contain_text("Count 0 times")
        await expect(page.locator("#banner")).to_contain_text("Heist Table is away")
        async with showcase_bot(playground):
            await expect(page.locator("#banner")).to_be_hidden()
            await screen.press("Count")
            await expect(screen.last).to_contain_text("Count 1 times")


async def test_a_restarted_playground_still_has_yesterdays_messages(
    opened: Opener, tmp_path: Path
) -> None:
    world = tmp_path / "world.json"
    async with Playground(world_file=world) as playground:
        page = await opened(playground, "Red")
        screen = Screen(page, "Red")
        async with showcase_bot(playground):
            await screen.slash("show")
            await expect(screen.last).to_contain_text("Count 0 times")
        port = playground.port
    await expect(page.locator("#banner")).to_contain_text("Connecting again")

    async with Playground(port=port, world_file=world) as playground, showcase_bot(playground):
        await expect(page.locator("#banner")).to_be_hidden()
        await screen.press("Count")
        await expect(screen.last).to_contain_text("Count 1 times")
        await expect(screen.last.locator(".gallery img")).to_have_js_property("naturalWidth", 480)
