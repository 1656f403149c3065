"""What the pictures of Art Robbery show, in words."""

from collections.abc import Iterable, Sequence

from engine.game import Outcome, Reader, Seat
from engine.games.art_robbery.components import ALIBIS, POINTS, Token
from engine.games.art_robbery.drawing_seats import asked
from engine.games.art_robbery.effects import effect_of
from engine.games.art_robbery.moves import Move, Steal, Take
from engine.games.art_robbery.phrases import printed
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View


def board_alt(view: View, reader: Reader) -> str:
    """Return the board in sentences."""
    words = reader.words
    raid = words("alt-raid", raid=view.raid, game="on", tokens=_tokens(view.centre, reader))
    piles = words("alt-piles", card=view.last_card or "none", cards=view.draw_size)
    seats = (_seat(view, seat, reader) for seat in range(len(view.loot)))
    return " ".join((raid, _dog(view, reader), piles, *seats, _asked(view, reader)))


def final_alt(outcome: Outcome, reader: Reader) -> str:
    """Return the end of the game in sentences."""
    seats = (
        reader.words(
            "alt-final",
            seat=name,
            points=outcome.scores[seat],
            alibis=outcome.detail["alibis"][seat],
            police="caught" if seat in outcome.detail["caught"] else "free",
        )
        for seat, name in enumerate(reader.names)
    )
    winners = reader.words.listed([reader.names[seat] for seat in outcome.winners])
    return " ".join((*seats, reader.words("alt-winners", names=winners)))


def hand_alt(view: View, moves: Sequence[Move], seat: Seat, reader: Reader) -> str:
    """Return a hand in sentences."""
    banked = view.banked[seat] or ()
    safe = reader.words(
        "alt-banked",
        tokens=_tokens(banked, reader),
        points=sum(POINTS[kind] for kind in banked),
        alibis=sum(ALIBIS[kind] for kind in banked),
    )
    if view.over:
        return safe
    loot = reader.words("alt-loot", tokens=_tokens(view.loot[seat], reader))
    told = (_asked(view, reader), _choices(view, moves, reader), _cards(view, seat, reader))
    return " ".join(filter(None, (*told, loot, _dog(view, reader), safe)))


def _tokens(tokens: Iterable[Token], reader: Reader) -> str:
    """Return tokens in words, equal ones counted."""
    words, lying = reader.words, sorted(tokens)
    labels = [
        words("alt-token", count=lying.count(kind), **printed(kind))
        for kind in dict.fromkeys(lying)
    ]
    return ", ".join(labels) or words("alt-nothing")


def _dog(view: View, reader: Reader) -> str:
    if view.dog == CENTRE:
        return reader.words("alt-dog-centre")
    if view.dog == reader.seat:
        return reader.words("alt-dog-you")
    return reader.words("alt-dog-seat", name=reader.names[view.dog])


def _seat(view: View, seat: Seat, reader: Reader) -> str:
    tokens, banked = _tokens(view.loot[seat], reader), view.banked_sizes[seat]
    return reader.words("alt-seat", name=reader.names[seat], tokens=tokens, banked=banked)


def _asked(view: View, reader: Reader) -> str:
    seat = asked(view)
    who, name = "your-" if seat == reader.seat else "", reader.names[seat]
    if view.wanted is not None:
        thief = reader.names[view.turn]
        return reader.words(f"alt-{who}parry", owner=name, thief=thief, **printed(view.wanted))
    if view.played is not None:
        return reader.words(f"alt-{who}grab", name=name, card=view.played)
    return reader.words(f"alt-{who}play", name=name)


def _choices(view: View, moves: Sequence[Move], reader: Reader) -> str:
    """Return what can be grabbed with the card just played."""
    grabs = [_choice(move, reader) for move in moves if isinstance(move, Take | Steal)]
    return reader.words("alt-choices", choices=", ".join(grabs)) if grabs else ""


def _choice(move: Take | Steal, reader: Reader) -> str:
    if isinstance(move, Take):
        return reader.words("token-label", **printed(move.token))
    name = reader.names[move.victim]
    return reader.words("alt-from", name=name, **printed(move.token))


def _cards(view: View, seat: Seat, reader: Reader) -> str:
    held = view.hands[seat] or ()
    cards = [_card(view, kind, held.count(kind), seat, reader) for kind in dict.fromkeys(held)]
    return reader.words("alt-cards", cards=" ".join(cards))


def _card(view: View, kind: str, count: int, seat: Seat, reader: Reader) -> str:
    effect = effect_of(kind, seat, view, reader)
    does = reader.words(f"does-{effect.key}", **effect.facts)
    return reader.words("alt-card", card=kind, count=count, does=does)
