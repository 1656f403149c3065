"""What a seat may know: the table, its own hand, its own banked tokens. And states that fit it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.dice import Dice
from engine.game import Seat
from engine.games.art_robbery.components import BOSS, DECK, KEEPS_BOSS, RAIDS, Card, Token
from engine.games.art_robbery.state import State

Hidden: TypeAlias = None  # stands where a viewer may not look


@dataclass(frozen=True, slots=True)
class View:
    """The game as a viewer sees it."""

    raid: int
    turn: Seat
    hands: tuple[tuple[Card, ...] | Hidden, ...]
    hand_sizes: tuple[int, ...]
    draw_size: int
    last_card: Card | None
    centre: tuple[Token, ...]
    loot: tuple[tuple[Token, ...], ...]
    banked: tuple[tuple[Token, ...] | Hidden, ...]
    banked_sizes: tuple[int, ...]
    dog: Seat
    played: Card | None
    wanted: Token | None
    over: bool


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what a seat (None: everybody) may know; after the end all loot lies open."""
    return View(
        raid=state.raid,
        turn=state.turn,
        hands=tuple(
            tuple(hand) if seat == viewer else None for seat, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(map(len, state.hands)),
        draw_size=len(state.draw),
        last_card=state.discard[-1] if state.discard else None,
        centre=tuple(state.centre),
        loot=tuple(map(tuple, state.loot)),
        banked=tuple(
            tuple(tokens) if seat == viewer or state.over else None
            for seat, tokens in enumerate(state.banked)
        ),
        banked_sizes=tuple(map(len, state.banked)),
        dog=state.dog,
        played=state.played,
        wanted=state.wanted,
        over=state.over,
    )


def guess_behind(view: View, dice: Dice) -> State:
    """Return a state that looks like this view, everything hidden drawn anew."""
    cards = _hidden_cards(view)
    dice.shuffle(cards)
    hands = _fill(view.hands, view.hand_sizes, cards)
    return State(
        raid=view.raid,
        turn=view.turn,
        hands=[sorted(hand) for hand in hands],
        draw=_deal(cards, view.draw_size),
        discard=[*cards, *_seen_discard(view)],
        centre=list(view.centre),
        loot=[list(tokens) for tokens in view.loot],
        banked=_guess_banked(view, dice),
        dog=view.dog,
        played=view.played,
        wanted=view.wanted,
        over=view.over,
    )


def _hidden_cards(view: View) -> list[Card]:
    own = [card for hand in view.hands for card in hand or ()]
    return _without(DECK, own + _seen_discard(view))


def _seen_discard(view: View) -> list[Card]:
    return [] if view.last_card is None else [view.last_card]


def _guess_banked(view: View, dice: Dice) -> list[list[Token]]:
    """Deal the tokens of past raids until every kept Boss can have had its 4 or 5."""
    hidden = _hidden_tokens(view)
    while True:
        dice.shuffle(hidden)
        banked = _fill(view.banked, view.banked_sizes, hidden[:])
        if all(map(_could_be_banked, banked)):
            return banked


def _hidden_tokens(view: View) -> list[Token]:
    past = RAIDS if view.over else RAIDS[: view.raid - 1]
    tokens = [token for raid in past for token in raid]
    lost_bosses = [BOSS] * (len(tokens) - sum(view.banked_sizes))
    own = [token for banked in view.banked for token in banked or ()]
    return _without(tokens, own + lost_bosses)


def _could_be_banked(tokens: list[Token]) -> bool:
    return tokens.count(BOSS) <= sum(token in KEEPS_BOSS for token in tokens)


def _fill(
    seen: tuple[tuple[str, ...] | Hidden, ...], sizes: tuple[int, ...], pile: list[str]
) -> list[list[str]]:
    """Keep what is seen and deal the hidden rest from the top of a pile."""
    return [
        _deal(pile, size) if known is None else list(known)
        for known, size in zip(seen, sizes, strict=True)
    ]


def _deal(pile: list[str], size: int) -> list[str]:
    dealt = pile[:size]
    del pile[:size]
    return dealt


def _without(pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    return list((Counter(pile) - Counter(gone)).elements())
