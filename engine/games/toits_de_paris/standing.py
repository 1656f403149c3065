"""Where everybody stands: collections for all to see, and a seat's own points in detail."""

from engine.game import Reader
from engine.games.toits_de_paris import wording
from engine.games.toits_de_paris.components import CARDS, COLOURS, Card
from engine.games.toits_de_paris.scoring import (
    WHITE,
    counts,
    feathers,
    printed,
    scores,
    tokens,
)
from engine.games.toits_de_paris.state import GONE, READY
from engine.games.toits_de_paris.view import View


def everybody(view: View, reader: Reader) -> list[str]:
    """Return each player's collections in a line or two."""
    now = scores(view.collections, view.jokers)
    return [_player(view, seat, now[seat], reader) for seat in range(view.seats)]


def own_points(view: View, seat: int, reader: Reader) -> list[str]:
    """Return what each colour would bring a seat if the game ended now, and who leads it."""
    words, owned = reader.words, view.collections[seat]
    given = tokens(view.collections, view.jokers)[seat]
    lines = [_colour(view, seat, colour, given, reader) for colour in (*COLOURS, WHITE)]
    lines.append(words("own-printed", n=printed(owned)))
    lines.append(words("own-joker", **_joker(view, seat, reader)))
    total = scores(view.collections, view.jokers)
    lines.append(words("own-total", n=total[seat], others=_others(total, seat, reader)))
    return lines


def unseen(view: View, reader: Reader) -> list[str]:
    """Return which cards nobody has seen yet, counted."""
    words, left = reader.words, [CARDS[name] for name in view.unseen]
    arrows = [sum(card.arrows == n for card in left) for n in range(4)]
    lines = [words("unseen-intro", n=len(left), draw=view.draw, reserve=view.reserve)]
    lines.append(words("unseen-arrows", **{f"a{n}": many for n, many in enumerate(arrows)}))
    return lines + [_unseen_colour(colour, left, reader) for colour in COLOURS]


def _unseen_colour(colour: str, left: list[Card], reader: Reader) -> str:
    cards = [card for card in left if card.colour == colour]
    return reader.words(
        "unseen-colour",
        colour=reader.words(f"colour-{colour}"),
        n=len(cards),
        bells=sum(card.bell for card in cards),
        feathers=sum(card.effect == "feather" for card in cards),
        tie=sum(card.effect == "tie" for card in cards),
    )


def _player(view: View, seat: int, points: int, reader: Reader) -> str:
    chief = int(seat == view.chief and view.stage != "over")
    things = " · ".join(_things(view, seat, reader))
    return reader.words("player", name=reader.names[seat], n=points, chief=chief, things=things)


def _things(view: View, seat: int, reader: Reader) -> list[str]:
    words, owned = reader.words, view.collections[seat]
    parts = []
    for colour in COLOURS:
        if n := counts(view.collections, view.jokers, colour)[seat]:
            marks = wording.marks(view, seat, colour, reader)
            parts.append(f"{words(f'icon-{colour}')} {n}{marks}")
    if feathers(owned):
        parts.append(words("player-feathers", n=feathers(owned)))
    if printed(owned):
        parts.append(words("player-printed", n=printed(owned)))
    if view.jokers[seat] in (READY, GONE):
        parts.append(words(f"player-joker-{view.jokers[seat]}"))
    return parts


def _colour(view: View, seat: int, colour: str, given: dict[str, int], reader: Reader) -> str:
    words = reader.words
    mine = counts(view.collections, view.jokers, colour)[seat]
    marks = "" if colour == WHITE else wording.marks(view, seat, colour, reader)
    return words(
        "own-colour",
        colour=words(f"colour-{colour}"),
        n=mine,
        marks=f" {marks}" if marks else "",
        token=given.get(colour, 0),
        leaders=_leaders(view, colour, reader),
    )


def _leaders(view: View, colour: str, reader: Reader) -> str:
    """Return who has the most cards of a colour; a tie-breaker leaves its holder alone."""
    ranks = wording.ranked(view, colour)
    if not ranks:
        return reader.words("nobody")
    _, most, holds = ranks[0]
    leaders = [_called(seat, reader) for seat, *rank in ranks if rank == [most, holds]]
    return reader.words("leaders", names=reader.words.listed(leaders), n=most)


def _called(seat: int, reader: Reader) -> str:
    return reader.words("you") if seat == reader.seat else reader.names[seat]


def _joker(view: View, seat: int, reader: Reader) -> dict[str, str]:
    where = view.jokers[seat]
    placed = where not in (READY, GONE)
    colour = reader.words(f"colour-{where}") if placed else ""
    return {"where": "placed" if placed else where, "colour": colour}


def _others(total: list[int], seat: int, reader: Reader) -> str:
    rivals = sorted((s for s in range(len(total)) if s != seat), key=lambda s: -total[s])
    return ", ".join(f"{reader.names[rival]} {total[rival]}" for rival in rivals)
