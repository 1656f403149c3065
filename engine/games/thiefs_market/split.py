"""Part 1 of a round: the loot is rolled and split by taking and stealing."""

from engine.dice import Dice
from engine.game import Chance, Event, Happening, Seat
from engine.games.thiefs_market.components import (
    CLUTCHES,
    DIE_FACES,
    EYEPATCH,
    FIGURES,
    LUCKY,
    PAWN,
)
from engine.games.thiefs_market.loot import counts_of, nothing, objects_of, roll
from engine.games.thiefs_market.moves import Steal, Take
from engine.games.thiefs_market.purchases import begin_purchases
from engine.games.thiefs_market.shares import SplitMoves
from engine.games.thiefs_market.state import State


def roll_loot(state: State, dice: Dice) -> list[Happening]:
    """Roll all dice into the centre, put the pawn with them and begin a round."""
    state.phase = "split"
    state.round += 1
    state.turn = state.starter
    state.centre = roll(FIGURES.dice[state.seats], dice)
    rolled = list(objects_of(state.centre))
    state.centre[PAWN] = 1
    story = {"round": state.round, "seat": state.turn, "dice": rolled}
    return [Chance({"chance": "roll", "dice": rolled}), Event("rolled", story)]


def split_moves(state: State) -> SplitMoves:
    """Return what the thief at the centre may do."""
    victims = {}
    without = 0
    for seat, pile in enumerate(state.piles):
        objects = sum(pile)
        if objects > 1:
            victims[seat] = tuple(pile)
        elif not objects:
            without += 1
    return SplitMoves(state.centre, victims, last=without == 1)


def take(state: State, seat: Seat, move: Take) -> list[Happening]:
    """Make a pile from the centre."""
    pile = counts_of(move.objects)
    state.piles[seat] = pile
    state.centre = [there - part for there, part in zip(state.centre, pile, strict=True)]
    told = Event("took", {"seat": seat, "objects": list(move.objects)})
    return [told, *_next_thief(state, seat)]


def steal(state: State, seat: Seat, move: Steal, dice: Dice) -> list[Happening]:
    """Steal a pile and give part of it back; what is given back is rolled again."""
    victim, back = move.victim, counts_of(move.returned)
    kept = [there - part for there, part in zip(state.piles[victim], back, strict=True)]
    state.piles[seat], state.piles[victim] = kept, nothing()
    story = {"seat": seat, "victim": victim, "kept": list(objects_of(kept))}
    happenings: list[Happening] = [Event("stole", story | {"returned": list(move.returned)})]
    if CLUTCHES in state.cards[victim]:
        state.infamy[victim] += 1
        happenings.append(Event("clutches", {"seat": victim}))
    happenings += _give_back(state, victim, back, dice)
    return happenings + _next_thief(state, seat)


def _give_back(state: State, victim: Seat, back: list[int], dice: Dice) -> list[Happening]:
    happenings: list[Happening] = []
    number = sum(back) - back[PAWN]
    if number and LUCKY in state.cards[victim]:
        happenings.append(Event("unrolled", {"seat": victim}))
    elif number:
        back = [*roll(number, dice)[:DIE_FACES], back[PAWN]]
        rolled = list(objects_of(back[:DIE_FACES]))
        happenings.append(Chance({"chance": "roll", "dice": rolled}))
        happenings.append(Event("rerolled", {"dice": rolled}))
    state.centre = [there + part for there, part in zip(state.centre, back, strict=True)]
    return happenings


def _next_thief(state: State, seat: Seat) -> list[Happening]:
    """Ask the next player without a pile, or end the split."""
    piles = state.piles
    for step in range(1, len(piles)):
        thief = (seat + step) % len(piles)
        if not any(piles[thief]):
            state.turn = thief
            return []
    return _end_split(state)


def _end_split(state: State) -> list[Happening]:
    state.memory = [pile[:] for pile in state.piles]
    owner = next(seat for seat, pile in enumerate(state.piles) if pile[PAWN])
    state.starter = owner
    begin_purchases(state)
    if EYEPATCH not in state.cards[owner]:
        return []
    state.infamy[owner] += 1
    return [Event("eyepatch", {"seat": owner})]
