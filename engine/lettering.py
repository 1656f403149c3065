"""Words inside pictures: only letters our font has, and never wider than their place."""

from functools import lru_cache
from unicodedata import normalize

from engine.drawing import INK, SMALL, text

NARROWEST = 0.8
CUT = "…"

# What Source Sans Pro has of what people call themselves: Latin, Greek, Cyrillic, Vietnamese.
_DRAWN = ((0x20, 0x7E), (0xA1, 0x17E), (0x386, 0x3CE), (0x400, 0x45F), (0x1EA0, 0x1EF9))
_PUNCTUATION = "–—‘’“”•…€−"

# The font's widths in bold, in parts of the size; accents change nothing, plain is narrower.
_WIDTHS = {
    0.2: " \u00a0\u202f",
    0.3: "',.:;Iijl|·ıłΙιІі‘’",
    0.35: "!()-/[\\]f{}¡•",
    0.4: "rt",
    0.47: "*?csz¿εζξςгсэє",
    0.53: "#$+0123456789<=>FJLY^_aegvxy~«»×ŁΓΥγντυχГавезтухь–€−",
    0.62: "BKPRÞΒΚΡαβμБВКРЬЯцъ",
    0.68: "&DGHNOQUÐØßĐΔΗΘΝΟΠπДИЛНОПЦЧм",
    0.77: "MΜΦΨΩφψωМФЪжы",
    0.83: "Wwæœфшщю—",
    0.88: "%mÆŒЖЫ",
    0.95: "@ШЩЮ",
    0.98: "…",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_OTHERWISE = 0.58


@lru_cache(1_000)
def legible(name: str, otherwise: str) -> str:
    """Return a name in letters the font has: fancy ones plain, emoji gone; or what else to say."""
    return " ".join("".join(map(_plain, normalize("NFC", name))).split()) or otherwise


def fitted(
    x: float,
    y: float,
    words: str,
    width: float,
    *,
    size: float = SMALL,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
    narrowest: float = NARROWEST,
) -> str:
    """Return words no wider than this: as asked for, smaller, then narrower, then cut short."""
    size = max(SMALL, size * _share(words, width, size))
    narrow = max(narrowest, _share(words, width, size))
    shown = cut(words, width / narrow, size)
    if narrow == 1:
        return text(x, y, shown, size=size, fill=fill, anchor=anchor, bold=bold)
    inner = text(0, 0, shown, size=size, fill=fill, anchor=anchor, bold=bold)
    return f'<g transform="translate({x:g} {y:g}) scale({narrow:.3f} 1)">{inner}</g>'


@lru_cache(1_000)
def cut(words: str, width: float, size: float = SMALL) -> str:
    """Return the words, or as many letters as fit and an ellipsis."""
    room = width + 0.01  # words made to fit exactly do fit
    if breadth(words, size) <= room:
        return words
    while words and breadth(words + CUT, size) > room:
        words = words[:-1].rstrip()
    return words + CUT


@lru_cache(1_000)
def breadth(words: str, size: float = SMALL) -> float:
    """Return how wide words are at most."""
    return size * sum(_WIDTH.get(_base(letter), _OTHERWISE) for letter in words)


def _plain(letter: str) -> str:
    return letter if _drawn(letter) else "".join(filter(_drawn, normalize("NFKD", letter)))


def _drawn(letter: str) -> bool:
    known = letter in _PUNCTUATION or any(low <= ord(letter) <= high for low, high in _DRAWN)
    return known and letter.isprintable()


def _base(letter: str) -> str:
    return letter if letter in _WIDTH else normalize("NFD", letter)[0]


def _share(words: str, width: float, size: float) -> float:
    return min(1.0, width / max(1.0, breadth(words, size)))
