"""Pages in the browser, and one person's screen on them."""

from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, Playwright

from playground import Playground

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 8000


async def launch(playwright: Playwright, chromium: str, **options: Any) -> Browser:
    return await playwright.chromium.launch(executable_path=chromium, args=FLAGS, **options)


class Opener:
    """Opens pages, each in a browser window of its own, and notes their complaints."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    async def __call__(self, playground: Playground, *people: str, **options: Any) -> Page:
        context = await self.browser.new_context(**options)
        self.contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.goto(f"{playground.url}/#{'+'.join(people)}")
        await page.locator(".pane").first.wait_for()
        return page

    async def close(self) -> None:
        for context in self.contexts:
            await context.close()

    def _note_console(self, message: Any) -> None:
        is_cut_line = "WebSocket connection" in message.text  # a test that restarts the server
        if message.type in ("error", "warning") and not is_cut_line:
            self.complaints.append(message.text)


class Screen:
    """One person's part of a page."""

    def __init__(self, page: Page, person: str) -> None:
        self.page = page
        self.pane = page.locator(f'.pane[data-person="{person}"]')

    @property
    def messages(self) -> Locator:
        return self.pane.locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def line(self) -> Locator:
        return self.pane.locator(".free")

    @property
    def suggestions(self) -> Locator:
        return self.pane.locator(".suggest li")

    async def slash(self, command: str) -> None:
        """Use a command without options, as one types it."""
        await self.line.fill(f"/{command}")
        await self.suggestions.first.wait_for()
        await self.line.press("Enter")
        await self.pane.locator(".chip").wait_for()
        await self.pane.locator(".send").press("Enter")

    async def go(self, room: str) -> None:
        await self.pane.locator(".rooms button", has_text=room).click()

    async def press(self, label: str) -> None:
        await self.last.get_by_role("button", name=label).click()
