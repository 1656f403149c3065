"""Golden records: whole games that must come out the same, decision by decision.

One for each number of seats: `python -m engine simulate GAME --seats N --players computer --legal`.
"""

from pathlib import Path
from typing import Any

import pytest

from engine.moves import MoveCodec
from engine.record import Record, simulate, verify
from engine.registry import GAMES

GOLDEN = Path(__file__).parent / "golden"
RECORDS = [
    pytest.param(Record.model_validate_json(line), id=f"{file.stem}-{number}")
    for file in sorted(GOLDEN.glob("*.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf8").splitlines())
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_golden_record_agrees_with_the_rules(record: Record) -> None:
    verify(GAMES[record.game], record)


@pytest.mark.parametrize("record", RECORDS)
def test_a_golden_record_comes_out_the_same_again(record: Record) -> None:
    game = GAMES[record.game]
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    chosen = iter([codec.read(s["action"]) for s in record.steps if s.get("auto") is False])

    again = simulate(
        game, record.seats, bytes.fromhex(record.seed), lambda *_: next(chosen), legal=True
    )

    assert again == record
