"""Thief's Market: what the pictures show, and that they stay legible and small."""

import re
from itertools import pairwise

import pytest

from cogs.ui.painter import rasterise
from engine.drawing import WIDTH
from engine.game import Reader
from engine.games.thiefs_market.components import CARDS, FACES, GEMS
from engine.games.thiefs_market.emblems import signs_of
from engine.games.thiefs_market.icons import ICONS, die
from engine.games.thiefs_market.palette import LANTERN
from engine.games.thiefs_market.picture import board_picture, hand_picture
from engine.games.thiefs_market.stall import MARGIN, TALL, shelves, tile
from engine.games.thiefs_market.state import State
from engine.lettering import NARROWEST, breadth
from engine.screen import Picture
from engine.words import LANGUAGES, Language
from tests.games.test_thiefs_market_screens import crowded
from tests.games.thieves import GAME, RULES, moves, shopping, splitting
from tests.playouts import playout, reader

LONG = "Maximilian Oberwinter"
GLOW = f'height="{TALL + 8}" rx="16" fill="{LANTERN}"'


def named(seats: int, *names: str, language: Language = "en", seat: int | None = None) -> Reader:
    """Return a reader at a table with these names."""
    everybody = (*names, *("Ana", "Bob", "Cléo", "Dan", "Eve")[len(names) :])
    return Reader(reader(GAME, seats, language).words, everybody[:seats], seat)


def board(state: State, language: Language = "en") -> Picture:
    """Return the picture of the table."""
    return board_picture(RULES.view(state, None), named(state.seats, language=language))


def hand(state: State, seat: int, language: Language = "en") -> Picture:
    """Return the private picture of a seat."""
    legal = RULES.moves(state, seat)
    return hand_picture(
        RULES.view(state, seat), legal, named(state.seats, language=language, seat=seat)
    )


def drawn(picture: Picture, face: str) -> int:
    """Return how many dice of a face (or pawns) a picture shows outside its cards."""
    drawing = re.sub(r"^<g [^>]*>|</g>$", "", die(face, 0, 0, 100))
    return picture.svg.count(drawing)


def words(picture: Picture) -> list[str]:
    """Return everything written in a picture."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg)


def test_every_object_of_the_centre_and_the_piles_is_drawn() -> None:
    state = splitting("red red white bag", "", "blue green mask mask", "pawn")

    shown = {face: drawn(board(state), face) for face in FACES}

    assert shown == {"red": 2, "white": 1, "blue": 1, "green": 1, "bag": 1, "mask": 2, "pawn": 1}


def test_every_card_on_sale_and_every_deck_is_shown() -> None:
    state = shopping("red", sale=["necklace", "brooch", "crown"])

    told = words(board(state))

    assert {"Necklace", "Brooch", "Crown"} <= set(told)
    assert [str(len(state.decks[deck])) for deck in "ABC"] == [t for t in told if t.isdigit()][:3]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_shows_its_cost_its_type_and_what_it_does(name: str) -> None:
    card, drawing = CARDS[name], tile(name, "a card", 377)

    for gem, number in zip(GEMS, card.cost, strict=True):
        assert drawing.count(f">{ICONS[gem]}<") >= number
    assert drawing.count(ICONS[card.type]) >= card.icons
    assert all(sign[0].isdigit() or sign in ICONS for sign in signs_of(card))


def test_different_effects_look_different() -> None:
    kinds = [signs_of(card) for card in CARDS.values() if not card.points and card.spends]

    assert len(set(kinds)) == len(kinds)


def test_what_can_be_bought_or_used_is_raised() -> None:
    state = shopping("white white red", "tailor", "fence", sale=["necklace", "crown"])

    assert hand(state, 0).svg.count(GLOW) == 3
    assert 'opacity="0.62"' in hand(state, 0).svg
    assert GLOW not in hand(state, 1).svg


def test_whose_turn_it_is_is_marked() -> None:
    pictures = {board(splitting("red white", "", "", "", turn=turn)).svg for turn in range(3)}

    assert len(pictures) == 3
    assert all(svg.count(f'stroke="{LANTERN}"') == 1 for svg in pictures)


@pytest.mark.parametrize("name", [LONG, "W" * 20, "𝓣𝓱𝓲𝓮𝓯 🦝", "猫猫猫", "<b>&amp;"])
def test_names_fit_and_are_written_in_letters_the_font_has(name: str) -> None:
    state = splitting("red white", "red", "", "")
    view = RULES.view(state, None)

    told = "".join(words(board_picture(view, named(3, name))))

    assert not re.search(r"[^\u0020-\u017e–—‘’“”…·]", told)


def test_a_name_that_is_far_too_long_is_cut() -> None:
    state = splitting("red white", "", "", "")

    told = words(board_picture(RULES.view(state, None), named(3, "W" * 32)))

    (cut,) = (word for word in told if word.startswith("W"))
    assert cut.endswith("…")
    assert breadth(cut) * NARROWEST <= 340


@pytest.mark.parametrize(("lowest", "columns"), [(0, 3), (9_999, 2)])
def test_cards_stand_side_by_side_within_the_picture(lowest: float, columns: int) -> None:
    drawing, end = shelves(list(CARDS), 0, str, lambda _: "plain", lowest)

    found = re.findall(r'translate\((\S+) (\S+)\)"><rect x="0" y="4" width="(\S+)"', drawing)
    lefts = sorted({float(x) for x, _, _ in found})
    width = float(found[0][2])
    assert len(lefts) == columns
    assert all(left + width < right for left, right in pairwise(lefts))
    assert lefts[-1] + width <= WIDTH - MARGIN + 0.1
    assert max(float(y) for _, y, _ in found) + TALL <= end


@pytest.mark.parametrize("name", CARDS)
def test_the_cost_of_a_narrow_card_ends_before_its_effect(name: str) -> None:
    drawing = tile(name, "a card", 248)

    places = [float(x) for x in re.findall(r"translate\((\S+) 58\)", drawing)]
    *gems, effect = places[CARDS[name].icons :]
    assert gems == sorted(gems)
    assert all(after - before >= 14 for before, after in pairwise(gems))
    assert gems[-1] + 12 <= effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_small_enough_and_told_in_words(language: Language) -> None:
    state = crowded()
    for phase in ("split", "purchases"):
        state.phase, state.left = phase, 2
        for picture in (board(state, language), hand(state, state.turn, language)):
            assert len(rasterise(picture.svg)) < 200_000
            assert 20 < len(picture.alt) <= 1_024


def test_the_infamy_of_others_is_in_no_picture_before_the_end() -> None:
    state = shopping("red", sale=["crown"])
    richer = RULES.copy(state)
    richer.infamy = [0, 871, 872]

    assert board(richer) == board(state)
    assert hand(richer, 0) == hand(state, 0)
    assert "871" in words(hand(richer, 1))
    assert "871" in hand(richer, 1).alt


def test_the_points_of_all_are_shown_once_the_game_is_over() -> None:
    *_, (state, _) = playout(GAME, 4, "over")
    outcome = RULES.outcome(state)
    assert outcome is not None

    told = words(board(state))

    assert {str(score) for score in outcome.scores} <= set(told)
    assert {str(infamy) for infamy in state.infamy} <= set(told)


def test_the_words_say_what_the_picture_says() -> None:
    state = splitting("red red bag pawn", "", "blue mask", "", seat1=["fence", "crown"])

    assert "Ana's turn" in board(state).alt
    assert "Centre: 2 red, 1 bag, the pawn." in board(state).alt
    assert "Bob: 1 gold, 1 henchman, 1 finery, pile: 1 blue, 1 mask." in board(state).alt
    assert moves(state)
    assert "Bob: 1 gold" in hand(state, 0).alt
