"""Phase 3, a robber's turn: the icons of its card and one free action before or after them."""

from engine.dice import Dice
from engine.game import Event, Happening
from engine.games.rob_a_bank.building import AVENUE, doors
from engine.games.rob_a_bank.guards import COLOURS, END, NAMES
from engine.games.rob_a_bank.moves import (
    Alarm,
    AnyMove,
    Crawl,
    Drive,
    Move,
    Pass,
    PickUp,
    Spray,
    Throw,
    Unlock,
)
from engine.games.rob_a_bank.state import State, guard_in, who
from engine.games.rob_a_bank.turns import must_go_on, use

STEPS = tuple(Move(to=room) for room in range(9))
CRAWLS = tuple(tuple(Crawl(to) for to in range(9) if to != room) for room in range(9))
SPRAYS = {guard: Spray(guard) for guard in NAMES}
DRIVES = tuple((Drive((space - 1) % 12), Drive((space + 1) % 12)) for space in range(12))
PASSES = {robber: Pass(robber) for robber in COLOURS}
PICK_UP, THROW, RING = PickUp(), Throw(), Alarm()
UNLOCK_BAG, UNLOCK_ALARM = Unlock("bag"), Unlock("alarm")


def robber_moves(state: State) -> list[AnyMove]:
    """Return everything the robber whose turn it is may do now."""
    moves: list[AnyMove] = []
    room = state.pawns[state.side]
    watched = guard_in(state, room)
    for icon in dict.fromkeys(state.icons):
        if icon == "move":
            moves += [STEPS[to] for to in doors(state.walls)[room]]
        elif icon == "crawl":
            moves += CRAWLS[room]
        else:
            moves += _optional(state, icon, room, watched=watched)
    done = not must_go_on(state)
    if state.free and (done or not state.used):
        moves += _free(state, room, watched=watched)
    if done:
        moves.append(END)
    return moves


def _optional(state: State, icon: str, room: int, *, watched: bool) -> list[AnyMove]:
    moves: list[AnyMove] = []
    if watched:  # rule: a standing guard forbids all but the spray
        if "spray" in icon:
            moves += [
                SPRAYS[guard]
                for guard in NAMES
                if state.pawns.get(guard) == room and guard not in state.down
            ]
        return moves
    if "unlock" in icon:
        if state.locked[room]:
            moves.append(UNLOCK_BAG)
        if state.alarm_locked and state.alarm == room:
            moves.append(UNLOCK_ALARM)
    if "pickup" in icon and state.bags[room]:
        moves.append(PICK_UP)
    return moves


def _free(state: State, room: int, *, watched: bool) -> list[AnyMove]:
    assert state.car is not None
    moves: list[AnyMove] = [*DRIVES[state.car]]
    if watched:
        return moves
    if state.carried[state.side]:
        beside, edge = AVENUE[state.car]
        if beside == room and state.walls[room] != edge:
            moves.append(THROW)
        moves += [PASSES[mate] for mate in COLOURS if _can_take(state, mate, room)]
    if state.alarm == room and not state.alarm_locked:
        moves.append(RING)
    return moves


def _can_take(state: State, mate: str, room: int) -> bool:
    return state.pawns.get(mate) == room and mate != state.side and mate not in state.down


def robber_step(state: State, move: Move) -> list[Happening]:
    """Walk the robber one room on."""
    state.pawns[state.side] = move.to
    use(state, "move")
    return [Event("walked", {"who": _me(state), "room": move.to})]


def crawl(state: State, move: Crawl, dice: Dice) -> list[Happening]:
    """Crawl through the air ducts to any room."""
    state.pawns[state.side] = move.to
    use(state, "crawl")
    return [Event("crawled", {"who": _me(state), "room": move.to})]


def pick_up(state: State, move: PickUp, dice: Dice) -> list[Happening]:
    """Take a bag off the floor."""
    room = state.pawns[state.side]
    state.bags[room] -= 1
    state.carried[state.side] += 1
    use(state, "pickup")
    return [Event("took", {"who": _me(state), "room": room})]


def unlock(state: State, move: Unlock, dice: Dice) -> list[Happening]:
    """Unlock a bag or the alarm."""
    room = state.pawns[state.side]
    if move.what == "alarm":
        state.alarm_locked = False
    else:
        state.locked[room] -= 1
        state.bags[room] += 1
    use(state, "unlock")
    return [Event("unlocked", {"who": _me(state), "what": move.what, "room": room})]


def spray(state: State, move: Spray, dice: Dice) -> list[Happening]:
    """Knock a guard out."""
    state.down.append(move.target)
    use(state, "spray")
    facts = {"who": _me(state), "guard": move.target, "room": state.pawns[move.target]}
    return [Event("sprayed", facts)]


def drive(state: State, move: Drive, dice: Dice) -> list[Happening]:
    """Move the car one space."""
    state.car = move.to
    _freely(state)
    return [Event("drove", {"who": _me(state), "space": move.to})]


def throw(state: State, move: Throw, dice: Dice) -> list[Happening]:
    """Throw a bag into the car."""
    state.carried[state.side] -= 1
    state.thrown += 1
    _freely(state)
    return [Event("threw", {"who": _me(state), "thrown": state.thrown})]


def hand_over(state: State, move: Pass, dice: Dice) -> list[Happening]:
    """Give a bag to another robber."""
    state.carried[state.side] -= 1
    state.carried[move.to] += 1
    _freely(state)
    return [Event("passed", {"who": _me(state), "mate": who(state, move.to)})]


def ring(state: State, move: Alarm, dice: Dice) -> list[Happening]:
    """Call all standing guards into the room; the alarm is out for the round."""
    room = state.pawns[state.side]
    for guard in NAMES:
        if guard in state.pawns and guard not in state.down:
            state.pawns[guard] = room
    state.alarm = None
    _freely(state)
    return [Event("rang", {"who": _me(state), "room": room})]


def _me(state: State) -> dict[str, str | int]:
    return who(state, state.side)


def _freely(state: State) -> None:
    """Use up the free action; after the card's compulsory icons it closes the card."""
    state.free = False
    if not must_go_on(state):
        state.icons = []
