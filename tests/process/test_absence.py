"""Clocks and absent people, across `kill -9` at any moment."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from cogs.words import speak
from engine.house import speak as house_words
from engine.registry import GAMES
from playground import Person, Playground, text_of
from tests.process.driver import Bot, running_bot, until
from tests.process.people import Crew, refused, said
from tests.process.stored import Stored

EN = speak("en")
HOUSE = house_words(GAMES["art_robbery"], "en")


async def test_a_deadline_that_passes_while_the_bot_is_dead_is_kept(
    playground: Playground, tmp_path: Path, pair: Crew
) -> None:
    async with running_bot(playground, tmp_path, LIVE_MINUTES="0.05") as bot:
        stored = Stored(bot.database)
        await pair.open("art_robbery", pace="live")
        await bot.kill()
        before, seat, due = stored.steps, on_the_clock(stored), deadline(stored)
        await asyncio.sleep(due - time.time())

        bot.settings["LIVE_MINUTES"] = "3"
        await bot.start()
        await until(lambda: stored.steps != before and pair.shows(stored.board))

    assert stored.choosers(len(before)) == [seat]
    assert stored.sheet["players"][seat]["missed"] == 1
    assert deadline(stored) > due + 2 * 60  # the next decision has its own time
    stored.check_whole()


async def test_somebody_late_is_called_once_and_decided_for_once_whatever_dies_meanwhile(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery", pace="live")
    before, seat = stored.steps, on_the_clock(stored)
    await restart_with(bot, seconds_left=50)
    await until(lambda: call_is_kept(pair, stored))
    (call,) = pair.calls
    assert f"<@{stored.sheet['players'][seat]['person']}>" in text_of(call)

    await bot.restart()
    await pair.say(pair.people[0], "hand").settled()
    assert pair.calls == [call]

    await restart_with(bot, seconds_left=0)
    await until(lambda: not pair.calls)

    assert stored.choosers(len(before)) == [seat]
    await until(lambda: pair.shows(stored.board))
    stored.check_whole()


async def test_a_call_from_before_a_kill_goes_when_its_reader_acts(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery", pace="live")
    await restart_with(bot, seconds_left=50)
    await until(lambda: call_is_kept(pair, stored))

    await bot.restart()
    await pair.play_a_move()

    await until(lambda: not pair.calls)
    assert stored.sheet["match"]["nudged"] == []


async def test_three_deadlines_missed_over_three_deaths_put_a_seat_to_sleep_until_i_am_back(
    bot: Bot, playground: Playground, pair: Crew, stored: Stored
) -> None:
    await pair.open("art_robbery", pace="live")
    sleeper, other = sorted(pair.people, key=lambda person: not stored.awaits(person.id))
    awake = Crew(playground, [other], Random("awake"))
    for missed in range(1, 4):
        await restart_with(bot, seconds_left=0)
        await until(lambda n=missed: player(stored, sleeper)["missed"] == n)  # type: ignore[misc]
        before = len(stored.steps)
        await play_until(awake, stored, sleeper, asleep=missed == 3)

    await bot.restart()
    await until(lambda: awake.shows(stored.board))
    assert HOUSE("board-asleep", name=sleeper.name) in text_of(awake.board)
    await until(lambda: stored.awaits(other.id))
    assert stored.seat_of(sleeper.id) in stored.choosers(before)  # a computer plays on

    assert not refused(await pair.say(sleeper, "back").settled())
    await play_until(awake, stored, sleeper)
    await Crew(playground, [sleeper], Random("back")).play_a_move()
    stored.check_whole()


async def test_a_break_is_asked_for_agreed_to_and_ended_by_four_different_bots(
    bot: Bot, pair: Crew, stored: Stored
) -> None:
    one, other = pair.people
    await pair.open("art_robbery", pace="live")
    assert said(await one.slash(pair.channel, "pause").settled()) == EN("pause-asked")

    await bot.restart()
    await until(lambda: pair.hears("yes"))
    assert not refused(await pair.say(other, "yes").settled())
    assert stored.sheet["paused"]

    await restart_with(bot, seconds_left=0)
    await until(lambda: pair.shows(stored.board))
    assert HOUSE("board-paused") in text_of(pair.board)
    assert stored.sheet["match"]["due"] == [0.0, 0.0]  # no clock runs

    before = stored.steps
    await bot.restart()
    assert not refused(await pair.say(one, "resume").settled())
    assert (stored.sheet["paused"], stored.steps) == (False, before)
    await pair.play_a_move()


async def test_a_newcomer_asks_one_bot_for_a_seat_and_another_gives_it(
    bot: Bot, playground: Playground, red: Crew, stored: Stored
) -> None:
    host, newcomer = playground.people[:2]
    await red.open("art_robbery", "easy")
    seats = await red.say(newcomer, "seat").settled()
    assert seats.message is not None

    await bot.restart()
    asked = await red.say(newcomer, "seat", seats.message).settled()
    assert said(asked) == EN("seat-asked", host=host.name)

    await bot.restart()
    await until(lambda: red.hears("yes"))
    assert not refused(await red.say(host, "yes").settled())

    assert sorted(p["name"] for p in stored.sheet["players"]) == ["Blue", "Red"]
    await until(lambda: red.shows(stored.board))
    both = Crew(playground, (host, newcomer), Random("both"))
    await until(lambda: bool(newcomer.dm().messages))
    for _ in range(6):
        await both.play_a_move()
    assert set(stored.choosers()) == {0, 1}


async def test_the_hint_button_works_for_the_next_bot(bot: Bot, red: Crew, stored: Stored) -> None:
    (person,) = red.people
    await red.open("art_robbery", "easy", pace="live")
    await until(lambda: stored.awaits(person.id))
    hand = await red.say(person, "hand").settled()
    assert hand.message is not None
    assert "💡" in said(await red.say(person, "hint", hand.message).settled())

    await bot.restart()

    assert "💡" in said(await red.say(person, "hint", hand.message).settled())
    assert "💡" in said(await red.say(person, "hint", red.hand(person)).settled())
    await red.play_a_move()


async def restart_with(bot: Bot, seconds_left: float) -> None:
    """Kill a bot; let the next one find the running clocks so long before their end."""
    await bot.kill()
    with closing(sqlite3.connect(bot.database)) as connection, connection:
        ((text,),) = connection.execute("SELECT sheet FROM snapshot")
        sheet = json.loads(text)
        due = sheet["match"]["due"]
        sheet["match"]["due"] = [one and time.time() + seconds_left for one in due]
        connection.execute("UPDATE snapshot SET sheet = ?", (json.dumps(sheet),))
    await bot.start()


async def play_until(awake: Crew, stored: Stored, person: Person, *, asleep: bool = False) -> None:
    """Let the one who is awake play until the other is asked, or would be."""
    (other,) = awake.people
    while not stored.awaits(person.id):
        if asleep and not stored.awaits(other.id):
            return
        await awake.play_a_move()


def on_the_clock(stored: Stored) -> int:
    """The only seat whose clock runs."""
    (seat,) = [seat for seat, due in enumerate(stored.sheet["match"]["due"]) if due]
    return seat


def deadline(stored: Stored) -> float:
    return float(max(stored.sheet["match"]["due"]))


def player(stored: Stored, person: Person) -> dict[str, Any]:
    found: dict[str, Any] = stored.sheet["players"][stored.seat_of(person.id)]
    return found


def call_is_kept(crew: Crew, stored: Stored) -> bool:
    """Whether there is a call, and the bot has written down where it hangs."""
    rows = stored.read("SELECT message FROM message WHERE person = -1 AND message != 0")
    return [message for (message,) in rows] == [call.id for call in crew.calls] != []
