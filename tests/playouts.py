"""Random games for the promises that hold for every game."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.dice import Dice
from engine.game import AnyGame, Reader, Seat
from engine.levels import Level, choose
from engine.moves import MoveCodec
from engine.screen import Button, Control, Menu, Page, Pick, Screen
from engine.words import Language, Words

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve")
COMMON = Path(__file__).parent.parent / "engine" / "texts"


def seed_of(text: str) -> bytes:
    """Return the seed of a test's game."""
    return sha256(text.encode()).digest()


def reader(game: AnyGame, seats: int, language: Language, seat: Seat | None = None) -> Reader:
    """Return somebody who reads the screens of a game."""
    return Reader(Words(language, (COMMON, game.folder / "texts")), NAMES[:seats], seat)


def default_options(game: AnyGame) -> dict[str, Any]:
    """Return the options of a lobby nobody touched."""
    return {option.name: option.default for option in game.options}


def playout(game: AnyGame, seats: int, seed: str, most: int = 5_000) -> Iterator[tuple[Any, Any]]:
    """Play a random game; yield each state with what just happened, the last one over."""
    dice, luck = Dice(seed_of(seed)), Dice(seed_of(seed + " luck"))
    setup = game.rules.setup(seats, default_options(game), dice)
    state = setup.state
    yield state, setup.happenings
    for _ in range(most):
        asked = game.rules.asked(state)
        if not asked:
            return
        moves = game.rules.moves(state, asked[0])
        move = moves[luck.below(len(moves))]
        yield state, game.rules.play(state, asked[0], move, dice)
    raise AssertionError(f"{game.id} did not end after {most} decisions")


def strong_choice(game: AnyGame, state: Any, rounds: int) -> Any:
    """Return what a strong computer plays for whoever is asked, after so many dreams."""
    seat, dreams = game.rules.asked(state)[0], iter([True] * rounds)
    view, moves = game.rules.view(state, seat), game.rules.moves(state, seat)
    luck = Dice(seed_of("dreams"))
    return choose(game, Level.STRONG, view, seat, moves, luck, lambda: next(dreams, False))


def check_strong_choices(game: AnyGame, seats: int) -> None:
    """Check that a strong computer short of time plays legal moves all through a random game."""
    rules = game.rules
    for number, (state, _) in enumerate(playout(game, seats, "strong")):
        if number % 10 == 0 and rules.asked(state):
            assert strong_choice(game, state, 2) in rules.moves(state, rules.asked(state)[0])


def screens(game: AnyGame, state: Any, seats: int, language: Language) -> Iterator[Screen]:
    """Yield the board and every seat's front page."""
    rules = game.rules
    yield board(game, state, seats, language)
    for seat in range(seats):
        yield hand(game, rules.view(state, seat), rules.moves(state, seat), seats, language, seat)


def board(game: AnyGame, state: Any, seats: int, language: Language) -> Screen:
    """Return the board as the house asks for it."""
    rules = game.rules
    moves: list[Any] = []
    for seat in rules.asked(state):
        if rules.in_the_open(state, seat):
            moves += rules.moves(state, seat)
    return game.face.board(rules.view(state, None), moves, reader(game, seats, language))


def hand(
    game: AnyGame,
    view: Any,
    moves: Sequence[Any],
    seats: int,
    language: Language,
    seat: Seat,
    page: str = "",
) -> Screen:
    """Return a seat's private screen."""
    return game.face.hand(view, moves, reader(game, seats, language, seat), page)


def offered(
    game: AnyGame, view: Any, moves: Sequence[Any], seats: int, seat: Seat, language: Language
) -> tuple[set[str], list[Screen]]:
    """Open every page of a private screen; return the codes of all moves offered, and the pages."""
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    codes: set[str] = set()
    seen: dict[str, Screen] = {}
    to_open = [""]
    while to_open:
        page = to_open.pop()
        if page in seen:
            continue
        seen[page] = hand(game, view, moves, seats, language, seat, page)
        for control in seen[page].controls:
            to_open += pages_of(control)
            codes |= {codec.code(move) for move in moves_of(control, codec)}
    return codes, list(seen.values())


def pages_of(control: Control) -> list[str]:
    """Return the pages a control opens."""
    return [does.path for does in _does(control) if isinstance(does, Page)]


def moves_of(control: Control, codec: MoveCodec[Any]) -> list[Any]:
    """Return the moves a control can play; of a Pick, the smallest, a middle and the largest."""
    if isinstance(control, Pick):
        values = [thing.value for thing in control.things]
        sizes = {control.least, (control.least + control.most) // 2, control.most}
        return [codec.decode(control.begins, values[:size]) for size in sizes]
    return [does for does in _does(control) if does is not None and not isinstance(does, Page)]


def _does(control: Control) -> list[Any]:
    match control:
        case Button():
            return [control.does]
        case Menu():
            return [choice.does for choice in control.choices]
        case _:
            return []
