"""How to Rob a Bank, phase 3: the bank's turn."""

import pytest

from tests.games.raids import (
    A1,
    A2,
    A3,
    B1,
    B2,
    B3,
    C1,
    C2,
    C3,
    asked,
    bags,
    legal,
    play,
    raid,
    walls,
)


def test_every_move_of_the_bank_is_compulsory() -> None:
    state = raid("bank", "move+move")

    assert "end" not in legal(state)
    play(state, "move/guard1/5")
    assert "end" not in legal(state)
    play(state, "move/guard2/7")
    assert legal(state) == ["end"]


def test_the_last_icon_does_not_end_the_turn_by_itself() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": A1})
    play(state, "tackle/guard1/red", "move/guard2/5")

    assert state.side == "bank"
    assert legal(state) == ["end"]
    play(state, "end")
    assert state.side == "yellow"


def test_optional_icons_may_be_left_unused() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": B1})
    play(state, "move/guard1/0")

    assert legal(state) == ["tackle/guard1/yellow", "tackle/guard1/red", "end"]


def test_icons_come_in_any_order() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": A1})

    play(state, "tackle/guard1/yellow")
    assert "end" not in legal(state)
    play(state, "move/guard1/1")


def test_each_icon_may_be_done_by_a_different_guard() -> None:
    state = raid("bank", "move+move")
    play(state, "move/guard1/5", "move/guard2/7")

    assert (state.pawns["guard1"], state.pawns["guard2"]) == (C2, B3)


def test_guards_walk_to_neighbouring_rooms_not_through_walls() -> None:
    state = raid("bank", "move+tackle", walls=walls(c2="S"), pawns={"guard2": B2})

    assert legal(state, "move") == [
        "move/guard1/7",
        *("move/guard2/1", "move/guard2/5", "move/guard2/7", "move/guard2/3"),
    ]


def test_a_guard_that_moves_twice_may_not_end_where_it_began() -> None:
    state = raid("bank", "move+move", pawns={"guard2": A1})
    play(state, "move/guard1/5")

    assert "move/guard1/2" in legal(state)
    assert "move/guard1/4" in legal(state)
    assert "move/guard1/8" not in legal(state)


def test_another_guard_may_go_where_the_first_began() -> None:
    state = raid("bank", "move+move", pawns={"guard2": B3})
    play(state, "move/guard1/5")

    assert "move/guard2/8" in legal(state)


DEAD_END = walls(b3="E")  # c3 leads to c2 alone


def test_a_lone_guard_may_not_step_where_its_second_move_would_be_impossible() -> None:
    pawns = {"guard1": C2, "guard2": A1}
    state = raid("bank", "move+move", walls=DEAD_END, pawns=pawns, down=["guard2"])

    assert "move/guard1/8" not in legal(state)
    assert {"move/guard1/2", "move/guard1/4"} <= set(legal(state))


def test_with_another_guard_standing_the_dead_end_is_open() -> None:
    state = raid("bank", "move+move", walls=DEAD_END, pawns={"guard1": C2, "guard2": A1})

    play(state, "move/guard1/8")
    assert legal(state, "move") == ["move/guard2/1", "move/guard2/3"]


def test_with_a_single_move_on_the_card_the_dead_end_is_open() -> None:
    pawns = {"guard1": C2, "guard2": A1}
    state = raid("bank", "move+lock", walls=DEAD_END, pawns=pawns, down=["guard2"])

    assert "move/guard1/8" in legal(state)


def test_unconscious_guards_do_nothing() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": A1}, down=["guard1"])

    assert not legal(state, "tackle")
    assert all(code.startswith("move/guard2") for code in legal(state, "move"))


def test_a_tackled_robber_falls_and_drops_its_bags_unlocked() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": B2, "red": B2}, carried={"red": 2})
    (event,) = play(state, "tackle/guard1/red")

    assert state.down == ["red"]
    assert state.carried["red"] == 0
    assert state.bags == bags(B2, B2)
    assert not any(state.locked)
    assert event.facts["bags"] == 2


def test_only_standing_robbers_of_the_same_room_are_tackled() -> None:
    pawns = {"guard1": B2, "yellow": B2, "red": B2, "green": C2}
    state = raid("bank", "move+tackle", seats=4, pawns=pawns, down=["yellow"])

    assert legal(state, "tackle") == ["tackle/guard1/red"]


def test_of_several_robbers_the_bank_chooses_one() -> None:
    state = raid("bank", "move+tackle", pawns={"guard1": A1})

    play(state, "tackle/guard1/yellow")
    assert not legal(state, "tackle")
    assert state.down == ["yellow"]


def test_a_bag_on_the_floor_can_be_locked() -> None:
    state = raid("bank", "move+lock", bags=bags(C3, C3), pawns={"guard2": A3})
    assert legal(state, "lock") == ["lock/guard1/bag"]

    play(state, "lock/guard1/bag")
    assert state.bags == bags(C3)
    assert state.locked == bags(C3)
    assert not legal(state, "lock")


def test_a_carried_bag_cannot_be_locked() -> None:
    state = raid("bank", "move+lock", pawns={"red": C3}, carried={"red": 1})

    assert not legal(state, "lock")


def test_the_alarm_can_be_locked_once() -> None:
    state = raid("bank", "move+lock", alarm=C3, pawns={"guard2": A3})
    play(state, "lock/guard1/alarm")

    assert state.alarm_locked
    assert state.alarm == C3
    state.icons = ["lock"]
    assert not legal(state, "lock")


def test_things_elsewhere_cannot_be_locked() -> None:
    assert not legal(raid("bank", "move+lock", alarm=C2, bags=bags(B3)), "lock")


def test_of_tackle_or_lock_one_is_done() -> None:
    state = raid("bank", "move+tackle/lock", pawns={"guard1": A1, "guard2": C1}, bags=bags(A1))
    assert legal(state, "tackle")
    assert legal(state, "lock")

    play(state, "lock/guard1/bag")
    assert not legal(state, "tackle")
    assert not legal(state, "lock")


def test_with_all_guards_down_getting_up_is_the_only_action() -> None:
    state = raid("bank", "move+move", down=["guard1", "guard2"])

    assert legal(state) == ["getup"]
    play(state, "getup")
    assert state.down == []
    assert state.side == "yellow"


def test_with_some_guards_down_the_bank_may_give_its_card_up() -> None:
    state = raid("bank", "move+move", down=["guard2", "red"])
    assert "getup" in legal(state)

    play(state, "getup")
    assert state.down == ["red"]
    assert state.side == "yellow"


@pytest.mark.parametrize("first", ("move/guard1/5", "lock/guard1/bag"))
def test_the_card_is_given_up_before_any_icon_or_not_at_all(first: str) -> None:
    state = raid("bank", "move+lock", bags=bags(C3), down=["guard2"])
    play(state, first)

    assert "getup" not in legal(state)


def test_with_all_guards_standing_nobody_gets_up() -> None:
    assert "getup" not in legal(raid("bank", "move+move"))


def test_the_bank_has_no_free_action() -> None:
    state = raid("bank", "move+move", pawns={"guard1": A1, "guard2": A2}, alarm=A1)

    assert {code.split("/")[0] for code in legal(state)} == {"move"}


def test_three_guards_play_with_four_players() -> None:
    state = raid("bank", "move+move", seats=4, pawns={"guard3": B1})

    assert asked(state) == 0
    assert "move/guard3/0" in legal(state)
