"""What the journal keeps, and what it makes of a row it cannot read."""

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine import match
from engine.moves import MoveCodec
from engine.registry import GAMES
from engine.sheet import ChannelId, PersonId, Phase, Place, Player, ServerId, Sheet, TableId
from storage.database import CannotOpen, Database, open_database
from storage.journal import Journal
from storage.messages import BOARD, Hanging, Messages
from storage.people import Languages

GAME = GAMES["art_robbery"]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with open_database(tmp_path / "house.sqlite3") as opened:
        yield opened


def lobby(channel: int = 2) -> Sheet:
    players = (Player(PersonId(1), "Ana"), Player(PersonId(2), "Bob"))
    place = Place(ServerId(1), ChannelId(channel), "Home")
    return Sheet(TableId(0), GAME.id, place, PersonId(1), players, 5.0)


async def started(journal: Journal) -> Sheet:
    sheet, steps = match.start(await journal.enter(lobby()), GAME)
    sheet = replace(sheet, version=1)
    await journal.save(sheet, steps)
    return sheet


async def test_a_sheet_comes_back_as_it_was(database: Database) -> None:
    journal = Journal(database, GAMES)
    sheet = await started(journal)

    assert await journal.find(sheet.id) == sheet
    assert await journal.unfinished() == ([sheet], [])


async def test_a_save_is_whole_or_not_at_all(database: Database) -> None:
    journal = Journal(database, GAMES)
    sheet = await started(journal)
    assert sheet.match is not None
    (seat,) = GAME.rules.asked(sheet.match.state)
    move = GAME.rules.moves(sheet.match.state, seat)[0]
    codec: MoveCodec[object] = MoveCodec(GAME.move_types)
    played, steps = match.play(sheet, GAME, codec, seat, sheet.match.since[seat], move)
    taken = 'INSERT INTO step ("table", step, seat, move, auto, at) VALUES (?, ?, 0, "{}", 0, 0)'
    await database.write([(taken.replace('"{}"', "'{}'"), (sheet.id, sheet.match.step))])

    with pytest.raises(sqlite3.IntegrityError):
        await journal.save(replace(played, version=2), steps)
    assert await journal.find(sheet.id) == sheet


async def test_one_channel_has_one_open_table(database: Database) -> None:
    journal = Journal(database, GAMES)
    await journal.enter(lobby())

    with pytest.raises(sqlite3.IntegrityError):
        await journal.enter(lobby())


async def test_a_row_that_cannot_be_read_is_set_aside(database: Database) -> None:
    journal = Journal(database, GAMES)
    whole = await journal.enter(lobby(channel=3))
    broken = await started(journal)
    await database.write([("UPDATE snapshot SET sheet = '{' WHERE id = ?", (broken.id,))])

    sheets, damaged = await journal.unfinished()

    assert [sheet.id for sheet in sheets] == [whole.id]
    assert [lost.table for lost in damaged] == [broken.id]
    assert (await journal.enter(lobby())).phase is Phase.LOBBY


async def test_messages_and_languages_are_kept(database: Database) -> None:
    sheet = await Journal(database, GAMES).enter(lobby())
    messages, people = Messages(database), Languages(database, "person")
    hanging = Hanging(sheet.id, BOARD, 2, 77, 1.0, "abc", "p.png", "")
    await messages.keep([hanging])
    await people.notice(1, "fr")
    await people.choose(1, "en")
    await people.notice(1, "fr")
    again = Languages(database, "person")
    await again.load()

    assert await messages.of(sheet.id) == {BOARD: hanging}
    assert again.of(1, "fr") == "en"
    await messages.forget(sheet.id)
    assert await messages.of(sheet.id) == {}


async def test_writes_reach_the_disk_before_anybody_is_told(database: Database) -> None:
    assert await database.read("PRAGMA journal_mode") == [("wal",)]
    assert await database.read("PRAGMA synchronous") == [(2,)]  # FULL


async def test_a_second_bot_a_newer_file_and_a_useless_folder_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    async with open_database(path) as database:
        with pytest.raises(CannotOpen, match="another bot"):
            async with open_database(path):
                pass
        await database.write([("PRAGMA user_version = 999", ())])
    with pytest.raises(CannotOpen, match="newer version"):
        async with open_database(path):
            pass
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen, match="not writable"):
        async with open_database(tmp_path / "file" / "house.sqlite3"):
            pass
