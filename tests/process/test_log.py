"""What the bot writes down about itself."""

from pathlib import Path
from random import Random

from playground import Playground
from tests.process.driver import running_bot
from tests.process.people import Crew
from tests.process.stored import Stored


async def test_not_even_the_most_talkative_log_holds_a_hand_a_seed_or_the_token(
    playground: Playground, tmp_path: Path
) -> None:
    async with running_bot(playground, tmp_path, LOG_LEVEL="DEBUG") as bot:
        crew = Crew(playground, playground.people[:2], Random("log"))
        await crew.open("art_robbery")
        for _ in range(5):
            offer = await crew.choose()
            assert offer is not None
            await offer.press()
        seed = Stored(bot.database).sheet["match"]["seed"]

    assert "DEBUG" in bot.log
    for secret in (seed, "Your turn!", "**Banked**", playground.token):
        assert secret not in bot.log
