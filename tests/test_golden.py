"""Golden records: whole games that must come out the same, decision by decision.

After a wanted change of rules or of a computer player they are written anew, one for each number
of seats: `python -m engine simulate GAME --seats N --seed golden --players computer --legal`.
"""

from pathlib import Path

import pytest

from engine.__main__ import chooser
from engine.record import Record, simulate, verify
from engine.registry import GAMES

GOLDEN = Path(__file__).parent / "golden"
RECORDS = [
    pytest.param(line, id=f"{file.stem}-{number}")
    for file in sorted(GOLDEN.glob("*.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf8").splitlines())
]


@pytest.mark.parametrize("line", RECORDS)
def test_a_golden_record_agrees_with_the_rules(line: str) -> None:
    record = Record.model_validate_json(line)

    verify(GAMES[record.game], record)


@pytest.mark.parametrize("line", RECORDS)
def test_a_golden_record_comes_out_the_same_again(line: str) -> None:
    record = Record.model_validate_json(line)
    game = GAMES[record.game]
    choose = chooser(game, "computer", "golden/0")

    again = simulate(game, record.seats, bytes.fromhex(record.seed), choose, legal=True)
    assert again == record


def test_every_game_has_a_golden_record_for_each_number_of_seats() -> None:
    for game in GAMES.values():
        lines = (GOLDEN / f"{game.id}.jsonl").read_text(encoding="utf8").splitlines()

        assert [Record.model_validate_json(line).seats for line in lines] == list(game.seats)
