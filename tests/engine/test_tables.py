"""Tables: what is told is saved, what is refused changes nothing."""

import asyncio
from hashlib import sha256
from typing import Any

import pytest

from engine.dice import Dice
from engine.errors import (
    AlreadySeated,
    ChannelTaken,
    GameRunning,
    NotHost,
    NotSeated,
    NotYourMove,
    TableClosed,
    TableFull,
    TooFew,
    TooLate,
    Unreadable,
)
from engine.registry import GAMES
from engine.sheet import ChannelId, PersonId, Phase, Place, Player, ServerId
from engine.table import Table
from engine.tables import LOBBY_PATIENCE, Tables
from tests.engine.journals import FirstMove, MemoryJournal

PLACE = Place(ServerId(1), ChannelId(2), "Home")


class House:
    """A house of tables with a clock to turn."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.journal = MemoryJournal()
        self.told: list[int] = []
        self.tables = Tables(GAMES, self.journal, FirstMove(), lambda: self.now, pause=0)
        self.tables.listener = lambda table: self.told.append(table.sheet.version)

    async def lobby(self, people: int, game: str = "art_robbery") -> Table:
        table = await self.tables.open(PLACE, game, person(1))
        for number in range(2, people + 1):
            await table.join(person(number))
        return table

    async def game(self, people: int = 2) -> Table:
        table = await self.lobby(people)
        await table.start(PersonId(1))
        return table


def person(number: int) -> Player:
    return Player(PersonId(number), f"P{number}")


def turn(table: Table) -> tuple[PersonId, int, list[str]]:
    """Return who is asked, since when, and the codes of their moves."""
    match = table.sheet.match
    assert match is not None
    (seat,) = table.game.rules.asked(match.state)
    codes = [table.codec.code(move) for move in table.game.rules.moves(match.state, seat)]
    return table.sheet.players[seat].person, match.since[seat], codes


async def test_nobody_is_told_of_a_move_that_was_not_saved() -> None:
    house = House()
    table = await house.game()
    who, since, codes = turn(table)
    before, told = table.sheet, list(house.told)
    house.journal.broken = True

    with pytest.raises(OSError, match="full"):
        await table.play(who, since, codes[0], ())
    assert table.sheet is before
    assert house.told == told


async def test_a_caller_who_is_cancelled_leaves_no_half_move() -> None:
    house = House()
    table = await house.game()
    who, since, codes = turn(table)

    task = asyncio.create_task(table.play(who, since, codes[0], ()))
    await asyncio.sleep(0)
    task.cancel()
    await table.settle()

    assert table.sheet is house.journal.sheets[table.sheet.id]


async def test_a_double_click_plays_once() -> None:
    table = await House().game()
    who, since, codes = turn(table)

    first = await table.play(who, since, codes[0], ())
    second = await table.play(who, since, codes[0], ())

    assert first is second


async def test_a_stale_move_is_refused() -> None:
    table = await House().game()
    who, since, codes = turn(table)

    with pytest.raises(TooLate):
        await table.play(who, since + 7, codes[0], ())


async def test_strangers_and_those_not_asked_are_refused() -> None:
    table = await House().game()
    who, since, codes = turn(table)
    other = PersonId(3 - who)

    with pytest.raises(NotYourMove):
        await table.play(other, since, codes[0], ())
    with pytest.raises(NotSeated):
        await table.play(PersonId(99), since, codes[0], ())
    with pytest.raises(Unreadable):
        await table.play(who, since, "sing/loud", ())


async def test_the_lobby_knows_who_may_what() -> None:
    house = House()
    table = await house.lobby(1)
    with pytest.raises(TooFew):
        await table.start(PersonId(1))
    for number in range(2, 6):
        await table.join(person(number))

    with pytest.raises(AlreadySeated):
        await table.join(person(2))
    with pytest.raises(TableFull):
        await table.join(person(6))
    with pytest.raises(NotHost):
        await table.start(PersonId(2))
    with pytest.raises(ChannelTaken):
        await house.tables.open(PLACE, "art_robbery", person(9))
    await table.start(PersonId(1))
    with pytest.raises(GameRunning):
        await table.join(person(7))


async def test_the_next_in_line_hosts_and_an_empty_lobby_closes() -> None:
    table = await House().lobby(2)

    assert (await table.leave(PersonId(1))).host == 2
    assert (await table.leave(PersonId(2))).phase is Phase.CLOSED
    with pytest.raises(TableClosed):
        await table.join(person(3))


async def test_a_lobby_nobody_touches_closes_after_half_an_hour() -> None:
    house = House()
    table = await house.lobby(2)
    house.now += LOBBY_PATIENCE - 1
    await house.tables.look_round()
    still = table.sheet.is_open
    house.now += 2
    await house.tables.look_round()

    assert still
    assert not table.sheet.is_open
    assert house.tables.at(PLACE.channel) is None


async def test_the_house_plays_a_seat_that_was_given_up() -> None:
    house = House()
    table = await house.game(3)
    who, _, _ = turn(table)
    await table.leave(who)
    for _ in range(200):
        await asyncio.sleep(0)

    assert turn(table)[0] != who
    assert table.sheet.phase is Phase.PLAYING
    await house.tables.settle()


async def test_a_game_with_fewer_than_two_people_closes() -> None:
    table = await House().game(2)

    assert (await table.leave(PersonId(2))).phase is Phase.CLOSED


async def test_a_restarted_house_takes_up_its_tables() -> None:
    house = House()
    table = await house.game()
    again = Tables(GAMES, house.journal, FirstMove(), lambda: house.now)

    restored, damaged = await again.restore()

    assert [one.sheet for one in restored] == [table.sheet]
    assert damaged == []
    assert again.at(PLACE.channel) is restored[0]


async def test_two_people_of_one_name_are_told_apart() -> None:
    table = await House().lobby(1)
    sheet = await table.join(Player(PersonId(2), "P1"))

    assert sheet.names == ("P1", "P1 2")


def test_the_chance_stream_is_the_one_on_the_rules_page() -> None:
    seed = bytes(range(32))
    numbers = [
        int.from_bytes(sha256(seed + i.to_bytes(8, "big")).digest()[:8], "big") for i in range(3)
    ]
    dice = Dice(seed)

    assert [dice.below(6) for _ in numbers] == [number % 6 for number in numbers]
    assert dice.drawn == 3


def test_a_shuffle_goes_from_the_last_card_down() -> None:
    dice, again = Dice(b"x" * 32), Dice(b"x" * 32)
    pile: list[Any] = list("abcde")
    expected = list("abcde")
    for i in range(4, 0, -1):
        j = again.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]

    dice.shuffle(pile)

    assert pile == expected
