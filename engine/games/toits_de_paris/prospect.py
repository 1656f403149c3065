"""What taking a card would do for a Magpie, as far as everybody can see."""

from dataclasses import dataclass, replace

from engine.games.toits_de_paris import scoring
from engine.games.toits_de_paris.components import BELLS, CARDS
from engine.games.toits_de_paris.state import GONE
from engine.games.toits_de_paris.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """The bells that would ring, what a raid would cost, and points if the game ended then."""

    bells: int  # with the card's own; 0 if it has none
    raid: bool
    lost: int  # cards a raid would take away, the new one and a joker included
    tokens: tuple[int, int]  # of the card's colour, before and after
    white: tuple[int, int]
    gain: int


def prospect(view: View, seat: int, name: str) -> Prospect:
    """Return what a card would change for a seat; a bonus draw is not foreseen."""
    colour = CARDS[name].colour
    cards = (*view.collections[seat][colour], name)
    raid = CARDS[name].bell and scoring.bells(cards) == BELLS
    joker_lost = raid and view.jokers[seat] == colour
    after = _with(view, seat, colour, () if raid else cards, joker_lost=joker_lost)
    before_tokens, after_tokens = _tokens(view, seat), _tokens(after, seat)
    return Prospect(
        bells=scoring.bells(cards) if CARDS[name].bell else 0,
        raid=raid,
        lost=(len(cards) + joker_lost) if raid else 0,
        tokens=(before_tokens.get(colour, 0), after_tokens.get(colour, 0)),
        white=(before_tokens.get(scoring.WHITE, 0), after_tokens.get(scoring.WHITE, 0)),
        gain=points(after, seat) - points(view, seat),
    )


def points(view: View, seat: int) -> int:
    """Return a seat's points if the game ended now."""
    return scoring.scores(view.collections, view.jokers)[seat]


def joker_gain(view: View, seat: int, colour: str) -> int:
    """Return the points a joker of this colour would add if the game ended now."""
    jokers = list(view.jokers)
    jokers[seat] = colour
    return points(replace(view, jokers=tuple(jokers)), seat) - points(view, seat)


def _tokens(view: View, seat: int) -> dict[str, int]:
    return scoring.tokens(view.collections, view.jokers)[seat]


def _with(view: View, seat: int, colour: str, cards: tuple[str, ...], *, joker_lost: bool) -> View:
    collections, jokers = list(view.collections), list(view.jokers)
    collections[seat] = {**collections[seat], colour: cards}
    if joker_lost:
        jokers[seat] = GONE
    return replace(view, collections=tuple(collections), jokers=tuple(jokers))
