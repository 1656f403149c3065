"""Who may import whom."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAY = {
    "engine": {"engine"},
    "storage": {"storage", "engine"},
    "cogs": {"cogs", "engine", "storage"},
    "playground": {"playground"},
}
ROOMS = {*MAY, "bot", "tests", "benchmarks"}
NOT_IN_A_GAME = {
    "asyncio",
    "random",
    "time",
    "logging",
    "discord",
    "sqlite3",
    "aiosqlite",
    "secrets",
}


def imports(file: Path) -> set[str]:
    """Return the modules a file imports, by their first names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
    return found


@pytest.mark.parametrize("room", MAY)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    for file in (ROOT / room).rglob("*.py"):
        above = {name.split(".")[0] for name in imports(file)} & ROOMS
        assert above <= MAY[room], file


def test_the_engine_knows_neither_discord_nor_sqlite() -> None:
    for file in (ROOT / "engine").rglob("*.py"):
        names = {name.split(".")[0] for name in imports(file)}
        assert not names & {"discord", "sqlite3", "aiosqlite", "aiohttp"}, file


def test_a_game_is_pure_and_knows_no_other_game() -> None:
    for folder in (ROOT / "engine" / "games").iterdir():
        for file in folder.glob("*.py") if folder.is_dir() else ():
            names = imports(file)
            assert not {name.split(".")[0] for name in names} & NOT_IN_A_GAME, file
            others = {name for name in names if name.startswith("engine.games.")}
            assert all(name.split(".")[2] == folder.name for name in others), file


def test_only_the_root_reads_the_environment() -> None:
    for room in MAY:
        for file in (ROOT / room).rglob("*.py"):
            source = file.read_text(encoding="utf8")
            assert "os.environ" not in source and "getenv" not in source, file
