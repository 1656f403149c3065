"""Playing a table of one's own by clicks alone."""

import asyncio
import random
from typing import Any

from playwright.async_api import Page, TimeoutError, expect

from tests.browser.screens import Screen

# Every control of a move that can be used now, as [person, custom_id].
OFFERED = """() => [...document.querySelectorAll('[data-custom-id^="m:"]:not(:disabled)')]
    .map((one) => [one.closest(".pane").dataset.person, one.dataset.customId])"""


async def open_table(page: Page, people: tuple[str, ...], game: str = "Art Robbery") -> None:
    """The first opens a table in the lounge, the others join, and it starts."""
    await open_lobby(Screen(page, people[0]), game)
    await fill_table(page, people)


async def open_lobby(host: Screen, game: str) -> None:
    await host.pane.get_by_role("button", name="Commands").click()
    await host.suggestions.filter(has_text="/play").click()
    await host.suggestions.filter(has_text=game).click()
    await host.pane.get_by_role("button", name="Send").click()
    await host.last.locator('[data-custom-id^="h:join"]').wait_for()


async def fill_table(page: Page, people: tuple[str, ...]) -> None:
    host = Screen(page, people[0])
    for person in people[1:]:
        await Screen(page, person).last.locator('[data-custom-id^="h:join"]').click()
        await expect(host.last).to_contain_text(person)
    start = host.last.locator('[data-custom-id^="h:start"]')
    await start.click()
    await start.wait_for(state="detached")
    for person in people:
        await Screen(page, person).pane.locator(".direct .badge").wait_for()


async def play(page: Page, people: tuple[str, ...], most: int = 1000, seed: int = 1) -> int:
    """Everybody plays from their direct messages; return how many clicks were made."""
    chance, clicks = random.Random(seed), 0
    for person in people:
        await Screen(page, person).pane.locator(".direct button").click()
    while clicks < most:
        offered = await _offered(page)
        if not offered:
            break
        await _use(page, chance, *chance.choice(offered))
        clicks += 1
    return clicks


async def _offered(page: Page) -> list[list[str]]:
    """What can be done now; nothing, once the table offers a rematch."""
    async with asyncio.timeout(10):
        while True:
            offered: list[list[str]] = await page.evaluate(OFFERED)
            if offered or await page.locator('[data-custom-id^="h:rematch"]').count():
                return offered
            await asyncio.sleep(0.03)


async def _use(page: Page, chance: random.Random, person: str, custom_id: str) -> None:
    """Use a control; one that was redrawn under the hand is let go."""
    control = Screen(page, person).pane.locator(f'[data-custom-id="{custom_id}"]')
    try:
        await control.click(timeout=1000)
    except TimeoutError:
        await expect(control).to_have_count(0)
        return
    if ":>" in custom_id or custom_id.endswith("&"):  # a menu, and things to pick
        await _choose(page, chance)
    await control.wait_for(state="detached")


async def _choose(page: Page, chance: random.Random) -> None:
    options: Any = page.locator(".sheet:popover-open li")
    done = page.locator(".sheet:popover-open footer .button")
    order = list(range(await options.count()))
    chance.shuffle(order)
    for number in order:
        await options.nth(number).click()
        if not await done.count():
            return
        if await done.is_enabled():
            await done.click()
            return
