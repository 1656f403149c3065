"""The words of the commands and of the house, where no single game speaks."""

from pathlib import Path

from engine.house import TEXTS as HOUSE
from engine.words import Language, Words

TEXTS = Path(__file__).parent / "texts"


def speak(language: Language) -> Words:
    """Return the words of a language."""
    return Words(language, (HOUSE, TEXTS))
