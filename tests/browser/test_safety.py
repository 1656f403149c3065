"""What another site in the same browser, or a bent DNS, cannot do."""

import aiohttp
import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.screens import Opener, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOREIGN = {"Origin": "https://evil.example"}


@pytest.mark.parametrize("headers", [FOREIGN, {"Origin": "null"}, {}])
async def test_the_socket_opens_for_our_own_page_only(
    playground: Playground, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{playground.url}/live", headers=headers)
        assert refused.value.status == 403
        ours = {"Origin": playground.url}
        async with session.ws_connect(f"{playground.url}/live", headers=ours) as socket:
            assert "world" in await socket.receive_json()


@pytest.mark.parametrize(
    "headers",
    [
        FOREIGN,
        {"Host": "rebound.example"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    ],
)
async def test_requests_from_elsewhere_are_refused(
    playground: Playground, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in ("/", "/page/main.js", "/api/v10/gateway"):
            async with session.get(playground.url + path) as answer:
                assert answer.status == 403
        async with session.post(f"{playground.api_url}/interactions/1/x/callback") as answer:
            assert answer.status == 403


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


async def test_the_page_forbids_scripts_that_are_not_ours(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(playground.url) as answer:
        assert "script-src 'self';" in answer.headers["Content-Security-Policy"]


async def test_words_of_people_stay_words(playground: Playground, opened: Opener) -> None:
    screen = Screen(await opened(playground, "Red"), "Red")
    await screen.line.fill("<b onmouseover=alert(1)>**loud**</b> <@1> &amp;")
    await screen.line.press("Enter")

    await expect(screen.last).to_contain_text("<b onmouseover=alert(1)>loud</b> @somebody &amp;")
    await expect(screen.last.locator("strong", has_text="loud")).to_have_count(1)
    assert await screen.last.locator("b").count() == 0
