"""A table's screens, drawn for one reader."""

from collections.abc import Collection

from discord import ui

from cogs.ui.presenter import Presenter
from engine.house import board_screen, hand_screen
from engine.screen import Link, Screen
from engine.sheet import PersonId
from engine.table import Table
from engine.words import Language


def draw_board(
    table: Table, language: Language, unreachable: Collection[PersonId] = ()
) -> ui.LayoutView:
    """Return the table's public message."""
    screen = board_screen(table.sheet, table.game, language, unreachable)
    return _presenter(table, _asked_since(table)).draw(screen)


def draw_hand(
    table: Table,
    language: Language,
    person: PersonId,
    *,
    page: str = "",
    notes: tuple[str, ...] = (),
    link: Link | None = None,
) -> ui.LayoutView:
    """Return somebody's private message; `notes` come first, `link` leads to the board."""
    screen = hand_screen(table.sheet, table.game, language, person, page)
    screen = Screen(screen.title, (*notes, *screen.lines), screen.controls)
    if link is not None:
        screen = screen.plus(controls=(link,))
    return _presenter(table, _since(table, person)).draw(screen)


def page_now(table: Table, person: PersonId, since: int, page: str) -> str:
    """Return a page if it still belongs to the person's present choices, else the front page."""
    return page if since == _since(table, person) else ""


def _presenter(table: Table, since: int) -> Presenter:
    return Presenter(table.sheet.id, table.codec, since)


def _asked_since(table: Table) -> int:
    match = table.sheet.match
    if match is None:
        return 0
    return max((match.since[seat] for seat in table.game.rules.asked(match.state)), default=0)


def _since(table: Table, person: PersonId) -> int:
    sheet = table.sheet
    if sheet.match is None or not sheet.seated(person):
        return 0
    return sheet.match.since[sheet.seat_of(person)]
