"""The rules of Art Robbery, decision by decision."""

from bisect import insort
from collections.abc import Sequence

from engine.dice import Dice
from engine.game import Chance, Event, Happening, Options, Outcome, Rules, Seat, Setup
from engine.games.art_robbery.components import (
    BOSS,
    DECK,
    DOG,
    HAND_SIZE,
    KEEPS_BOSS,
    RAIDS,
    Card,
    Token,
)
from engine.games.art_robbery.moves import PARRIES, PLAYS, Move, Parry, Play, Steal, Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.scoring import score
from engine.games.art_robbery.state import CENTRE, State
from engine.games.art_robbery.view import View, guess_behind, view_of


class ArtRobberyRules(Rules[State, Move, View]):
    """Four raids; a turn is a card, what it grabs, the Dog's parry and a new card."""

    def setup(self, seats: int, options: Options, dice: Dice) -> Setup[State]:
        """Deal five cards to each seat and lay out the first raid."""
        first = dice.below(seats)
        draw = list(DECK)
        dice.shuffle(draw)
        hands = [[draw.pop(0) for _ in range(HAND_SIZE)] for _ in range(seats)]
        dealt = {"hands": hands, "draw": draw[:]}
        state = State(
            raid=1,
            turn=first,
            hands=[sorted(hand) for hand in hands],
            draw=draw,
            discard=[],
            centre=list(RAIDS[0]),
            loot=[[] for _ in range(seats)],
            banked=[[] for _ in range(seats)],
            dog=CENTRE,
        )
        return Setup(state, first, dealt, [_raid_begins(state)])

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat everybody waits for."""
        return () if state.over else (state.asked,)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return the cards to play, the tokens to grab, or both answers of the Dog's owner."""
        if state.over or seat != state.asked:
            return ()
        if state.wanted is not None:
            return PARRIES
        if state.played is not None:
            return reach(state.played, seat, state.centre, state.loot)
        return [PLAYS[card] for card in dict.fromkeys(state.hands[seat])]

    def always_asked(self, state: State, seat: Seat) -> bool:
        """Tell whether a card or a parry is asked for: a single token is grabbed without asking."""
        return state.played is None or state.wanted is not None

    def in_the_open(self, state: State, seat: Seat) -> bool:
        """Tell whether a token or a parry is asked for: only the hand's cards are hidden."""
        return state.played is not None

    def play(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Happening]:
        """Play a move, and once the card has had its effect the rest of the turn."""
        match move:
            case Play():
                happenings = _lay(state, seat, move.card)
            case Take():
                happenings = _take(state, seat, move.token)
            case Steal():
                happenings = _reach_for(state, move.token, move.victim)
            case Parry():
                happenings = _answer(state, give=move.give)
        if state.played is None:
            _end_turn(state, dice, happenings)
        return happenings

    def outcome(self, state: State) -> Outcome | None:
        """Return the score after the fourth raid."""
        return score(state.banked) if state.over else None

    def chapters(self, state: State) -> int:
        """Return the raids that are over."""
        return state.raid if state.over else state.raid - 1

    def points(self, state: State) -> tuple[int, ...]:
        """Return the loot banked so far."""
        return tuple(score(state.banked).detail["loot"])

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return what a seat may know."""
        return view_of(state, viewer)

    def guess(self, view: View, dice: Dice) -> State:
        """Return a state that could lie behind a view."""
        return guess_behind(view, dice)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()


def _lay(state: State, seat: Seat, card: Card) -> list[Happening]:
    state.hands[seat].remove(card)
    state.discard.append(card)
    if card == DOG and state.dog != seat:
        return [_fetch_dog(state, seat)]
    if reach(card, seat, state.centre, state.loot):
        state.played = card
        return []
    return [Event("nothing", {"seat": seat, "card": card})]


def _fetch_dog(state: State, seat: Seat) -> Event:
    owner, state.dog = state.dog, seat
    if owner == CENTRE:
        return Event("dog-woken", {"seat": seat})
    return Event("dog-fetched", {"seat": seat, "victim": owner})


def _take(state: State, seat: Seat, token: Token) -> list[Happening]:
    state.centre.remove(token)
    state.loot[seat].append(token)
    card, state.played = state.played, None
    return [Event("took", {"seat": seat, "card": card, "token": token})]


def _reach_for(state: State, token: Token, victim: Seat) -> list[Happening]:
    if victim == state.dog:  # rule: the victim always decides
        state.wanted = token
        return []
    return [_steal(state, token, victim)]


def _answer(state: State, *, give: bool) -> list[Happening]:
    token, victim = state.wanted, state.dog
    assert token is not None
    state.wanted = None
    if not give:
        return [_steal(state, token, victim)]
    state.played = None
    state.dog = state.turn
    return [Event("parried", {"seat": state.turn, "victim": victim, "token": token})]


def _steal(state: State, token: Token, victim: Seat) -> Event:
    state.loot[victim].remove(token)
    state.loot[state.turn].append(token)
    state.played = None
    return Event("stole", {"seat": state.turn, "victim": victim, "token": token})


def _end_turn(state: State, dice: Dice, happenings: list[Happening]) -> None:
    if not state.draw:
        happenings += _reshuffle(state, dice)
    card = state.draw.pop(0)
    insort(state.hands[state.turn], card)
    happenings.append(Chance({"chance": "draw", "seat": state.turn, "card": card}))
    if state.centre:
        state.turn = _left_of_turn(state)
    else:
        happenings += _end_raid(state)


def _reshuffle(state: State, dice: Dice) -> list[Happening]:
    state.draw, state.discard = state.discard, []
    dice.shuffle(state.draw)
    return [Chance({"chance": "reshuffle", "draw": state.draw[:]}), Event("reshuffled", {})]


def _end_raid(state: State) -> list[Happening]:
    boss = _boss_stays_or_leaves(state)
    for banked, loot in zip(state.banked, state.loot, strict=True):
        banked += loot
        loot.clear()
    if state.raid == len(RAIDS):
        state.over = True
        return [boss, Event("end", {})]
    state.turn = _left_of_turn(state) if state.dog == CENTRE else state.dog
    state.centre = list(RAIDS[state.raid])
    state.raid += 1
    return [boss, _raid_begins(state)]


def _boss_stays_or_leaves(state: State) -> Event:
    owner = next(seat for seat, loot in enumerate(state.loot) if BOSS in loot)
    loot = state.loot[owner]
    if not KEEPS_BOSS.isdisjoint(loot):
        return Event("boss-kept", {"seat": owner})
    loot.remove(BOSS)
    return Event("boss-lost", {"seat": owner})


def _left_of_turn(state: State) -> Seat:
    return (state.turn + 1) % len(state.hands)


def _raid_begins(state: State) -> Event:
    return Event("raid", {"raid": state.raid, "seat": state.turn})
