"""The end of a game, explained."""

from engine.game import Outcome, Reader, Seat
from engine.games.art_robbery.phrases import chips
from engine.games.art_robbery.scoring import PENALTY
from engine.games.art_robbery.view import View


def explain(view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
    """Return everybody's score, best first, with its reasons, and why the winners won."""
    ranking = sorted(range(len(outcome.scores)), key=lambda seat: _rank(outcome, seat))
    scores = [line for seat in ranking for line in _score(view, outcome, seat, reader)]
    return (*scores, "", _verdict(outcome, reader))


def _rank(outcome: Outcome, seat: Seat) -> tuple[bool, int, int]:
    return seat not in outcome.winners, -outcome.scores[seat], -outcome.detail["alibis"][seat]


def _score(view: View, outcome: Outcome, seat: Seat, reader: Reader) -> list[str]:
    words, detail = reader.words, outcome.detail
    return [
        words(
            "final-score",
            seat=reader.names[seat],
            points=outcome.scores[seat],
            winner="yes" if seat in outcome.winners else "no",
        ),
        words(
            "final-reason",
            loot=detail["loot"][seat],
            alibis=detail["alibis"][seat],
            police=_police(outcome, seat),
            penalty=PENALTY,
        ),
        words("final-tokens", tokens=chips(view.banked[seat] or (), words)),
    ]


def _police(outcome: Outcome, seat: Seat) -> str:
    if seat not in outcome.detail["caught"]:
        return "free"
    return "fined" if len(outcome.scores) == 2 else "caught"


def _verdict(outcome: Outcome, reader: Reader) -> str:
    names = reader.words.listed([reader.names[seat] for seat in outcome.winners])
    return reader.words(f"won-{_why(outcome)}", names=names)


def _why(outcome: Outcome) -> str:
    if len(outcome.detail["caught"]) == len(outcome.scores):
        return "together"
    if len(outcome.winners) > 1:
        return "shared"
    best = max(outcome.scores)
    return "alibis" if outcome.scores.count(best) > 1 else "score"
