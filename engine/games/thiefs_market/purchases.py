"""Part 2 of a round: lucky rerolls, then everybody's turn at the market."""

from collections.abc import Iterator

from engine.dice import Dice
from engine.game import Chance, Event, Happening, Seat
from engine.games.thiefs_market.components import (
    CARDS,
    DECKS,
    DIE_FACES,
    EXIT,
    FACES,
    HAULS,
    INDEX,
    LUCKY,
    POTION,
    RACKET,
)
from engine.games.thiefs_market.loot import objects_of, roll
from engine.games.thiefs_market.moves import Buy, End, Keep, Move, Reroll, Use
from engine.games.thiefs_market.payments import purse_of, ways_to_pay
from engine.games.thiefs_market.state import State

KEEP, END = Keep(), End()
REROLLS = tuple(Reroll(face) for face in FACES[:DIE_FACES])


def _uses(name: str) -> tuple[Use, ...]:
    into = CARDS[name].into
    return tuple(Use(name, face) for face in into) if len(into) > 1 else (Use(name),)


NEEDS = {
    card.name: INDEX[card.turns or card.spends]
    for card in CARDS.values()
    if card.turns or card.spends
}
USES = {name: _uses(name) for name in (*NEEDS, EXIT)}
TRIGGERS = {card.name: INDEX[card.infamy_for] for card in CARDS.values() if card.infamy_for}
EXTRAS = {card.name: INDEX[card.purchase_with] for card in CARDS.values() if card.purchase_with}


def begin_purchases(state: State) -> None:
    """Ask the owner of the lucky charm first, then the owner of the pawn."""
    state.phase = "lucky"
    for seat, cards in enumerate(state.cards):
        if LUCKY in cards:
            state.turn = seat
            return
    begin_turn(state, state.starter)


def begin_turn(state: State, seat: Seat) -> None:
    """Give a seat its turn at the market."""
    state.phase = "purchases"
    state.turn = seat
    cards = state.cards[seat]
    state.left = 1 + sum([_extra(state, seat, card) for card in cards])
    state.bought = 0
    state.ready = [card for card in cards if card in USES]


def lucky_moves(state: State) -> list[Move]:
    """Return which die may be rolled again."""
    pile = state.piles[state.turn]
    return [KEEP, *(move for move, count in zip(REROLLS, pile, strict=False) if count)]


def turn_moves(state: State) -> list[Move]:
    """Return every use, every purchase with every way to pay for it, and the end of the turn."""
    seat = state.turn
    pile, gold = state.piles[seat], state.gold[seat]
    moves: list[Move] = []
    for card in state.ready:
        if gold if card == EXIT else pile[NEEDS[card]]:
            moves += USES[card]
    if state.left:
        purse = purse_of(pile, gold)
        racket = RACKET in state.cards[seat]
        for row in state.rows.values():
            for card in row:
                moves += ways_to_pay(card, purse, racket)
    moves.append(END)
    return moves


def reroll(state: State, seat: Seat, move: Reroll, dice: Dice) -> list[Happening]:
    """Roll one die again; what the pile was at the end of the split stays remembered."""
    pile, rolled = state.piles[seat], roll(1, dice)
    pile[INDEX[move.die]] -= 1
    face = rolled.index(1)
    pile[face] += 1
    begin_turn(state, state.starter)
    story = {"seat": seat, "die": move.die, "face": FACES[face]}
    return [Chance({"chance": "roll", "dice": list(objects_of(rolled))}), Event("lucky", story)]


def use(state: State, seat: Seat, move: Use) -> list[Happening]:
    """Use a card: trade gold, spend a die or turn one."""
    name, card = move.card, CARDS[move.card]
    if name == EXIT:
        state.gold[seat] -= 1
        state.infamy[seat] += 2
        return [Event("fled", {"seat": seat})]
    state.ready.remove(name)
    state.piles[seat][NEEDS[name]] -= 1
    if card.turns:
        face = move.to or card.into[0]
        state.piles[seat][INDEX[face]] += 1
        return [Event("turned", {"seat": seat, "card": name, "die": card.turns, "face": face})]
    purse = state.gold if card.gains == "gold" else state.infamy
    purse[seat] += 1
    story = {"seat": seat, "card": name, "die": card.spends, "gain": card.gains}
    return [Event("spent", story)]


def buy(state: State, seat: Seat, move: Buy) -> list[Happening]:
    """Buy a card of the market."""
    name, pile = move.card, state.piles[seat]
    for what, number in move.pay.items():
        if what == "gold":
            state.gold[seat] -= number
        else:
            pile[INDEX[what]] -= number
    state.rows[CARDS[name].deck].remove(name)
    state.left -= 1
    state.bought += 1
    told = Event("bought", {"seat": seat, "card": name, "pay": dict(move.pay)})
    happenings: list[Happening] = [told]
    if name == POTION:
        state.gone.append(name)
        return [told, *_notice(state, seat, name), *_drink(state, seat)]
    happenings += gain(state, seat, name)
    return happenings + _notice(state, seat, name)


def gain(state: State, seat: Seat, name: str) -> list[Happening]:
    """Own a card, with all its abilities at once."""
    state.cards[seat].append(name)
    state.left += _extra(state, seat, name)
    if name in USES:
        state.ready.append(name)
    if name not in HAULS:
        return []
    objects = sum(state.memory[seat])
    state.infamy[seat] += objects
    return [Event("haul", {"seat": seat, "card": name, "n": objects})]


def _extra(state: State, seat: Seat, name: str) -> int:
    """Return how many more purchases a card allows this round."""
    gem = EXTRAS.get(name)
    if gem is not None:
        return 1 if state.memory[seat][gem] else 0
    return 1 if name == RACKET else 0


def _notice(state: State, seat: Seat, name: str) -> list[Happening]:
    """Pay infamy for a purchase with certain gems in its printed cost."""
    cost = CARDS[name].cost
    paying = [card for card in state.cards[seat] if card in TRIGGERS and cost[TRIGGERS[card]]]
    state.infamy[seat] += len(paying)
    return [Event("noticed", {"seat": seat, "card": card}) for card in paying]


def _drink(state: State, seat: Seat) -> Iterator[Happening]:
    """Gain the top card of the deck next to be dealt from, if there is one."""
    for deck in DECKS[DECKS.index(state.newest) :]:
        if state.decks[deck]:
            name = state.decks[deck].pop(0)
            yield Chance({"chance": "gain", "seat": seat, "card": name})
            yield Event("gained", {"seat": seat, "card": name})
            yield from gain(state, seat, name)
            return
    yield Event("dregs", {"seat": seat})
