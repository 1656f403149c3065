"""The end of a game explained: everybody's points, the majorities, why the winners won."""

from collections.abc import Sequence

from engine.game import Outcome, Reader, Seat
from engine.games.thiefs_market.scoring import card_points, icons_of
from engine.games.thiefs_market.view import View
from engine.games.thiefs_market.wording import Wording


def explain(view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
    """Return the score line by line, best player first."""
    say = Wording(reader)
    ranking = sorted(range(view.seats), key=lambda seat: -outcome.scores[seat])
    lines = [_victory(view, outcome, say)]
    for seat in ranking:
        lines += _player(view, outcome, seat, say)
    icons = [icons_of(cards, "henchman") for cards in view.cards]
    lines.append(say("final-henchmen", counts=_counts(icons, say)))
    lines.append(say("final-gold", counts=_counts(view.gold, say)))
    return tuple(lines)


def _player(view: View, outcome: Outcome, seat: Seat, say: Wording) -> list[str]:
    points = {source: by_seat[seat] for source, by_seat in outcome.detail.items()}
    total = outcome.scores[seat]
    return [
        say("final-player", name=say.name(seat), total=total, **points),
        _cards(view, seat, say),
    ]


def _cards(view: View, seat: Seat, say: Wording) -> str:
    worth = {c: card_points(c, seat, view.cards, view.infamy[seat] or 0) for c in view.cards[seat]}
    scoring = [say("final-card", card=say.card(c), points=n) for c, n in worth.items() if n]
    return say("final-cards", cards=", ".join(scoring)) if scoring else say("final-no-cards")


def _counts(counts: Sequence[int], say: Wording) -> str:
    found = (say("final-count", name=say.name(seat), n=n) for seat, n in enumerate(counts))
    return ", ".join(found)


def _victory(view: View, outcome: Outcome, say: Wording) -> str:
    """Return who won, and by which tie-break."""
    winner, total = outcome.winners[0], max(outcome.scores)
    cards = [len(owned) for owned in view.cards]
    tokens = [gold + (own or 0) for gold, own in zip(view.gold, view.infamy, strict=True)]
    facts = {"total": total, "cards": cards[winner], "tokens": tokens[winner]}
    if len(outcome.winners) > 1:
        return say("final-shared", winners=say.names(outcome.winners), **facts)
    level = [s for s, n in enumerate(outcome.scores) if n == total and s != winner]
    equal = [s for s in level if cards[s] == cards[winner]]
    if equal:
        return say("final-won-tokens", name=say.name(winner), others=say.names(equal), **facts)
    if level:
        return say("final-won-cards", name=say.name(winner), others=say.names(level), **facts)
    return say("final-won", name=say.name(winner), **facts)
