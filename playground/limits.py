"""Discord's limits on what a bot may send, each refused with a sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from playground.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    Path,
    walk,
)
from playground.errors import Refusal
from playground.model import Flag, Json, Message

Problem = tuple[Path, str]

TOP_LEVEL = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK = 5


def check_message(message: Message) -> None:
    """Refuse a message that Discord would not take."""
    is_layout = message.flags & Flag.COMPONENTS_V2
    problems = [*(_layout(message) if is_layout else _classic(message))]
    parts = list(walk(message.components))
    names = {f"attachment://{attachment.filename}" for attachment in message.attachments}
    problems += [problem for path, part in parts for problem in _part(path, part, names)]
    problems += _twice("custom_id", [(path, part.get("custom_id")) for path, part in parts])
    if len(message.attachments) > 10:
        problems.append((("attachments",), "Must be 10 or fewer in length."))
    refuse(problems)


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord would not open."""
    parts = list(walk(modal.get("components") or []))
    problems = [
        *_length(("title",), modal.get("title"), 1, 45),
        *_length(("custom_id",), modal.get("custom_id"), 1, 100),
        *_count(("components",), modal.get("components") or [], 1, 5),
        *_twice("custom_id", [(path, part.get("custom_id")) for path, part in parts]),
    ]
    for path, part in parts:
        if part.get("label") is not None:
            problems += _length((*path, "label"), part["label"], 1, 45)
        if "custom_id" in part:
            problems += _length((*path, "custom_id"), part["custom_id"], 1, 100)
    refuse(problems)


def check_choices(choices: list[Json]) -> None:
    """Refuse an autocomplete answer that Discord would not show."""
    problems = [*_count(("choices",), choices, 0, 25)]
    for index, choice in enumerate(choices):
        problems += _length(("choices", str(index), "name"), choice.get("name"), 1, 100)
    refuse(problems)


def check_commands(commands: list[Json]) -> None:
    """Refuse slash commands that Discord would not register."""
    problems = [*_twice("name", [((str(i),), one["name"]) for i, one in enumerate(commands)])]
    for index, command in enumerate(commands):
        problems += _command((str(index),), command)
    refuse(problems)


def refuse(problems: list[Problem]) -> None:
    if problems:
        raise refusal(problems)


def refusal(problems: list[Problem]) -> Refusal:
    """50035 with every problem at its place."""
    tree: dict[str, Any] = {}
    for path, sentence in problems:
        place = tree
        for step in path:
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": "INVALID", "message": sentence})
    return Refusal(400, 50035, "Invalid Form Body", tree)


def _layout(message: Message) -> Iterator[Problem]:
    """Components V2: text lives in components only, 40 of them, 4000 characters."""
    parts = [part for _, part in walk(message.components)]
    for name, value in (("content", message.content), ("embeds", message.embeds)):
        if value:
            yield (name,), "Cannot be used with the IS_COMPONENTS_V2 flag."
    for index, part in enumerate(message.components):
        if part["type"] not in TOP_LEVEL:
            yield ("components", str(index)), f"Type {part['type']} cannot stand here."
    if len(parts) > 40:
        yield ("components",), f"A message holds 40 components in all, not {len(parts)}."
    written = sum(len(part.get("content") or "") for part in parts if part["type"] == TEXT)
    if written > 4000:
        yield ("components",), f"Text displays hold 4000 characters in all, not {written}."


def _classic(message: Message) -> Iterator[Problem]:
    yield from _length(("content",), message.content, 0, 2000)
    yield from _count(("embeds",), message.embeds, 0, 10)
    yield from _count(("components",), message.components, 0, 5)
    for index, part in enumerate(message.components):
        if part["type"] != ROW:
            yield ("components", str(index)), "Needs the IS_COMPONENTS_V2 flag."


def _part(path: Path, part: Json, files: set[str]) -> Iterator[Problem]:
    kind = part["type"]
    if "custom_id" in part:
        yield from _length((*path, "custom_id"), part["custom_id"], 1, 100)
    if kind == ROW:
        yield from _row(path, part.get("components") or [])
    elif kind == BUTTON:
        yield from _button(path, part)
    elif kind in SELECTS:
        yield from _select(path, part)
    elif kind == TEXT:
        yield from _length((*path, "content"), part.get("content"), 1, 4000)
    elif kind == SECTION:
        yield from _count((*path, "components"), part.get("components") or [], 1, 3)
    elif kind == GALLERY:
        yield from _count((*path, "items"), part.get("items") or [], 1, 10)
        for index, item in enumerate(part.get("items") or []):
            yield from _media((*path, "items", str(index)), item, files)
    elif kind in (THUMBNAIL, FILE):
        yield from _media(path, part, files)


def _row(path: Path, parts: list[Json]) -> Iterator[Problem]:
    yield from _count((*path, "components"), parts, 1, 5)
    if len(parts) > 1 and any(part["type"] != BUTTON for part in parts):
        yield (*path, "components"), "A row holds up to five buttons or one select."


def _button(path: Path, part: Json) -> Iterator[Problem]:
    if part.get("label") is not None:
        yield from _length((*path, "label"), part["label"], 0, 80)
    if not part.get("label") and not part.get("emoji"):
        yield path, "A button needs a label or an emoji."
    if ("url" if part.get("style") == LINK else "custom_id") not in part:
        yield path, "A button needs a custom_id, or a url if it is a link."


def _select(path: Path, part: Json) -> Iterator[Problem]:
    yield from _length((*path, "placeholder"), part.get("placeholder") or "", 0, 150)
    if part["type"] != STRING_SELECT:
        return
    options = part.get("options") or []
    yield from _count((*path, "options"), options, 1, 25)
    if part.get("max_values", 1) > len(options):
        yield (*path, "max_values"), "Must not exceed the number of options."
    places = [(*path, "options", str(index)) for index in range(len(options))]
    values = [option.get("value") for option in options]
    yield from _twice("value", list(zip(places, values, strict=True)))
    for place, option in zip(places, options, strict=True):
        yield from _length((*place, "label"), option.get("label"), 1, 100)
        yield from _length((*place, "value"), option.get("value"), 1, 100)
        yield from _length((*place, "description"), option.get("description") or "", 0, 100)


def _media(path: Path, part: Json, files: set[str]) -> Iterator[Problem]:
    url = (part.get("media") or part.get("file") or {}).get("url", "")
    if url.startswith("attachment://") and url not in files:
        yield path, f"No file was sent for {url}."
    yield from _length((*path, "description"), part.get("description") or "", 0, 1024)


def _command(path: Path, command: Json) -> Iterator[Problem]:
    yield from _length((*path, "name"), command.get("name"), 1, 32)
    if command.get("type", 1) == 1 or len(path) > 1:
        yield from _length((*path, "description"), command.get("description"), 1, 100)
    for text in (command.get("description_localizations") or {}).values():
        yield from _length((*path, "description_localizations"), text, 1, 100)
    yield from _count((*path, "choices"), command.get("choices") or [], 0, 25)
    options = command.get("options") or []
    yield from _count((*path, "options"), options, 0, 25)
    for index, option in enumerate(options):
        yield from _command((*path, "options", str(index)), option)


def _length(path: Path, text: Any, least: int, most: int) -> Iterator[Problem]:
    if not isinstance(text, str) or not least <= len(text) <= most:
        yield path, f"Must be between {least} and {most} in length."


def _count(path: Path, things: list[Any], least: int, most: int) -> Iterator[Problem]:
    if not least <= len(things) <= most:
        yield path, f"Must be between {least} and {most} in number, not {len(things)}."


def _twice(name: str, places: list[tuple[Path, Any]]) -> list[Problem]:
    often = Counter(value for _, value in places if value is not None)
    return [
        ((*path, name), f"{value} is used twice.") for path, value in places if often[value] > 1
    ]
