"""A figure beside its baseline, as a line of the table in README.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

HEAD = "| what | ours | baseline | ratio | goal | met |\n|---|---:|---:|---:|---|---|"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured; `goal` is empty where there is none."""

    what: str
    ours: float
    baseline: float
    unit: str
    goal: str = ""
    met: bool = True

    @property
    def ratio(self) -> float:
        """Return how many baselines ours is."""
        return self.ours / self.baseline

    def __str__(self) -> str:
        met = ("yes" if self.met else "no") if self.goal else ""
        ours, baseline = (f"{_short(value)} {self.unit}" for value in (self.ours, self.baseline))
        return f"| {self.what} | {ours} | {baseline} | {self.ratio:.3g} | {self.goal} | {met} |"


def share(values: Sequence[float], part: float) -> float:
    """Return the value that this part of the values does not exceed: 0.5 is the median."""
    return sorted(values)[ceil(len(values) * part) - 1]


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
