"""Words that fit: squeezed a little, then cut, and only in letters the font has."""

import unicodedata
from functools import lru_cache

from engine.drawing import SMALL, text

NARROWEST = 0.8
CUT = "…"
_PUNCTUATION = "–—‘’“”…·"

# Widths of the bold letters, in parts of the size; the plain ones are a little narrower.
_WIDTHS = {
    0.2: " \u00a0",
    0.3: "',.:;Iijl|·‘’",
    0.35: "!()-/[]\\{}",
    0.4: "rtf",
    0.47: "csz?*",
    0.53: "0123456789aegvxyFLJVY$#+<=>^_~",
    0.68: "GHKNOQRUDP&",
    0.79: "MwæÆ",
    0.87: "mWœŒ%",
    0.98: "@…—",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_OTHERWISE = 0.61


def fitted(
    x: float,
    y: float,
    words: str,
    room: float,
    *,
    size: float = SMALL,
    fill: str,
    bold: bool = True,
    narrowest: float = NARROWEST,
) -> str:
    """Return words on the baseline y that end before x + room."""
    shown, squeeze = _fit(printable(words), room / size, narrowest)
    if squeeze == 1:
        return text(x, y, shown, size=size, fill=fill, bold=bold)
    inner = text(0, 0, shown, size=size, fill=fill, bold=bold)
    return f'<g transform="translate({x:g} {y:g}) scale({squeeze:.3f} 1)">{inner}</g>'


@lru_cache(1_000)
def printable(words: str) -> str:
    """Return words in letters the font has: fancy ones made plain, the others left out."""
    plain = unicodedata.normalize("NFKC", words)
    return " ".join("".join(letter for letter in plain if _known(letter)).split())


@lru_cache(1_000)
def width_of(words: str) -> float:
    """Return about how wide words are, in parts of their size."""
    return sum(_WIDTH.get(_base(letter), _OTHERWISE) for letter in words)


def _known(letter: str) -> bool:
    code = ord(letter)
    return (
        0x20 <= code < 0x7F  # Latin
        or 0xA0 <= code < 0x17F
        or 0x386 <= code < 0x3CF  # Greek
        or 0x400 <= code < 0x460  # Cyrillic
        or letter in _PUNCTUATION
    ) and unicodedata.category(letter) != "Cn"


def _base(letter: str) -> str:
    return letter if letter in _WIDTH else unicodedata.normalize("NFD", letter)[0]


@lru_cache(1_000)
def _fit(words: str, room: float, narrowest: float) -> tuple[str, float]:
    """Return what of the words fits, and how much they are squeezed."""
    width = width_of(words)
    if width <= room:
        return words, 1
    if width * narrowest <= room:
        return words, room / width
    while words and width_of(words + CUT) * narrowest > room:
        words = words[:-1].rstrip()
    return words + CUT, narrowest
