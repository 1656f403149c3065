"""Raids, jokers and bonus draws."""

from engine.games.toits_de_paris.components import COLOURS
from engine.games.toits_de_paris.moves import Joker, Keep, Stop, Take
from engine.games.toits_de_paris.state import GONE, READY, State
from tests.games.roofs import chances, legal, play, stopped, told

BELLS = ["gems/1/-/b", "gems/0/1/b"]
THIRD = "gems/0/2/b"
BONUS, BONUS_BELL = "gems/0/bonus/-", "gems/0/bonus/b"
CHOICES = [*(Joker(colour) for colour in COLOURS), Keep()]


def before_raid(*board: str, reserve: tuple[str, ...] = ()) -> State:
    """Return a table where the chief, with two bells in gems, must take from the board."""
    state = stopped(board, reserve=reserve)
    state.collections[0]["gems"] = [*BELLS, "gems/1/-/-"]
    return state


def test_a_card_joins_the_collection_of_its_colour() -> None:
    state = stopped(["gems/1/-/-"])

    play(state, Take(1))

    assert state.collections[0]["gems"] == ["gems/1/-/-"]


def test_a_second_bell_is_harmless() -> None:
    state = stopped(["gems/0/2/b"])
    state.collections[0]["gems"] = BELLS[:1]

    play(state, Take(1))

    assert len(state.collections[0]["gems"]) == 2


def test_bells_of_different_colours_do_not_add_up() -> None:
    state = stopped(["gold/0/2/b"])
    state.collections[0]["gems"] = BELLS[:]

    play(state, Take(1))

    assert state.collections[0]["gems"] == BELLS


def test_the_third_bell_of_a_colour_costs_all_its_cards() -> None:
    state = before_raid(THIRD)
    state.collections[0]["gold"] = ["gold/1/-/-"]

    story = play(state, Take(1))

    assert "raid" in told(story)
    assert state.collections[0]["gems"] == []
    assert state.collections[0]["gold"] == ["gold/1/-/-"]


def test_a_card_without_a_bell_never_raids() -> None:
    state = before_raid("gems/2/-/-")

    assert "raid" not in told(play(state, Take(1)))
    assert len(state.collections[0]["gems"]) == 4


def test_after_a_raid_all_five_colours_are_offered_to_the_joker() -> None:
    state = before_raid(THIRD)

    play(state, Take(1))

    assert state.turn == 0
    assert legal(state) == CHOICES


def test_a_joker_lies_in_its_colour_and_is_not_offered_again() -> None:
    state = before_raid(THIRD)

    play(state, Take(1), Joker("gems"))
    assert state.jokers[0] == "gems"
    state.chief = state.turn = 0
    state.collections[0]["gold"] = ["gold/1/-/b", "gold/0/1/b"]
    state.board, state.arrows = ["gold/0/2/b"], 0
    play(state, Stop(), Take(1))

    assert state.raided == ""
    assert state.jokers[0] == "gems"


def test_a_declined_joker_can_be_used_at_a_later_raid() -> None:
    state = before_raid(THIRD)

    play(state, Take(1), Keep())
    assert state.jokers[0] == READY
    state.chief = state.turn = 0
    state.collections[0]["gems"] = BELLS[:]
    state.board, state.arrows = [THIRD], 0
    play(state, Stop(), Take(1))

    assert legal(state) == CHOICES


def test_a_joker_lost_with_its_colour_is_gone() -> None:
    state = before_raid(THIRD)
    state.jokers[0] = "gems"

    story = play(state, Take(1))

    assert state.jokers[0] == GONE
    assert "chief" in told(story)  # nothing was asked


def test_a_joker_is_no_bell() -> None:
    state = stopped([THIRD])
    state.collections[0]["gems"] = BELLS[:1]
    state.jokers[0] = "gems"

    assert "raid" not in told(play(state, Take(1)))


def test_a_raid_strikes_the_taker_not_the_chief() -> None:
    state = stopped(["gold/0/-/-", THIRD])
    state.collections[1]["gems"] = BELLS[:]

    play(state, Take(1), Take(2))

    assert state.turn == 1
    assert legal(state) == CHOICES


def test_sharing_goes_on_where_the_raid_interrupted_it() -> None:
    state = before_raid(THIRD, "gold/0/-/-", "gold/0/1/-", "gold/1/-/-")

    play(state, Take(1), Keep())
    assert (state.stage, state.turn, state.due) == ("spoils", 0, 1)
    play(state, Take(2))

    assert (state.stage, state.turn) == ("gang", 1)


def test_a_bonus_draws_the_top_of_the_reserve() -> None:
    state = stopped([BONUS], reserve=["gold/3/-/b", "gold/0/1/-"])

    story = play(state, Take(1))

    assert chances(story)[0] == {"chance": "bonus", "seat": 0, "card": "gold/3/-/b"}
    assert state.collections[0]["gold"] == ["gold/3/-/b"]
    assert state.reserve == ["gold/0/1/-"]


def test_the_arrows_of_a_bonus_card_do_not_count() -> None:
    state = stopped([BONUS, "gold/0/-/-"], reserve=["gold/3/-/b"])

    play(state, Take(1))

    assert state.arrows == 0
    assert (state.stage, state.turn) == ("gang", 1)


def test_a_bonus_can_bring_another_bonus() -> None:
    state = stopped([BONUS], reserve=["gold/0/bonus/-", "statues/0/2/b", "gold/1/-/-"])

    story = play(state, Take(1))

    drawn = [step["card"] for step in chances(story) if step["chance"] == "bonus"]
    assert drawn == ["gold/0/bonus/-", "statues/0/2/b"]
    assert state.reserve == ["gold/1/-/-"]


def test_a_bonus_from_an_empty_reserve_brings_nothing() -> None:
    state = stopped([BONUS], reserve=[])

    story = play(state, Take(1))

    assert "no-bonus" in told(story)
    assert all(step["chance"] != "bonus" for step in chances(story))


def test_a_raid_and_its_joker_come_before_the_bonus() -> None:
    state = before_raid(BONUS_BELL, reserve=("gems/1/-/-",))

    story = play(state, Take(1))
    assert (told(story), chances(story)) == (["take", "raid"], [])
    assert legal(state) == CHOICES
    story = play(state, Joker("gems"))

    assert chances(story)[0] == {"chance": "bonus", "seat": 0, "card": "gems/1/-/-"}
    assert state.collections[0]["gems"] == ["gems/1/-/-"]  # it survives: the raid was before it


def test_the_bonus_comes_also_when_the_joker_is_declined() -> None:
    state = before_raid(BONUS_BELL, reserve=("gems/1/-/-",))

    play(state, Take(1))

    assert "bonus" in told(play(state, Keep()))


def test_a_raid_with_bonus_draws_at_once_when_no_joker_is_left() -> None:
    state = before_raid(BONUS_BELL, reserve=("gems/1/-/-",))
    state.jokers[0] = "gold"

    story = play(state, Take(1))

    assert told(story)[:3] == ["take", "raid", "bonus"]


def test_a_bonus_card_can_bring_a_raid_and_a_further_bonus() -> None:
    state = before_raid("gold/0/bonus/-", reserve=(BONUS_BELL, "statues/0/1/-"))

    story = play(state, Take(1))
    assert told(story) == ["take", "bonus", "raid"]
    story = play(state, Joker("statues"))

    assert told(story)[:2] == ["joker", "bonus"]
    assert state.collections[0]["statues"] == ["statues/0/1/-"]


def test_two_raids_in_one_chain_ask_twice() -> None:
    state = before_raid(BONUS_BELL, reserve=("gold/0/bonus/b", "jewels/1/-/-"))
    state.collections[0]["gold"] = ["gold/1/-/b", "gold/2/-/b"]

    play(state, Take(1), Keep())
    assert (state.raided, state.bonus) == ("gold", True)
    story = play(state, Joker("gold"))

    assert told(story)[:2] == ["joker", "bonus"]
    assert state.collections[0]["jewels"] == ["jewels/1/-/-"]


def test_a_bonus_after_a_raid_from_an_empty_reserve_brings_nothing() -> None:
    state = before_raid(BONUS_BELL)

    play(state, Take(1))
    story = play(state, Keep())

    assert told(story)[:2] == ["keep", "no-bonus"]
    assert not state.bonus
