"""How to Rob a Bank drawn: what the pictures must show, and must not."""

import re
from dataclasses import replace
from typing import Any

import pytest

from cogs.ui.painter import rasterise
from engine.drawing import SMALL
from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.components import BANK_DECK, PLAN, ROBBER_DECK, SIDES
from engine.games.rob_a_bank.drawing_cards import covered_card, empty_slot, fan, open_card
from engine.games.rob_a_bank.drawing_map import MAP_HEIGHT, map_drawing
from engine.games.rob_a_bank.drawing_things import (
    ALARM_FREE,
    ALARM_SHUT,
    ASLEEP,
    FIGURES,
    SACK_FREE,
    SACK_SHUT,
    van,
)
from engine.games.rob_a_bank.picture import board_picture, hand_picture
from engine.games.rob_a_bank.picture_words import LONGEST
from engine.games.rob_a_bank.state import State
from engine.screen import Picture
from engine.words import LANGUAGES
from tests.games.raids import A1, B1, B2, C3, RULES, asked, bags, play, raid, walls
from tests.playouts import board, playout, reader

LONG = ("Maximilien-Alexandre", "WWWWWWWWWWWWWWWWWWWW", "Cléo 🔥 日本", "🔥🔥")


def shown(state: State, language: Any = "en") -> Picture:
    return board_picture(RULES.view(state, None), reader(ROB_A_BANK, state.seats, language))


def held(state: State, seat: int) -> Picture:
    view, moves = RULES.view(state, seat), RULES.moves(state, seat)
    return hand_picture(view, moves, reader(ROB_A_BANK, state.seats, "en", seat))


def the_map(state: State, seat: int | None = None) -> str:
    moves = () if seat is None else RULES.moves(state, seat)
    return map_drawing(RULES.view(state, None), reader(ROB_A_BANK, state.seats, "en").words, moves)


def planning(side: str, **plans: list[str]) -> State:
    state = raid(side, "move+move")
    state.phase, state.icons = "plan", []
    state.plans = {each: plans.get(each, []) for each in SIDES[3]}
    return state


def fullest() -> State:
    everybody = dict.fromkeys(("yellow", "red", "green", "guard1", "guard2", "guard3"), B2)
    state = raid("red", "move+spray/pickup", seats=4, lap=4, pawns=everybody, down=["guard2"])
    state.walls = walls(a1="N", b2="S", c3="W", a3="W")
    state.bags, state.locked, state.alarm = bags(B2, C3), bags(B2, A1), B2
    state.alarm_locked, state.carried = True, {"yellow": 2, "red": 1, "green": 0}
    for side in state.plans:
        longest = "move+tackle/lock" if side == "bank" else "move+unlock/pickup"
        state.plans[side] = [longest] * PLAN
    return state


def words_in(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


def test_bags_and_alarm_are_drawn_free_or_locked() -> None:
    state = raid("yellow", "crawl", bags=bags(A1, B1, B1), locked=bags(C3), alarm=B2)
    drawing = the_map(state)
    assert drawing.count(SACK_FREE) == 3
    assert drawing.count(SACK_SHUT) == 1
    assert drawing.count(ALARM_FREE) == 1

    state.alarm_locked = True
    assert ALARM_SHUT in the_map(state)


def test_the_fallen_lie_and_sleep() -> None:
    drawing = the_map(raid("yellow", "crawl", down=["red", "guard2"]))

    assert drawing.count(ASLEEP) == 2
    assert all(drawing.count(FIGURES[robber]) == 1 for robber in ("yellow", "red"))
    assert drawing.count(FIGURES["bank"]) == 2


def test_robbers_carry_their_bags_where_all_can_see() -> None:
    state = raid("yellow", "crawl", carried={"yellow": 1, "red": 3})
    drawing = the_map(state)

    assert drawing.count(SACK_FREE) == 1
    assert "3" in words_in(drawing)


@pytest.mark.parametrize("space", range(12))
def test_the_van_stands_outside_the_building_with_its_loot(space: int) -> None:
    drawing = the_map(raid("yellow", "crawl", car=space, thrown=2))
    where = re.search(r'translate\(([\d.]+) ([\d.]+)\)">' + re.escape(van("2/4")), drawing)

    assert where is not None
    x, y = map(float, where.groups())
    assert not (109 < x < 691 and 72 < y < MAP_HEIGHT - 72)


def test_every_wall_changes_the_map() -> None:
    plans = {
        the_map(raid("yellow", "crawl", walls=walls(b2=edge)))
        for edge in (None, "N", "E", "S", "W")
    }

    assert len(plans) == 5


def test_a_plan_shows_its_top_card_and_backs_below() -> None:
    state = planning("yellow", bank=["move+lock", "move+move", "move+tackle"])
    svg = shown(state).svg

    assert svg.count(open_card("bank", "move+tackle")) == 1
    assert svg.count(covered_card("bank")) == 2
    assert svg.count(empty_slot(4)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_covered_card_leaves_no_trace(language: Any) -> None:
    pictures = {
        shown(planning("yellow", bank=[under, "move+move"]), language) for under in BANK_DECK
    }

    assert len(pictures) == 1
    (picture,) = pictures
    assert not any(open_card("bank", card) in picture.svg for card in ("move+lock", "move+tackle"))


def test_not_even_its_owner_sees_a_covered_card() -> None:
    pictures = set()
    for under in ROBBER_DECK:
        state = planning("yellow", yellow=[under, "crawl"])
        state.hands["yellow"] = ["move+move"] * 6
        pictures.add(held(state, asked(state)))

    assert len(pictures) == 1


def test_cards_still_to_come_in_the_raid_stay_face_down() -> None:
    state = raid("yellow", "crawl", lap=1)
    state.plans["red"] = ["move+move", "move+spray", "move+spray", "move+spray", "move+spray"]
    svg = shown(state).svg

    assert open_card("red", "move+spray") not in svg
    assert svg.count(covered_card("red")) == 4
    assert svg.count(covered_card("yellow")) == 3


def test_icons_already_used_are_ticked() -> None:
    state = raid("yellow", "move+pickup", bags=bags(A1))
    play(state, "pickup")

    assert open_card("yellow", "move+pickup", ["move"]) in shown(state).svg
    assert open_card("yellow", "move+pickup") not in shown(state).svg


def test_playable_cards_are_raised() -> None:
    state = planning("yellow")
    state.hands["yellow"] = ["crawl", "move+move"]
    cards = ["move+move", "crawl"]

    assert fan("yellow", cards, set(cards)) in held(state, 1).svg
    state.side = "bank"
    assert fan("yellow", cards, set()) in held(state, 1).svg


def test_the_bank_sees_no_card_of_the_gang() -> None:
    state = planning("bank")
    state.hands |= {"yellow": ["crawl"], "red": ["move+spray"]}
    bank, red = held(state, 0).svg, held(state, 2).svg

    assert open_card("yellow", "crawl") in red
    assert open_card("yellow", "crawl") not in bank


def test_a_private_map_points_out_where_to_go() -> None:
    state = raid("yellow", "move+move")

    assert the_map(state, 1).count("M-24 11L0 -15L24 11Z") == 2
    assert "M-24 11L0 -15L24 11Z" not in the_map(state)
    assert words_in(the_map(state, 1)).count("?") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_board_and_the_longest_names_fit(language: Any) -> None:
    state = fullest()
    gang = replace(reader(ROB_A_BANK, 4, language, 2), names=LONG)
    pictures = [
        board_picture(RULES.view(state, None), replace(gang, seat=None)),
        hand_picture(RULES.view(state, 2), RULES.moves(state, 2), gang),
    ]

    for picture in pictures:
        assert 100 < len(picture.alt) <= LONGEST
        assert all(letter < "\u0180" or letter in "…€" for letter in picture.svg)
        assert "WWWWWWWWWWWWW" not in picture.svg
        assert len(rasterise(picture.svg)) < 200_000


def test_a_name_the_font_lacks_gives_way_to_the_colour() -> None:
    view = RULES.view(raid("green", "crawl", seats=4), None)
    svg = board_picture(view, replace(reader(ROB_A_BANK, 4, "en"), names=LONG)).svg

    assert words_in(svg).count("Green") == 2


@pytest.mark.parametrize("seats", ROB_A_BANK.seats)
def test_pictures_stay_within_a_phones_screen(seats: int) -> None:
    for state, _ in playout(ROB_A_BANK, seats, "heights"):
        for picture in (shown(state), *(held(state, seat) for seat in RULES.asked(state))):
            height = re.search(r'height="([\d.]+)"', picture.svg)
            assert height is not None
            assert float(height.group(1)) <= 1_030
            sizes = re.findall(r'font-size="([\d.]+)"', picture.svg)
            assert min(map(float, sizes)) >= SMALL


def test_the_words_say_what_the_board_shows() -> None:
    state = raid("yellow", "move+pickup", walls=walls(b2="N"), bags=bags(B1), down=["guard2"])
    picture = board(ROB_A_BANK, state, 3, "en").picture

    assert picture is not None
    assert "b1: a bag." in picture.alt
    assert "guard 2 out cold" in picture.alt
    assert "Walls: north of b2." in picture.alt
    assert "Bob (Yellow) plays; left on the card: move + pick up." in picture.alt
    assert "The car waits north of a1." in picture.alt
