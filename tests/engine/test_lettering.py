"""Names inside pictures: in letters the font has, and never wider than their place."""

import re

import pytest

from cogs.ui.painter import rasterise
from engine.drawing import rect, svg
from engine.game import Outcome, Reader
from engine.lettering import NARROWEST, breadth, cut, fitted, legible
from engine.podium import podium
from engine.registry import GAMES
from tests.playouts import reader

LONG = ("Maximilian Oberwinte", "W" * 20, "Фёкла Жюльевна Щукин", "Ελένη Παπαδοπούλου Ω")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë Łukasz", "Zoë Łukasz"),
        ("Zoe\u0308", "Zoë"),
        ("𝓣𝓱𝓲𝓮𝓯 🦝 Ⓑⓞⓑ", "Thief Bob"),
        ("Фёкла", "Фёкла"),
        ("Ελένη", "Ελένη"),
        ("Nguyễn", "Nguyễn"),
        ("Ḁna…\u200b \u3000 👩‍👧", "Ana…"),
        ("🦊狐狸", "Seat 3"),
        ("", "Seat 3"),
    ],
)
def test_a_name_keeps_the_letters_the_font_has(name: str, shown: str) -> None:
    assert legible(name, "Seat 3") == shown


def test_words_that_fit_stay_as_asked() -> None:
    drawn = fitted(10, 40, "Ana", 200, size=40)

    assert 'font-size="40"' in drawn
    assert "scale" not in drawn


def test_words_shrink_before_they_narrow_and_narrow_before_they_are_cut() -> None:
    words = "Maximilian"
    small = breadth(words)

    assert "scale" not in fitted(0, 40, words, small, size=40)
    assert f">{words}<" in fitted(0, 40, words, small * NARROWEST, size=40)
    assert "…<" in fitted(0, 40, words, small * NARROWEST - 5, size=40)


def test_a_cut_leaves_no_space_before_the_ellipsis() -> None:
    assert cut("Ana", 186) == "Ana"
    assert cut("Ana Bob", breadth("Ana …")) == "Ana…"


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("width", [90, 186, 340])
@pytest.mark.parametrize("bold", [True, False])
def test_nothing_is_painted_beyond_the_place(name: str, width: float, bold: bool) -> None:
    place = rect(0, 0, 100 + width, 100, "#000000")

    drawn = fitted(100, 60, name, width, size=40, bold=bold)

    assert rasterise(svg(100, drawn, place)) == rasterise(svg(100, place))


def test_the_podium_has_room_for_long_names_and_says_the_seat_of_others() -> None:
    words = reader(next(iter(GAMES.values())), 2, "en").words
    everybody = Reader(words, ("Maximilian Oberwinte", "Jean-Sébastien Duval", "🦊"), None)

    drawn = podium(Outcome((120, 0, 3), (0,), {}), [], everybody).svg

    shown = re.findall(r">([^<]+)</text>", drawn)
    assert {*everybody.names[:2], "#3"} <= set(shown)
