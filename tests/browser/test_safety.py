"""What another site in the same browser, or somebody's words, cannot do."""

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_another_sites_page_cannot_reach_the_socket(
    playground: Playground, opened: Opener
) -> None:
    async with Playground() as other:
        page = await opened(other, "Red")
        address = playground.url.replace("http", "ws", 1) + "/live"
        script = """address => new Promise((done) => {
            const socket = new WebSocket(address);
            socket.onopen = () => done("open");
            socket.onerror = () => done("refused");
        })"""
        assert await page.evaluate(script, address) == "refused"
    opened.complaints.clear()  # the browser said so, too


async def test_words_of_people_stay_words(playground: Playground, opened: Opener) -> None:
    screen = Screen(await opened(playground, "Red"), "Red")
    await screen.line.fill("<b onmouseover=alert(1)>**loud**</b> <@1> &amp;")
    await screen.line.press("Enter")

    await expect(screen.last).to_contain_text("<b onmouseover=alert(1)>loud</b> @somebody &amp;")
    await expect(screen.last.locator("strong", has_text="loud")).to_have_count(1)
    assert await screen.last.locator("b").count() == 0
