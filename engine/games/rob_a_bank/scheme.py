"""Which card the computer plans: by the map and the slot, for it recalls no covered card."""

from engine.games.rob_a_bank.building import distances
from engine.games.rob_a_bank.components import BANK
from engine.games.rob_a_bank.view import View

PICKING = ("move+pickup", "move+unlock/pickup", "move+spray/pickup")
LURKING = ("move+spray", "move+unlock", *PICKING)
RUNNING = ("move+move", "crawl")
TACKLING = ("move+tackle", "move+tackle/lock")
LOCKING = ("move+lock", "move+tackle/lock")


def wanted(view: View) -> tuple[str, ...]:
    """Return the cards that would suit the next slot of the plan, best first."""
    return _bank_wants(view) if view.side == BANK else _robber_wants(view)


def _robber_wants(view: View) -> tuple[str, ...]:
    slot = view.plan_sizes[view.side]
    away = _road(view)
    for _ in range(slot):  # what a card for each earlier slot would have walked
        away = away - 2 if away > 2 else away - 1
    if away > 2:
        return (*RUNNING, *PICKING)
    if away == 2:
        return (*LURKING, *RUNNING)
    late = ("move+spray/pickup", "move+unlock/pickup", "move+pickup")
    return (*(PICKING if away > 0 else late), "move+spray", *RUNNING)


def _road(view: View) -> int:
    """Return the steps to this robber's bag: the nearest is yellow's, the next red's, so on."""
    steps = distances(view.walls)[view.pawns[view.side]]
    roads = sorted(steps[room] for room, bags in enumerate(view.bags) for _ in range(bags))
    return roads[view.robbers.index(view.side) % len(roads)]


def _bank_wants(view: View) -> tuple[str, ...]:
    steps = distances(view.walls)
    guards = [view.pawns[guard] for guard in view.guards]
    if not view.plan_sizes[BANK]:
        if min(steps[guard][view.pawns["yellow"]] for guard in guards) < 2:
            return (*TACKLING, *LOCKING, "move+move")
        return ("move+lock", "move+move", *TACKLING)
    return ("move+tackle/lock", "move+tackle", "move+lock", "move+move")
