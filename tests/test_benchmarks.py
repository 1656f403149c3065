"""Every benchmark runs and prints a ratio to its baseline; how large it is, no test says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.__main__ import BENCHMARKS
from benchmarks.figures import HEAD, Figure, share

ROW = re.compile(r"\| .+ \| [\d.,]+ \S+ \| [\d.,]+ \S+ \| [\d.e+-]+ \| .* \|")


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_prints_ours_the_baseline_and_their_ratio(name: str) -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", name]
    root = Path(__file__).parent.parent

    run = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)

    assert run.returncode == 0, run.stderr
    head, rows = run.stdout[: len(HEAD)], run.stdout[len(HEAD) :].split("\n")[1:-1]
    assert head == HEAD
    assert rows and all(ROW.fullmatch(row) for row in rows), rows


def test_the_median_and_the_slowest_hundredth_are_values_that_were_measured() -> None:
    times = [float(number) for number in range(1, 201)]

    assert (share(times, 0.5), share(times, 0.99)) == (100, 198)


def test_a_figure_tells_whether_its_goal_is_met() -> None:
    assert str(Figure("moves", 500, 1000, "/s", "≥ 0.6", met=False)) == (
        "| moves | 500 /s | 1,000 /s | 0.5 | ≥ 0.6 | no |"
    )
