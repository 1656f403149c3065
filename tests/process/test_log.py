"""What the log tells, and what it must never tell."""

from pathlib import Path
from random import Random

import pytest

from playground import Playground
from tests.process.driver import running_bot
from tests.process.people import Crew
from tests.process.stored import Stored
from tests.process.witness import Witness

TOKEN = "Tm90IGEgdG9rZW4.for.anybody"


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
async def test_no_line_holds_the_token_a_running_seed_or_a_hand(tmp_path: Path, level: str) -> None:
    async with Playground(token=TOKEN) as playground:
        crew = Crew(playground, playground.people[:2], Random(level))
        async with running_bot(playground, tmp_path, LOG_LEVEL=level) as bot:
            stored = Stored(bot.database)
            await crew.open("art_robbery")
            await Witness(crew, stored).play(6)

    match = stored.sheet["match"]
    assert level in bot.log and "hands" in match["state"]
    for secret in (TOKEN, match["seed"], '"hands"', "m:1:", "Your turn!", "**Banked**"):
        assert secret not in bot.log


async def test_a_line_names_the_table_and_its_channel(
    playground: Playground, tmp_path: Path, pair: Crew
) -> None:
    async with running_bot(playground, tmp_path) as bot:
        await pair.open("art_robbery")

    lines = [line for line in bot.log.splitlines() if f"channel {pair.channel.id}" in line]
    assert any("table 1" in line and line.endswith("playing") for line in lines)
