"""Phase 3, the bank's turn: what guards may do and what comes of it."""

from engine.dice import Dice
from engine.game import Event, Happening
from engine.games.rob_a_bank.building import doors
from engine.games.rob_a_bank.moves import AnyMove, End, GetUp, Guard, Lock, Move, Robber, Tackle
from engine.games.rob_a_bank.state import State, robbers_of, who
from engine.games.rob_a_bank.turns import must_go_on, use

NAMES: tuple[Guard, ...] = ("guard1", "guard2", "guard3")
COLOURS: tuple[Robber, ...] = ("yellow", "red", "green")
STEPS = {guard: tuple(Move(pawn=guard, to=room) for room in range(9)) for guard in NAMES}
TACKLES = {guard: {robber: Tackle(guard, robber) for robber in COLOURS} for guard in NAMES}
LOCK_BAG = {guard: Lock(guard, "bag") for guard in NAMES}
LOCK_ALARM = {guard: Lock(guard, "alarm") for guard in NAMES}
GET_UP = GetUp()
END = End()


def bank_moves(state: State) -> list[AnyMove]:
    """Return everything the bank may do now."""
    pawns, down = state.pawns, state.down
    guards = [guard for guard in NAMES if guard in pawns]
    standing = [guard for guard in guards if guard not in down]
    if not standing:
        return [GET_UP]
    moves: list[AnyMove] = []
    for icon in dict.fromkeys(state.icons):
        if icon == "move":
            moves += _steps(state, standing)
        if "tackle" in icon:
            moves += _tackles(state, standing)
        if "lock" in icon:
            moves += _locks(state, standing)
    if not state.used and len(standing) < len(guards):
        moves.append(GET_UP)
    if not must_go_on(state):
        moves.append(END)
    return moves


def _steps(state: State, standing: list[Guard]) -> list[Move]:
    """Return the steps that leave every compulsory step still possible."""
    steps: list[Move] = []
    ways, pawns, began = doors(state.walls), state.pawns, state.began
    # rule: with others standing, one of those can always make the step that remains
    look_ahead = len(standing) == 1 and state.icons.count("move") == 2
    for guard in standing:
        room, origin = pawns[guard], began.get(guard)
        for to in ways[room]:
            dead_end = look_ahead and ways[to] == (room,)
            if to != origin and not dead_end:
                steps.append(STEPS[guard][to])
    return steps


def _tackles(state: State, standing: list[Guard]) -> list[Tackle]:
    pawns, down = state.pawns, state.down
    return [
        TACKLES[guard][robber]
        for guard in standing
        for robber in COLOURS
        if pawns.get(robber) == pawns[guard] and robber not in down
    ]


def _locks(state: State, standing: list[Guard]) -> list[Lock]:
    locks = []
    alarm = None if state.alarm_locked else state.alarm
    for guard in standing:
        room = state.pawns[guard]
        if state.bags[room]:
            locks.append(LOCK_BAG[guard])
        if room == alarm:
            locks.append(LOCK_ALARM[guard])
    return locks


def guard_step(state: State, move: Move) -> list[Happening]:
    """Walk a guard one room on."""
    assert move.pawn is not None
    state.began.setdefault(move.pawn, state.pawns[move.pawn])
    state.pawns[move.pawn] = move.to
    use(state, "move")
    return [Event("patrolled", {"guard": move.pawn, "room": move.to})]


def tackle(state: State, move: Tackle, dice: Dice) -> list[Happening]:
    """Knock a robber out: its bags fall, unlocked, where it stands."""
    room, dropped = state.pawns[move.target], state.carried[move.target]
    state.down.append(move.target)
    state.bags[room] += dropped
    state.carried[move.target] = 0
    use(state, "tackle")
    facts = {"guard": move.pawn, "who": who(state, move.target), "room": room, "bags": dropped}
    return [Event("tackled", facts)]


def lock(state: State, move: Lock, dice: Dice) -> list[Happening]:
    """Lock a bag on the floor, or the alarm."""
    room = state.pawns[move.pawn]
    if move.what == "alarm":
        state.alarm_locked = True
    else:
        state.bags[room] -= 1
        state.locked[room] += 1
    use(state, "lock")
    return [Event("locked", {"guard": move.pawn, "what": move.what, "room": room})]


def wake_guards(state: State) -> list[Happening]:
    """Stand all guards up for the price of the card."""
    robbers = robbers_of(state)
    state.down = [pawn for pawn in state.down if pawn in robbers]
    return [Event("woke", {})]
