"""The rules: which phase asks whom, and what each move sets going."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.dice import Dice
from engine.game import Event, Happening, Options, Outcome, Rules, Setup
from engine.games.rob_a_bank import guards, robbers, study
from engine.games.rob_a_bank.components import BANK, PLAN, ROUNDS
from engine.games.rob_a_bank.moves import (
    Alarm,
    AnyMove,
    Corner,
    Crawl,
    Drive,
    End,
    GetUp,
    Lock,
    Move,
    Park,
    Pass,
    PickUp,
    Plan,
    Rotate,
    Spray,
    Tackle,
    Throw,
    Unlock,
)
from engine.games.rob_a_bank.planning import plan, plan_moves
from engine.games.rob_a_bank.state import State, copied, needed, seat_of, who
from engine.games.rob_a_bank.turns import next_side, start_turn
from engine.games.rob_a_bank.view import View, guessed, seen


class RobABankRules(Rules[State, AnyMove, View]):
    """One bank against its robbers, three rounds of study, plan and raid."""

    def setup(self, seats: int, options: Options, dice: Dice) -> Setup[State]:
        """Seat the bank and lay the first round out."""
        bank = options.get("bank", "random")
        if bank == "random":
            bank = dice.below(seats)
        if bank not in range(seats):
            raise ValueError(f"the bank sits at no seat {bank!r}")
        state = State(seats, bank)
        return Setup(state, bank, {}, study.new_round(state, dice))

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the one seat whose decision it is."""
        match state.phase:
            case "over":
                return ()
            case "rotate" | "corner":
                return (state.bank,)
            case "park":  # rule: yellow decides for the gang
                return (seat_of("yellow", state.bank, state.seats),)
        return (seat_of(state.side, state.bank, state.seats),)

    def moves(self, state: State, seat: int) -> Sequence[AnyMove]:
        """Return every legal move of a seat."""
        if self.asked(state) != (seat,):
            return ()
        match state.phase:
            case "rob":
                if state.side == BANK:
                    return guards.bank_moves(state)
                return robbers.robber_moves(state)
            case "plan":
                return plan_moves(state)
        return study.study_moves(state)

    def always_asked(self, state: State, seat: int) -> bool:
        """Turning tiles is always the bank's own doing."""
        return state.phase == "rotate"

    def in_the_open(self, state: State, seat: int) -> bool:
        """Only planning is done from a hidden hand."""
        return state.phase != "plan"

    def play(self, state: State, seat: int, move: AnyMove, dice: Dice) -> list[Happening]:
        """Play a legal move."""
        return DOES[type(move)](state, move, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return which side won, once it is decided."""
        if state.phase != "over":
            return None
        robbed = state.thrown >= needed(state)
        scores = tuple(int((seat == state.bank) != robbed) for seat in range(state.seats))
        winners = tuple(seat for seat, score in enumerate(scores) if score)
        detail = {"thrown": state.thrown, "needed": needed(state), "round": state.round}
        return Outcome(scores, winners, detail)

    def chapters(self, state: State) -> int:
        """Return the rounds that are over."""
        return state.round if state.phase == "over" else state.round - 1

    def points(self, state: State) -> tuple[int, ...]:
        """Return, for each robber player, the bags thrown so far."""
        return tuple(0 if seat == state.bank else state.thrown for seat in range(state.seats))

    def view(self, state: State, viewer: int | None) -> View:
        """Return what a seat may know."""
        return seen(state, viewer)

    def guess(self, view: View, dice: Dice) -> State:
        """Return a game that could lie behind a view."""
        return guessed(view, dice)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return copied(state)


def step(state: State, move: Move, dice: Dice) -> list[Happening]:
    """Walk a guard or a robber."""
    if move.pawn is None:
        return robbers.robber_step(state, move)
    return guards.guard_step(state, move)


def throw(state: State, move: Throw, dice: Dice) -> list[Happening]:
    """Throw a bag; with the last one needed the robbers win at once."""
    story = robbers.throw(state, move, dice)
    if state.thrown == needed(state):
        state.phase = "over"
        story.append(Event("robbed", {"thrown": state.thrown}))
    return story


def get_up(state: State, move: GetUp, dice: Dice) -> list[Happening]:
    """Give the card up for the guards' sake; that is the whole turn."""
    return [*guards.wake_guards(state), *end(state, End(), dice)]


def end(state: State, move: End, dice: Dice) -> list[Happening]:
    """End the turn; knocked-out robbers spend theirs getting up."""
    story: list[Happening] = []
    while True:
        next_side(state)
        if state.lap == PLAN:
            return story + _end_round(state, dice)
        story += start_turn(state)
        if state.side not in state.down:
            return story
        state.down.remove(state.side)
        story.append(Event("up", {"who": who(state, state.side)}))


def _end_round(state: State, dice: Dice) -> list[Happening]:
    story: list[Happening] = [Event("round-over", {"round": state.round, "thrown": state.thrown})]
    if state.round < ROUNDS:
        return story + study.new_round(state, dice)
    state.phase = "over"
    return [*story, Event("saved", {"thrown": state.thrown})]


DOES: dict[type, Callable[[State, Any, Dice], list[Happening]]] = {
    Rotate: study.rotate,
    Corner: study.choose_corner,
    Park: study.park,
    Plan: plan,
    Move: step,
    Tackle: guards.tackle,
    Lock: guards.lock,
    GetUp: get_up,
    Crawl: robbers.crawl,
    PickUp: robbers.pick_up,
    Unlock: robbers.unlock,
    Spray: robbers.spray,
    Drive: robbers.drive,
    Throw: throw,
    Pass: robbers.hand_over,
    Alarm: robbers.ring,
    End: end,
}
