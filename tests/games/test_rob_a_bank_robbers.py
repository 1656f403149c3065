"""How to Rob a Bank, phase 3: a robber's turn."""

from typing import Any

import pytest

from engine.games.rob_a_bank.building import AVENUE, ROOM_NAMES
from tests.games.raids import (
    A1,
    A3,
    B1,
    B2,
    C1,
    C3,
    RULES,
    asked,
    bags,
    legal,
    play,
    raid,
    walls,
)

FREE = ("drive", "throw", "pass", "alarm")


def free(codes: list[str]) -> list[str]:
    return [code for code in codes if code.split("/")[0] in FREE]


def test_a_robber_walks_with_its_bags() -> None:
    state = raid("yellow", "move+move", carried={"yellow": 2})
    play(state, "move//1", "move//2")

    assert state.pawns["yellow"] == C1
    assert state.carried["yellow"] == 2


def test_a_robber_may_walk_back_to_where_it_began() -> None:
    state = raid("yellow", "move+move")
    play(state, "move//1")

    assert "move//0" in legal(state)


def test_every_move_of_a_robber_is_compulsory() -> None:
    state = raid("yellow", "move+move")
    assert "end" not in legal(state)

    play(state, "move//1")
    assert "end" not in legal(state)
    play(state, "move//2")
    assert "end" in legal(state)


def test_robbers_do_not_walk_through_walls() -> None:
    state = raid("yellow", "move+move", walls=walls(b1="W"))

    assert legal(state, "move") == ["move//3"]


def test_crawling_is_compulsory_and_leads_to_any_other_room() -> None:
    state = raid("yellow", "crawl", walls=walls(a1="E"))

    assert "end" not in legal(state)
    assert legal(state, "crawl") == [f"crawl/{room}" for room in range(1, 9)]
    play(state, "crawl/8")
    assert state.pawns["yellow"] == C3
    assert "end" in legal(state)


def test_one_unlocked_bag_is_picked_up() -> None:
    state = raid("yellow", "move+pickup", bags=bags(A1, A1))
    play(state, "pickup")

    assert state.carried["yellow"] == 1
    assert state.bags == bags(A1)
    assert not legal(state, "pickup")


def test_a_locked_bag_is_not_picked_up() -> None:
    assert not legal(raid("yellow", "move+pickup", locked=bags(A1)), "pickup")


def test_a_bag_is_unlocked_and_stays() -> None:
    state = raid("yellow", "move+unlock", locked=bags(A1))
    play(state, "unlock/bag")

    assert state.bags == bags(A1)
    assert not any(state.locked)


def test_the_alarm_is_unlocked() -> None:
    state = raid("yellow", "move+unlock", alarm=A1, alarm_locked=True)
    play(state, "unlock/alarm")

    assert not state.alarm_locked


def test_only_what_is_locked_is_unlocked() -> None:
    assert not legal(raid("yellow", "move+unlock", alarm=A1, bags=bags(A1)), "unlock")


def test_only_one_thing_is_unlocked() -> None:
    state = raid("yellow", "move+unlock", alarm=A1, alarm_locked=True, locked=bags(A1))
    play(state, "unlock/bag")

    assert not legal(state, "unlock")


def test_a_sprayed_guard_falls() -> None:
    pawns = {"guard1": A1, "guard2": A1, "guard3": B1}
    state = raid("yellow", "move+spray", seats=4, pawns=pawns, down=["guard2"])
    assert legal(state, "spray") == ["spray/guard1"]

    play(state, "spray/guard1")
    assert state.down == ["guard2", "guard1"]


def test_of_two_guards_one_is_sprayed() -> None:
    state = raid("yellow", "move+spray", pawns={"guard1": A1, "guard2": A1})
    play(state, "spray/guard1")

    assert not legal(state, "spray")


def test_of_unlock_or_pickup_one_is_done() -> None:
    state = raid("yellow", "move+unlock/pickup", bags=bags(A1), locked=bags(A1))
    assert legal(state, "unlock")
    assert legal(state, "pickup")

    play(state, "unlock/bag")
    assert not legal(state, "pickup")


def test_of_spray_or_pickup_one_is_done() -> None:
    state = raid("yellow", "move+spray/pickup", pawns={"guard1": A1}, bags=bags(A1))
    assert legal(state, "spray")

    play(state, "spray/guard1")
    assert not legal(state, "pickup")


def loaded(card: str, **changes: Any) -> list[str]:
    """Return what a robber may do with everything at hand in its room."""
    state = raid(
        "yellow",
        card,
        pawns={"guard1": A1},
        carried={"yellow": 1},
        bags=bags(A1),
        locked=bags(A1),
        alarm=A1,
        **changes,
    )
    return legal(state)


@pytest.mark.parametrize("card", ("move+unlock/pickup", "move+pickup", "move+unlock"))
def test_a_standing_guard_forbids_all_but_moving_and_driving(card: str) -> None:
    assert {code.split("/")[0] for code in loaded(card)} == {"move", "drive"}


def test_a_standing_guard_forbids_neither_spray_nor_crawl() -> None:
    assert "spray/guard1" in loaded("move+spray/pickup")
    assert "crawl/8" in loaded("crawl")


def test_an_unconscious_guard_forbids_nothing() -> None:
    codes = loaded("move+unlock/pickup", down=["guard1"])

    assert {"pickup", "unlock/bag", "throw", "pass/red", "alarm"} <= set(codes)


def test_a_free_action_is_taken_before_the_card() -> None:
    state = raid("yellow", "move+pickup", bags=bags(A1))
    play(state, "drive/1")

    assert not free(legal(state))
    assert {"pickup", "move//1"} <= set(legal(state))


def test_a_free_action_is_never_taken_between_icons() -> None:
    state = raid("yellow", "move+move")
    play(state, "move//1")
    assert not free(legal(state))

    state = raid("yellow", "move+pickup", bags=bags(A1))
    play(state, "pickup")
    assert not free(legal(state))


def test_a_free_action_after_the_compulsory_icons_closes_the_card() -> None:
    state = raid("yellow", "move+pickup", bags=bags(B1))
    play(state, "move//1")
    assert {"pickup", "drive/1"} <= set(legal(state))

    play(state, "drive/1")
    assert legal(state) == ["end"]


def test_there_is_one_free_action_a_turn() -> None:
    state = raid("yellow", "move+move")
    play(state, "drive/1", "move//1", "move//2")

    assert legal(state) == ["end"]


def test_the_next_robber_has_a_free_action_of_its_own() -> None:
    state = raid("yellow", "crawl")
    play(state, "drive/1", "crawl/8", "end")

    assert state.side == "red"
    assert legal(state, "drive") == ["drive/0", "drive/2"]


def test_the_car_drives_one_space_either_way_around_the_bank() -> None:
    state = raid("yellow", "crawl", pawns={"yellow": C3})
    assert legal(state, "drive") == ["drive/11", "drive/1"]

    play(state, "drive/11")
    assert state.car == 11


@pytest.mark.parametrize("space", range(12))
def test_a_bag_is_thrown_where_the_car_is_beside(space: int) -> None:
    room, edge = AVENUE[space]
    loot: Any = {"carried": {"yellow": 1}, "car": space, "down": ["guard1", "guard2"]}
    near = raid("yellow", "crawl", pawns={"yellow": room}, **loot)
    far = raid("yellow", "crawl", pawns={"yellow": B2}, **loot)
    shut = walls(**{ROOM_NAMES[room]: edge})
    walled = raid("yellow", "crawl", pawns={"yellow": room}, walls=shut, **loot)

    assert "throw" in legal(near, "throw")
    assert not legal(far, "throw")
    assert not legal(walled, "throw")


def test_a_wall_on_another_edge_does_not_stop_a_throw() -> None:
    state = raid("yellow", "crawl", carried={"yellow": 1}, walls=walls(a1="W"))

    assert legal(state, "throw")


def test_one_bag_is_thrown_and_stays_in_the_car() -> None:
    state = raid("yellow", "crawl", carried={"yellow": 2})
    play(state, "throw")

    assert state.thrown == 1
    assert state.carried["yellow"] == 1
    assert not legal(state, "throw")


def test_without_a_bag_nothing_is_thrown_or_passed() -> None:
    assert not free(legal(raid("yellow", "crawl", car=1)))[2:]


def test_a_bag_is_picked_up_and_thrown_in_one_turn() -> None:
    state = raid("yellow", "move+pickup", bags=bags(B1), car=1)
    play(state, "move//1", "pickup", "throw")

    assert state.thrown == 1


def test_one_bag_is_passed_to_a_standing_robber_of_the_room() -> None:
    state = raid("yellow", "crawl", seats=4, carried={"yellow": 2}, down=["red"])
    assert legal(state, "pass") == ["pass/green"]

    play(state, "pass/green")
    assert state.carried == {"yellow": 1, "red": 0, "green": 1}
    assert not legal(state, "pass")


def test_no_bag_is_passed_into_another_room() -> None:
    state = raid("yellow", "crawl", carried={"yellow": 1}, pawns={"red": B1})

    assert not legal(state, "pass")


def test_the_alarm_calls_all_standing_guards_through_walls() -> None:
    state = raid(
        "yellow",
        "crawl",
        seats=4,
        alarm=A1,
        walls=walls(c3="W", b2="N"),
        pawns={"guard1": B2, "guard3": A3},
        down=["guard3"],
    )
    play(state, "alarm")

    assert [state.pawns[f"guard{n}"] for n in (1, 2, 3)] == [A1, A1, A3]


def test_the_alarm_rings_also_if_no_guard_stands() -> None:
    state = raid("yellow", "crawl", alarm=A1, down=["guard1", "guard2"])
    play(state, "alarm")

    assert state.alarm is None
    assert state.pawns["guard1"] == C3


def test_the_alarm_rings_once_a_round() -> None:
    state = raid("yellow", "crawl", alarm=A1, down=["guard1", "guard2"])
    play(state, "alarm", "crawl/1", "end")

    assert state.side == "red"
    assert not legal(state, "alarm")


def test_a_locked_alarm_or_one_elsewhere_does_not_ring() -> None:
    assert not legal(raid("yellow", "crawl", alarm=A1, alarm_locked=True), "alarm")
    assert not legal(raid("yellow", "crawl", alarm=B1), "alarm")


def test_an_unconscious_robber_gets_up_without_a_decision() -> None:
    state = raid("bank", "move+move", down=["yellow"])
    events = play(state, "move/guard1/5", "move/guard2/5", "end")

    assert state.side == "red"
    assert state.down == []
    assert [event.key for event in events] == ["revealed", "up", "revealed"]


def test_getting_up_costs_one_card_only() -> None:
    state = raid("bank", "move+move", down=["yellow"])
    play(state, "move/guard1/5", "move/guard2/5", "end")
    play(state, "move//1", "move//2", "end", "move/guard1/8", "move/guard2/8", "end")

    assert (state.side, state.lap) == ("yellow", 1)


def test_of_two_players_one_acts_for_both_robbers() -> None:
    state = raid("yellow", "crawl", seats=2)
    assert asked(state) == 1

    play(state, "crawl/8", "end")
    assert state.side == "red"
    assert asked(state) == 1


def test_a_raid_is_decided_in_the_open_but_a_plan_is_not() -> None:
    state = raid("yellow", "crawl")
    assert RULES.in_the_open(state, 1)

    state.phase = "plan"
    assert not RULES.in_the_open(state, 1)


def test_a_robber_blocked_after_walking_can_still_end_its_turn() -> None:
    state = raid("yellow", "move+pickup", pawns={"guard1": B1}, bags=bags(B1))
    play(state, "move//1")

    assert legal(state) == ["drive/11", "drive/1", "end"]
