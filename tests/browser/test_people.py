"""Who am I, side by side, badges and the small panel."""

import pytest
from playwright.async_api import expect

from playground import Permission, Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_direct_message_wears_a_badge_until_it_is_read(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Purple")
    purple = Screen(page, "Purple")
    chip = page.get_by_role("button", name="Purple")
    await purple.slash("letter")
    await expect(purple.pane.locator(".rooms .badge")).to_contain_text("1 unread")
    await expect(chip.locator(".badge")).to_be_visible()

    await purple.go("Heist Table")

    await expect(purple.last).to_contain_text("From #lounge")
    await expect(page.locator(".badge")).to_have_count(0)
    await purple.last.get_by_role("button", name="#lounge").click()
    await expect(purple.pane.locator('[aria-current="page"]')).to_contain_text("lounge")


async def test_two_to_five_people_are_shown_side_by_side(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red")
    panes = page.locator(".pane")

    await page.get_by_role("button", name="Side by side").click()
    await expect(panes).to_have_count(3)
    for name in ("Yellow", "Purple", "Orange"):
        await page.get_by_role("button", name=name).click()
    await expect(panes).to_have_count(5)
    assert page.url.endswith("#Blue+Green+Yellow+Purple+Orange")
    for name in ("Blue", "Green", "Yellow", "Purple"):
        await page.get_by_role("button", name=name).click()
    await expect(panes).to_have_count(2)
    await page.get_by_role("button", name="Side by side").click()
    await expect(panes).to_have_count(1)


async def test_direct_messages_can_be_closed_and_permissions_taken(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Orange")
    bot, lounge = playground.world.bot, playground.channel("lounge")
    await page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")

    await dialog.get_by_role("switch", name="Orange takes direct messages").uncheck()
    await dialog.get_by_role("switch", name="Attach files").uncheck()
    await expect(dialog.get_by_role("switch", name="Attach files")).not_to_be_checked()
    assert not playground.person("Orange").user.dms_open
    assert Permission.ATTACH_FILES not in playground.world.permissions(bot, lounge)
    await dialog.get_by_role("switch", name="Attach files").check()
    await expect(dialog.get_by_role("switch", name="Attach files")).to_be_checked()

    assert Permission.ATTACH_FILES in playground.world.permissions(bot, lounge)


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_a_phone_shows_everything_within_its_width(
    playground: Playground, opened: Opener, scheme: str
) -> None:
    phone = {"width": 390, "height": 844}
    page = await opened(playground, "Red", viewport=phone, color_scheme=scheme)
    screen = Screen(page, "Red")

    await screen.slash("show")

    await expect(screen.last).to_contain_text("Count 0 times")
    await expect(screen.last.get_by_role("button", name="Count")).to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert await screen.pane.locator(".timeline").evaluate("t => t.scrollWidth <= t.clientWidth")


async def test_everything_that_can_be_used_has_a_name(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red", "Blue")
    await Screen(page, "Red").slash("show")

    nameless = await page.evaluate(
        """() => [...document.querySelectorAll("button, input, select, a")]
            .filter((one) => one.checkVisibility())
            .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length))
            .map((one) => one.outerHTML)"""
    )

    assert nameless == []
