"""A channel with two thousand messages stays smooth."""

import pytest
from playwright.async_api import expect

from playground import Message, Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

MANY = 2000
WATCH_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
        window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""
SLOW = "() => window.frames_.toSorted((a, b) => a - b)[Math.floor(window.frames_.length * 0.95)]"


async def test_two_thousand_messages_stay_smooth(opened: Opener) -> None:
    async with Playground() as playground:
        fill(playground)
        page = await opened(playground, "Red")
        screen = Screen(page, "Red")
        await expect(screen.last).to_contain_text(f"Message {MANY - 1}")
        await page.evaluate(WATCH_FRAMES)

        await screen.pane.locator(".timeline").hover()
        while not await screen.pane.get_by_text("This is the beginning").is_visible():
            await page.mouse.wheel(0, -3000)
            await page.wait_for_timeout(30)
            assert await screen.messages.count() <= 200

        assert await page.evaluate(SLOW) < 100
        await screen.pane.get_by_role("button", name="Jump to the newest").click()
        await expect(screen.last).to_contain_text(f"Message {MANY - 1}")
        await expect(screen.last).to_be_in_viewport()


async def test_a_reader_of_old_messages_is_not_dragged_away(opened: Opener) -> None:
    async with Playground() as playground:
        fill(playground, 300)
        page = await opened(playground, "Red")
        screen = Screen(page, "Red")
        await expect(screen.last).to_contain_text("Message 299")
        await screen.pane.locator(".timeline").hover()
        await page.mouse.wheel(0, -2500)
        await page.wait_for_timeout(300)
        top = "t => t.scrollHeight - t.scrollTop"
        before = await screen.pane.locator(".timeline").evaluate(top)

        playground.person("Blue").say(playground.channel("lounge"), "News")
        await expect(screen.pane.get_by_text("News")).to_be_attached()

        assert await screen.pane.locator(".timeline").evaluate(top) > before
        await expect(screen.last).not_to_be_in_viewport()


def fill(playground: Playground, count: int = MANY) -> None:
    world, lounge = playground.world, playground.channel("lounge")
    for number in range(count):
        text = f"**Message {number}**\n- <t:{int(world.clock())}:R> `code` " + "words " * (
            number % 40
        )
        world.post(Message(world.new_id(), lounge.id, world.bot.id, world.clock(), text))
