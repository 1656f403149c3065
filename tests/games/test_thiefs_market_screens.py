"""Thief's Market: what is shown, offered, explained, and what stays secret."""

from itertools import islice
from typing import Any

import pytest

from engine.game import Reader
from engine.games.thiefs_market.components import CARDS, LISTED
from engine.games.thiefs_market.moves import MOVE_TYPES, Buy, End, Move, Steal, Take
from engine.games.thiefs_market.scoring import reckon
from engine.games.thiefs_market.state import State
from engine.moves import MoveCodec
from engine.screen import Button, Choice, Menu, Page, Pick, Screen
from engine.words import LANGUAGES, Language
from tests.games.thieves import GAME, RULES, act, fresh, moves, shopping, splitting
from tests.playouts import board, hand, offered, playout, reader

CODEC: MoveCodec[Move] = MoveCodec(MOVE_TYPES)


def own(state: State, page: str = "", language: Language = "en", seat: int | None = None) -> Screen:
    """Return the private screen of a seat, by default of whoever is asked."""
    seat = state.turn if seat is None else seat
    view, legal = RULES.view(state, seat), RULES.moves(state, seat)
    return hand(GAME, view, legal, state.seats, language, seat, page)


def buttons(screen: Screen) -> dict[str, Any]:
    """Return what the buttons of a screen do, by label."""
    return {c.label: c.does for c in screen.controls if isinstance(c, Button)}


def choices(screen: Screen) -> list[Choice]:
    """Return all choices of a screen's menus."""
    return [choice for c in screen.controls if isinstance(c, Menu) for choice in c.choices]


def pick(screen: Screen) -> Pick:
    """Return the only Pick of a screen."""
    (found,) = (c for c in screen.controls if isinstance(c, Pick))
    return found


def text(screen: Screen) -> str:
    """Return everything a screen says."""
    return "\n".join((screen.title, *screen.lines))


def crowded() -> State:
    """Return the fullest table there can be: 13 cards on sale, 36 dealt, five players."""
    state = fresh(5)
    longest = sorted(CARDS, key=len, reverse=True)
    by_deck = {deck: [card for card in longest if card in LISTED[deck]] for deck in "ABC"}
    state.rows = {"A": by_deck["A"][:4], "B": by_deck["B"][:4], "C": by_deck["C"][:5]}
    rest = [*by_deck["A"][4:13], *by_deck["B"][4:12], *by_deck["C"][5:11]]
    state.cards = [rest[seat::5] for seat in range(5)]
    return state


def test_the_centre_is_picked_object_by_object_in_any_order() -> None:
    state = splitting("red red blue pawn", "", "", "")

    taking = pick(own(state))

    assert [thing.value for thing in taking.things] == ["red", "red", "blue", "pawn"]
    assert (taking.least, taking.most) == (1, 4)
    picked = ["pawn#3", "red#1", "blue#2", "red#0"]
    assert CODEC.decode(taking.begins, picked) == Take(("red", "red", "blue", "pawn"))


def test_a_theft_opens_a_page_with_the_victims_pile_and_what_to_give_back() -> None:
    state = splitting("red", "", "blue bag pawn", "", seat1=["wicked_clutches"])
    (page,) = (does for does in buttons(own(state)).values() if isinstance(does, Page))

    theft = own(state, page.path)

    assert "**Bob's pile:** 🔷 💰 ♟️" in theft.lines
    assert "Bob owns the wicked clutches" in text(theft)
    returning = pick(theft)
    assert (returning.least, returning.most) == (1, 2)
    assert CODEC.decode(returning.begins, ["pawn#2", "blue#0"]) == Steal(1, ("blue", "pawn"))
    assert buttons(theft)["↩ Back"] == Page("")


def test_the_page_of_a_theft_says_when_dice_will_not_be_rolled_again() -> None:
    state = splitting("red", "", "blue bag", "", seat1=["lucky_animal_appendage"])

    assert "keep their faces" in text(own(state, "steal/1"))
    assert "rolled again" not in text(own(state, "steal/1"))


def test_the_last_player_is_told_the_rule_and_takes_everything_with_one_press() -> None:
    state = splitting("red red bag", "", "blue", "white pawn")

    screen = own(state)

    assert "taking **everything**" in text(screen)
    assert buttons(screen)["Take everything"] == Take(("red", "red", "bag"))
    assert not [c for c in screen.controls if isinstance(c, Pick)]


def test_an_empty_centre_is_explained_and_offers_only_thefts() -> None:
    screen = own(splitting("", "", "red red", "pawn"))

    assert "has to be stolen" in text(screen)
    assert list(buttons(screen).values()) == [Page("steal/1")]


def test_the_code_of_every_share_fits_a_button() -> None:
    state = splitting("red white blue green bag mask pawn " * 2, "", "red", "blue")

    assert len(CODEC.code(moves(state)[0])) <= 70


def test_a_purchase_with_one_way_to_pay_is_one_press() -> None:
    state = shopping("white white", sale=["necklace"])

    assert buttons(own(state))["Buy Necklace for ⚪⚪"] == Buy("necklace", {"white": 2})


def test_a_purchase_with_several_ways_offers_them_on_a_page() -> None:
    state = shopping("white white", sale=["necklace"], gold=1)

    assert buttons(own(state))["Buy Necklace…"] == Page("buy/necklace")
    assert buttons(own(state, "buy/necklace")) == {
        "Pay ⚪⚪": Buy("necklace", {"white": 2}),
        "Pay ⚪ 🪙": Buy("necklace", {"white": 1, "gold": 1}),
        "↩ Back": Page(""),
    }


def test_the_racket_is_named_where_it_lowers_the_price() -> None:
    state = shopping("white white blue", "insurance_racket", sale=["scepter"])

    assert "2 of 3" in text(own(state, "buy/scepter"))


def test_sixteen_ways_to_pay_still_fit_a_page() -> None:
    state = shopping("red white blue green", sale=["loyalty_program"], gold=4)

    assert len(own(state, "buy/loyalty_program").controls) == 17


def test_what_cannot_be_bought_is_greyed_with_the_reason() -> None:
    state = shopping("white", sale=["crown", "corrupt_official", "necklace"], memory="mask")

    lines = own(state).lines
    act(state, Buy("corrupt_official", {"white": 1}))

    assert next(line for line in lines if line.startswith("✅")).startswith("✅ ⚪ **Corrupt")
    assert any(line.startswith("-# 🔒 ⚪🔷🔷 Crown") and "2 gems short" in line for line in lines)
    assert any(line.startswith("-# 🔒 ⚪⚪ Necklace") and "1 gem short" in line for line in lines)
    assert "no purchase left" in text(own(state))


def test_the_purchases_left_are_shown_and_the_end_is_always_there() -> None:
    for pile, cards in (("mask", []), ("red white", ["corrupt_official", "tailor"])):
        screen = own(shopping(pile, *cards, sale=["crown"]))

        assert buttons(screen)["End the turn"] == End()
    assert "2 purchases left" in text(screen)


def test_a_card_use_is_a_button_and_its_faces_are_a_page() -> None:
    state = shopping("red blue", "tailor", "glamer")

    assert buttons(own(state))["Glamer: 🔷 → …"] == Page("use/glamer")
    assert "Tailor: 🔺 → 1 😈" in buttons(own(state))
    assert len(buttons(own(state, "use/glamer"))) == 4


def test_many_uses_become_a_menu_that_offers_them_all() -> None:
    owned = [card.name for card in CARDS.values() if card.turns or card.spends]
    state = shopping("red white blue green bag mask", *owned)

    codes, _ = offered(GAME, RULES.view(state, 0), moves(state), 3, 0, "en")

    assert codes == {CODEC.code(move) for move in moves(state)}


@pytest.mark.parametrize(
    "page", ["steal/1", "steal/9", "buy/crown", "use/tailor", "use/x", "card/x"]
)
def test_a_page_that_does_not_apply_any_more_shows_the_front_page(page: str) -> None:
    state = shopping("mask", sale=["necklace"])

    assert own(state, page) == own(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_explained_on_a_page_of_its_own(card: str, language: Language) -> None:
    page = own(fresh(3), f"card/{card}", language)

    assert buttons(page)
    assert len(text(page)) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_sight_can_be_asked_about_from_board_and_hand(language: Language) -> None:
    state = crowded()
    places = (*state.rows.values(), *state.cards)
    sight = {card for place in places for card in place}

    for screen in (board(GAME, state, 5, language), own(state, "", language, seat=1)):
        asked = {c.does.path for c in choices(screen) if isinstance(c.does, Page)}
        assert asked == {f"card/{card}" for card in sight}
        assert all(
            len(choice.hint) <= 100 and len(choice.label) <= 80 for choice in choices(screen)
        )


def test_the_page_of_a_card_says_where_it_is() -> None:
    state = shopping("mask", "tailor", sale=["crown"])
    state.gone = ["unlabeled_potion"]

    assert "On sale" in text(own(state, "card/crown"))
    assert "Owned by Ana" in text(own(state, "card/tailor"))
    assert "Out of the game" in text(own(state, "card/unlabeled_potion"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_a_message(language: Language) -> None:
    state = crowded()
    names = ("M" * 32,) * 5
    words = reader(GAME, 5, language).words
    for phase in ("split", "purchases"):
        state.phase, state.left = phase, 1
        shown = [GAME.face.board(RULES.view(state, None), moves(state), Reader(words, names, None))]
        for seat in range(5):
            legal = RULES.moves(state, seat)
            seen = Reader(words, names, seat)
            shown.append(GAME.face.hand(RULES.view(state, seat), legal, seen, ""))
        assert max(len(text(screen)) for screen in shown) <= 3_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reckoning_of_the_fullest_table_stays_short(language: Language) -> None:
    state = crowded()
    state.phase = "over"
    names = ("M" * 20,) * 5
    outcome = reckon(state.cards, state.infamy, state.gold)

    seen = Reader(reader(GAME, 5, language).words, names, None)
    lines = GAME.face.final(RULES.view(state, None), outcome, seen)

    assert len("\n".join(lines)) <= 1_800


def ending(cards: list[list[str]], infamy: list[int], gold: list[int]) -> str:
    """Return the first line of a reckoning."""
    state = fresh(3)
    state.phase, state.cards, state.infamy, state.gold = "over", cards, infamy, gold
    outcome = RULES.outcome(state)
    assert outcome is not None
    return GAME.face.final(RULES.view(state, None), outcome, reader(GAME, 3, "en"))[0]


def test_the_reckoning_says_why_the_winner_won() -> None:
    assert "wins with 6" in ending([["crown"], [], []], [0, 1, 0], [0, 0, 0])
    assert "more cards (2)" in ending(
        [["crown"], ["brooch", "menacing_monocle"], []], [0, 0, 0], [0, 0, 0]
    )
    assert "more gold and infamy (3)" in ending([["crown"], ["fur_coat"], []], [0, 2, 0], [1, 1, 9])
    assert "Ana and Bob share" in ending([["crown"], ["scepter"], []], [1, 1, 0], [0, 0, 0])


def test_the_infamy_of_others_is_in_no_view_before_the_end() -> None:
    for state, _ in islice(playout(GAME, 4, "secret"), 0, None, 5):
        if state.phase != "over":
            assert RULES.view(state, None).infamy == (None,) * 4
            for seat in range(4):
                known = [own for own in RULES.view(state, seat).infamy if own is not None]
                assert known == [state.infamy[seat]]


def test_no_screen_of_others_changes_with_a_players_infamy() -> None:
    for state, _ in islice(playout(GAME, 3, "unchanged"), 0, None, 9):
        if state.phase == "over":
            return
        richer = RULES.copy(state)
        richer.infamy[1] += 50

        assert board(GAME, richer, 3, "en") == board(GAME, state, 3, "en")
        assert own(richer, seat=0) == own(state, seat=0)
        assert own(richer, seat=1) != own(state, seat=1)


def test_the_computer_does_not_know_the_infamy_of_others() -> None:
    for state, _ in islice(playout(GAME, 3, "blind"), 0, None, 9):
        if state.phase == "over":
            return
        seat, legal = state.turn, RULES.moves(state, state.turn)
        richer = RULES.copy(state)
        richer.infamy = [n + 50 * (s != seat) for s, n in enumerate(state.infamy)]
        choose: Any = GAME.brain.choose

        chosen = [choose(RULES.view(each, seat), seat, legal, None) for each in (state, richer)]

        assert chosen[0] == chosen[1]


def test_the_infamy_of_all_is_shown_once_the_game_is_over() -> None:
    *_, (state, _) = playout(GAME, 3, "over")

    assert RULES.view(state, None).infamy == tuple(state.infamy)


def test_the_decks_are_shown_by_their_size_alone() -> None:
    state = fresh(3)

    assert RULES.view(state, 0).decks == (8, 12, 11)
    state.decks["B"].reverse()
    assert RULES.view(state, 0) == RULES.view(RULES.copy(state), 0)
    assert "decks: A 8, B 12, C 11" in text(board(GAME, state, 3, "en"))
