"""How to Rob a Bank, phase 1: sides, rooms, rotations, the car."""

from itertools import product
from typing import Any

import pytest

from engine.dice import Dice
from engine.game import Chance
from engine.games.rob_a_bank.building import EDGES, Walls, connected, doors, rotations
from engine.games.rob_a_bank.components import BAGS, ICON, NEEDED, ROBBERS, TILES, WALLED, deck_of
from engine.games.rob_a_bank.moves import Rotate
from engine.games.rob_a_bank.state import State, seat_of
from engine.games.rob_a_bank.study import new_round
from tests.games.raids import A1, A2, B1, B2, B3, C1, C2, C3, RULES, asked, legal, play, walls
from tests.playouts import seed_of


def fresh(seats: int, seed: str, bank: Any = "random") -> State:
    return RULES.setup(seats, {"bank": bank}, Dice(seed_of(seed))).state


def laid(start: int, seats: int = 3) -> State:
    """Return the first connected layout in which the robbers start in a room."""
    for number in range(1_000):
        state = fresh(seats, f"start {number}", bank=0)
        if state.pawns["yellow"] == start and state.phase != "rotate":
            return state
    raise AssertionError("no such layout")


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_the_printed_totals_are_the_known_ones(seats: int) -> None:
    icons = [ICON[tile] for tile in TILES[seats]]

    assert len(TILES[seats]) == 9
    assert len(WALLED & set(TILES[seats])) == 4
    assert icons.count("bag") == (3 if seats == 4 else 4)
    assert icons.count("guard") == (3 if seats == 4 else 2)
    assert NEEDED[seats] == (5 if seats == 4 else 4)
    assert len(ROBBERS[seats]) == (3 if seats == 4 else 2)


@pytest.mark.parametrize("side", ("bank", "yellow"))
def test_a_deck_has_fifteen_cards(side: str) -> None:
    assert len(deck_of(side)) == 15


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_the_seven_bags_always_suffice(seats: int) -> None:
    most_thrown = NEEDED[seats] - 1
    laid_out = sum(ICON[tile] == "bag" for tile in TILES[seats])

    assert most_thrown + laid_out == BAGS == 7


def test_a_chosen_bank_draws_no_chance() -> None:
    dice, other = Dice(seed_of("seat")), Dice(seed_of("seat"))
    setup = RULES.setup(3, {"bank": 2}, dice)
    tiles = list(TILES[3])
    other.shuffle(tiles)

    assert setup.first == setup.state.bank == 2
    assert setup.dealt == {}
    assert list(setup.state.tiles) == tiles


def test_a_random_bank_is_the_first_number_of_the_stream() -> None:
    for number in range(10):
        first = Dice(seed_of(f"bank {number}")).below(4)

        assert fresh(4, f"bank {number}").bank == first


def test_a_bank_that_sits_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat"):
        fresh(3, "nowhere", bank=3)


def test_yellow_sits_left_of_the_bank_then_red_then_green() -> None:
    seated = [seat_of(side, 2, 4) for side in ("bank", "yellow", "red", "green")]

    assert seated == [2, 3, 0, 1]


def test_of_two_players_one_runs_both_robbers() -> None:
    assert [seat_of(side, 1, 2) for side in ("bank", "yellow", "red")] == [1, 0, 0]


def test_the_layout_follows_the_stream_tiles_first_then_walls() -> None:
    setup = RULES.setup(4, {"bank": 0}, Dice(seed_of("layout")))
    dice, tiles = Dice(seed_of("layout")), [1, 2, 3, 4, 5, 6, 7, 8, 10]
    dice.shuffle(tiles)
    rooms = [{"tile": t, "wall": "NESW"[dice.below(4)] if t in WALLED else None} for t in tiles]

    assert setup.happenings[0] == Chance({"chance": "layout", "rooms": rooms})


def test_everything_takes_its_place() -> None:
    state = fresh(4, "places")
    at = {tile: room for room, tile in enumerate(state.tiles)}
    guarded = sorted((at[6], at[7], at[10]))

    assert {state.pawns[robber] for robber in ("yellow", "red", "green")} == {at[1]}
    assert [state.pawns[guard] for guard in ("guard1", "guard2", "guard3")] == guarded
    assert [room for room in range(9) if state.bags[room]] == sorted((at[3], at[4], at[5]))
    assert state.alarm == at[2]
    assert not state.alarm_locked
    assert not any(state.locked)
    assert not state.down


def test_a_wall_blocks_both_ways() -> None:
    ways = doors(walls(b2="N"))

    assert B1 not in ways[B2]
    assert B2 not in ways[B1]
    assert set(ways[B2]) == {A2, C2, B3}


def test_a_wall_on_an_outer_edge_blocks_no_room() -> None:
    assert doors(walls(a1="N", a2="W")) == doors(walls())


def test_there_are_no_diagonal_ways() -> None:
    assert set(doors(walls())[A1]) == {B1, A2}


def test_a_walled_in_corner_is_not_connected() -> None:
    assert connected(walls(a1="E"))
    assert not connected(walls(a1="E", a2="N"))


def fewest(start: Walls) -> int:
    """Return the fewest tiles whose walls must change, by trying everything."""
    walled = [room for room, edge in enumerate(start) if edge]
    found = []
    for edges in product(EDGES, repeat=len(walled)):
        other = list(start)
        for room, edge in zip(walled, edges, strict=True):
            other[room] = edge
        if connected(tuple(other)):
            found.append(sum(a != b for a, b in zip(start, other, strict=True)))
    return min(found)


@pytest.mark.parametrize(
    ("start", "left"),
    (
        (walls(a1="E", a2="N", b3="N", c3="N"), 1),
        (walls(a1="E", a2="N", c3="W", c2="S"), 2),
        (walls(a1="S", b1="W", b2="E", c3="N"), 1),
        (walls(a1="E", b1="S", c1="S", a2="N"), 2),
        (walls(a2="S", b3="N", c2="S", b1="N"), 1),
        (walls(a1="E", b2="E", c3="N", b3="N"), 0),
    ),
)
def test_rotations_are_exactly_those_that_leave_one_fewer(start: Walls, left: int) -> None:
    walled = [room for room, edge in enumerate(start) if edge]
    expected = set()
    for room, edge in product(walled, EDGES):
        after = (*start[:room], edge, *start[room + 1 :])
        if left and edge != start[room] and fewest(after) == left - 1:
            expected.add((room, edge))

    assert fewest(start) == left
    assert set(rotations(start)) == expected


def walled_in(start: Walls) -> State:
    """Return a layout of three that waits for the bank, seat 1, to turn tiles; robbers in c1."""
    state = State(seats=3, bank=1)
    new_round(state, Dice(seed_of("walled in")))
    state.walls, state.pawns["yellow"] = start, C1
    state.phase, state.car, state.hands, state.plans = "rotate", None, {}, {}
    return state


def test_the_bank_turns_tiles_until_all_rooms_connect() -> None:
    state = walled_in(walls(a1="E", a2="N", c3="W", b2="W"))

    assert asked(state) == state.bank
    play(state, "rotate/0/N")
    assert state.walls[A1] == "N"
    assert state.phase == "park"


def test_turning_tiles_is_always_asked() -> None:
    assert RULES.always_asked(walled_in(walls(a1="E", a2="N", c3="W", b2="W")), 1)


def test_two_walled_in_corners_take_two_turns() -> None:
    state = walled_in(walls(a1="E", a2="N", c3="N", b3="E"))

    play(state, "rotate/0/N")
    assert state.phase == "rotate"
    assert {code[:8] for code in legal(state)} == {"rotate/7", "rotate/8"}


def test_a_turn_in_vain_is_not_offered() -> None:
    moves = RULES.moves(walled_in(walls(a1="E", a2="N", c3="S", b3="S")), 1)

    assert Rotate(A1, "W") in moves
    assert Rotate(A1, "S") in moves
    assert Rotate(A2, "E") in moves
    assert Rotate(C3, "W") not in moves
    assert Rotate(A1, "E") not in moves


@pytest.mark.parametrize(("start", "space"), ((B1, 7), (C2, 10), (B3, 1), (A2, 4)))
def test_from_a_side_room_the_car_waits_opposite(start: int, space: int) -> None:
    state = laid(start)

    assert state.car == space
    assert state.phase == "plan"


@pytest.mark.parametrize(("start", "spaces"), ((0, (5, 6)), (2, (8, 9)), (8, (11, 0)), (6, (2, 3))))
def test_from_a_corner_yellow_chooses_a_side_of_the_opposite_corner(
    start: int, spaces: tuple[int, int]
) -> None:
    state = laid(start)

    assert asked(state) == 1
    assert legal(state) == [f"park/{space}" for space in spaces]
    play(state, f"park/{spaces[1]}")
    assert state.car == spaces[1]
    assert state.phase == "plan"


@pytest.mark.parametrize(
    ("corner", "spaces"), ((0, (11, 0)), (2, (2, 3)), (8, (5, 6)), (6, (8, 9)))
)
def test_from_the_centre_the_bank_chooses_the_corner(corner: int, spaces: tuple[int, int]) -> None:
    state = laid(B2)

    assert asked(state) == 0
    assert sorted(legal(state)) == ["corner/0", "corner/2", "corner/6", "corner/8"]
    play(state, f"corner/{corner}")
    assert asked(state) == 1
    assert legal(state) == [f"park/{space}" for space in spaces]


def test_of_two_players_the_robber_player_parks() -> None:
    assert asked(laid(C3, seats=2)) == 1
