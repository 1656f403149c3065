"""The pictures in words, for whoever cannot see them."""

from collections.abc import Sequence

from engine.game import Reader
from engine.games.toits_de_paris.components import CARDS, COLOURS, TAKES, TIE_BREAKERS
from engine.games.toits_de_paris.drawing_status import task
from engine.games.toits_de_paris.moves import Move
from engine.games.toits_de_paris.prospect import joker_gain, prospect
from engine.games.toits_de_paris.scoring import (
    WHITE,
    bells,
    counts,
    feathers,
    printed,
    scores,
    tokens,
)
from engine.games.toits_de_paris.state import GONE, READY
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.wording import signed

LONGEST = 1_024


def board(view: View, reader: Reader) -> str:
    """Return what the board's picture shows."""
    points = scores(view.collections, view.jokers)
    players = [_player(view, seat, points[seat], reader) for seat in range(view.seats)]
    return _short(" ".join((*_roofs(view, reader), *players)))


def own(view: View, moves: Sequence[Move], reader: Reader) -> str:
    """Return what a private picture shows."""
    seat = reader.seat or 0
    given = tokens(view.collections, view.jokers)[seat]
    points = scores(view.collections, view.jokers)
    total = reader.words("alt-own", n=points[seat], things=_things(view, seat, reader))
    brought = [
        reader.words("alt-token", colour=reader.words(f"alt-{colour}"), n=given[colour])
        for colour in (*COLOURS, WHITE)
        if colour in given
    ]
    rivals = [f"{name} {points[s]}" for s, name in enumerate(reader.names) if s != seat]
    tail = [reader.words("alt-tokens", tokens=", ".join(brought))] if brought else []
    tail.append(reader.words("alt-rivals", rivals=", ".join(rivals)))
    return _short(" ".join((*(_roofs(view, reader) if moves else ()), total, *tail)))


def _roofs(view: View, reader: Reader) -> list[str]:
    words = reader.words
    if view.stage == "over":
        return [words("alt-over")]
    cards = [f"{square} {_lying(view, card, reader)}" for square, card in view.cards.items()]
    return [
        words("alt-turn", who=_who(view, reader), task=task(view, reader)),
        *([words("alt-squares", cards=", ".join(cards))] if cards else []),
        words("alt-inspector", square=view.inspector),
        *_decision(view, reader),
        words("alt-piles", draw=view.draw, reserve=view.reserve),
    ]


def _who(view: View, reader: Reader) -> str:
    return reader.words("picture-you") if reader.seat == view.turn else reader.names[view.turn]


def _decision(view: View, reader: Reader) -> list[str]:
    """Return what the band below the houses says."""
    words = reader.words
    if view.raided:
        gains = [_joker_gain(view, colour, reader) for colour in COLOURS]
        return [words("alt-raid", colour=words(f"alt-{view.raided}"), gains=", ".join(gains))]
    if view.stage == "theft":
        takes = words("alt-stop", n=TAKES[len(view.board) - 1])
        return [takes, _odds(view, reader) if view.unseen else words("picture-none-left")]
    if view.caught:
        return [words("picture-caught", name=reader.names[view.chief])]
    return [words("picture-coup-made")] if view.stage == "coup" else []


def _odds(view: View, reader: Reader) -> str:
    caught, coup = (round(100 * share) for share in view.next_card_odds())
    return reader.words("alt-odds", caught=caught, coup=coup)


def _joker_gain(view: View, colour: str, reader: Reader) -> str:
    return f"{reader.words(f'alt-{colour}')} {signed(joker_gain(view, view.turn, colour))}"


def _lying(view: View, name: str, reader: Reader) -> str:
    """Return a card on the roofs, with what its window says when cards are shared."""
    card = _card(name, reader)
    if view.stage == "theft" or view.raided:
        return card
    would = prospect(view, view.turn, name)
    gain = signed(would.gain)
    return f"{card} ({reader.words('alt-raid-gain', gain=gain) if would.raid else gain})"


def _card(name: str, reader: Reader) -> str:
    card, words = CARDS[name], reader.words
    parts = [words(f"alt-{card.colour}")]
    if card.arrows:
        parts.append(words("alt-arrows", n=card.arrows))
    if card.effect != "-":
        parts.append(words(f"alt-effect-{card.effect}"))
    if card.bell:
        parts.append(words("alt-bells", n=1))
    return " ".join(parts)


def _player(view: View, seat: int, points: int, reader: Reader) -> str:
    chief = int(seat == view.chief and view.stage != "over")
    things = _things(view, seat, reader)
    return reader.words("alt-player", name=reader.names[seat], chief=chief, n=points, things=things)


def _things(view: View, seat: int, reader: Reader) -> str:
    words, owned = reader.words, view.collections[seat]
    parts = [
        f"{words(f'alt-{colour}')} {n}{_marks(view, seat, colour, reader)}"
        for colour in COLOURS
        if (n := counts(view.collections, view.jokers, colour)[seat])
    ]
    if feathers(owned):
        parts.append(f"{words('alt-white')} {feathers(owned)}")
    if printed(owned):
        parts.append(words("alt-printed", n=printed(owned)))
    if view.jokers[seat] in (READY, GONE):
        parts.append(words(f"alt-joker-{view.jokers[seat]}"))
    return ", ".join(parts)


def _marks(view: View, seat: int, colour: str, reader: Reader) -> str:
    owned, words, marks = view.collections[seat][colour], reader.words, []
    if bells(owned):
        marks.append(words("alt-bells", n=bells(owned)))
    if TIE_BREAKERS[colour] in owned:
        marks.append(words("alt-tie"))
    if view.jokers[seat] == colour:
        marks.append(words("alt-joker"))
    return f" ({', '.join(marks)})" if marks else ""


def _short(words: str) -> str:
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
