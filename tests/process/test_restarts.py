"""A lobby outlives its bot, and every control works for the next one."""

import asyncio
import sqlite3
from random import Random

import pytest

from engine.registry import GAMES
from playground import Outcome, Playground
from tests.process.driver import Bot, until
from tests.process.people import Crew, Offer, refused
from tests.process.stored import Stored
from tests.process.witness import Witness


@pytest.mark.parametrize("seed", ["door", "window", "roof"])
async def test_a_lobby_killed_at_every_press_still_fills_and_starts(
    playground: Playground, bot: Bot, stored: Stored, seed: str
) -> None:
    crew = Crew(playground, playground.people[:3], Random(seed))
    red, blue, green = crew.people

    await kill_during(red.slash(crew.channel, "play", game="art_robbery"), crew, bot)
    if not stored.read("SELECT 1 FROM snapshot"):
        await red.slash(crew.channel, "play", game="art_robbery").settled()
    await until(lambda: crew.has_board)
    for person in (blue, green):
        await kill_during(crew.say(person, "join"), crew, bot)
        await crew.say(person, "join").settled()
        assert seated(stored).count(person.id) == 1
    await kill_during(crew.say(red, "start"), crew, bot)
    if stored.sheet["phase"] == "lobby":
        assert not (await crew.say(red, "start").settled()).failed

    assert sorted(seated(stored)) == sorted(person.id for person in crew.people)
    assert stored.read("SELECT count(*) FROM snapshot") == [(1,)]
    stored.check_whole()
    await Witness(crew, stored).play(5)


@pytest.mark.parametrize("game", GAMES)
async def test_every_control_works_after_a_restart(
    playground: Playground, bot: Bot, stored: Stored, game: str
) -> None:
    crew = Crew(playground, playground.people[: GAMES[game].seats[0]], Random(game))
    await crew.open(game)
    await Witness(crew, stored).play(9)
    for person in crew.people:
        await crew.say(person, "hand").settled()
    offers = await moves_before_eyes(crew)
    before = len(stored.steps)

    await bot.restart()
    answers = [(outcome := await offer.press().settled(), refused(outcome)) for offer in offers]
    words = [
        await crew.say(person, w).settled() for person in crew.people for w in ("hand", "rules")
    ]

    assert not any(outcome.failed for outcome, _ in answers)
    assert not any(outcome.failed for outcome in words)
    assert not all(no for _, no in answers)
    assert len(stored.steps) > before
    stored.check_whole()


async def test_a_lobby_that_nobody_touched_is_closed_by_the_next_bot(
    playground: Playground, bot: Bot, stored: Stored, pair: Crew
) -> None:
    await pair.people[0].slash(pair.channel, "play", game="art_robbery").settled()
    await bot.kill()
    make_older(bot, seconds=31 * 60)

    await bot.start()

    await until(lambda: stored.sheet["phase"] == "closed")
    assert stored.sheet["closed_by"] == "idle"
    await until(lambda: not has_join(pair))


async def moves_before_eyes(crew: Crew) -> list[Offer]:
    """Return every move that is offered; some are on a page that has to be opened first."""
    while not (moves := [offer for offer in crew.offers() if offer.is_move]):
        offer = await crew.choose()
        assert offer is not None
        await offer.press().settled()
    return moves


async def kill_during(outcome: Outcome, crew: Crew, bot: Bot) -> None:
    await asyncio.sleep(crew.luck.uniform(0, 0.01))
    await bot.restart()


def seated(stored: Stored) -> list[int]:
    return [player["person"] for player in stored.sheet["players"]]


def has_join(crew: Crew) -> bool:
    return "h:join" in str(crew.board.components)


def make_older(bot: Bot, seconds: float) -> None:
    """Let a dead bot's tables have been touched so long ago."""
    with sqlite3.connect(bot.database) as connection:
        connection.execute(
            "UPDATE snapshot SET sheet = json_set(sheet, '$.touched', "
            "json_extract(sheet, '$.touched') - ?)",
            (seconds,),
        )
    connection.close()
