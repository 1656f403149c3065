"""The controls of the screens: every legal move within three presses, every card explained."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.thiefs_market.components import CARDS, EXIT, FACES
from engine.games.thiefs_market.lines import last_without_a_pile
from engine.games.thiefs_market.loot import objects_of
from engine.games.thiefs_market.moves import Buy, End, Move, Reroll, Take, Use
from engine.games.thiefs_market.view import View
from engine.games.thiefs_market.wording import Wording
from engine.screen import Button, Choice, Control, Menu, Page, Pick, Style, Thing

MOST_BUTTONS = 5


def asked_controls(view: View, moves: Sequence[Move], say: Wording) -> list[Control]:
    """Return the controls of whoever's turn it is; none without legal moves."""
    if not moves:
        return []
    match view.phase:
        case "split":
            return [*_taking(view, say), *_stealing(view, say)]
        case "lucky":
            return [_lucky(move, say) for move in moves]
        case "purchases":
            return _turn(moves, say)
    return []


def _taking(view: View, say: Wording) -> list[Control]:
    objects = objects_of(view.centre)
    if not objects:
        return []
    if last_without_a_pile(view):
        return [Button(say("take-all"), Take(objects), "main")]
    return [Pick(say("pick-take"), "take", _things(objects, say), 1, len(objects))]


def _stealing(view: View, say: Wording) -> list[Control]:
    return [
        Button(say("steal-from", name=say.name(seat), n=sum(pile)), Page(f"steal/{seat}"))
        for seat, pile in enumerate(view.piles)
        if sum(pile) > 1
    ]


def returning(view: View, victim: Seat, say: Wording) -> Pick:
    """Return the choice of what goes back to the centre after a theft."""
    objects = objects_of(view.piles[victim])
    things = _things(objects, say)
    return Pick(say("pick-return"), f"steal/{victim}", things, 1, len(objects) - 1)


def _things(objects: Sequence[str], say: Wording) -> tuple[Thing, ...]:
    return tuple(Thing(say(f"face-{face}"), face) for face in objects)


def _lucky(move: Move, say: Wording) -> Button:
    if isinstance(move, Reroll):
        return Button(say("reroll", face=say(f"face-{move.die}")), move)
    return Button(say("keep"), move, "main")


def _turn(moves: Sequence[Move], say: Wording) -> list[Control]:
    purchases = _purchases(moves, say)
    uses = _uses(moves, say)
    controls = [*_offered(purchases, say("buy-menu"), "good"), *_offered(uses, say("use-menu"))]
    ends = [
        Button(say("end"), move, "plain" if purchases else "main")
        for move in moves
        if isinstance(move, End)
    ]
    return controls + ends


def _offered(choices: list[Choice], prompt: str, style: Style = "plain") -> list[Control]:
    """Return buttons, or a menu where they would be too many."""
    if len(choices) > MOST_BUTTONS:
        return [Menu(prompt, tuple(choices))]
    return [Button(choice.label, choice.does, style) for choice in choices]


def _purchases(moves: Sequence[Move], say: Wording) -> list[Choice]:
    """Return one choice a card: the purchase itself, or the page of its payments."""
    ways: dict[str, list[Buy]] = {}
    for move in moves:
        if isinstance(move, Buy):
            ways.setdefault(move.card, []).append(move)
    return [_purchase(card, found, say) for card, found in ways.items()]


def _purchase(card: str, ways: list[Buy], say: Wording) -> Choice:
    hint = say(f"does-{card}")
    if len(ways) > 1:
        return Choice(say("buy-open", card=say.card(card)), Page(f"buy/{card}"), hint)
    pay = say.payment(ways[0].pay)
    return Choice(say("buy", card=say.card(card), pay=pay), ways[0], hint)


def paying(moves: Sequence[Move], card: str, say: Wording) -> list[Button]:
    """Return every way to pay for a card."""
    return [_pay(m, say) for m in moves if isinstance(m, Buy) and m.card == card]


def _pay(move: Buy, say: Wording) -> Button:
    if not move.pay:
        return Button(say("pay-nothing"), move, "good")
    return Button(say("pay", pay=say.payment(move.pay)), move, "good")


def _uses(moves: Sequence[Move], say: Wording) -> list[Choice]:
    """Return one choice a card: its use, or the page of the faces to choose from."""
    uses = {move.card: move for move in moves if isinstance(move, Use)}
    return [_use(move, say) for move in uses.values()]


def _use(move: Use, say: Wording) -> Choice:
    card, name = CARDS[move.card], say.card(move.card)
    if move.card == EXIT:
        return Choice(say("use-exit", card=name), move)
    if card.spends:
        die, gain = say.sign(card.spends), say.sign(card.gains)
        return Choice(say("use-spend", card=name, die=die, gain=gain), move)
    die = say.sign(card.turns)
    if move.to is not None:
        return Choice(say("use-open", card=name, die=die), Page(f"use/{card.name}"))
    face = say.sign(card.into[0])
    return Choice(say("use-turn", card=name, die=die, face=face), move)


def turning(moves: Sequence[Move], card: str, say: Wording) -> list[Button]:
    """Return the faces a card can turn its die to."""
    found = {m.to: m for m in moves if isinstance(m, Use) and m.card == card}
    return [_turning(found[face], face, say) for face in FACES if face in found]


def _turning(move: Use, face: str, say: Wording) -> Button:
    die = say.sign(CARDS[move.card].turns)
    return Button(say("use-turn-to", die=die, face=say(f"face-{face}")), move)


def help_menu(view: View, first: Seat | None, say: Wording) -> list[Control]:
    """Return the menu that explains every card in sight, the reader's own before others'."""
    own = view.cards[first] if first is not None else ()
    others = (card for cards in view.cards for card in cards)
    cards = dict.fromkeys((*view.market, *own, *others))
    choices = tuple(
        Choice(f"{say.icon(card)} {say.card(card)}", Page(f"card/{card}"), say(f"does-{card}"))
        for card in cards
    )
    return [Menu(say("help-menu"), choices)] if choices else []


def back(say: Wording) -> Button:
    """Return the way back to the front page."""
    return Button(say("back"), Page(""))
