"""Whole games by presses alone, at the real bot, and whether their end is right."""

import re
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from engine.game import Reader
from engine.house import speak
from engine.record import verify
from engine.registry import GAMES
from engine.words import Language
from playground import Playground, text_of
from tests.process.driver import ROOT, Bot
from tests.process.people import Crew
from tests.process.stored import Stored

HEX = re.compile(r"\b[0-9a-f]{64}\b")
ART = [
    ("art_robbery", 2, "fr"),
    ("art_robbery", 3, "en"),
    ("art_robbery", 4, "fr"),
    ("art_robbery", 5, "en"),
]
OTHERS = [
    (game.id, game.seats[0], lang)
    for game, lang in zip(GAMES.values(), cycle(("en", "fr")), strict=False)
    if game.id != "art_robbery"
]


@pytest.mark.parametrize(("game", "seats", "language"), [*ART, *OTHERS])
async def test_a_game_by_presses_alone_ends_with_the_right_result(
    playground: Playground, bot: Bot, stored: Stored, game: str, seats: int, language: Language
) -> None:
    crew = Crew(playground, playground.people[:seats], Random(f"{game} {seats} {language}"))
    crew.speak(language)
    await crew.open(game)
    (promised,) = HEX.findall(text_of(crew.board))
    await crew.play_to_the_end()

    final = text_of(crew.board)
    seed, told = HEX.findall(final)
    assert sha256(bytes.fromhex(seed)).hexdigest() == told == promised
    assert_explained(final, stored, seed, language)
    await assert_record_agrees(stored, seed, bot.folder)


def assert_explained(final: str, stored: Stored, seed: str, language: Language) -> None:
    """Every line of the replayed score stands in the final message."""
    game, replayed = stored.game, stored.replayed(seed)
    assert replayed.outcome is not None
    names = tuple(player["name"] for player in stored.sheet["players"])
    reader = Reader(speak(game, language), names, None)
    for line in game.face.final(game.rules.view(replayed.state, None), replayed.outcome, reader):
        assert line in final
    scores = stored.read("SELECT score, won FROM result ORDER BY seat")
    winners = replayed.outcome.winners
    assert scores == [(s, int(i in winners)) for i, s in enumerate(replayed.outcome.scores)]


async def assert_record_agrees(stored: Stored, seed: str, folder: Path) -> None:
    """The record made of what is stored passes the checker, here and as a command."""
    record = stored.replayed(seed).record
    verify(stored.game, record)
    file = folder / "game.jsonl"
    file.write_text(record.model_dump_json(), encoding="utf8")
    command = (sys.executable, "-m", "engine", "verify", str(file))
    process = await create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    said, _ = await process.communicate()
    assert (process.returncode, said) == (0, b"1 of 1 records agree with the rules\n")
