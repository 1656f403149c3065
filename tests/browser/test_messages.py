"""Reading: everything a bot can send, and what can be done with it."""

import re

import pytest
from playwright.async_api import Page, expect

from playground import Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def shown(playground: Playground, opened: Opener) -> tuple[Page, Screen]:
    page = await opened(playground, "Red")
    screen = Screen(page, "Red")
    await screen.slash("show")
    await expect(screen.last).to_contain_text("Count 0 times")
    return page, screen


async def test_every_component_is_there(playground: Playground, opened: Opener) -> None:
    _, screen = await shown(playground, opened)
    last = screen.last

    await expect(last.get_by_role("button", name="Shut")).to_be_disabled()
    await expect(last.get_by_role("link", name="Away")).to_have_attribute(
        "href", "https://example.org/"
    )
    await expect(last.get_by_role("img", name="A gold bar")).to_be_visible()
    await expect(last.locator(".gallery img")).to_have_js_property("naturalWidth", 480)
    await expect(last.locator(".card")).to_have_css("border-left-color", "rgb(140, 107, 177)")
    await expect(last.get_by_role("combobox")).to_have_count(5)
    await expect(last.get_by_role("link", name="notes.txt")).to_be_visible()
    await expect(last.locator("hr.wide")).to_have_count(1)


async def test_markdown_looks_as_on_discord_and_never_becomes_html(
    playground: Playground, opened: Opener
) -> None:
    _, screen = await shown(playground, opened)
    text = screen.last.locator(".text").first

    for tag, words in {
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "struck",
        "small": "beneath",
        "blockquote": "quoted",
        "pre": "if a < b: pass",
        "ul ul": "within",
        "ol": "onetwo",
        "time[data-at]": "years ago",
    }.items():
        await expect(text.locator(tag)).to_contain_text(words)
    for level, words in enumerate(("One", "Two", "Three"), start=3):
        await expect(text.get_by_role("heading", level=level)).to_have_text(words)
    await text.get_by_role("button", name="Spoiler").press("Enter")
    await expect(text.locator(".spoiler.shown")).to_have_text("secret")
    await expect(screen.last).to_contain_text("<img src=x onerror=alert(1)> <script>alert(1)")
    assert await screen.last.locator("script, img[onerror], a[href^=javascript]").count() == 0


async def test_a_pressed_button_edits_the_message_where_it_stands(
    playground: Playground, opened: Opener
) -> None:
    _, screen = await shown(playground, opened)
    count = screen.last.get_by_role("button", name="Count")

    await count.focus()
    await count.press("Enter")

    await expect(screen.last).to_contain_text("Count 1 times")
    await expect(screen.last).to_contain_text("(edited)")
    await expect(count).to_be_focused()


async def test_a_button_without_answer_fails_for_the_presser_alone(
    playground: Playground, opened: Opener
) -> None:
    page, red = await shown(playground, opened)
    await page.get_by_role("button", name="Side by side").click()

    await red.press("Silent")

    await expect(red.last).to_contain_text("This interaction failed")
    await expect(Screen(page, "Blue").last).not_to_contain_text("This interaction failed")


async def test_a_menu_sends_one_choice_at_once(playground: Playground, opened: Opener) -> None:
    page, screen = await shown(playground, opened)

    await screen.last.get_by_role("combobox", name="One thing").click()
    await page.get_by_role("option", name="art").click()

    await expect(screen.last).to_contain_text("Got ['art']")


async def test_a_menu_with_bounds_is_worked_with_the_keyboard(
    playground: Playground, opened: Opener
) -> None:
    page, screen = await shown(playground, opened)
    menu = screen.last.get_by_role("combobox", name="Some things")
    done = page.get_by_role("button", name="Done")

    await menu.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(done).to_be_disabled()
    await page.keyboard.press("End")
    await page.keyboard.press(" ")
    await expect(done).to_be_enabled()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")

    await expect(screen.last).to_contain_text("Got ['gold', 'dog']")


@pytest.mark.parametrize(
    ("menu", "choice"), [("A person", "Blue"), ("A place", "#vault"), ("A role", "@Moderator")]
)
async def test_menus_of_people_places_and_roles(
    playground: Playground, opened: Opener, menu: str, choice: str
) -> None:
    page, screen = await shown(playground, opened)

    await screen.last.get_by_role("combobox", name=menu).click()
    await page.get_by_role("option", name=choice).click()

    await expect(screen.last).to_contain_text(re.compile(r"Got \['\d+'\]"))


async def test_an_ephemeral_message_is_one_persons_and_can_be_dismissed(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red", "Blue")
    red, blue = Screen(page, "Red"), Screen(page, "Blue")

    await red.slash("whisper")

    await expect(red.last).to_contain_text("Only you can see this")
    await expect(red.last.locator(".embed")).to_contain_text("Psst")
    await expect(blue.pane.get_by_text("Only for you")).to_have_count(0)
    before = await red.messages.count()
    await red.press("Dismiss message")
    await expect(red.messages).to_have_count(before - 1)


async def test_a_thinking_bot_is_shown_until_it_speaks(
    playground: Playground, opened: Opener
) -> None:
    screen = Screen(await opened(playground, "Red"), "Red")

    await screen.slash("slow")

    await expect(screen.last).to_contain_text("Heist Table is thinking…")
    await expect(screen.last).to_contain_text("Thought of it")


async def test_what_arrives_is_told_to_a_screen_reader(
    playground: Playground, opened: Opener
) -> None:
    page = await opened(playground, "Red")

    await Screen(page, "Red").slash("slow")

    await expect(page.locator("#live")).to_contain_text("Thought of it")


async def test_an_edit_under_the_hand_loses_neither_a_press_nor_an_open_menu(
    playground: Playground, opened: Opener
) -> None:
    page, screen = await shown(playground, opened)
    red, board = (
        playground.person("Red"),
        playground.person("Red").sees(playground.channel("lounge"))[-1],
    )
    await screen.last.get_by_role("combobox", name="One thing").click()
    await red.press(board, "Count")
    await expect(screen.last).to_contain_text("Count 1 times")
    await expect(page.get_by_role("option", name="art")).to_be_visible()
    await page.keyboard.press("Escape")

    await screen.last.get_by_role("button", name="Form").hover()
    await page.mouse.down()
    await red.press(board, "Count")
    await expect(screen.last).to_contain_text("Count 2 times")
    await page.mouse.up()

    await expect(screen.pane.get_by_role("dialog")).to_be_visible()
