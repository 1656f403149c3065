"""Moves as JSON for records and as short codes for the controls that carry them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache, reduce
from itertools import groupby
from operator import or_
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

M = TypeVar("M")

LENGTH = re.compile(r"\d{0,2}")


class UnreadableMoveError(ValueError):
    """A text that is no move of this game."""


class MoveCodec(Generic[M]):
    """Writes and reads the moves of one game: frozen dataclasses told apart by `do`.

    A code is `do/field/field…` in the order of the fields: lists joined with `+` (`red*3` for
    three in a row), mappings as `key=number+key=number`, nothing for None.
    """

    def __init__(self, kinds: tuple[type, ...]) -> None:
        union: Any = reduce(or_, kinds)
        if len(kinds) > 1:
            union = Annotated[union, Field(discriminator="do")]
        self._adapter: TypeAdapter[M] = TypeAdapter(union)
        self._forms = {_do(kind): _form(kind) for kind in kinds}

    def write(self, move: M) -> dict[str, Any]:
        """Return a move as the record's JSON object, `do` first."""
        written: dict[str, Any] = self._adapter.dump_python(
            move, mode="json", by_alias=True, exclude_none=True
        )
        return {"do": written.pop("do"), **written}

    def read(self, written: Any) -> M:
        """Return the move a JSON object stands for."""
        try:
            return self._adapter.validate_python(written)
        except ValidationError as error:
            raise UnreadableMoveError(str(written)) from error

    def code(self, move: M) -> str:
        """Return a move as the short text a control carries."""
        written = self.write(move)
        form = self._forms[written["do"]]
        return "/".join([written["do"], *(_shorten(written.get(name)) for name in form)])

    def decode(self, code: str, picked: Sequence[str] = ()) -> M:
        """Return the move behind a code; `picked` values complete it."""
        form = self._forms.get(code.partition("/")[0])
        if form is None:
            raise UnreadableMoveError(code)
        do, *texts = code.split("/", len(form))  # the last field may hold slashes of its own
        if picked:
            texts.append("+".join(value.partition("#")[0] for value in picked))
        if len(texts) != len(form):
            raise UnreadableMoveError(code)
        written: dict[str, Any] = {"do": do}
        for name, text in zip(form, texts, strict=True):
            written[name] = _lengthen(text, form[name])
        return self.read({name: value for name, value in written.items() if value is not None})


@cache
def codec_of(kinds: tuple[type, ...]) -> MoveCodec[Any]:
    """Return what reads and writes these moves; it is costly to make, so each is made once."""
    return MoveCodec(kinds)


def _do(kind: type) -> str:
    return str(next(f.default for f in fields(kind) if f.name == "do"))


def _form(kind: type) -> dict[str, Any]:
    """Return a move's field names, as the record spells them, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {_alias(f.name, hints[f.name]): hints[f.name] for f in fields(kind) if f.name != "do"}


def _alias(name: str, hint: Any) -> str:
    for note in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(note, FieldInfo) and note.alias:
            return note.alias
    return name


def _shorten(value: Any) -> str:
    match value:
        case None:
            return ""
        case dict():
            return "+".join(f"{key}={number}" for key, number in value.items())
        case list():
            return "+".join(_run(item, len(list(run))) for item, run in groupby(value))
        case _:
            return str(value)


def _lengthen(text: str, hint: Any) -> Any:
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    origin = get_origin(kind)
    if origin in (tuple, list):
        return [item for run in text.split("+") for item in unroll(run)] if text else []
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {pair.partition("=")[0]: pair.partition("=")[2] for pair in text.split("+") if pair}
    return text or None


def _run(item: str, length: int) -> str:
    return item if length == 1 else f"{item}*{length}"


def unroll(run: str) -> list[str]:
    """Return the items of a run: `red*3` is red three times."""
    item, _, length = run.partition("*")
    if not LENGTH.fullmatch(length):
        raise UnreadableMoveError(run)
    return [item] * int(length or 1)
