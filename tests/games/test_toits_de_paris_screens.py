"""What players read and press."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from engine.game import Event, Reader
from engine.games.toits_de_paris import TOITS_DE_PARIS
from engine.games.toits_de_paris.components import DECK
from engine.games.toits_de_paris.moves import Joker, Keep, Take
from engine.games.toits_de_paris.prospect import joker_gain, prospect
from engine.games.toits_de_paris.state import State
from engine.screen import Button, Screen
from engine.words import LANGUAGES, Language
from tests.games.roofs import RULES, draw_next, legal, play, roofs, stopped
from tests.playouts import board, hand, playout, reader

GAME = TOITS_DE_PARIS


def text(screen: Screen) -> str:
    return "\n".join(screen.lines)


def buttons(screen: Screen) -> dict[object, Button]:
    return {b.does: b for b in screen.controls if isinstance(b, Button)}


def own(state: State, seat: int, language: Language = "en") -> Screen:
    view = RULES.view(state, seat)
    return hand(GAME, view, RULES.moves(state, seat), len(state.jokers), language, seat)


def test_the_board_tells_the_chance_of_being_caught_by_the_next_card() -> None:
    unseen = ["gold/3/-/b", "gold/0/-/-", "gold/1/-/-", "gold/1/-/b"]
    state = roofs(["gems/3/-/b", "gems/0/1/-"], draw=unseen[:1], reserve=unseen[1:])

    screen = board(GAME, state, 3, "en")

    assert "25% caught, 50% coup d’éclat" in text(screen)
    assert screen.controls[0] == Button("Draw (25% risk)", legal(state)[0], "main")


@pytest.mark.parametrize(
    ("cards", "seats", "share"),
    [
        (1, 2, "1 card for the chief, none for the others."),
        (3, 4, "1 card for the chief, 2 for the others."),
        (3, 2, "1 card for the chief, 1 for the others, then 1 more"),
        (6, 3, "4 cards for the chief, 2 for the others."),
    ],
)
def test_the_board_tells_what_stopping_would_bring(cards: int, seats: int, share: str) -> None:
    state = roofs(["gold/0/-/-"] * cards, seats=seats)

    assert share in text(board(GAME, state, seats, "en"))


def test_the_board_shows_the_inspector_among_the_squares() -> None:
    state = roofs(["gems/2/-/-", "gold/0/-/-"])

    assert "💎 🪙 ⬜ ⬜ ⬜ 👮 ▪️" in board(GAME, state, 3, "fr").lines


def test_a_card_that_would_bring_a_raid_says_so() -> None:
    state = stopped(["gems/0/2/b", "gold/0/1/-"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b"]

    screen = own(state, 0)

    assert "raid!** 3 cards lost" in text(screen)
    assert buttons(screen)[Take(1)].label == "1 · 💎 Gems 2 pts 🔔 🚔 raid!"
    assert buttons(screen)[Take(1)].style == "bad"


def test_a_card_says_its_bell_and_what_it_changes() -> None:
    state = stopped(["gems/0/2/b", "gold/0/1/-"])
    state.collections[0]["gems"] = ["gems/1/-/b"]
    state.collections[1]["gems"] = ["gems/1/-/-"]

    screen = own(state, 0)

    assert "🔔 2/3 · token 3 → 6 · +5 pts" in text(screen)
    assert buttons(screen)[Take(1)].label == "1 · 💎 Gems 2 pts 🔔 2/3 (+5)"


def test_a_foreseen_raid_counts_the_joker_that_would_be_lost() -> None:
    state = stopped(["gems/0/2/b", "gold/0/1/-"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b"]
    state.jokers[0] = "gems"

    would = prospect(RULES.view(state, 0), 0, "gems/0/2/b")

    assert (would.raid, would.lost, would.gain) == (True, 4, -7)


def test_the_joker_is_offered_with_what_it_would_bring() -> None:
    state = stopped(["gems/0/2/b"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b"]
    state.collections[0]["gold"] = ["gold/1/-/-"]
    state.collections[1]["gold"] = ["gold/1/-/-"]
    play(state, Take(1))

    offered = buttons(own(state, 0))

    assert offered[Joker("gold")].label == "🪙 Gold → 2 cards (+3)"
    assert Keep() in offered
    assert joker_gain(RULES.view(state, 0), 0, "statues") == 6


def test_the_private_screen_says_who_leads_and_what_a_colour_brings() -> None:
    state = roofs(["gold/0/-/-"])
    state.collections[0]["gold"] = ["gold/1/-/-"]
    state.collections[1]["gold"] = ["gold/1/-/-", "gold/0/2/b"]
    state.collections[2]["gems"] = ["gems/0/tie/-"]

    lines = own(state, 0).lines

    assert "🪙 Gold: 1 → **3 pts** · led by Bob (2)" in lines
    assert "💎 Gems: 0 → 0 pts · led by Cléo (1)" in lines
    assert lines[-1] == "**If the game ended now: 3 points** (Bob 8, Cléo 7)"


def test_who_is_not_asked_sees_no_moves() -> None:
    state = roofs(["gold/0/-/-"])

    moves = [b for b in buttons(own(state, 1)) if b in legal(state)]

    assert moves == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_being_caught_is_told_with_what_was_lost(language: Language) -> None:
    state = roofs(["gold/0/-/-", "jewels/0/1/-", "gems/2/-/-"])

    story = draw_next(state, "gems/3/-/b")

    (caught,) = [h for h in story if isinstance(h, Event) and h.key == "caught"]
    line = GAME.face.tell(caught, reader(GAME, 3, language))
    expected = {
        "en": "Ana loses 💎 Gems ←← and 💎 Gems ←←← 🔔. 2 cards are left, for the others.",
        "fr": "Ana perd 💎 Gemmes ←← et 💎 Gemmes ←←← 🔔. Il reste 2 cartes, pour les autres.",
    }
    assert line.endswith(expected[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_score_fits_with_long_names(language: Language) -> None:
    *_, (state, _) = playout(GAME, 4, "long names")
    everybody = replace(reader(GAME, 4, language), names=("W" * 32,) * 4)
    outcome = RULES.outcome(state)
    assert outcome is not None

    lines = GAME.face.final(RULES.view(state, None), outcome, everybody)

    assert len("\n".join(lines)) <= 1_800


def test_the_final_score_shows_counts_tie_breakers_and_tokens() -> None:
    state = roofs([], draw=[], stage="over")
    state.collections[0]["gold"] = ["gold/1/-/-"]
    state.collections[1]["gold"] = ["gold/0/tie/-"]
    for owned in state.collections:
        owned["gems"] = ["gems/1/-/-"]
    outcome = RULES.outcome(state)
    assert outcome is not None

    lines = GAME.face.final(RULES.view(state, None), outcome, reader(GAME, 3, "en"))

    assert lines[0] == "🪙 Gold: Bob 1 ⚖️ → **6** · Ana 1 → **3**"
    assert lines[3] == "💎 Gems: Ana 1 · Bob 1 · Cléo 1 · three or more tied first, no token"
    assert "**Bob**: tokens 6 + printed 1 = **7**" in lines
    assert lines[-1] == "🏆 Bob wins with the most points (7)."


def test_the_final_score_says_why_nobody_is_second() -> None:
    state = roofs([], draw=[], stage="over", seats=4)
    for owned in state.collections:
        owned["gold"] = ["gold/1/-/-"]
    state.jokers[2] = "gold"
    outcome = RULES.outcome(state)
    assert outcome is not None

    lines = GAME.face.final(RULES.view(state, None), outcome, reader(GAME, 4, "en"))

    assert lines[0].startswith("🪙 Gold: Cléo 2 → **6** · Ana 1")
    assert lines[0].endswith("three or more tied second, no token")


def test_nothing_shown_depends_on_the_order_of_the_piles() -> None:
    state = roofs(["gold/0/-/-"], draw=DECK[:40], reserve=DECK[40:55])
    other = roofs(["gold/0/-/-"], draw=DECK[15:55], reserve=DECK[:15])

    assert RULES.view(state, 0) == RULES.view(other, 0)


def test_the_unseen_cards_are_those_no_one_has_seen() -> None:
    for state, _ in playout(GAME, 3, "unseen"):
        view = RULES.view(state, None)

        assert Counter(view.unseen) == Counter(state.draw) + Counter(state.reserve)
        assert (view.draw, view.reserve) == (len(state.draw), len(state.reserve))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_a_phone(language: Language) -> None:
    for state, _ in playout(GAME, 4, "labels"):
        for control in board(GAME, state, 4, language).controls:
            assert isinstance(control, Button)
            assert len(control.label) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_doubled_spaces(language: Language) -> None:
    for state, happenings in playout(GAME, 3, "spaces"):
        everybody: Reader = reader(GAME, 3, language)
        told = [GAME.face.tell(h, everybody) for h in happenings if isinstance(h, Event)]
        for line in (*told, *board(GAME, state, 3, language).lines):
            assert not re.search(r"  | [.,]", line)
