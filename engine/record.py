"""The game record: one JSON object a game, written by simulations and exports, and verified."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.dice import Dice
from engine.game import AnyGame, Chance, Happening, Outcome, Seat
from engine.moves import UnreadableMoveError, codec_of

Chooser: TypeAlias = Callable[[Any, Seat, Sequence[Any]], Any]


class Record(BaseModel):
    """A game as JSON. Unknown top-level keys are ignored."""

    model_config = ConfigDict(extra="ignore", strict=True)

    record: Literal[1]
    game: str
    seats: int
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    options: dict[str, Any]
    first: int
    setup: dict[str, Any]
    steps: list[dict[str, Any]]
    result: dict[str, Any] | None


class Disagreement(Exception):
    """Where a record and the rules part."""

    def __init__(self, where: str, expected: Any, found: Any) -> None:
        super().__init__(f"{where}: expected {expected!r}, found {found!r}")


def write_result(outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome as the record writes it."""
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "detail": outcome.detail,
    }


def simulate(
    game: AnyGame, seats: int, seed: bytes, choose: Chooser, *, legal: bool = False
) -> Record:
    """Play one whole game with a chooser for every seat and return its record."""
    scribe = Scribe(game, legal=legal)
    dice = Dice(seed)
    options = {option.name: option.default for option in game.options}
    setup = game.rules.setup(seats, options, dice)
    scribe.happened(setup.happenings)
    state = setup.state
    while asked := game.rules.asked(state):
        seat = asked[0]
        moves = game.rules.moves(state, seat)
        auto = len(moves) == 1 and not game.rules.always_asked(state, seat)
        move = moves[0] if auto else choose(state, seat, moves)
        scribe.decided(seat, moves, move, auto=auto)
        scribe.happened(game.rules.play(state, seat, move, dice))
    return Record(
        record=1,
        game=game.id,
        seats=seats,
        seed=seed.hex(),
        options=options,
        first=setup.first,
        setup=setup.dealt,
        steps=scribe.steps,
        result=write_result(game.rules.outcome(state)),
    )


class Scribe:
    """Writes down decisions and chance in the order in which they happen."""

    def __init__(self, game: AnyGame, *, legal: bool = False) -> None:
        self.steps: list[dict[str, Any]] = []
        self._codec = codec_of(game.move_types)
        self._legal = legal

    def decided(self, seat: Seat, moves: Sequence[Any], move: Any, *, auto: bool) -> None:
        """Write a decision, with all legal moves if they were asked for."""
        step: dict[str, Any] = {"seat": seat}
        if self._legal:
            step["legal"] = [self._codec.write(each) for each in moves]
        self.steps.append(step | {"action": self._codec.write(move), "auto": auto})

    def happened(self, happenings: Sequence[Happening]) -> None:
        """Write what chance decided."""
        self.steps += [h.step for h in happenings if isinstance(h, Chance)]


def verify(game: AnyGame, record: Record) -> None:
    """Replay a record, chance included; raise the first Disagreement."""
    dice = Dice(bytes.fromhex(record.seed))
    setup = game.rules.setup(record.seats, record.options, dice)
    _same("first", setup.first, record.first)
    _same("setup", setup.dealt, record.setup)
    replay = _Replay(game, setup.state, dice, record)
    replay.chance(setup.happenings)
    while not replay.at_end:
        replay.decision()
    _same("result", write_result(game.rules.outcome(setup.state)), record.result)


class _Replay:
    def __init__(self, game: AnyGame, state: Any, dice: Dice, record: Record) -> None:
        self._game = game
        self._state = state
        self._dice = dice
        self._steps = record.steps
        self._finished = record.result is not None
        self._at = 0
        self._codec = codec_of(game.move_types)

    @property
    def at_end(self) -> bool:
        return self._at >= len(self._steps)

    def chance(self, happenings: Sequence[Happening]) -> None:
        for happening in happenings:
            if isinstance(happening, Chance):
                self._same_chance(happening.step)

    def _same_chance(self, step: dict[str, Any]) -> None:
        if not self.at_end:
            _same(self._where(), step, self._steps[self._at])
        elif self._finished:
            raise Disagreement(self._where(), step, None)
        self._at += 1

    def decision(self) -> None:
        rules, step = self._game.rules, self._steps[self._at]
        asked = rules.asked(self._state)
        if not asked:
            raise Disagreement(self._where(), "the end of the game", step)
        seat = asked[0]
        _same(f"{self._where()} seat", seat, step.get("seat"))
        moves = rules.moves(self._state, seat)
        self._same_legal(moves, step)
        move = self._move(step)
        if move not in moves:
            raise Disagreement(f"{self._where()} action", "a legal move", step.get("action"))
        auto = len(moves) == 1 and not rules.always_asked(self._state, seat)
        _same(f"{self._where()} auto", auto, step.get("auto"))
        _same(f"{self._where()} keys", set(), step.keys() - {"seat", "legal", "action", "auto"})
        self._at += 1
        self.chance(rules.play(self._state, seat, move, self._dice))

    def _move(self, step: dict[str, Any]) -> Any:
        action = step.get("action")
        try:
            move = self._codec.read(action)
        except UnreadableMoveError as error:
            raise Disagreement(f"{self._where()} action", "a move of this game", action) from error
        _same(f"{self._where()} action", self._codec.write(move), action)
        return move

    def _same_legal(self, moves: Sequence[Any], step: dict[str, Any]) -> None:
        if "legal" not in step:
            return
        expected = _in_order([self._codec.write(move) for move in moves])
        _same(f"{self._where()} legal", expected, _in_order(step["legal"]))

    def _where(self) -> str:
        return f"step {self._at}"


def _in_order(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(legal, key=lambda action: json.dumps(action, sort_keys=True))


def _same(where: str, expected: Any, found: Any) -> None:
    if expected != found:
        raise Disagreement(where, expected, found)
