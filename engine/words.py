"""Words in the reader's language, from Fluent files that lie beside whoever speaks them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")

REMEMBERED = 20_000  # sentences: a screen says mostly what the one before it said


class Words:
    """Speaks one language: `words("key", name=…)` returns the sentence."""

    def __init__(self, language: Language, folders: tuple[Path, ...]) -> None:
        self.language: Language = language
        self._bundle = _bundle(language, folders)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the sentence behind a key; a missing key or fact is a mistake of ours."""
        return _sentence(self._bundle, key, **facts)

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""
        return bool(self._bundle.has_message(key))

    def listed(self, items: Sequence[str]) -> str:
        """Return "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", start=", ".join(items[:-1]), last=items[-1])


def language_of(locale: str | None, otherwise: Language) -> Language:
    """Return the language we speak to a person with this Discord locale."""
    for language in LANGUAGES:
        if locale is not None and locale.startswith(language):
            return language
    return otherwise


@lru_cache(REMEMBERED, typed=True)
def _sentence(bundle: FluentBundle, key: str, /, **facts: object) -> str:
    message = bundle.get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no text {key!r} in {bundle.locales[0]}")
    text, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise KeyError(f"text {key!r} in {bundle.locales[0]}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: Language, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = (folder / f"{language}.ftl").read_text(encoding="utf8")
        bundle.add_resource(FluentResource(source))
    return bundle
