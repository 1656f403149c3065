"""Whose turn it is, and what its card allows."""

from engine.game import Event, Happening
from engine.games.rob_a_bank.components import BANK, ICONS, SIDES
from engine.games.rob_a_bank.state import State, who


def next_side(state: State) -> None:
    """Pass to the next side; the lap is over when it is the bank's turn again."""
    sides = SIDES[state.seats]
    place = sides.index(state.side) + 1
    if place == len(sides):
        place = 0
        state.lap += 1
    state.side = sides[place]


def start_turn(state: State) -> list[Happening]:
    """Reveal the side's next card and lay its icons open."""
    side = state.side
    card = state.plans[side][state.lap]
    state.icons = list(ICONS[card])
    state.used = False
    state.free = side != BANK
    state.began = {}
    return [Event("revealed", {"who": who(state, side), "card": card})]


def must_go_on(state: State) -> bool:
    """Tell whether a compulsory icon is left."""
    return "move" in state.icons or "crawl" in state.icons


def use(state: State, action: str) -> None:
    """Use up the icon that allows an action."""
    icons = state.icons
    for icon in icons:
        if icon == action or action in icon.split("/"):
            icons.remove(icon)
            break
    state.used = True
