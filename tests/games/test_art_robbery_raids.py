"""Art Robbery from the box to the last raid."""

from collections import Counter

import pytest

from engine.dice import Dice
from engine.games.art_robbery import ART_ROBBERY
from engine.games.art_robbery.components import ALIBIS, DECK, POINTS, RAIDS
from engine.games.art_robbery.moves import Play, Take
from engine.games.art_robbery.state import CENTRE, State
from engine.record import Record
from tests.games.art_robbery_table import RULES, act, chance_in, laid_out, told_in
from tests.playouts import playout, seed_of
from tests.test_golden import GOLDEN


def test_the_box_holds_55_cards() -> None:
    counts = Counter(DECK)

    assert len(DECK) == 55
    assert counts.pop("thief") == 7
    assert counts == dict.fromkeys(["0", "1", "2", "3", "4", "5", "boss", "dog"], 6)


def test_the_tokens_add_up_as_the_rules_page_says() -> None:
    assert [len(raid) for raid in RAIDS] == [9, 9, 9, 9]
    assert [sum(POINTS[token] for token in raid) for raid in RAIDS] == [23, 23, 23, 23]
    assert [sum(ALIBIS[token] for token in raid) for raid in RAIDS] == [5, 6, 8, 10]
    assert all(raid.count("boss") == 1 for raid in RAIDS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_seat_is_drawn_then_the_deck_is_shuffled_and_dealt(seats: int) -> None:
    dice, deck = Dice(seed_of("deal")), list(DECK)
    first = dice.below(seats)
    dice.shuffle(deck)

    setup = RULES.setup(seats, {}, Dice(seed_of("deal")))
    hands = [deck[5 * seat : 5 * seat + 5] for seat in range(seats)]
    assert setup.first == setup.state.turn == first
    assert setup.dealt == {"hands": hands, "draw": deck[5 * seats :]}
    assert setup.state.hands == [sorted(hand) for hand in hands]


def test_a_game_starts_with_the_first_raid_and_the_dog_in_the_centre() -> None:
    state = RULES.setup(3, {}, Dice(seed_of("start"))).state

    assert state.raid == 1
    assert state.centre == list(RAIDS[0])
    assert state.dog == CENTRE


def last_token(*loot: list[str], dog: int = CENTRE, raid: int = 1, turn: int = 0) -> State:
    """Return a table where `turn` takes the last token, a 0, with the only card it has."""
    return laid_out(hand=["0"], centre=["0:2"], loot=loot, dog=dog, raid=raid, turn=turn)


def test_a_raid_ends_when_the_centre_is_empty_after_that_turns_draw() -> None:
    state = last_token(["boss", "5:0"], ["3:0"], [])
    happenings = act(state, Play("0"), Take("0:2"))

    assert chance_in(happenings) == [{"chance": "draw", "seat": 0, "card": "4"}]
    assert told_in(happenings) == ["took", "boss-kept", "raid"]
    assert state.raid == 2
    assert state.centre == list(RAIDS[1])
    assert state.loot == [[], [], []]
    assert state.banked == [["boss", "5:0", "0:2"], ["3:0"], []]


def test_hands_and_piles_stay_for_the_next_raid() -> None:
    state = last_token(["boss", "5:0"], ["3:0"], [])
    others = state.hands[1:]
    act(state, Play("0"), Take("0:2"))

    assert state.hands == [["4"], *others]
    assert state.draw == ["5", "thief"]
    assert state.discard == ["0"]


@pytest.mark.parametrize("keeper", ["4:0", "5:0"])
def test_a_four_or_a_five_keeps_the_boss(keeper: str) -> None:
    state = last_token([], ["boss", keeper], [])
    act(state, Play("0"), Take("0:2"))

    assert state.banked[1] == ["boss", keeper]


def test_the_boss_leaves_the_game_without_a_four_or_a_five() -> None:
    state = last_token(["4:0", "5:0"], ["boss", "3:0"], [])
    happenings = act(state, Play("0"), Take("0:2"))

    assert state.banked == [["4:0", "5:0", "0:2"], ["3:0"], []]
    assert "boss-lost" in told_in(happenings)


def test_a_five_of_an_earlier_raid_does_not_keep_the_boss() -> None:
    state = last_token([], ["boss"], [], raid=2)
    state.banked[1] = ["5:0"]
    act(state, Play("0"), Take("0:2"))

    assert state.banked[1] == ["5:0"]


def test_the_four_may_be_the_raids_last_token() -> None:
    state = laid_out(hand=["4"], centre=["4:0"], loot=[["boss"], [], []])
    act(state, Play("4"), Take("4:0"))

    assert state.banked[0] == ["boss", "4:0"]


def test_the_dogs_owner_keeps_it_and_starts_the_next_raid() -> None:
    state = last_token(["boss", "5:0"], [], [], dog=2)
    act(state, Play("0"), Take("0:2"))

    assert state.turn == 2
    assert state.dog == 2


def test_with_the_dog_in_the_centre_the_seat_left_of_the_last_player_starts() -> None:
    state = last_token([], [], ["boss", "5:0"], turn=2)
    act(state, Play("0"), Take("0:2"))

    assert state.turn == 0
    assert state.dog == CENTRE


def test_the_last_turn_of_the_last_raid_draws_too_and_ends_the_game() -> None:
    state = last_token(["boss", "5:0"], ["3:1"], ["0:3"], raid=4)
    happenings = act(state, Play("0"), Take("0:2"))

    assert chance_in(happenings) == [{"chance": "draw", "seat": 0, "card": "4"}]
    assert RULES.asked(state) == ()
    assert RULES.moves(state, 0) == ()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.detail == {"alibis": [2, 1, 3], "caught": [1], "loot": [10, 3, 0]}


def test_there_is_no_outcome_before_the_end() -> None:
    assert RULES.outcome(last_token(["boss"], [], [], raid=4)) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_and_no_token_is_ever_lost_but_a_boss(seats: int) -> None:
    for state, _ in playout(ART_ROBBERY, seats, "conservation"):
        cards = Counter(card for pile in (*state.hands, state.draw, state.discard) for card in pile)
        tokens = Counter(
            token for pile in (*state.loot, *state.banked, state.centre) for token in pile
        )
        laid_out_so_far = Counter(token for raid in RAIDS[: state.raid] for token in raid)

        assert cards == Counter(DECK)
        assert (laid_out_so_far - tokens).keys() <= {"boss"}
        assert not tokens - laid_out_so_far


def test_there_is_a_golden_record_for_each_number_of_seats() -> None:
    lines = (GOLDEN / "art_robbery.jsonl").read_text(encoding="utf8").splitlines()

    assert [Record.model_validate_json(line).seats for line in lines] == [2, 3, 4, 5]
