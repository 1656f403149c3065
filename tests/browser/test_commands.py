"""Writing: the palette, options, forms."""

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_with_options_is_given_with_the_keyboard_alone(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red")
    screen, keyboard = Screen(page, "Red"), page.keyboard
    while not await screen.line.evaluate("one => one === document.activeElement"):
        await keyboard.press("Tab")

    await keyboard.type("/pla")
    await expect(screen.suggestions).to_have_count(1)
    await expect(screen.suggestions).to_contain_text("Open a table.")
    await keyboard.press("Enter")
    await keyboard.type("bank")
    await expect(screen.suggestions).to_have_text(["bank_job"])
    await keyboard.press("Enter")
    await expect(screen.suggestions).to_have_text(["small", "large"])
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.press("Tab")
    await keyboard.type("blu")
    await expect(screen.suggestions).to_have_text(["Blue"])
    await keyboard.press("Enter")
    await keyboard.press("Enter")

    await expect(screen.last).to_contain_text("bank_job, large, against @Blue")
    await expect(screen.line).to_be_focused()


async def test_escape_leads_back_from_a_command_to_plain_writing(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red")
    screen = Screen(page, "Red")
    await screen.line.fill("/play")
    await screen.suggestions.first.wait_for()
    await page.keyboard.press("Enter")
    await screen.pane.locator(".chip").wait_for()

    await page.keyboard.press("Escape")  # closes the suggestions, if they are there
    await page.keyboard.press("Escape")
    await page.keyboard.type("Hello all")
    await page.keyboard.press("Enter")

    await expect(screen.last).to_contain_text("Hello all")


async def test_a_form_is_filled_in_and_blanks_are_not_sent(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red", "Blue")
    red, blue = Screen(page, "Red"), Screen(page, "Blue")
    await red.slash("form")
    form = red.pane.get_by_role("dialog", name="A survey")
    await expect(form.get_by_label("Word")).to_be_focused()

    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_visible()
    await expect(blue.pane.get_by_role("dialog")).to_have_count(0)
    await form.get_by_label("Word").fill("swordfish")
    await form.get_by_label("Loot").select_option("art")
    await form.get_by_role("button", name="Submit").click()

    await expect(form).to_have_count(0)
    await expect(blue.last).to_contain_text("Heard ['swordfish', ['art']]")


async def test_a_command_without_answer_fails_after_three_seconds(
    playground: Playground, opened: Opener
) -> None:
    screen = Screen(await opened(playground, "Red"), "Red")

    await screen.slash("mute")

    await expect(screen.pane.get_by_role("alert")).to_have_text(
        "/mute · The application did not respond"
    )


async def test_the_palette_speaks_the_language_of_the_person(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Green")
    green = Screen(page, "Green")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language of Green").select_option("fr")
    await page.get_by_role("button", name="Fermer").click()

    await green.line.fill("/mon")
    await expect(green.suggestions).to_contain_text("Tout montrer.")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(green.last).to_contain_text("Count 0 times")
    await green.slash("whisper")
    await expect(green.last).to_contain_text("Toi seul peux voir ceci")
    assert playground.person("Green").locale == "fr"
