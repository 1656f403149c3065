"""Computers at the real bot: a whole game with all of them, and `kill -9` amid their moves."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from engine.record import verify
from engine.words import Language
from playground import Outcome, Playground, text_of
from tests.process.driver import Bot, running_bot, until
from tests.process.people import Crew, said
from tests.process.stored import Row, Stored
from tests.process.test_whole_games import HEX, assert_explained

LEVELS = ("easy", "normal", "strong")
KILLS = 3
PROMPT = 0.5  # seconds; a strong computer thinks for up to 1


@dataclass(slots=True)
class Played:
    """What is left of a game: how long each press waited, what was Red's alone, what was said."""

    stored: Stored
    promised: str = ""
    waits: list[float] = field(default_factory=list)
    private: set[str] = field(default_factory=set)
    final: dict[Language, str] = field(default_factory=dict)
    log: str = ""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Played]:
    """A game of Red, who reads English on a French server, with computers of all levels."""
    folder: Path = tmp_path_factory.mktemp("computers")
    async with Playground(answer_within=5.0) as playground:
        playground.world.change_guild(playground.guild, locale="fr")
        red = Crew(playground, playground.people[:1], Random("alone"))
        async with running_bot(playground, folder, LOG_LEVEL="DEBUG") as bot:
            played = Played(Stored(bot.database))
            await red.open("art_robbery", *LEVELS, "easy")
            (played.promised,) = HEX.findall(text_of(red.board))
            await play_impatiently(red, played)
            seed = played.stored.sheet["match"]["seed"]
            await until(lambda: seed in text_of(red.hand(red.people[0])))
        played.final = {"fr": text_of(red.board), "en": text_of(red.hand(red.people[0]))}
        played.log = bot.log
    yield played


async def play_impatiently(red: Crew, played: Played) -> None:
    """Press at random to the end; ask for the hand, and for a hint, while computers think."""
    (person,) = red.people
    while not red.over:
        if played.stored.awaits(person.id) and (offer := await red.choose()):
            if not played.private and red.hears("hint", red.hand(person)):
                hint = await red.say(person, "hint", red.hand(person)).settled()
                played.private = set(said(hint).splitlines()) - set(text_of(red.board).splitlines())
            assert not (await offer.press().settled()).failed
        elif red.hears("hand"):
            played.waits.append(await answered_after(red.say(person, "hand")))
            await asyncio.sleep(0.05)  # nobody presses faster


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_with_computers_of_all_levels_ends_with_the_right_result(
    played: Played, language: Language
) -> None:
    stored, final = played.stored, played.final[language]
    seed = stored.sheet["match"]["seed"]

    assert HEX.findall(final) == [seed, played.promised]
    assert_explained(final, stored, seed, language)
    assert set(stored.choosers()) == {0, 1, 2, 3, 4}
    verify(stored.game, stored.replayed(seed).record)
    stored.check_whole()


def test_while_computers_think_every_press_is_answered_at_once(played: Played) -> None:
    stored = played.stored
    strong = [player["level"] for player in stored.sheet["players"]].index("strong")
    thoughts = stored.choosers().count(strong)
    slow = [wait for wait in played.waits if wait > PROMPT]

    assert len(played.waits) > 50
    assert len(slow) < thoughts / 4  # a busy machine may stumble; each thought would be felt


def test_with_computers_the_log_holds_no_hand_no_hint_and_no_seed(played: Played) -> None:
    seed = played.stored.sheet["match"]["seed"]

    assert "DEBUG" in played.log and "Traceback" not in played.log
    assert any("💡" in line for line in played.private)
    for secret in (seed, *played.private):
        assert secret not in played.log


async def test_computers_go_on_where_they_were_killed_and_no_step_is_doubled_or_lost(
    bot: Bot, red: Crew, stored: Stored
) -> None:
    (person,) = red.people
    await red.open("art_robbery", *LEVELS)
    for _ in range(KILLS):
        known = await play_until_computers_do(red, stored)
        await asyncio.sleep(red.luck.uniform(0, 1))
        await bot.kill()
        fallen = stored.steps
        assert fallen[: len(known)] == known
        stored.check_whole()

        await bot.start()
        await until(lambda: stored.awaits(person.id) and red.shows(stored.board))
        assert stored.steps[: len(fallen)] == fallen
        stored.check_whole()


async def play_until_computers_do(red: Crew, stored: Stored) -> list[Row]:
    """Let Red play; return the steps as soon as a computer has added the last one."""
    (person,) = red.people
    await until(lambda: stored.awaits(person.id))
    while stored.awaits(person.id):
        await red.play_a_move()
    before = len(stored.steps)
    await until(lambda: len(stored.steps) > before)
    return stored.steps


async def answered_after(outcome: Outcome) -> float:
    """How long an answer takes, in seconds."""
    started = time.monotonic()
    assert said(await outcome.settled())
    return time.monotonic() - started
