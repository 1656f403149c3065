"""Words that fit: names are shrunk, then cut, and keep to what the font can draw."""

from unicodedata import combining, normalize

from engine.drawing import INK, SMALL, text

# Shares of the size that letters take in bold type; accents change nothing.
WIDTHS = {
    "ijl|'’.,:;I ": 0.3,
    "ftr()[]-!/": 0.4,
    "szc": 0.47,
    "aegkvxyJFLYZ?+0123456789": 0.54,
    "ABCEKPRSTVX": 0.61,
    "DGHNOQU": 0.68,
    "mwMW@%—…": 0.9,
}
LETTERS = {letter: width for letters, width in WIDTHS.items() for letter in letters}


def legible(name: str, otherwise: str) -> str:
    """Return a name without the characters our font lacks."""
    return " ".join("".join(c for c in name if _drawable(c)).split()) or otherwise


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
) -> str:
    """Return words no wider than this: as large as asked for, smaller, or cut short."""
    fits = max(SMALL, min(size, size * width / max(1.0, extent(words, size))))
    return text(x, y, cut(words, width, fits), size=fits, fill=fill, anchor=anchor, bold=bold)


def cut(words: str, width: float, size: float = SMALL) -> str:
    """Return the words, or as many letters as fit and an ellipsis."""
    if extent(words, size) <= width:
        return words
    while words and extent(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def extent(words: str, size: float = SMALL) -> float:
    """Return how wide words are at most."""
    return size * sum(LETTERS.get(c, 0.58) for c in normalize("NFD", words) if not combining(c))


def _drawable(character: str) -> bool:
    code = ord(character)
    return 0x20 <= code < 0x7F or 0xA0 <= code < 0x17F or character in "–—‘’“”…"
