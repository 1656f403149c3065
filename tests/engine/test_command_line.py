"""`python -m engine`: records go out, and come back checked."""

import json
import subprocess
import sys
from pathlib import Path


def engine(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *words], capture_output=True, text=True, check=False
    )


def test_simulated_games_verify_and_changed_ones_do_not(tmp_path: Path) -> None:
    played = engine(
        "simulate", "art_robbery", "--seats", "3", "--games", "2", "--seed", "s", "--legal"
    )
    file = tmp_path / "games.jsonl"
    file.write_text(played.stdout)
    assert engine("verify", str(file)).returncode == 0
    first, second = (json.loads(line) for line in played.stdout.splitlines())
    second["steps"][1]["auto"] = not second["steps"][1].get("auto")
    file.write_text(json.dumps(first) + "\n" + json.dumps(second) + "\n")

    checked = engine("verify", str(file))

    assert checked.returncode == 1
    assert "games.jsonl:2: step 1" in checked.stdout
    assert "1 of 2 records agree" in checked.stdout


def test_a_wrong_number_of_seats_is_a_sentence() -> None:
    refused = engine("simulate", "thiefs_market", "--seats", "2")

    assert refused.returncode == 2
    assert "3 to 5 players" in refused.stderr


def test_what_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text('{"record": 1}\n')

    assert "not a record" in engine("verify", str(file)).stdout
