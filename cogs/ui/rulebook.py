"""The written rules of a game, page by page."""

from functools import cache
from pathlib import Path

from discord import ui

from cogs.ui.presenter import Presenter
from engine.game import AnyGame
from engine.house import speak
from engine.moves import codec_of
from engine.screen import HostButton, HostMenu, Screen
from engine.sheet import TableId
from engine.words import Language

FILES: dict[Language, str] = {"en": "RULES.md", "fr": "RULES.fr.md"}
NO_TABLE = TableId(0)


def rules_page(game: AnyGame, number: int, language: Language) -> ui.LayoutView:
    """Return one page of the rules, with the way to the others."""
    words = speak(game, language)
    pages = _pages(game.folder, language)
    number = min(number, len(pages) - 1)
    heading, text = pages[number]
    lines = (f"### {heading}", text, "", words("rules-page", n=number + 1, of=len(pages)))
    turning = []
    if number > 0:
        turning.append(HostButton(words("button-before"), f"rules:{game.id}:{number - 1}"))
    if number < len(pages) - 1:
        turning.append(HostButton(words("button-next"), f"rules:{game.id}:{number + 1}", "main"))
    contents = HostMenu(
        words("rules-contents"),
        f"rules:{game.id}",
        tuple((head[:100], str(i)) for i, (head, _) in enumerate(pages)),
    )
    screen = Screen(words("title"), lines, (*turning, contents))
    return Presenter(NO_TABLE, codec_of(game.move_types)).draw(screen)


@cache
def _pages(folder: Path, language: Language) -> list[tuple[str, str]]:
    """Return headings and texts; the title's own text is the first page."""
    first, *rest = (folder / FILES[language]).read_text(encoding="utf8").split("\n## ")
    pages = [page.partition("\n") for page in (first.removeprefix("# "), *rest)]
    return [(heading.strip(), text.strip()) for heading, _, text in pages if text.strip()]
