"""What a bot has on disk, read beside it, and replayed with the engine alone."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from engine.absence import Patience
from engine.dice import Dice
from engine.game import AnyGame, Outcome
from engine.house import board_screen
from engine.moves import MoveCodec
from engine.record import Record, Scribe, write_result
from engine.registry import GAMES
from storage.journal import SHEET

Row = tuple[int, str, bool]  # seat, the move's code, auto


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game played again from its seed and its stored moves."""

    state: Any
    drawn: int
    record: Record
    outcome: Outcome | None


class Stored:
    """The last table of a database; reads only, so a dead bot's file stays as it fell."""

    def __init__(self, database: Path) -> None:
        self._database = database

    @property
    def sheet(self) -> dict[str, Any]:
        """The sheet as it is now."""
        ((text,),) = self.read("SELECT sheet FROM snapshot ORDER BY id DESC LIMIT 1")
        sheet: dict[str, Any] = json.loads(text)
        return sheet

    @property
    def board(self) -> tuple[str, ...]:
        """What the board of this sheet says in English."""
        text = json.dumps(self.sheet)
        sheet, game = SHEET.validate_json(text), self.game
        if sheet.match is not None:
            state = TypeAdapter(game.state_type).validate_python(sheet.match.state)
            sheet = replace(sheet, match=replace(sheet.match, state=state))
        return board_screen(sheet, game, "en", (), Patience()).lines

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return GAMES[self.sheet["game"]]

    @property
    def steps(self) -> list[Row]:
        """Every decision in order; their numbers have no gap."""
        rows = self.read(
            'SELECT step, seat, move, auto FROM step WHERE "table" = '
            "(SELECT max(id) FROM snapshot) ORDER BY step"
        )
        assert [row[0] for row in rows] == list(range(len(rows)))
        codec: MoveCodec[Any] = MoveCodec(self.game.move_types)
        return [
            (seat, codec.code(codec.read(json.loads(move))), bool(auto))
            for _, seat, move, auto in rows
        ]

    def choosers(self, since: int = 0) -> list[int]:
        """Who decided, step by step; what was forced is left out."""
        return [seat for seat, _, auto in self.steps[since:] if not auto]

    def awaits(self, person: int) -> bool:
        """Whether somebody's clock runs: they are asked."""
        match = self.sheet["match"]
        return match is not None and bool(match["due"][self.seat_of(person)])

    def seat_of(self, person: int) -> int:
        """Where somebody sits."""
        return [player["person"] for player in self.sheet["players"]].index(person)

    def replayed(self, seed: str) -> Replayed:
        """Play the stored moves again; each must be legal, each forced one marked as such."""
        sheet, game = self.sheet, self.game
        codec: MoveCodec[Any] = MoveCodec(game.move_types)
        scribe, dice = Scribe(game), Dice(bytes.fromhex(seed))
        setup = game.rules.setup(len(sheet["players"]), sheet["options"], dice)
        state = setup.state
        scribe.happened(setup.happenings)
        for seat, code, auto in self.steps:
            move, moves = codec.decode(code), game.rules.moves(state, seat)
            assert move in moves
            scribe.decided(seat, moves, move, auto=auto)
            scribe.happened(game.rules.play(state, seat, move, dice))
        outcome = game.rules.outcome(state)
        record = Record(
            record=1,
            game=game.id,
            seats=len(sheet["players"]),
            seed=seed,
            options=sheet["options"],
            first=setup.first,
            setup=setup.dealt,
            steps=scribe.steps,
            result=write_result(outcome),
        )
        return Replayed(state, dice.drawn, record, outcome)

    def check_whole(self) -> None:
        """Assert that the steps lead to the snapshot: nothing doubled, nothing half there."""
        match = self.sheet["match"]
        if match is None:
            assert self.read("SELECT count(*) FROM step") == [(0,)]
            return
        replayed = self.replayed(match["seed"])
        adapter = TypeAdapter(self.game.state_type)
        assert adapter.dump_python(replayed.state, mode="json") == match["state"]
        assert (len(self.steps), replayed.drawn) == (match["step"], match["drawn"])

    def read(self, query: str) -> list[Any]:
        """Return the rows of a query."""
        uri = f"file:{self._database}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            return connection.execute(query).fetchall()
