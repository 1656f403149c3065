"""Screens as Discord messages (Components V2)."""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import groupby
from math import ceil
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.ui.custom_id import MENU, PAGE, PICK, host_id, move_id
from engine.moves import MoveCodec
from engine.screen import Button, HostButton, HostMenu, Link, Menu, Page, Pick, Screen, Style
from engine.sheet import TableId

STYLES: dict[Style, discord.ButtonStyle] = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}
ACCENT = discord.Colour(0x8C6BB1)
PER_ROW = 4  # five buttons are too narrow on a phone
PER_MENU = 25

Item: TypeAlias = ui.Button[Any] | ui.Select[Any]


class Presenter:
    """Draws the screens of one table, with controls that carry `since`."""

    def __init__(self, table: TableId, codec: MoveCodec[Any], since: int = 0) -> None:
        self._table = table
        self._codec = codec
        self._since = since
        self._menus = 0

    def draw(self, screen: Screen, picture: str = "") -> ui.LayoutView:
        """Return a screen as a message that can be sent; `picture` is the file it shows."""
        container: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        container.add_item(ui.TextDisplay(f"## {screen.title}"))
        if picture and screen.picture is not None:
            shown = discord.MediaGalleryItem(
                f"attachment://{picture}", description=screen.picture.alt
            )
            container.add_item(ui.MediaGallery(shown))
        for number, text in enumerate(_paragraphs(screen.lines)):
            if number:
                container.add_item(ui.Separator())
            container.add_item(ui.TextDisplay(text))
        for row in self._rows(screen):
            container.add_item(ui.ActionRow(*row))
        return message(container)

    def _rows(self, screen: Screen) -> Iterator[Sequence[Item]]:
        for kind, controls in groupby(screen.controls, key=_row_kind):
            items = [item for control in controls for item in self._items(control)]
            if kind == "menu":
                yield from ([item] for item in items)
            else:
                yield from _even_rows(items)

    def _items(self, control: Any) -> Iterator[Item]:
        match control:
            case Button():
                yield self._button(control)
            case Menu():
                for start in range(0, len(control.choices), PER_MENU):
                    yield self._menu(control, start)
            case Pick():
                yield self._pick(control)
            case HostButton():
                yield _host_button(self._table, control)
            case HostMenu():
                yield _host_menu(self._table, control)
            case Link():
                yield ui.Button(label=control.label, url=control.url)

    def _button(self, button: Button) -> ui.Button[Any]:
        return ui.Button(
            label=button.label,
            style=STYLES[button.style],
            disabled=button.does is None,
            custom_id=self._id(self._choice(button.does) if button.does else f"off/{button.label}"),
        )

    def _menu(self, menu: Menu, start: int) -> ui.Select[Any]:
        self._menus += 1
        options = [
            discord.SelectOption(
                label=choice.label,
                value=self._choice(choice.does),
                description=choice.hint or None,
            )
            for choice in menu.choices[start : start + PER_MENU]
        ]
        custom_id = self._id(f"{MENU}{self._menus}")
        return ui.Select(custom_id=custom_id, placeholder=menu.prompt, options=options)

    def _pick(self, pick: Pick) -> ui.Select[Any]:
        options = [
            discord.SelectOption(label=thing.label, value=f"{thing.value}#{number}")
            for number, thing in enumerate(pick.things)
        ]
        return ui.Select(
            custom_id=self._id(f"{pick.begins}{PICK}"),
            placeholder=pick.prompt,
            min_values=pick.least,
            max_values=pick.most,
            options=options,
        )

    def _choice(self, does: Any) -> str:
        return does.path + PAGE if isinstance(does, Page) else self._codec.code(does)

    def _id(self, choice: str) -> str:
        return move_id(self._table, self._since, choice)


def message(*items: ui.Item[Any]) -> ui.LayoutView:
    """Return a message of these parts. It is stopped: one listener hears all presses."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def note(text: str, *buttons: HostButton, table: TableId | None = None) -> ui.LayoutView:
    """Return a sentence, with buttons that say a word to the host."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if buttons:
        row = [_host_button(table or TableId(0), button) for button in buttons]
        items.append(ui.ActionRow(*row))
    return message(*items)


def digest(view: ui.LayoutView) -> str:
    """Return a short text that is equal for messages that look equal."""
    parts = view.to_components()  # type: ignore[no-untyped-call]
    shown = json.dumps(parts, sort_keys=True)
    return sha256(shown.encode()).hexdigest()[:16]


def _paragraphs(lines: Sequence[str]) -> list[str]:
    parts = [
        "\n".join(group)
        for empty, group in groupby(lines, key=lambda line: line == "")
        if not empty
    ]
    return [part for part in parts if part.strip()]


def _row_kind(control: Any) -> str:
    match control:
        case Menu() | Pick() | HostMenu():
            return "menu"
        case HostButton() | Link():
            return "host"
    return "move"


def _even_rows(items: list[Item]) -> Iterator[Sequence[Item]]:
    rows = ceil(len(items) / PER_ROW)
    for row in range(rows):
        start, end = len(items) * row // rows, len(items) * (row + 1) // rows
        yield items[start:end]


def _host_button(table: TableId, button: HostButton) -> ui.Button[Any]:
    return ui.Button(
        label=button.label, style=STYLES[button.style], custom_id=_word_id(table, button.word)
    )


def _host_menu(table: TableId, menu: HostMenu) -> ui.Select[Any]:
    options = [discord.SelectOption(label=label, value=value) for label, value in menu.values]
    return ui.Select(custom_id=_word_id(table, menu.word), placeholder=menu.prompt, options=options)


def _word_id(table: TableId, said: str) -> str:
    word, *more = said.split(":")
    return host_id(table, word, *more)
