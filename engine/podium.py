"""The picture of a finished game: a podium, and everybody's points chapter by chapter."""

from collections.abc import Sequence
from functools import partial

from engine.drawing import COLOURS, INK, MUTED, SMALL, line, path, rect, seat_mark, svg, text
from engine.game import Outcome, Reader, Seat
from engine.lettering import breadth, fitted, legible
from engine.screen import Picture

GOLD = "#e8b93c"
LEFT, RIGHT = 70, 740
SHORTEST, LONGEST = 440, 650  # steps: even the last has room for a name
CHART_HEIGHT = 300


def podium(outcome: Outcome, course: Sequence[Sequence[int]], reader: Reader) -> Picture:
    """Return the end of a game as a picture for sharing."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: (_place(outcome, seat), seat))
    return Picture(partial(_drawn, outcome, order, course, reader), _alt(outcome, order, reader))


def _drawn(
    outcome: Outcome, order: list[Seat], course: Sequence[Sequence[int]], reader: Reader
) -> str:
    places = [_step(outcome, seat, row, reader) for row, seat in enumerate(order)]
    top = 50 + 84 * len(order)
    chart = _chart(course, top) if len(course) > 1 else ""
    height = top + (CHART_HEIGHT + 90 if chart else 0)
    caption = text(LEFT, top + 36, reader.words("podium-course"), fill=MUTED) if chart else ""
    return svg(height, *places, caption, chart)


def _place(outcome: Outcome, seat: int) -> int:
    """Return 1 for winners; the others rank by points below them."""
    if seat in outcome.winners:
        return 1
    better = sum(score > outcome.scores[seat] for score in outcome.scores)
    return max(better, len(outcome.winners)) + 1


def _step(outcome: Outcome, seat: int, row: int, reader: Reader) -> str:
    y = 40 + 84 * row
    won = seat in outcome.winners
    best = max(1, *outcome.scores)
    length = SHORTEST + (LONGEST - SHORTEST) * max(0, outcome.scores[seat]) / best
    ground = rect(LEFT - 30, y, length, 70, GOLD if won else "#e3dccd", radius=16)
    crown = path(_crown(LEFT + 8, y + 36), INK) if won else _medal(outcome, seat, y)
    score = str(outcome.scores[seat])
    name, room = legible(reader.names[seat], f"#{seat + 1}"), length - 112 - breadth(score, 38)
    title = fitted(LEFT + 48, y + 46, name, room, size=34, bold=won)
    points = text(LEFT - 48 + length, y + 47, score, size=38, anchor="end", bold=True)
    return ground + crown + title + points + seat_mark(LEFT + 660, y + 35, seat)


def _medal(outcome: Outcome, seat: int, y: float) -> str:
    return text(LEFT + 8, y + 46, f"{_place(outcome, seat)}.", size=32, anchor="middle")


def _crown(x: float, y: float) -> str:
    corners = ((-22, 14), (-24, -14), (-9, 0), (0, -20), (9, 0), (24, -14), (22, 14))
    return "M" + "L".join(f"{x + dx:g} {y + dy:g}" for dx, dy in corners) + "Z"


def _chart(course: Sequence[Sequence[int]], top: float) -> str:
    points = [score for scores in course for score in scores]
    low, high = min(0, *points), max(1, *points)
    bottom = top + 70 + CHART_HEIGHT - 40

    def spot(chapter: int, score: int) -> tuple[float, float]:
        x = LEFT + (RIGHT - LEFT) * chapter / (len(course) - 1)
        return x, bottom - (CHART_HEIGHT - 60) * (score - low) / (high - low)

    parts = [line(LEFT, bottom, RIGHT, bottom, "#cfc6b4", 3)]
    parts += [
        text(spot(n, 0)[0], bottom + 36, str(n), size=SMALL, fill=MUTED, anchor="middle")
        for n in range(len(course))
        if n % (1 + len(course) // 12) == 0
    ]
    for seat in range(len(course[0])):
        spots = [spot(n, scores[seat]) for n, scores in enumerate(course)]
        track = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in spots)
        parts.append(path(track, stroke=COLOURS[seat], thick=6))
        parts.append(seat_mark(spots[-1][0] - 26 * seat, spots[-1][1], seat))
    return "".join(parts)


def _alt(outcome: Outcome, order: Sequence[int], reader: Reader) -> str:
    places = [
        reader.words(
            "podium-place",
            place=_place(outcome, seat),
            name=reader.names[seat],
            points=outcome.scores[seat],
        )
        for seat in order
    ]
    return reader.words("podium-alt", places=", ".join(places))
