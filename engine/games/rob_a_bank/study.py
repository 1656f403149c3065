"""Phase 1, study: the rooms are laid, turned if need be, and the car is parked."""

from engine.dice import Dice
from engine.game import Chance, Event, Happening
from engine.games.rob_a_bank.building import (
    CENTRE,
    CORNER_SPACES,
    EDGES,
    OPPOSITE_CORNER,
    OPPOSITE_SPACE,
    connected,
    rotations,
    turned,
)
from engine.games.rob_a_bank.components import ICON, TILES, WALLED
from engine.games.rob_a_bank.moves import Corner, Park, Rotate
from engine.games.rob_a_bank.planning import deal
from engine.games.rob_a_bank.state import GUARDS, State, robbers_of


def study_moves(state: State) -> list[Rotate] | list[Corner] | list[Park]:
    """Return how the bank may turn a tile or choose a corner, or the gang park the car."""
    if state.phase == "rotate":
        return [Rotate(room, edge) for room, edge in rotations(state.walls)]
    if state.phase == "corner":
        return [Corner(room) for room in CORNER_SPACES]
    assert state.corner is not None
    return [Park(space) for space in CORNER_SPACES[state.corner]]


def new_round(state: State, dice: Dice) -> list[Happening]:
    """Lay the rooms out anew, everything and everybody in them."""
    state.round += 1
    _lay_rooms(state, dice)
    _fill_rooms(state)
    rooms = [
        {"tile": tile, "wall": wall} for tile, wall in zip(state.tiles, state.walls, strict=True)
    ]
    return [
        Chance({"chance": "layout", "rooms": rooms}),
        Event("round", {"round": state.round}),
        *_once_connected(state, dice),
    ]


def _lay_rooms(state: State, dice: Dice) -> None:
    tiles = list(TILES[state.seats])
    dice.shuffle(tiles)
    state.tiles = tuple(tiles)
    state.walls = tuple(EDGES[dice.below(4)] if tile in WALLED else None for tile in tiles)


def _fill_rooms(state: State) -> None:
    icons = [ICON[tile] for tile in state.tiles]
    guarded = [room for room, icon in enumerate(icons) if icon == "guard"]
    robbers, start = robbers_of(state), icons.index("mask")
    state.pawns = dict.fromkeys(robbers, start) | dict(zip(GUARDS, guarded, strict=False))
    state.down = []
    state.bags = [int(icon == "bag") for icon in icons]
    state.locked = [0] * 9
    state.carried = dict.fromkeys(robbers, 0)
    state.alarm, state.alarm_locked = icons.index("alarm"), False
    state.car = state.corner = None
    state.hands, state.plans = {}, {}
    state.side, state.lap = "bank", 0
    state.icons, state.used, state.free, state.began = [], False, False, {}


def _once_connected(state: State, dice: Dice) -> list[Happening]:
    """Go on to the car as soon as every room can be reached."""
    if not connected(state.walls):
        state.phase = "rotate"
        return []
    start = state.pawns["yellow"]
    if start in OPPOSITE_SPACE:
        return _parked(state, OPPOSITE_SPACE[start], dice)
    if start == CENTRE:
        state.phase = "corner"
    else:
        state.phase, state.corner = "park", OPPOSITE_CORNER[start]
    return []


def rotate(state: State, move: Rotate, dice: Dice) -> list[Happening]:
    """Turn one tile; see whether that was enough."""
    state.walls = turned(state.walls, move.room, move.wall)
    story = Event("rotated", {"room": move.room, "wall": move.wall})
    return [story, *_once_connected(state, dice)]


def choose_corner(state: State, move: Corner, dice: Dice) -> list[Happening]:
    """Send the car to a corner; the gang chooses the side of it."""
    state.phase, state.corner = "park", move.room
    return [Event("cornered", {"room": move.room})]


def park(state: State, move: Park, dice: Dice) -> list[Happening]:
    """Park the car and deal."""
    return _parked(state, move.space, dice)


def _parked(state: State, space: int, dice: Dice) -> list[Happening]:
    state.car, state.corner = space, None
    return [Event("parked", {"space": space}), *deal(state, dice)]
