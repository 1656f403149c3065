"""Promises that every registered game keeps."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.dice import Dice
from engine.drawing import SMALL
from engine.game import AnyGame, Event, Seat
from engine.levels import Level, choose
from engine.moves import MoveCodec
from engine.record import simulate, verify
from engine.registry import GAMES
from engine.screen import Button, Menu, Pick
from engine.signpost import way_to
from engine.words import LANGUAGES
from tests.playouts import (
    board,
    default_options,
    moves_of,
    offered,
    playout,
    reader,
    screens,
    seed_of,
)

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def sampled(game: AnyGame, seats: int, seed: str, every: int = 7) -> Iterator[Any]:
    """Yield some states of a random game, from the first on."""
    return (state for state, _ in islice(playout(game, seats, seed), 0, None, every))


@every_table
def test_random_games_end_with_a_result(game: AnyGame, seats: int) -> None:
    for number in range(20):
        *_, (state, _) = playout(game, seats, f"end {number}")

        outcome = game.rules.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == seats
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert outcome.winners


@every_table
def test_the_same_seed_gives_the_same_game(game: AnyGame, seats: int) -> None:
    def play() -> str:
        luck = Dice(seed_of("choices"))
        return simulate(
            game, seats, seed_of("same"), lambda s, seat, moves: moves[luck.below(len(moves))]
        ).model_dump_json()

    assert play() == play()


@every_table
def test_a_record_agrees_with_the_rules_and_a_changed_one_does_not(
    game: AnyGame, seats: int
) -> None:
    luck = Dice(seed_of("record choices"))
    record = simulate(
        game, seats, seed_of("record"), lambda s, seat, m: m[luck.below(len(m))], legal=True
    )

    verify(game, record)
    prefix = record.model_copy(update={"steps": record.steps[: len(record.steps) // 2]})
    verify(game, prefix.model_copy(update={"result": None}))
    with pytest.raises(Exception, match="expected"):
        verify(game, prefix)
    with pytest.raises(Exception, match="expected"):
        verify(game, record.model_copy(update={"seed": "00" * 32}))


@every_table
def test_a_state_survives_json_and_goes_on_alike(game: AnyGame, seats: int) -> None:
    stored = TypeAdapter(game.state_type)
    for state in sampled(game, seats, "json"):
        restored = stored.validate_json(stored.dump_json(state))

        assert restored == state
        for seat in game.rules.asked(state):
            assert list(game.rules.moves(restored, seat)) == list(game.rules.moves(state, seat))


@every_table
def test_playing_on_a_copy_leaves_the_original_alone(game: AnyGame, seats: int) -> None:
    stored = TypeAdapter(game.state_type)
    for state in sampled(game, seats, "copy"):
        before = stored.dump_json(state)
        for seat in game.rules.asked(state):
            for move in list(islice(game.rules.moves(state, seat), 10)):
                copy = game.rules.copy(state)
                game.rules.play(copy, seat, move, Dice(seed_of("copy dice"), 1_000))

        assert stored.dump_json(state) == before


@every_table
def test_every_legal_move_is_offered_and_no_other(game: AnyGame, seats: int) -> None:
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    for state in sampled(game, seats, "offers"):
        for seat in range(seats):
            moves = game.rules.moves(state, seat)
            view = game.rules.view(state, seat)
            codes, pages = offered(game, view, moves, seats, seat, "en")

            assert all(codec.decode(code) in moves for code in codes)
            if not any(isinstance(c, Pick) for page in pages for c in page.controls):
                assert codes == {codec.code(move) for move in moves}
            assert bool(codes) == bool(moves)


@every_table
def test_the_board_offers_only_legal_moves(game: AnyGame, seats: int) -> None:
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    for state in sampled(game, seats, "board offers"):
        legal = [m for seat in game.rules.asked(state) for m in game.rules.moves(state, seat)]
        for control in board(game, state, seats, "fr").controls:
            assert all(move in legal for move in moves_of(control, codec))


@every_table
def test_moves_survive_their_code_and_their_json(game: AnyGame, seats: int) -> None:
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    for state in sampled(game, seats, "codes"):
        for seat in game.rules.asked(state):
            for move in list(islice(game.rules.moves(state, seat), 60)):
                assert codec.read(codec.write(move)) == move
                assert codec.decode(codec.code(move)) == move


@every_table
def test_views_leak_nothing_a_guess_could_not_hold(game: AnyGame, seats: int) -> None:
    rules = game.rules
    for number, state in enumerate(sampled(game, seats, "leak")):
        for viewer in (None, *range(seats)):
            view = rules.view(state, viewer)
            guess = rules.guess(view, Dice(seed_of(f"guess {number}")))

            assert rules.view(guess, viewer) == view
            assert rules.asked(guess) == rules.asked(state)
            if viewer is not None:
                assert list(rules.moves(guess, viewer)) == list(rules.moves(state, viewer))


@every_table
def test_the_board_is_the_same_whatever_is_hidden(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(sampled(game, seats, "hidden")):
        guess = game.rules.guess(game.rules.view(state, None), Dice(seed_of(f"other {number}")))

        assert board(game, guess, seats, "fr") == board(game, state, seats, "fr")


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_and_story_line_speaks(game: AnyGame, seats: int, language: Any) -> None:
    everybody = reader(game, seats, language)
    for state, happenings in playout(game, seats, "words"):
        for event in (h for h in happenings if isinstance(h, Event)):
            line = game.face.tell(event, everybody)
            assert line.strip() == line != ""
        for screen in screens(game, state, seats, language):
            assert screen.title
            assert not re.search(r"\{|\}|None|\$", "\n".join((screen.title, *screen.lines)))
    outcome = game.rules.outcome(state)
    assert outcome is not None
    lines = game.face.final(game.rules.view(state, None), outcome, everybody)
    assert all(name in "\n".join(lines) for name in everybody.names)


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_discord(game: AnyGame, seats: int, language: Any) -> None:
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    for state in sampled(game, seats, "limits", every=11):
        found = list(screens(game, state, seats, language))
        for seat in game.rules.asked(state):
            view, moves = game.rules.view(state, seat), game.rules.moves(state, seat)
            found += offered(game, view, moves, seats, seat, language)[1]
        for screen in found:
            assert len(screen.title) + sum(len(line) + 1 for line in screen.lines) <= 3_000
            assert sum(_rows(control) for control in screen.controls) <= 25
            for control in screen.controls:
                assert all(0 < len(label) <= 80 for label in _labels(control))
                assert all(len(codec.code(move)) <= 70 for move in moves_of(control, codec)[:50])
                if isinstance(control, Pick):
                    assert 1 <= control.least <= control.most <= len(control.things) <= 25


def _labels(control: Any) -> list[str]:
    match control:
        case Button():
            return [control.label]
        case Menu():
            return [control.prompt, *(choice.label for choice in control.choices)]
    return [control.prompt, *(thing.label for thing in control.things)]


def _rows(control: Any) -> float:
    match control:
        case Button():
            return 1.25  # a button and its share of a row of four
        case Menu():
            return 2 * ((len(control.choices) + 24) // 25)
    return 2


@every_table
def test_pictures_are_the_same_whatever_is_hidden(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(sampled(game, seats, "pictures", every=17)):
        guess = game.rules.guess(game.rules.view(state, None), Dice(seed_of(f"paint {number}")))
        shown, guessed = board(game, state, seats, "fr"), board(game, guess, seats, "fr")

        assert shown.picture == guessed.picture


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_legible_and_come_with_words(game: AnyGame, seats: int, language: Any) -> None:
    for state in sampled(game, seats, "legible", every=23):
        for screen in screens(game, state, seats, language):
            assert screen.picture is not None
            assert 20 < len(screen.picture.alt) <= 1_024
            sizes = [
                float(size) for size in re.findall(r'font-size="([\d.]+)"', screen.picture.svg)
            ]
            assert min(sizes) >= SMALL


@every_table
def test_the_computer_plays_legal_moves_to_the_end(game: AnyGame, seats: int) -> None:
    luck, dice = Dice(seed_of("computer")), Dice(seed_of("computer game"))
    state = game.rules.setup(seats, default_options(game), dice).state
    for _ in range(5_000):
        asked = game.rules.asked(state)
        if not asked:
            break
        seat = asked[0]
        moves = game.rules.moves(state, seat)
        move = game.brain.choose(game.rules.view(state, seat), seat, moves, luck)
        assert move in moves
        game.rules.play(state, seat, move, dice)
    assert game.rules.outcome(state) is not None


@every_table
@pytest.mark.parametrize("level", Level)
def test_a_computer_plays_the_same_whatever_is_hidden(
    game: AnyGame, seats: int, level: Level
) -> None:
    rules = game.rules
    for number, state in enumerate(sampled(game, seats, "computer sees", every=31)):
        for seat in rules.asked(state):
            guess = rules.guess(rules.view(state, seat), Dice(seed_of(f"behind {number}")))
            seen, guessed = (_decided(game, level, one, seat) for one in (state, guess))

            assert seen == guessed
            assert seen in rules.moves(state, seat)


def _decided(game: AnyGame, level: Level, state: Any, seat: Seat) -> Any:
    """Return what a computer does with a few dreams and always the same luck."""
    view, moves = game.rules.view(state, seat), game.rules.moves(state, seat)
    dreams = iter(range(3))
    luck = Dice(seed_of("computer's luck"))
    return choose(game, level, view, seat, moves, luck, lambda: next(dreams, None) is not None)


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_a_move_is_told_by_labels(game: AnyGame, seats: int, language: Any) -> None:
    rules, luck = game.rules, Dice(seed_of("way"))
    for state in sampled(game, seats, "way", every=13):
        for seat in rules.asked(state):
            view, moves = rules.view(state, seat), rules.moves(state, seat)
            move = moves[luck.below(len(moves))]

            assert way_to(move, game, view, moves, reader(game, seats, language, seat))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_both_languages_have_the_same_texts(game: AnyGame) -> None:
    keys = {}
    for language in LANGUAGES:
        source = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf8")
        keys[language] = set(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))

    assert keys["fr"] == keys["en"]
    assert {"title", "pitch", "reconstructed"} <= keys["en"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_written_rules_come_in_pages_that_fit(game: AnyGame) -> None:
    for name in ("RULES.md", "RULES.fr.md"):
        pages = (game.folder / name).read_text(encoding="utf8").split("\n## ")
        assert len(pages) > 2
        assert all(len(page) <= 3_000 for page in pages)
