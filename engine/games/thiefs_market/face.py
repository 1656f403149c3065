"""The face of Thief's Market: views become screens."""

from collections.abc import Sequence

from engine.game import Event, Outcome, Reader, Seat
from engine.games.thiefs_market.components import CARDS
from engine.games.thiefs_market.controls import (
    asked_controls,
    back,
    help_menu,
    paying,
    returning,
    turning,
)
from engine.games.thiefs_market.lines import (
    asked_lines,
    card_lines,
    centre_line,
    market_lines,
    own_lines,
    payment_lines,
    player_line,
    purse_line,
    table_lines,
    theft_lines,
)
from engine.games.thiefs_market.moves import Move
from engine.games.thiefs_market.picture import board_picture, hand_picture
from engine.games.thiefs_market.reckoning import explain
from engine.games.thiefs_market.story import tell
from engine.games.thiefs_market.view import View
from engine.games.thiefs_market.wording import Wording
from engine.screen import Picture, Screen


class MarketFace:
    """Shows the table to all, and to each player their own things and choices."""

    def board(self, view: View, moves: Sequence[Move], reader: Reader) -> Screen:
        """Return centre, piles, cards and market, with the controls of whoever's turn it is."""
        say = Wording(reader)
        lines = [*table_lines(view, say), "", *market_lines(view, moves, say), say("legend")]
        if moves:
            lines += ["", *asked_lines(view, say)]
        controls = asked_controls(view, moves, say) + help_menu(view, None, say)
        picture = board_picture(view, reader)
        return Screen(say("title"), tuple(lines), tuple(controls), picture)

    def hand(self, view: View, moves: Sequence[Move], reader: Reader, page: str) -> Screen:
        """Return a player's own things, or the page they opened as far as it still applies."""
        say = Wording(reader)
        seat = reader.seat if reader.seat is not None else view.turn
        opened = _opened(view, moves, say, page)
        if opened is not None:
            return opened
        return _front(view, moves, seat, say, hand_picture(view, moves, reader))

    def tell(self, event: Event, reader: Reader) -> str:
        """Return one line of the story."""
        return tell(event, reader)

    def final(self, view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
        """Return the score explained, and why the winners won."""
        return explain(view, outcome, reader)


def _front(view: View, moves: Sequence[Move], seat: Seat, say: Wording, picture: Picture) -> Screen:
    lines = own_lines(view, seat, say, brief=bool(moves))
    if moves:
        lines += ["", *_needed(view, moves, seat, say), say("legend"), "", *asked_lines(view, say)]
    controls = asked_controls(view, moves, say) + help_menu(view, seat, say)
    return Screen(say("title"), tuple(lines), tuple(controls), picture)


def _needed(view: View, moves: Sequence[Move], seat: Seat, say: Wording) -> list[str]:
    """Return what a player has to see to decide."""
    market = market_lines(view, moves, say)
    if view.phase != "split":
        return market
    others = [player_line(view, other, say) for other in range(view.seats) if other != seat]
    return [centre_line(view, say), *others, "", *market]


def _opened(view: View, moves: Sequence[Move], say: Wording, page: str) -> Screen | None:
    match page.split("/"):
        case ["card", card] if card in CARDS:
            lines = card_lines(view, card, say)
            return Screen(say.card(card), tuple(lines), (back(say),))
        case ["steal", text] if moves and view.phase == "split":
            return _theft(view, text, say)
        case ["buy", card] if ways := paying(moves, card, say):
            lines = payment_lines(view, card, say)
            return Screen(say("buy-title", card=say.card(card)), tuple(lines), (*ways, back(say)))
        case ["use", card] if faces := turning(moves, card, say):
            asked = say("ask-use", die=say.sign(CARDS[card].turns))
            lines = [say(f"does-{card}"), purse_line(view, say), asked]
            return Screen(say.card(card), tuple(lines), (*faces, back(say)))
    return None


def _theft(view: View, text: str, say: Wording) -> Screen | None:
    for victim, pile in enumerate(view.piles):
        if str(victim) == text and sum(pile) > 1:
            title = say("steal-from", name=say.name(victim), n=sum(pile))
            controls = (returning(view, victim, say), back(say))
            return Screen(title, tuple(theft_lines(view, victim, say)), controls)
    return None
