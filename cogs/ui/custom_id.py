"""The one grammar of custom ids.

`m:{table}:{since}:{choice}`  a move, asked for at step `since`. A choice is
                              a move's code            `m:7:31:play/boss`
                              a page to open           `m:7:31:steal/2?`
                              a menu, the value says   `m:7:31:>0`
                              things picked            `m:7:31:steal/2&`
`h:{word}:{table}[:{more}]`   a word to the host, `table` 0 where it is about none
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import Unreadable
from engine.sheet import TableId

PAGE, MENU, PICK = "?", ">", "&"


@dataclass(frozen=True, slots=True)
class MovePress:
    """A move somebody pressed: its code with what was picked, or a page to open."""

    table: TableId
    since: int
    code: str
    picked: tuple[str, ...] = ()
    page: str | None = None


@dataclass(frozen=True, slots=True)
class HostPress:
    """A word somebody said to the host."""

    table: TableId
    word: str
    more: tuple[str, ...] = ()


def read(custom_id: str, values: Sequence[str]) -> MovePress | HostPress:
    """Return what a control means; `values` are those chosen in a menu."""
    try:
        kind, first, second, *rest = custom_id.split(":", 3)
        if kind == "m":
            return _move(TableId(int(first)), int(second), rest[0], values)
        if kind == "h":
            more = (*":".join(rest).split(":"), *values) if rest else tuple(values)
            return HostPress(TableId(int(second)), first, more)
    except (ValueError, IndexError) as error:
        raise Unreadable from error
    raise Unreadable


def _move(table: TableId, since: int, choice: str, values: Sequence[str]) -> MovePress:
    if choice.startswith(MENU):
        choice = values[0]
    if choice.endswith(PICK):
        return MovePress(table, since, choice.removesuffix(PICK), tuple(values))
    if choice.endswith(PAGE):
        return MovePress(table, since, "", page=choice.removesuffix(PAGE))
    return MovePress(table, since, choice)


def move_id(table: TableId, since: int, choice: str) -> str:
    """Return the custom id of a control that plays or opens a page."""
    return f"m:{table}:{since}:{choice}"


def host_id(table: TableId, word: str, *more: str) -> str:
    """Return the custom id of a control that says a word to the host."""
    return ":".join(("h", word, str(table), *more))
