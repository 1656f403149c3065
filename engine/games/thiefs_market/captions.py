"""What the pictures say, in words: no more than fits, the market shortened first."""

from collections.abc import Callable, Iterable, Sequence

from engine.game import Seat
from engine.games.thiefs_market.components import CARDS, FACES, GEMS
from engine.games.thiefs_market.moves import Buy, Move, Use
from engine.games.thiefs_market.palette import TYPES
from engine.games.thiefs_market.scoring import icons_of
from engine.games.thiefs_market.view import View, points_of
from engine.games.thiefs_market.wording import Wording

MOST = 1_024


def board_caption(view: View, say: Wording) -> str:
    """Return the table in words."""
    start = [_moment(view, say)]
    if view.phase == "split":
        start.append(say("alt-centre", objects=_objects(view.centre, say)))
    start += [_player(view, seat, say) for seat in range(view.seats)]
    return _fitting(start, lambda detail: _market(view.market, say, "alt-market", detail))


def hand_caption(view: View, moves: Sequence[Move], seat: Seat, say: Wording) -> str:
    """Return a thief's own things in words, and what they choose from."""
    start = [_own(view, seat, say)]
    if moves and view.phase == "split":
        start.append(say("alt-centre", objects=_objects(view.centre, say)))
        start += [_player(view, other, say) for other in range(view.seats) if other != seat]
    usable = dict.fromkeys(move.card for move in moves if isinstance(move, Use))
    if usable:
        start.append(say("alt-usable", cards=_names(usable, say)))
    if moves and view.phase == "purchases":
        return _fitting(start, lambda detail: _offers(view, moves, say, detail))
    return _fitting(start, lambda detail: "")


def _fitting(start: list[str], end: Callable[[int], str]) -> str:
    """Return everything with as much detail of the cards as fits."""
    told = ""
    for detail in (2, 1, 0):
        told = " ".join((*start, end(detail))).strip()
        if len(told) <= MOST:
            return told
    return told[: MOST - 1] + "…"


def _moment(view: View, say: Wording) -> str:
    key = "alt-over" if view.phase == "over" else "alt-turn"
    phase = say("picture-phase", phase=view.phase, n=view.left)
    a, b, c = view.decks
    return say(key, round=view.round, phase=phase, name=say.name(view.turn), a=a, b=b, c=c)


def _objects(counts: Sequence[int], say: Wording) -> str:
    found = (say(f"alt-{face}", n=n) for face, n in zip(FACES, counts, strict=True) if n)
    return ", ".join(found) or say("picture-empty")


def _player(view: View, seat: Seat, say: Wording) -> str:
    over = view.phase == "over"
    facts = [say("alt-points", n=points_of(view)[seat])] if over else []
    facts += _tokens(view, seat, say, shown=over)
    for kind in TYPES:
        number = icons_of(view.cards[seat], kind)
        if number:
            facts.append(say(f"alt-{kind}", n=number))
    return say("alt-player", name=say.name(seat), facts=", ".join(facts + _pile(view, seat, say)))


def _own(view: View, seat: Seat, say: Wording) -> str:
    facts = _tokens(view, seat, say, shown=True) + _pile(view, seat, say)
    cards = _names(view.cards[seat], say) or say("picture-no-cards")
    return say("alt-own", facts=", ".join(facts), cards=cards)


def _tokens(view: View, seat: Seat, say: Wording, *, shown: bool) -> list[str]:
    facts, known = [say("alt-gold", n=view.gold[seat])], view.infamy[seat]
    if shown and known is not None:
        facts.append(say("alt-infamy", n=known))
    return facts


def _pile(view: View, seat: Seat, say: Wording) -> list[str]:
    pile = view.piles[seat]
    return [say("alt-pile", objects=_objects(pile, say))] if any(pile) else []


def _names(cards: Iterable[str], say: Wording) -> str:
    return ", ".join(map(say.card, cards))


def _market(cards: Sequence[str], say: Wording, key: str, detail: int) -> str:
    if not cards:
        return ""
    return say(key, cards=", ".join(_card(card, say, detail) for card in cards))


def _offers(view: View, moves: Sequence[Move], say: Wording, detail: int) -> str:
    buyable = {move.card for move in moves if isinstance(move, Buy)}
    now = [card for card in view.market if card in buyable]
    later = [card for card in view.market if card not in buyable]
    told = (
        _market(now, say, "alt-buyable", detail),
        _market(later, say, "alt-too-dear", detail),
    )
    return " ".join(part for part in told if part)


def _card(name: str, say: Wording, detail: int) -> str:
    if not detail:
        return say.card(name)
    cost = zip(GEMS, CARDS[name].cost, strict=True)
    price = " ".join(say(f"alt-{gem}", n=n) for gem, n in cost if n)
    if detail == 1:
        return f"{say.card(name)} ({price})"
    return f"{say.card(name)} ({price}, {say(f'alt-a-{CARDS[name].type}')})"
