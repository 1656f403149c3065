"""What a message shows: its text and its controls, read from Discord's side."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui
from simcord import ResponseMessage

Message: TypeAlias = discord.Message | ResponseMessage

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu as Discord keeps it."""

    label: str
    custom_id: str
    url: str = ""
    disabled: bool = False
    options: tuple[tuple[str, str], ...] = ()  # label, value
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Look:
    """All there is to see of a message."""

    text: str
    controls: tuple[Control, ...]
    pictures: tuple[tuple[str, str], ...] = ()  # file, alt text

    @property
    def lines(self) -> list[str]:
        return [line for line in self.text.split("\n") if line]

    @property
    def labels(self) -> list[str]:
        return [control.label for control in self.controls]

    @property
    def moves(self) -> list[Control]:
        """Return the controls that play or open pages."""
        return [c for c in self.controls if c.custom_id.startswith("m:") and not c.disabled]


def look(message: Message) -> Look:
    """Return what a message shows now."""
    if isinstance(message, discord.Message):
        return look_at([part.to_dict() for part in message.components])
    return look_at(message.components)


def look_at_view(view: ui.LayoutView) -> Look:
    """Return what a message that is not sent yet will show."""
    return look_at(view.to_components())  # type: ignore[no-untyped-call]


def look_at(components: Any) -> Look:
    """Return what a payload's components show."""
    parts = list(_walk(components))
    text = "\n".join(part["content"] for part in parts if part.get("type") == TEXT)
    controls = tuple(_control(part) for part in parts if part.get("type") in (BUTTON, MENU))
    galleries = [part for part in parts if part.get("type") == GALLERY]
    return Look(text, controls, tuple(_picture(i) for part in galleries for i in part["items"]))


def _walk(components: Any) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or ())


def _control(part: Any) -> Control:
    options = part.get("options") or ()
    return Control(
        label=part.get("label") or part.get("placeholder") or "",
        custom_id=part.get("custom_id") or "",
        url=part.get("url") or "",
        disabled=bool(part.get("disabled")),
        options=tuple((option["label"], option["value"]) for option in options),
        least=part.get("min_values", 1),
        most=part.get("max_values", 1),
    )


def _picture(item: Any) -> tuple[str, str]:
    """Return a picture's file, wherever Discord keeps it, and its alt text."""
    file = item["media"]["url"].partition("?")[0].rpartition("/")[2]
    return file, item.get("description") or ""
