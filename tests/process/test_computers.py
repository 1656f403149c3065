"""Computers at the real bot: whole games, `kill -9` in the middle of their moves, quick answers."""

import asyncio
import time
from pathlib import Path

import pytest

from engine.record import verify
from playground import Outcome, Playground, text_of
from tests.process.driver import Bot, running_bot, until
from tests.process.people import Crew, said
from tests.process.stored import Row, Stored
from tests.process.test_whole_games import HEX, assert_explained

LEVELS = ("easy", "normal", "strong")
KILLS = 3
PROMPT = 1.0  # seconds


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


@pytest.mark.parametrize("game", ["toits_de_paris", "art_robbery", "rob_a_bank", "thiefs_market"])
async def test_one_person_and_computers_of_all_levels_play_to_the_right_end_in_both_languages(
    bot: Bot, red: Crew, stored: Stored, game: str
) -> None:
    (person,) = red.people
    red.playground.world.change_guild(red.playground.guild, locale="fr")
    await red.open(game, *LEVELS)
    (promised,) = HEX.findall(text_of(red.board))
    await red.play_to_the_end()

    seed = stored.sheet["match"]["seed"]
    assert promised in text_of(red.board)
    assert_explained(text_of(red.board), stored, seed, "fr")
    await until(lambda: seed in text_of(red.hand(person)))
    assert_explained(text_of(red.hand(person)), stored, seed, "en")
    assert set(stored.choosers()) == {0, 1, 2, 3}
    verify(stored.game, stored.replayed(seed).record)


async def test_while_strong_computers_think_every_press_is_answered_at_once(
    bot: Bot, playground: Playground, red: Crew, stored: Stored
) -> None:
    (person,) = red.people
    watcher = playground.people[1]
    await red.open("art_robbery", *["strong"] * 4)
    known = await play_until_computers_do(red, stored)

    waits: list[float] = []
    while not stored.awaits(person.id):
        for who, word in ((person, "hand"), (person, "rules"), (watcher, "seat")):
            waits.append(await answered_after(red.say(who, word)))

    assert len(stored.steps) > len(known)  # they thought, and moved
    assert len(waits) > 10
    assert max(waits) < PROMPT


async def test_with_computers_the_log_holds_no_hand_and_no_seed(
    playground: Playground, red: Crew, tmp_path: Path
) -> None:
    (person,) = red.people
    private: set[str] = set()
    async with running_bot(playground, tmp_path, LOG_LEVEL="DEBUG") as bot:
        stored = Stored(bot.database)
        await red.open("art_robbery", *LEVELS)
        for _ in range(2):
            await until(lambda: red.hears("hint", red.hand(person)))
            hint = await red.say(person, "hint", red.hand(person)).settled()
            private |= set(said(hint).splitlines()) - set(text_of(red.board).splitlines())
            await red.play_a_move()

    assert "DEBUG" in bot.log and any("💡" in line for line in private)
    for secret in (stored.sheet["match"]["seed"], playground.token, *private):
        assert secret not in bot.log


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
