"""French and English say the same things, and every text can be read."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from engine.registry import GAMES

ROOT = Path(__file__).parent.parent
HOUSE = [ROOT / "engine" / "texts", ROOT / "cogs" / "texts"]
FOLDERS = HOUSE + [game.folder / "texts" for game in GAMES.values()]
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def keys(folder: Path, language: str) -> list[str]:
    """Return the keys of a file; refuse texts that Fluent would drop in silence."""
    source = (folder / f"{language}.ftl").read_text(encoding="utf8")
    found = []
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return sorted(found)


@each_folder
def test_both_languages_have_the_same_keys_each_once(folder: Path) -> None:
    french, english = keys(folder, "fr"), keys(folder, "en")

    assert french == english
    assert len(set(english)) == len(english)


def test_no_game_takes_a_key_of_the_house() -> None:
    tables, commands = (set(keys(folder, "en")) for folder in HOUSE)

    assert not tables & commands
    for game in GAMES.values():
        assert not set(keys(game.folder / "texts", "en")) & (tables | commands), game.id
