"""What the pictures of the roofs must show."""

import re
from dataclasses import replace

import pytest

from cogs.ui.painter import rasterise
from engine.games.toits_de_paris import TOITS_DE_PARIS
from engine.games.toits_de_paris.components import CARDS, DECK
from engine.games.toits_de_paris.drawing_cards import loot
from engine.games.toits_de_paris.drawing_figures import inspector, magpie, medallion
from engine.games.toits_de_paris.drawing_icons import siren
from engine.games.toits_de_paris.drawing_paris import ROOF
from engine.games.toits_de_paris.drawing_roofs import LIFT
from engine.games.toits_de_paris.moves import Stop, Take
from engine.games.toits_de_paris.picture import board_picture, hand_picture
from engine.games.toits_de_paris.state import State
from engine.lettering import legible
from engine.screen import Picture
from engine.words import LANGUAGES, Language
from tests.games.roofs import RULES, draw_next, play, roofs, stopped
from tests.playouts import playout, reader

GAME = TOITS_DE_PARIS
NAMES = ("W" * 20, "Jean-Sébastien <&> D.", "🦊狐狸", "Фёкла")
CARDS_SHOWN = ["gems/0/2/b", "gold/0/bonus/b", "statues/1/-/-", "jewels/0/feather/-"]


def shown(state: State, language: Language = "en", names: tuple[str, ...] = ()) -> Picture:
    seats = len(state.jokers)
    everybody = reader(GAME, seats, language)
    names = names[:seats] or everybody.names
    return board_picture(RULES.view(state, None), replace(everybody, names=names))


def own(state: State, seat: int, language: Language = "en") -> Picture:
    person = reader(GAME, len(state.jokers), language, seat)
    return hand_picture(RULES.view(state, seat), RULES.moves(state, seat), person)


def written(picture: Picture) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg)


def heights(picture: Picture, card: str) -> list[str]:
    """Return how high each drawing of a card stands."""
    return re.findall(rf"translate\(\S+ (\S+)\)\">{re.escape(loot(card))}", picture.svg)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_loot_card_looks_different(card: str) -> None:
    assert [other for other in CARDS if loot(other) == loot(card)] == [card]


def test_every_card_on_the_roofs_is_drawn() -> None:
    picture = shown(roofs(CARDS_SHOWN))

    assert [heights(picture, card) for card in CARDS_SHOWN] == [[str(ROOF)]] * 4


def test_cards_that_may_be_taken_are_raised() -> None:
    state = stopped(CARDS_SHOWN)

    for picture in (shown(state), own(state, 0)):
        assert [heights(picture, card) for card in CARDS_SHOWN] == [[str(ROOF - LIFT)]] * 4


def test_cards_wait_on_the_roofs_while_a_joker_is_decided() -> None:
    state = stopped(["gems/0/2/b", "gold/0/-/-"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b"]
    play(state, Take(1))

    assert heights(shown(state), "gold/0/-/-") == [str(ROOF)]
    assert written(own(state, 0)).count("+6") == 5


def test_the_inspector_stands_on_his_square() -> None:
    far, near = shown(roofs(["gold/0/-/-"])), shown(roofs(["gold/3/-/b"]))

    assert inspector(739.5, ROOF) in far.svg  # right of square 7
    assert inspector(454.5, ROOF) in near.svg


def test_the_chief_is_told_what_stopping_takes_and_what_drawing_risks() -> None:
    unseen = ["gold/3/-/b", "gold/0/-/-", "gold/1/-/-", "gold/1/-/b"]
    picture = shown(roofs(["gems/3/-/b", "gems/0/1/-"], draw=unseen[:1], reserve=unseen[1:]))

    assert {"Safe 25%", "Coup d’éclat 50%", "Caught 25%"} <= set(written(picture))
    assert "25% caught, 50% coup" in picture.alt


def test_a_raid_to_come_is_shown_with_its_lamp_and_its_price() -> None:
    state = stopped(["gems/0/2/b", "gold/0/1/-"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b"]

    picture = shown(state)

    assert siren(42.5, ROOF + 81, 26) in picture.svg
    assert "−7" in written(picture)
    assert "1 gems 2 points 1 bell (raid, −7)" in picture.alt


def test_whoever_was_caught_is_named() -> None:
    state = roofs(["gold/0/-/-", "jewels/2/-/-", "gems/0/-/-"])
    draw_next(state, "paintings/3/-/b")

    assert "Caught red-handed! Nothing for Ana." in written(shown(state))


def test_the_deciding_magpie_is_drawn_large_and_named_first() -> None:
    state = stopped(CARDS_SHOWN)
    play(state, Take(1), Take(3))

    picture = shown(state)

    assert medallion(1, 78, 76, 54) in picture.svg
    assert written(picture)[written(picture).index("Bob") + 1] == "takes 1 card"
    assert "Bob (takes 1 card)" in picture.alt


def test_the_private_picture_shows_what_each_colour_brings_and_who_leads_it() -> None:
    state = roofs(["gold/0/-/-"])
    state.collections[0]["gold"] = ["gold/1/-/-"]
    state.collections[1]["gold"] = ["gold/1/-/-", "gold/0/2/b"]

    words = written(own(state, 0))

    assert "+3" in words
    assert "2 Bob" in words


def test_whoever_waits_sees_the_own_collection_without_the_roofs() -> None:
    state = roofs(["gold/0/-/-"])

    assert "Your collection" in written(own(state, 1))
    assert loot("gold/0/-/-") not in own(state, 1).svg


def test_the_winner_is_crowned_at_dawn() -> None:
    state = roofs([], draw=[], stage="over")
    state.collections[1]["gold"] = ["gold/1/-/-"]

    picture = shown(state)

    assert "Bob wins" in written(picture)
    assert magpie(2, 800 * 2.5 / 3, ROOF, 120) in picture.svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_write_only_what_the_font_has(language: Language) -> None:
    for state, _ in playout(GAME, 4, "font"):
        for words in written(shown(state, language, NAMES)):
            plain = words.replace("&lt;", "").replace("&amp;", "").replace("&gt;", "")
            assert legible(plain.replace("−", "-"), "") or not plain
            assert not re.search(r"[^\u0020-\u017e\u0400-\u045f–—‘’“”…−\u202f]", plain)


def test_a_name_the_font_lacks_becomes_a_letter() -> None:
    words = written(shown(roofs(["gold/0/-/-"]), names=NAMES))

    assert "Magpie C" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_light_even_with_full_collections(language: Language) -> None:
    state = roofs(CARDS_SHOWN, seats=4, reserve=DECK[:15])
    for seat, owned in enumerate(state.collections):
        for colour in owned:
            cards = [card for card in DECK if card.startswith(colour)]
            owned[colour] = [c for c in cards if not CARDS[c].bell][seat::3] + cards[3:4] * 2
    play(state, Stop())

    for picture in (shown(state, language, NAMES), own(state, 0, language)):
        assert len(rasterise(picture.svg)) < 200_000
        assert len(picture.alt) <= 1_024
