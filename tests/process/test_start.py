"""How the bot starts, or says in one sentence why it does not."""

import asyncio
import re
import signal
import sqlite3
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from playground import Playground
from tests.process.driver import Bot, spawn, start_and_fail

NOWHERE = "http://127.0.0.1:9/api/v10"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DISCORD_API_URL", "ftp://discord"),
        ("LOG_LEVEL", "LOUD"),
        ("GUILD_ID", "my server"),
        ("GUILD_ID", "-4"),
        ("DEFAULT_LANGUAGE", "de"),
        ("PLAYGROUND_PORT", "99999"),
        ("PLAYGROUND_PORT", "front door"),
    ],
)
async def test_a_wrong_value_is_one_line_that_names_the_variable(
    tmp_path: Path, variable: str, value: str
) -> None:
    code, said = await start_and_fail(tmp_path, **{variable: value})

    assert code == 2
    assert_one_sentence(said, variable)


async def test_a_token_nobody_knows_is_said_in_a_sentence(
    playground: Playground, tmp_path: Path
) -> None:
    code, said = await start_and_fail(
        tmp_path, DISCORD_TOKEN="hush-hush", DISCORD_API_URL=playground.api_url
    )

    assert code == 2
    assert_one_sentence(said, "DISCORD_TOKEN")
    assert "hush-hush" not in said


async def test_an_unreachable_api_is_said_in_a_sentence(tmp_path: Path) -> None:
    code, said = await start_and_fail(tmp_path, DISCORD_TOKEN="x", DISCORD_API_URL=NOWHERE)

    assert code == 2
    assert_one_sentence(said, "DISCORD_API_URL", NOWHERE)


async def test_a_server_without_the_bot_is_said_in_a_sentence(
    playground: Playground, tmp_path: Path
) -> None:
    code, said = await start_and_fail(
        tmp_path,
        DISCORD_TOKEN=playground.token,
        DISCORD_API_URL=playground.api_url,
        GUILD_ID="42",
    )

    assert code == 2
    assert_one_sentence(said, "GUILD_ID")


async def test_a_second_bot_on_the_same_database_is_refused(bot: Bot) -> None:
    code, said = await start_and_fail(bot.folder, **bot.settings)

    assert code == 2
    assert_one_sentence(said, "another bot", str(bot.database), "DATABASE_PATH")


async def test_a_database_of_a_newer_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    code, said = await start_and_fail(tmp_path, DISCORD_TOKEN="x", DATABASE_PATH=str(path))

    assert code == 2
    assert_one_sentence(said, str(path), "newer", "99")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "shopping.txt"
    path.write_text("eggs, milk, a getaway car\n" * 100, encoding="utf8")

    code, said = await start_and_fail(tmp_path, DISCORD_TOKEN="x", DATABASE_PATH=str(path))

    assert code == 2
    assert_one_sentence(said, str(path))


async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "tables.sqlite3"  # below a file there is no folder, even for root

    code, said = await start_and_fail(tmp_path, DISCORD_TOKEN="x", DATABASE_PATH=str(path))

    assert code == 2
    assert_one_sentence(said, str(path), "not writable")


async def test_without_a_token_the_playground_starts_and_says_where(tmp_path: Path) -> None:
    process = await spawn(tmp_path, {"PLAYGROUND_PORT": "0"}, output=PIPE)
    assert process.stdout is not None

    async with asyncio.timeout(30):
        line = (await process.stdout.readline()).decode()
    process.send_signal(signal.SIGTERM)
    await process.communicate()

    assert re.search(r"Open http://127\.0\.0\.1:[1-9]\d+$", line)
    assert process.returncode == 0


async def test_a_taken_port_is_said_in_a_sentence(playground: Playground, tmp_path: Path) -> None:
    code, said = await start_and_fail(tmp_path, PLAYGROUND_PORT=str(playground.port))

    assert code == 2
    assert_one_sentence(said, f"port {playground.port}", "taken")


async def test_a_host_that_is_not_here_is_said_in_a_sentence(tmp_path: Path) -> None:
    code, said = await start_and_fail(tmp_path, PLAYGROUND_HOST="192.0.2.1", PLAYGROUND_PORT="0")

    assert code == 2
    assert_one_sentence(said, "PLAYGROUND_HOST", "192.0.2.1")


def assert_one_sentence(said: str, *parts: str) -> None:
    """One line, no traceback, with everything whoever starts the bot must know."""
    assert said.count("\n") == 1, said
    for part in parts:
        assert part in said
