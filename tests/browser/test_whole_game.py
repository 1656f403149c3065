"""Our own bot, played from the lobby to the podium by clicks alone."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.houses import game_bot
from tests.browser.player import open_lobby, open_table, play
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

THREE = ("Red", "Blue", "Green")


async def test_three_people_side_by_side_play_art_robbery_to_its_end(
    opened: Opener, tmp_path: Path
) -> None:
    async with Playground() as playground, game_bot(playground, tmp_path):
        page = await opened(playground, *THREE, viewport={"width": 1500, "height": 950})
        await open_table(page, THREE)

        clicks = await play(page, THREE)

        assert clicks > 30
        red = Screen(page, "Red")
        await red.press("To the board")
        await expect(red.pane.locator('[data-custom-id^="h:rematch"]')).to_be_visible()


async def test_a_table_goes_on_after_the_bot_was_killed(opened: Opener, tmp_path: Path) -> None:
    async with Playground() as playground:
        page = await opened(playground, *THREE)
        async with game_bot(playground, tmp_path):
            await open_table(page, THREE)
        await expect(page.locator("#banner")).to_contain_text("is away")
        async with game_bot(playground, tmp_path):
            await expect(page.locator("#banner")).to_be_hidden()
            assert await play(page, THREE, most=6) == 6


async def test_a_french_player_reads_french(opened: Opener, tmp_path: Path) -> None:
    async with Playground() as playground, game_bot(playground, tmp_path):
        playground.person("Blue").locale = "fr"
        page = await opened(playground, *THREE)
        await open_lobby(Screen(page, "Red"), "Art Robbery")
        blue = Screen(page, "Blue")

        await blue.line.fill("/aid")
        await expect(blue.suggestions).to_contain_text("/aide")
        await blue.slash("aide")

        await expect(blue.last).to_contain_text("/jouer")
        await expect(blue.last).to_contain_text("Toi seul peux voir ceci")
