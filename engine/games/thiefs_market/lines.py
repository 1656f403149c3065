"""The lines of the screens: the table, the market, a player's own things, a card explained."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.thiefs_market.components import CARDS, CLUTCHES, LUCKY, RACKET
from engine.games.thiefs_market.moves import Buy, Move
from engine.games.thiefs_market.view import View
from engine.games.thiefs_market.wording import Wording


def table_lines(view: View, say: Wording) -> list[str]:
    """Return the round, the centre and everybody's public things."""
    lines = [say("round", round=view.round, phase=view.phase)]
    if view.phase == "split":
        lines.append(centre_line(view, say))
    lines.append("")
    for seat in range(view.seats):
        lines.append(player_line(view, seat, say))
        if view.cards[seat]:
            lines.append(say("player-cards", cards=say.cards(view.cards[seat])))
    return lines


def player_line(view: View, seat: Seat, say: Wording) -> str:
    """Return a player's gold and pile."""
    name, gold = say.name(seat), view.gold[seat]
    if view.phase == "over":
        return say("player-over", name=name, gold=gold)
    return say("player", name=name, gold=gold, pile=_pile(view, seat, say))


def _pile(view: View, seat: Seat, say: Wording) -> str:
    missing = "no-pile" if view.phase == "split" else "spent-pile"
    return say.objects(view.piles[seat]) or say(missing)


def centre_line(view: View, say: Wording) -> str:
    """Return what lies in the centre."""
    if not any(view.centre):
        return say("centre-empty")
    return say("centre", objects=say.objects(view.centre))


def asked_lines(view: View, say: Wording) -> list[str]:
    """Return what is asked of whoever's turn it is."""
    match view.phase:
        case "split":
            return [say(_split_question(view))]
        case "lucky":
            return [say("ask-lucky")]
        case "purchases":
            return [say("ask-purchases", n=view.left)]
    return []


def _split_question(view: View) -> str:
    if not any(view.centre):
        return "ask-steal"
    return "ask-last" if last_without_a_pile(view) else "ask-split"


def last_without_a_pile(view: View) -> bool:
    """Tell whether whoever takes from the centre has to take everything."""
    return sum(not any(pile) for pile in view.piles) == 1


def market_lines(view: View, moves: Sequence[Move], say: Wording) -> list[str]:
    """Return the cards on sale; at a purchase, which can be bought now and why others cannot."""
    a, b, c = view.decks
    lines = [say("market", a=a, b=b, c=c)]
    if not view.market:
        return [*lines, say("market-empty")]
    if view.phase != "purchases" or not moves:
        return lines + [_card_line("card-line", card, say) for card in view.market]
    buyable = {move.card for move in moves if isinstance(move, Buy)}
    return lines + [_offer(view, card, card in buyable, say) for card in view.market]


def _offer(view: View, card: str, buyable: bool, say: Wording) -> str:
    if buyable:
        return _card_line("card-open", card, say)
    return _card_line("card-closed", card, say, reason=_reason(view, card, say))


def _reason(view: View, card: str, say: Wording) -> str:
    if not view.left:
        return say("closed-no-purchase")
    seat, cost = view.turn, CARDS[card].cost
    dice = sum(min(own, price) for own, price in zip(view.piles[seat], cost, strict=False))
    racket = RACKET in view.cards[seat]
    return say("closed-short", n=sum(cost) - racket - dice - view.gold[seat])


def _card_line(key: str, card: str, say: Wording, **facts: str) -> str:
    does, icon = say(f"does-{card}"), say.icon(card)
    return say(key, price=say.price(card), card=say.card(card), icon=icon, does=does, **facts)


def own_lines(view: View, seat: Seat, say: Wording, *, brief: bool) -> list[str]:
    """Return a player's own tokens, pile and cards."""
    lines = [say("own-tokens", gold=view.gold[seat], infamy=view.infamy[seat] or 0)]
    if view.phase != "over":
        lines.append(say("own-pile", pile=_pile(view, seat, say)))
    cards = view.cards[seat]
    if not cards:
        return [*lines, say("own-no-cards")]
    if brief:
        return [*lines, say("player-cards", cards=say.cards(cards))]
    return lines + [
        say("own-card", icon=say.icon(card), card=say.card(card), does=say(f"does-{card}"))
        for card in cards
    ]


def theft_lines(view: View, victim: Seat, say: Wording) -> list[str]:
    """Return the victim's pile and what a theft brings about."""
    name, cards = say.name(victim), view.cards[victim]
    lines = [
        say("victim-pile", name=name, pile=_pile(view, victim, say)),
        centre_line(view, say),
    ]
    lines.append(say("ask-steal-page"))
    lines.append(say("ask-steal-lucky", name=name) if LUCKY in cards else say("ask-steal-reroll"))
    if CLUTCHES in cards:
        lines.append(say("ask-steal-clutches", name=name))
    return lines


def purse_line(view: View, say: Wording) -> str:
    """Return what whoever's turn it is can pay with."""
    seat = view.turn
    return say("own-purse", pile=_pile(view, seat, say), gold=view.gold[seat])


def payment_lines(view: View, card: str, say: Wording) -> list[str]:
    """Return what a card costs its buyer."""
    lines = [_card_line("card-line", card, say), purse_line(view, say)]
    if RACKET in view.cards[view.turn]:
        full = sum(CARDS[card].cost)
        lines.append(say("ask-pay-racket", price=full - 1, full=full))
    return [*lines, say("ask-pay")]


def card_lines(view: View, name: str, say: Wording) -> list[str]:
    """Explain a card: cost, type, effect, and who has it."""
    card = CARDS[name]
    return [
        say("about-cost", price=say.price(name), deck=card.deck),
        say("about-type", type=say(f"type-{card.type}"), icons=card.icons),
        say(f"does-{name}"),
        say(f"note-{name}"),
        *_whereabouts(view, name, say),
        say("legend"),
    ]


def _whereabouts(view: View, name: str, say: Wording) -> list[str]:
    if name in view.market:
        return [say("about-sale")]
    if name in view.gone:
        return [say("about-gone")]
    owners = (seat for seat, cards in enumerate(view.cards) if name in cards)
    return [say("about-owner", name=say.name(seat)) for seat in owners]
