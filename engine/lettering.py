"""Names inside pictures: only letters our font has, and never wider than their place."""

from unicodedata import normalize

from engine.drawing import SMALL

# What Source Sans Pro can draw of what people call themselves.
_DRAWN = ((0x20, 0x7E), (0xA0, 0x17E), (0x386, 0x3CE), (0x400, 0x45F), (0x1EA0, 0x1EF9))

# Widths in bold, as shares of the letter size; everything else is 0.58 wide.
_WIDTHS = dict.fromkeys(" ", 0.2)
_WIDTHS |= dict.fromkeys("!'(),-./:;I[]fijl|ìíîï", 0.33)
_WIDTHS |= dict.fromkeys("rstJ…", 0.43)
_WIDTHS |= dict.fromkeys("&HNOQUÑÒÓÔÕÖØÙÚÛÜ", 0.7)
_WIDTHS |= dict.fromkeys("%@MWmwÆæŒœ", 0.88)


def spelled(name: str) -> str:
    """Return a name in letters the font has; fancy alphabets become plain, emoji go."""
    plain = normalize("NFKC", name)
    kept = "".join(c for c in plain if any(low <= ord(c) <= high for low, high in _DRAWN))
    return " ".join(kept.split())


def breadth(words: str, size: float) -> float:
    """Return about how wide bold words are."""
    return size * sum(_WIDTHS.get(letter, 0.58) for letter in words)


def fitted(words: str, width: float, size: float) -> tuple[str, float]:
    """Return words and a size at which they fit a width: smaller first, then cut with …"""
    size = max(SMALL, min(size, size * width / max(1, breadth(words, size))))
    if breadth(words, size) <= width:
        return words, size
    while words and breadth(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…", size
