"""Thief's Market: set-up and the split of the loot."""

from itertools import product

import pytest

from engine.dice import Dice
from engine.games.thiefs_market.components import CARDS, FACES, LISTED
from engine.games.thiefs_market.loot import objects_of
from engine.games.thiefs_market.moves import Keep, Move, Reroll, Steal, Take
from engine.games.thiefs_market.shares import SplitMoves
from tests.games.thieves import RULES, act, chances, events, fresh, moves, objects, splitting
from tests.playouts import seed_of


@pytest.mark.parametrize(("seats", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_the_dice_depend_on_the_seats_and_the_pawn_lies_with_them(seats: int, dice: int) -> None:
    state = fresh(seats)

    assert sum(state.centre) == dice + 1
    assert state.centre[FACES.index("pawn")] == 1


def test_everybody_starts_with_one_gold_and_no_infamy() -> None:
    state = fresh(4)

    assert state.gold == [1, 1, 1, 1]
    assert state.infamy == [0, 0, 0, 0]


def test_chance_decides_first_then_decks_a_b_c_then_the_roll() -> None:
    stream = Dice(seed_of("order"))
    first = stream.below(3)
    decks = {}
    for deck, kept in (("A", 13), ("B", 12), ("C", 11)):
        cards = list(LISTED[deck])
        stream.shuffle(cards)
        decks[deck] = cards[:kept]
    faces = [FACES[stream.below(6)] for _ in range(10)]

    setup = RULES.setup(3, {}, Dice(seed_of("order")))

    assert setup.first == first == setup.state.turn
    assert setup.dealt == {"decks": decks}
    assert setup.state.rows == {"A": decks["A"][:5]}
    assert setup.state.decks == {"A": decks["A"][5:], "B": decks["B"], "C": decks["C"]}
    roll = {"chance": "roll", "dice": sorted(faces, key=FACES.index)}
    assert chances(setup.happenings) == [roll]


def test_the_decks_hold_sixteen_nineteen_and_fourteen_cards() -> None:
    assert [len(LISTED[deck]) for deck in "ABC"] == [16, 19, 14]
    assert len(CARDS) == 49


def every_move(centre: str, piles: dict[int, str], *, last: bool) -> list[Move]:
    """List by brute force what SplitMoves only counts."""
    found: list[Move] = []
    for share in _parts(centre):
        if share and (not last or len(share) == len(centre.split())):
            found.append(Take(share))
    for victim, pile in piles.items():
        for share in _parts(pile):
            if 0 < len(share) < len(pile.split()):
                found.append(Steal(victim, share))
    return found


def _parts(text: str) -> list[tuple[str, ...]]:
    counts = objects(text)
    return [objects_of(part) for part in product(*(range(count + 1) for count in counts))]


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("centre", ["", "bag", "red red blue mask pawn"])
def test_the_numbered_moves_are_all_legal_ones_each_once(centre: str, last: bool) -> None:
    piles = {0: "red red white", 2: "bag pawn"}
    numbered = SplitMoves(
        objects(centre), {seat: tuple(objects(pile)) for seat, pile in piles.items()}, last=last
    )

    listed = every_move(centre, piles, last=last)

    assert len(numbered) == len(listed)
    assert sorted(map(repr, numbered)) == sorted(map(repr, listed))
    assert all(move in numbered for move in listed)
    assert numbered[-1] == list(numbered)[-1]
    assert numbered[1:3] == list(numbered)[1:3]


@pytest.mark.parametrize(
    "move",
    [
        Take(()),
        Take(("red", "red", "red")),
        Take(("blue", "red")),
        Take(("ruby",)),
        Steal(0, ()),
        Steal(0, ("red", "red", "white")),
        Steal(0, ("white", "red")),
        Steal(0, ("mask",)),
        Steal(1, ("red",)),
        Keep(),
    ],
)
def test_no_other_move_is_among_the_numbered_ones(move: Move) -> None:
    numbered = SplitMoves(
        objects("red red blue pawn"), {0: tuple(objects("red red white"))}, last=False
    )

    assert move not in numbered


def test_there_is_no_move_beyond_the_last() -> None:
    numbered = SplitMoves(objects("red"), {}, last=False)

    with pytest.raises(IndexError):
        numbered[1]


@pytest.mark.parametrize(
    ("spread", "most"),
    [((2, 2, 2, 2, 1, 1), 647), ((2, 2, 2, 2, 2, 1), 971), ((3, 2, 2, 2, 2, 2), 1943)],
)
def test_the_first_decision_has_at_most_so_many_moves(spread: tuple[int, ...], most: int) -> None:
    assert len(SplitMoves((*spread, 1), {}, last=False)) == most


def test_taking_makes_a_pile_and_asks_the_next_player_without_one() -> None:
    state = splitting("red red pawn bag", "", "blue", "", "")

    act(state, Take(("red", "pawn")))

    assert state.piles[0] == objects("red pawn")
    assert state.centre == objects("red bag")
    assert state.turn == 2


def test_the_first_player_may_take_everything_and_then_others_have_to_steal() -> None:
    state = splitting("red bag pawn", "", "", "")

    act(state, Take(("red", "bag", "pawn")))

    assert state.phase == "split"
    assert {move.do for move in moves(state)} == {"steal"}


def test_a_stolen_pile_is_kept_but_for_what_is_given_back_and_rolled_again() -> None:
    state = splitting("", "", "red red bag pawn", "")
    rolled = FACES[Dice(seed_of("again")).below(6)]

    happened = act(state, Steal(1, ("red",)), dice=Dice(seed_of("again")))

    assert state.piles[0] == objects("red bag pawn")
    assert state.piles[1] == objects("")
    assert state.centre == objects(rolled)
    assert chances(happened) == [{"chance": "roll", "dice": [rolled]}]


def test_a_pawn_given_back_is_not_rolled() -> None:
    state = splitting("red", "", "bag pawn", "")

    happened = act(state, Steal(1, ("pawn",)))

    assert state.centre == objects("red pawn")
    assert chances(happened) == []


def test_only_the_dice_given_back_are_rolled_when_the_pawn_goes_with_them() -> None:
    state = splitting("", "", "red white bag pawn", "")

    happened = act(state, Steal(1, ("red", "white", "pawn")))

    assert [len(step["dice"]) for step in chances(happened)] == [2]
    assert state.centre[FACES.index("pawn")] == 1
    assert sum(state.centre) == 3


def test_a_pile_of_one_object_cannot_be_stolen() -> None:
    state = splitting("red bag", "", "pawn", "")

    assert not [move for move in moves(state) if isinstance(move, Steal)]


def test_after_a_theft_the_next_player_without_a_pile_is_asked_from_the_thief_on() -> None:
    state = splitting("white", "red red", "", "bag", "blue blue pawn", turn=1)

    act(state, Steal(3, ("blue",)))

    assert state.turn == 3


def test_stealing_back_is_allowed() -> None:
    state = splitting("white", "red red", "", "bag bag", turn=1)

    act(state, Steal(0, ("red",)))

    assert state.turn == 0
    assert not [move for move in moves(state) if isinstance(move, Steal) and move.victim == 1]
    assert Steal(2, ("bag",)) in moves(state)


def test_the_last_player_without_a_pile_takes_everything_or_steals() -> None:
    state = splitting("white bag", "", "red red", "pawn")

    assert moves(state) == [Take(("white", "bag")), Steal(1, ("red",))]


def test_the_last_player_has_to_steal_when_the_centre_is_empty() -> None:
    state = splitting("", "", "red white", "pawn")

    assert moves(state) == [Steal(1, ("red",)), Steal(1, ("white",))]


def test_the_split_ends_when_everybody_has_a_pile_and_is_remembered() -> None:
    state = splitting("white bag", "", "red red", "pawn")

    act(state, Take(("white", "bag")))

    assert state.phase == "purchases"
    assert state.memory == [objects("white bag"), objects("red red"), objects("pawn")]
    assert state.turn == state.starter == 2


def test_the_wicked_clutches_pay_their_owner_for_every_theft() -> None:
    state = splitting("white", "", "red red pawn", "", seat1=["wicked_clutches"])

    act(state, Steal(1, ("red",)))

    assert state.infamy == [0, 1, 0]


def test_the_eyepatch_of_command_pays_at_the_end_of_the_split_with_the_pawn() -> None:
    holder = splitting("white bag", "", "red", "pawn", seat2=["eyepatch_of_command"])
    other = splitting("white bag", "", "red", "pawn", seat1=["eyepatch_of_command"])

    act(holder, Take(("white", "bag")))
    act(other, Take(("white", "bag")))

    assert holder.infamy == [0, 0, 1]
    assert other.infamy == [0, 0, 0]


def test_dice_stolen_from_the_lucky_animal_appendage_keep_their_faces() -> None:
    state = splitting("", "", "red red bag", "", seat1=["lucky_animal_appendage"])

    happened = act(state, Steal(1, ("red", "bag")))

    assert state.centre == objects("red bag")
    assert chances(happened) == []
    assert events(happened) == ["stole", "unrolled"]


def test_a_thief_with_the_lucky_animal_appendage_still_rolls_what_is_given_back() -> None:
    state = splitting("", "", "red red bag", "", seat0=["lucky_animal_appendage"])

    assert chances(act(state, Steal(1, ("red",))))


def test_the_owner_of_the_lucky_animal_appendage_may_reroll_one_die_before_the_purchases() -> None:
    state = splitting("red red bag", "", "mask", "pawn", seat0=["lucky_animal_appendage"])
    act(state, Take(("red", "red", "bag")))
    rolled = FACES[Dice(seed_of("luck")).below(6)]

    assert (state.phase, state.turn) == ("lucky", 0)
    assert moves(state) == [Keep(), Reroll("red"), Reroll("bag")]
    happened = act(state, Reroll("bag"), dice=Dice(seed_of("luck")))
    assert chances(happened) == [{"chance": "roll", "dice": [rolled]}]
    assert state.piles[0] == objects(f"red red {rolled}")
    assert state.memory[0] == objects("red red bag")
    assert (state.phase, state.turn) == ("purchases", 2)


def test_the_pawn_is_never_rerolled_and_without_a_die_there_is_nothing_to_choose() -> None:
    state = splitting("pawn", "", "mask", "red", seat0=["lucky_animal_appendage"])

    act(state, Take(("pawn",)))

    assert moves(state) == [Keep()]
    assert not RULES.always_asked(state, 0)
