"""Taking a card into a collection: raids, jokers and bonus draws."""

from engine.game import Chance, Event, Happening
from engine.games.toits_de_paris.components import BELLS, CARDS
from engine.games.toits_de_paris.scoring import bells
from engine.games.toits_de_paris.state import GONE, READY, State


def take(state: State, square: int, story: list[Happening]) -> None:
    """Give the card on a square to whoever decides now."""
    card = state.board[square - 1]
    state.board[square - 1] = ""
    story.append(Event("take", {"seat": state.turn, "card": card}))
    _collect(state, card, story)


def place_joker(state: State, colour: str, story: list[Happening]) -> None:
    """Turn the character card into a joker, then go on with what the raid held up."""
    state.jokers[state.turn] = colour
    story.append(Event("joker", {"seat": state.turn, "colour": colour}))
    _after_raid(state, story)


def keep_character(state: State, story: list[Happening]) -> None:
    """Leave the character card unused, then go on with what the raid held up."""
    story.append(Event("keep", {"seat": state.turn}))
    _after_raid(state, story)


def _collect(state: State, name: str, story: list[Happening]) -> None:
    card = CARDS[name]
    mine = state.collections[state.turn][card.colour]
    mine.append(name)
    if card.bell and bells(mine) == BELLS:
        _raid(state, card.colour, story)
        if state.jokers[state.turn] == READY:
            state.raided = card.colour
            state.bonus = card.effect == "bonus"
            return
    if card.effect == "bonus":
        _draw_bonus(state, story)


def _raid(state: State, colour: str, story: list[Happening]) -> None:
    seat = state.turn
    with_joker = state.jokers[seat] == colour
    lost = len(state.collections[seat][colour])
    state.collections[seat][colour] = []
    if with_joker:
        state.jokers[seat] = GONE
    facts = {"seat": seat, "colour": colour, "lost": lost, "joker": int(with_joker)}
    story.append(Event("raid", facts))


def _after_raid(state: State, story: list[Happening]) -> None:
    state.raided = ""
    if state.bonus:
        state.bonus = False
        _draw_bonus(state, story)


def _draw_bonus(state: State, story: list[Happening]) -> None:
    if not state.reserve:
        story.append(Event("no-bonus", {"seat": state.turn}))
        return
    card = state.reserve.pop(0)
    story.append(Chance({"chance": "bonus", "seat": state.turn, "card": card}))
    story.append(Event("bonus", {"seat": state.turn, "card": card}))
    _collect(state, card, story)
