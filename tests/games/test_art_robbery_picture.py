"""What the pictures of Art Robbery show."""

import re

import pytest

from cogs.ui.painter import rasterise
from engine.drawing import WIDTH, seat_mark
from engine.game import Reader
from engine.games.art_robbery import ART_ROBBERY
from engine.games.art_robbery.drawing_board import header
from engine.games.art_robbery.drawing_cards import card
from engine.games.art_robbery.drawing_icons import DOG_FACE, HANDCUFFS, NO_EFFECT
from engine.games.art_robbery.drawing_tokens import BANKED, gap, token
from engine.games.art_robbery.moves import Play, Steal
from engine.games.art_robbery.picture import board_picture, hand_picture
from engine.games.art_robbery.state import State
from engine.screen import Picture
from tests.games.art_robbery_table import RULES, act, laid_out
from tests.playouts import playout, reader

LONG_NAMES = ("W" * 20, "Maximilienne-Eugénie", "漢字漢字", "🦊 Cléo 🦊", "𝓓𝓪𝓷")


def board_of(state: State) -> Picture:
    """Return the picture everybody sees."""
    return board_picture(RULES.view(state, None), reader(ART_ROBBERY, len(state.hands), "en"))


def hand_of(state: State, seat: int) -> Picture:
    """Return the picture a seat sees."""
    own = reader(ART_ROBBERY, len(state.hands), "en", seat)
    return hand_picture(RULES.view(state, seat), RULES.moves(state, seat), own)


def named(seats: int, names: tuple[str, ...] = LONG_NAMES, seat: int | None = None) -> Reader:
    """Return a reader at a table of people with difficult names."""
    return Reader(reader(ART_ROBBERY, seats, "fr").words, names[:seats], seat)


def test_every_token_of_the_centre_hangs_on_the_wall_and_the_others_leave_a_gap() -> None:
    state = laid_out(centre=["0:1", "3:0", "3:0", "boss"])

    drawn = board_of(state).svg
    assert drawn.count(token("3:0", 1)) == 2
    assert token("0:1", 1) in drawn
    assert token("boss", 1) in drawn
    assert drawn.count(gap(1)) == 9 - len(state.centre)


def test_every_seats_loot_is_drawn_and_the_dog_once() -> None:
    state = laid_out(raid=3, centre=["boss"], loot=[["0:2"], ["4:0", "5:0"], []], dog=1)

    drawn = board_of(state).svg
    assert all(drawn.count(token(kind, 3)) == 1 for kind in ("0:2", "4:0", "5:0", "boss"))
    assert drawn.count(DOG_FACE) == 1


def test_tokens_in_reach_of_the_card_just_played_are_lit() -> None:
    state = laid_out(hand=["0"], centre=["boss"], loot=[[], ["0:2", "1:1"], ["0:1"]])
    act(state, Play("0"))

    drawn = board_of(state).svg
    assert token("0:2", 1, lit=True) in drawn
    assert token("0:1", 1, lit=True) in drawn
    assert token("1:1", 1, lit=True) not in drawn


def test_a_token_about_to_be_stolen_bears_the_thiefs_mark() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)
    act(state, Play("4"), Steal("4:0", 2))

    drawn = board_of(state).svg
    assert token("4:0", 1, lit=True) + seat_mark(38, -38, 0, 28) in drawn


def test_cards_worth_playing_are_raised_and_useless_ones_are_dim() -> None:
    state = laid_out(hand=["0", "4", "dog"], centre=["0:1"], loot=[["4:0"], [], []], dog=0)

    drawn = hand_of(state, 0).svg
    assert card("0", lit=True) in drawn
    assert card("4", dim=True) in drawn
    assert card("dog", dim=True) in drawn
    assert drawn.count(NO_EFFECT) == 2


def test_no_card_is_raised_out_of_turn() -> None:
    state = laid_out(turn=1, centre=["0:1"])

    drawn = hand_of(state, 0).svg
    assert card("0") in drawn
    assert card("0", lit=True) not in drawn


def test_a_parry_shows_the_dog_and_the_token() -> None:
    state = laid_out(hand=["boss"], centre=["0:1"], loot=[[], ["boss"], []], dog=1)
    act(state, Play("boss"), Steal("boss", 1))

    picture = hand_of(state, 1)
    assert picture.svg.count(DOG_FACE) == 2  # to give, and beside the loot
    assert "Ana wants to steal the Boss from you" in picture.alt


def test_the_safe_shows_its_owner_each_kind_of_token_and_how_many() -> None:
    state = laid_out(raid=2)
    state.banked[0] = ["5:0", "3:0", "3:0", "boss", "0:2"]

    picture = hand_of(state, 0)
    assert all(token(kind, BANKED) in picture.svg for kind in ("5:0", "3:0", "boss", "0:2"))
    assert "×2" in picture.svg
    assert "16 points · 2 alibis" in picture.svg


def test_others_see_only_how_much_is_banked() -> None:
    state = laid_out(raid=2)
    state.banked[0] = ["5:0", "3:0"]

    for picture in (board_of(state), hand_of(state, 1)):
        assert all(token(kind, BANKED) not in picture.svg for kind in ("5:0", "3:0"))
    assert "Ana: nothing; 2 banked." in board_of(state).alt


def test_the_end_shows_who_was_caught() -> None:
    state = laid_out(raid=4, centre=[])
    state.banked, state.over = [["5:0", "0:1"], ["boss", "4:0"], ["3:0", "0:2"]], True

    picture = board_of(state)
    assert picture.svg.count(HANDCUFFS) == 1
    assert "Bob: 0 points, 0 alibis, caught." in picture.alt


def test_names_are_cut_to_fit_and_spelled_with_letters_the_font_has() -> None:
    drawn = board_picture(RULES.view(laid_out(loot=[[]] * 5), None), named(5)).svg

    assert "W" * 20 not in drawn
    assert "WWWWW…</text>" in drawn
    assert "#3</text>" in drawn
    assert ">Cléo</text>" in drawn
    assert ">Dan</text>" in drawn
    letters = "".join(re.findall(r">([^<]+)</text>", drawn))
    assert not re.search(r"[^\x20-\x7e\xa0-\u017e…×]", letters)


@pytest.mark.parametrize("seats", ART_ROBBERY.seats)
def test_pictures_are_light_not_too_tall_and_say_it_all_with_long_names(seats: int) -> None:
    names = ("Maximilienne-Eugénie",) * seats
    states = [RULES.copy(state) for state, _ in playout(ART_ROBBERY, seats, "sizes")]
    for state in (states[0], states[len(states) // 2], states[-2], states[-1]):
        pictures = [board_picture(RULES.view(state, None), named(seats, names))]
        for seat in RULES.asked(state):
            view, moves = RULES.view(state, seat), RULES.moves(state, seat)
            pictures.append(hand_picture(view, moves, named(seats, names, seat)))
        for picture in pictures:
            size = re.match(r'<svg [^>]*width="(\d+)" height="([\d.]+)"', picture.svg)
            assert size is not None
            assert (int(size[1]), float(size[2]) <= 1_000) == (WIDTH, True)
            assert len(picture.alt) <= 1_024
            assert len(rasterise(picture.svg)) < 200_000


def test_the_header_names_the_raid_without_emoji() -> None:
    view = RULES.view(laid_out(raid=2), None)

    drawn = header(view, reader(ART_ROBBERY, 3, "fr"))
    assert ">Sculptures</text>" in drawn
    assert ">Raid 2/4</text>" in drawn
