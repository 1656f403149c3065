"""A turn of Art Robbery: the card, what it grabs, the Guard Dog's parry, the new card."""

from engine.games.art_robbery.moves import Parry, Play, Steal, Take
from engine.games.art_robbery.state import CENTRE
from tests.games.art_robbery_table import (
    RULES,
    act,
    chance_in,
    choices,
    is_forced,
    laid_out,
    told_in,
)


def test_equal_cards_are_offered_once() -> None:
    state = laid_out(hand=["3", "dog", "3", "dog", "0"])

    assert choices(state) == [Play("0"), Play("3"), Play("dog")]


def test_a_card_is_always_asked_for() -> None:
    state = laid_out(hand=["3"] * 5)

    assert choices(state) == [Play("3")]
    assert not is_forced(state)


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    state = laid_out(turn=1)

    assert RULES.asked(state) == (1,)
    assert not RULES.moves(state, 0)


def test_a_number_takes_its_token_from_the_centre_without_asking() -> None:
    state = laid_out(hand=["5"], centre=["0:1", "5:0"])
    act(state, Play("5"))

    assert is_forced(state)
    act(state, Take("5:0"))
    assert state.centre == ["0:1"]
    assert state.loot[0] == ["5:0"]
    assert state.turn == 1


def test_two_equal_tokens_are_one_choice() -> None:
    state = laid_out(hand=["3"], centre=["3:0", "3:0", "boss"])
    act(state, Play("3"))

    assert choices(state) == [Take("3:0")]
    act(state, Take("3:0"))
    assert state.centre == ["3:0", "boss"]


def test_tokens_with_different_alibis_are_a_choice() -> None:
    state = laid_out(hand=["0"], centre=["0:1", "0:2", "boss"])
    act(state, Play("0"))

    assert choices(state) == [Take("0:1"), Take("0:2")]


def test_the_centre_comes_first() -> None:
    state = laid_out(hand=["3"], centre=["3:0", "boss"], loot=[[], ["3:1"], []])
    act(state, Play("3"))

    assert choices(state) == [Take("3:0")]


def test_a_number_missing_from_the_centre_is_stolen() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]])
    act(state, Play("4"))

    assert is_forced(state)
    act(state, Steal("4:0", 2))
    assert state.loot == [["4:0"], [], []]
    assert state.turn == 1


def test_a_theft_is_one_choice_for_each_token_and_opponent() -> None:
    state = laid_out(
        hand=["0"], centre=["boss"], loot=[["0:1"], ["0:2", "0:2", "0:3", "1:1"], ["0:2"]]
    )
    act(state, Play("0"))

    assert choices(state) == [Steal("0:2", 1), Steal("0:3", 1), Steal("0:2", 2)]


def test_a_five_never_takes_the_boss() -> None:
    state = laid_out(hand=["5"], centre=["boss"], loot=[[], [], []])
    happenings = act(state, Play("5"))

    assert told_in(happenings) == ["nothing"]
    assert state.centre == ["boss"]


def test_ones_own_tokens_are_out_of_reach_and_the_card_has_no_effect() -> None:
    state = laid_out(hand=["3"], loot=[["3:0"], [], []])
    happenings = act(state, Play("3"))

    assert told_in(happenings) == ["nothing"]
    assert [step["chance"] for step in chance_in(happenings)] == ["draw"]
    assert state.turn == 1


def test_banked_tokens_cannot_be_stolen() -> None:
    state = laid_out(hand=["3"])
    state.banked[1] = ["3:0"]
    happenings = act(state, Play("3"))

    assert told_in(happenings) == ["nothing"]


def test_the_boss_card_takes_the_boss_from_the_centre() -> None:
    state = laid_out(hand=["boss"], centre=["5:0", "boss"])
    act(state, Play("boss"))

    assert is_forced(state)
    act(state, Take("boss"))
    assert state.loot[0] == ["boss"]


def test_the_boss_card_steals_the_boss() -> None:
    state = laid_out(hand=["boss"], loot=[[], ["boss", "5:0"], []])
    act(state, Play("boss"))

    assert is_forced(state)
    act(state, Steal("boss", 1))
    assert state.loot == [["boss"], ["5:0"], []]


def test_the_boss_card_has_no_effect_for_whoever_has_the_boss() -> None:
    state = laid_out(hand=["boss"], loot=[["boss"], [], []])

    assert told_in(act(state, Play("boss"))) == ["nothing"]


def test_the_dog_card_takes_the_dog_from_the_centre() -> None:
    state = laid_out(hand=["dog"], dog=CENTRE)
    happenings = act(state, Play("dog"))

    assert state.dog == 0
    assert told_in(happenings) == ["dog-woken"]
    assert chance_in(happenings) == [{"chance": "draw", "seat": 0, "card": "4"}]


def test_the_dog_card_takes_the_dog_from_its_owner_who_cannot_parry() -> None:
    state = laid_out(hand=["dog"], dog=2)
    act(state, Play("dog"))

    assert state.dog == 0
    assert RULES.asked(state) == (1,)


def test_the_dog_card_has_no_effect_for_whoever_has_the_dog() -> None:
    state = laid_out(hand=["dog"], dog=0)

    assert told_in(act(state, Play("dog"))) == ["nothing"]
    assert state.dog == 0


def test_the_thief_takes_any_token_from_the_centre_even_the_boss() -> None:
    state = laid_out(hand=["thief"], centre=["0:2", "0:2", "3:0", "boss"], loot=[[], ["5:0"], []])
    act(state, Play("thief"))

    assert choices(state) == [Take("0:2"), Take("3:0"), Take("boss")]


def test_the_thief_takes_the_only_token_left_without_asking() -> None:
    state = laid_out(hand=["thief"], centre=["3:0"], loot=[[], ["boss"], []])
    act(state, Play("thief"))

    assert is_forced(state)


def test_a_theft_from_the_dogs_owner_asks_the_owner() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)
    happenings = act(state, Play("4"), Steal("4:0", 2))

    assert happenings == []
    assert RULES.asked(state) == (2,)
    assert choices(state) == (Parry(give=True), Parry(give=False))
    assert RULES.always_asked(state, 2)
    assert state.loot[2] == ["4:0"]


def test_the_dog_can_be_given_instead_of_the_boss() -> None:
    state = laid_out(hand=["boss"], loot=[[], [], ["boss"]], dog=2)
    happenings = act(state, Play("boss"), Steal("boss", 2), Parry(give=True))

    assert state.dog == 0
    assert state.loot[2] == ["boss"]
    assert told_in(happenings) == ["parried"]


def test_the_token_can_be_let_go_to_keep_the_dog() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)
    act(state, Play("4"), Steal("4:0", 2), Parry(give=False))

    assert state.dog == 2
    assert state.loot == [["4:0"], [], []]


def test_after_a_parry_the_stealing_seat_draws_and_the_turn_goes_on_from_it() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)
    happenings = act(state, Play("4"), Steal("4:0", 2), Parry(give=True))

    assert chance_in(happenings) == [{"chance": "draw", "seat": 0, "card": "4"}]
    assert state.turn == 1
    assert choices(state) == [Play(card) for card in state.hands[1]]


def test_the_dog_guards_only_its_owner() -> None:
    state = laid_out(hand=["4"], loot=[[], ["4:0"], []], dog=2)
    act(state, Play("4"), Steal("4:0", 1))

    assert state.loot[0] == ["4:0"]


def test_a_thief_who_has_the_dog_meets_no_parry() -> None:
    state = laid_out(hand=["4"], loot=[[], ["4:0"], []], dog=0)
    act(state, Play("4"), Steal("4:0", 1))

    assert state.loot[0] == ["4:0"]
    assert state.dog == 0


def test_the_played_card_is_replaced_from_the_top_of_the_draw_pile() -> None:
    state = laid_out(hand=["0", "1", "2", "3", "4"], draw=["thief", "5"], discard=["dog"])
    happenings = act(state, Play("3"))

    assert state.hands[0] == ["0", "1", "2", "4", "thief"]
    assert state.draw == ["5"]
    assert state.discard == ["dog", "3"]
    assert chance_in(happenings) == [{"chance": "draw", "seat": 0, "card": "thief"}]


def test_the_last_card_is_drawn_without_a_shuffle() -> None:
    state = laid_out(hand=["3"], draw=["thief"], discard=["dog", "1"])
    happenings = act(state, Play("3"))

    assert state.draw == []
    assert state.discard == ["dog", "1", "3"]
    assert [step["chance"] for step in chance_in(happenings)] == ["draw"]


def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile_just_before_the_draw() -> None:
    state = laid_out(hand=["3"], draw=[], discard=["dog", "1"])
    reshuffle, draw = chance_in(act(state, Play("3")))

    assert reshuffle["chance"] == "reshuffle"
    pile = reshuffle["draw"]
    assert isinstance(pile, list)
    assert sorted(pile) == ["1", "3", "dog"]
    assert draw == {"chance": "draw", "seat": 0, "card": pile[0]}
    assert state.draw == pile[1:]
    assert state.discard == []


def test_only_the_cards_of_a_hand_are_hidden_choices() -> None:
    state = laid_out(hand=["4"], loot=[[], [], ["4:0"]], dog=2)

    assert not RULES.in_the_open(state, 0)
    act(state, Play("4"))
    assert RULES.in_the_open(state, 0)
    act(state, Steal("4:0", 2))
    assert RULES.in_the_open(state, 2)
