"""How to Rob a Bank on the screen: the floor plan, the questions, the controls."""

from typing import Any

import pytest

from engine.games.rob_a_bank import ROB_A_BANK
from engine.games.rob_a_bank.floorplan import drawn
from engine.games.rob_a_bank.state import State
from engine.screen import Button, Menu, Screen
from engine.words import LANGUAGES
from tests.games.raids import A1, B1, B2, C3, RULES, asked, bags, play, raid, walls
from tests.playouts import board, hand, playout, reader


def floor(state: State, language: Any = "en") -> list[str]:
    words = reader(ROB_A_BANK, state.seats, language).words
    return drawn(RULES.view(state, None), words).splitlines()[1:-1]


def private(state: State, seat: int, page: str = "") -> Screen:
    view, moves = RULES.view(state, seat), RULES.moves(state, seat)
    return hand(ROB_A_BANK, view, moves, state.seats, "en", seat, page)


def labels(screen: Screen) -> list[str]:
    return [control.label for control in screen.controls if isinstance(control, Button)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ROB_A_BANK.seats)
def test_the_floor_plan_fits_forty_columns(seats: int, language: Any) -> None:
    for state, _ in playout(ROB_A_BANK, seats, "columns"):
        lines = floor(state, language)

        assert max(len(line) for line in lines) <= 40
        assert len(lines) <= 14


def test_the_fullest_room_fits_too() -> None:
    everybody = dict.fromkeys(("yellow", "red", "green", "guard1", "guard2", "guard3"), B2)
    state = raid("yellow", "crawl", seats=4, pawns=everybody, down=list(everybody))
    state.bags, state.locked, state.alarm = bags(B2), bags(B2, B2), B2
    state.alarm_locked = True

    assert [line[12:23] for line in floor(state)[6:9]] == [
        " b2 YzRzGz ",
        " P1zP2zP3z ",
        "  €[€€A]   ",
    ]


def test_the_floor_plan_shows_walls_bags_pawns_and_car() -> None:
    state = raid("yellow", "crawl", walls=walls(a1="E", b2="N", c3="S"), car=4, alarm=B2)
    state.bags, state.locked, state.down = bags(B1), bags(C3), ["guard2"]

    assert floor(state) == [
        "  +---------+---------+---------+",
        "  |a1 Y R   #b1        c1       |",
        "  |         #                   |",
        "  |         # €                 |",
        "  +         +#########+         +",
        "  |a2        b2        c2       |",
        "  |                             | @",
        "  |           A                 |",
        "  +         +         +         +",
        "  |a3        b3        c3       |",
        "  |                    P1 P2z   |",
        "  |                     [€]     |",
        "  +---------+---------+#########+",
    ]


@pytest.mark.parametrize(
    ("space", "line", "column"),
    (
        (0, 0, 7),
        (2, 0, 27),
        (3, 2, 34),
        (5, 10, 34),
        (6, 13, 27),
        (8, 13, 7),
        (9, 10, 0),
        (11, 2, 0),
    ),
)
def test_the_car_stands_on_its_street(space: int, line: int, column: int) -> None:
    assert floor(raid("yellow", "crawl", car=space))[line].index("@") == column


def test_an_end_that_is_not_allowed_yet_is_greyed_and_explained() -> None:
    screen = private(raid("yellow", "move+move"), 1)
    (greyed,) = [c for c in screen.controls if isinstance(c, Button) and c.does is None]

    assert greyed.label == "End the turn (move first)"
    assert any("compulsory" in line for line in screen.lines)


@pytest.mark.parametrize(
    ("played", "says"),
    (
        ((), "now, or after the card"),
        (("pickup",), "not in between"),
        (("move//1",), "closes the card"),
        (("pickup", "move//1"), "or end the turn"),
        (("drive/1",), "is spent"),
    ),
)
def test_the_free_action_says_when_it_is_to_be_had(played: tuple[str, ...], says: str) -> None:
    state = raid("yellow", "move+pickup", bags=bags(A1))
    play(state, *played)

    assert any("🆓" in line and says in line for line in private(state, 1).lines)


def test_buttons_name_rooms_by_letter_and_number() -> None:
    assert {"➡️ Go to b1", "⬇️ Go to a2"} <= set(labels(private(raid("yellow", "move+move"), 1)))


def test_the_robber_player_of_two_sees_both_hands_apart() -> None:
    state = raid("yellow", "crawl", seats=2)
    state.phase = "plan"
    state.plans = {side: [] for side in state.plans}
    state.hands |= {"yellow": ["crawl"], "red": ["move+spray"]}
    screen = private(state, asked(state))
    text = "\n".join(screen.lines)

    assert text.index("(Yellow), your hand") < text.index("Crawl") < text.index("(Red), your hand")
    assert text.index("(Red), your hand") < text.index("Spray")
    assert labels(screen)[0] == "🟡 🕳️ Crawl"


def test_the_bank_never_reads_the_gangs_cards() -> None:
    state = raid("yellow", "move+move")
    state.hands["yellow"] = ["crawl"] * 3

    assert not any("Crawl" in line for line in private(state, 0).lines)
    assert any("Crawl" in line for line in private(state, 2).lines)


def test_the_busiest_turn_still_fits_a_message() -> None:
    together = dict.fromkeys(("yellow", "red", "green", "guard1", "guard2", "guard3"), A1)
    state = raid("bank", "move+tackle/lock", seats=4, pawns=together, alarm=A1, bags=bags(A1))
    screen = private(state, 0)

    assert len(RULES.moves(state, 0)) == 21
    assert [control.prompt for control in screen.controls if isinstance(control, Menu)] == [
        "Which guard goes where?",
        "Who tackles whom?",
        "Who locks what?",
    ]


def test_help_pages_lead_back_and_play_nothing() -> None:
    state = raid("yellow", "move+move")

    for page in ("cards", "rooms"):
        assert labels(private(state, 1, page)) == ["↩ Back"]


def test_the_rooms_can_be_read_in_words() -> None:
    state = raid("yellow", "crawl", walls=walls(a1="N"), bags=bags(A1), down=["red"])
    lines = private(state, 1, "rooms").lines

    assert lines[0] == "**a1** 🟡 Bob, 🔴 Cléo 💤, a bag · ways to b1, a2 · no throwing north"
    assert lines[-1] == "🚗 The car: north of a1"


def test_who_waits_has_no_moves_to_press() -> None:
    assert labels(private(raid("yellow", "crawl"), 2)) == ["🃏 What icons do", "🚪 Rooms in words"]


def test_the_board_offers_the_raid_but_not_the_plan() -> None:
    state = raid("yellow", "crawl")
    assert board(ROB_A_BANK, state, 3, "en").controls

    state.phase = "plan"
    state.plans = {side: [] for side in state.plans}
    assert not board(ROB_A_BANK, state, 3, "en").controls
