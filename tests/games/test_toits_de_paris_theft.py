"""The set-up and the theft."""

from collections import Counter

import pytest

from engine.dice import Dice
from engine.games.toits_de_paris.components import CARDS, COLOURS, DECK
from engine.games.toits_de_paris.moves import Draw, Stop, Take
from tests.games.roofs import PLAIN, RULES, chances, draw_next, legal, play, roofs, told
from tests.playouts import seed_of

ONE, TWO, THREE = "gems/1/-/-", "gems/2/-/-", "gems/3/-/b"


def spread(arrows: int, cards: int) -> list[str]:
    """Return so many cards with so many arrows in all."""
    shown = [min(3, max(0, arrows - 3 * n)) for n in range(cards)]
    return [(PLAIN, ONE, TWO, THREE)[n] for n in shown]


def reachable() -> list[tuple[int, int, int]]:
    """Return every (cards, arrows, arrows of the last card) a theft can come to."""
    return [
        (n, s, last)
        for n in range(1, 8)
        for s in range(8)
        for last in range(min(3, s) + 1)
        if n - 1 + s - last <= 6 and s - last <= 3 * (n - 1)
    ]


def test_the_deck_has_ninety_cards_eighteen_of_each_colour() -> None:
    assert len(DECK) == 90
    assert Counter(CARDS[card].colour for card in DECK) == dict.fromkeys(COLOURS, 18)
    assert Counter(CARDS[card].bell for card in DECK) == {True: 40, False: 50}
    assert DECK[:5] == ("gold/1/-/-",) * 3 + ("gold/1/-/b", "gold/2/-/-")
    assert DECK[17] == "gold/0/tie/-"


def test_fifteen_cards_from_the_top_form_the_reserve() -> None:
    dice, again = Dice(seed_of("set-up")), Dice(seed_of("set-up"))

    setup = RULES.setup(3, {}, dice)

    first, deck = again.below(3), list(DECK)
    again.shuffle(deck)
    assert setup.first == setup.state.chief == first
    assert setup.dealt == {"reserve": deck[:15], "draw": deck[15:]}


def test_the_first_card_is_revealed_at_once() -> None:
    setup = RULES.setup(2, {}, Dice(seed_of("first card")))

    first_card = setup.dealt["draw"][0]
    assert setup.state.board == [first_card]
    assert chances(setup.happenings) == [{"chance": "reveal", "card": first_card, "from": "draw"}]
    assert legal(setup.state) == [Draw(), Stop()]


@pytest.mark.parametrize(("cards", "arrows", "last"), reachable())
def test_cards_and_arrows_decide_how_the_theft_goes_on(cards: int, arrows: int, last: int) -> None:
    before = spread(arrows - last, cards - 1)
    state = roofs(before)

    story = draw_next(state, (PLAIN, ONE, TWO, THREE)[last])

    if cards + arrows <= 6:
        assert state.stage == "theft"
        assert legal(state) == [Draw(), Stop()]
    elif cards + arrows == 7:
        assert state.stage == "coup"
        assert "coup" in told(story)
    else:
        assert "caught" in told(story)
        kept = 7 - arrows  # squares left of the Inspector
        if kept:
            assert state.board == before[:kept] + [""] * (cards - kept)
        else:
            assert state.chief == 1


def test_a_seventh_card_without_arrows_is_a_coup() -> None:
    state = roofs([PLAIN] * 6)

    assert "coup" in told(draw_next(state, PLAIN))


def test_a_seventh_card_with_an_arrow_gets_the_chief_caught() -> None:
    state = roofs([PLAIN] * 6)

    story = draw_next(state, ONE)

    assert "caught" in told(story)
    assert state.board == [PLAIN] * 6 + [""]


def test_the_inspector_seizes_the_card_he_lands_on_and_all_behind() -> None:
    state = roofs([PLAIN, "jewels/0/1/-", TWO])

    draw_next(state, THREE)

    assert state.board == [PLAIN, "jewels/0/1/-", "", ""]


def test_nothing_is_shared_when_the_inspector_seizes_everything() -> None:
    state = roofs([THREE, ONE])

    story = draw_next(state, THREE)

    assert told(story)[:4] == ["reveal", "caught", "chief", "reveal"]
    assert state.chief == state.turn == 1
    assert len(state.board) == 1


def test_a_caught_chief_takes_nothing_and_the_next_seat_is_asked() -> None:
    state = roofs([PLAIN, "jewels/0/1/-", TWO])

    draw_next(state, THREE)

    assert (state.stage, state.turn) == ("gang", 1)
    assert legal(state) == [Take(1), Take(2)]


def test_the_inspector_goes_back_for_the_next_theft() -> None:
    state = roofs([TWO], draw=["gold/1/-/-", PLAIN])

    play(state, Stop(), Take(1))

    assert (state.chief, state.board, state.arrows) == (1, ["gold/1/-/-"], 1)


def test_cards_come_from_the_reserve_when_the_draw_pile_is_empty() -> None:
    state = roofs([PLAIN], draw=[], reserve=["gems/0/1/-"])

    story = play(state, Draw())

    assert chances(story) == [{"chance": "reveal", "card": "gems/0/1/-", "from": "reserve"}]


def test_with_both_piles_empty_the_chief_can_only_stop() -> None:
    state = roofs([PLAIN], draw=[])

    assert legal(state) == [Stop()]
    assert not RULES.always_asked(state, 0)


def test_the_game_ends_after_the_sharing_that_follows_the_last_card() -> None:
    state = roofs([PLAIN], draw=["gems/0/1/-"], reserve=["gems/0/2/b"], seats=2)

    story = play(state, Draw())
    assert "last-card" in told(story)
    play(state, Draw(), Stop(), Take(1), Take(2))
    story = play(state, Take(3))

    assert told(story)[-1] == "over"
    assert RULES.asked(state) == ()
    assert RULES.outcome(state) is not None


def test_the_game_goes_on_while_the_draw_pile_has_a_card() -> None:
    state = roofs([PLAIN], draw=["gems/0/1/-"], seats=2)

    play(state, Stop(), Take(1))

    assert RULES.outcome(state) is None
    assert (state.chief, state.board, state.draw) == (1, ["gems/0/1/-"], [])


def test_the_last_theft_may_end_by_being_caught() -> None:
    state = roofs([THREE, ONE], draw=[THREE], reserve=[PLAIN])

    story = play(state, Draw())

    assert told(story) == ["reveal", "last-card", "caught", "over"]
    assert state.reserve == [PLAIN]
