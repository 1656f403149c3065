"""A game under way, as pure changes of a sheet: start, a move, a seat given up."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.course import Step, decide, forced
from engine.dice import Dice
from engine.errors import NotStarted, NotYourMove, Paused, TooLate
from engine.game import AnyGame, Event, Seat
from engine.lobby import settled_options
from engine.moves import MoveCodec
from engine.sheet import Answered, Match, PersonId, Phase, Sheet

NEWS = 6  # how many events the board remembers,
MUCH = 10  # how many computers may add to them before people are shown,
ALL = 18  # and how many it remembers then


def start(sheet: Sheet, game: AnyGame) -> tuple[Sheet, list[Step]]:
    """Draw the seats and the seed, lay the game out."""
    players = list(sheet.players)
    secrets.SystemRandom().shuffle(players)
    sheet = replace(sheet, players=tuple(players))
    sheet = replace(sheet, options=settled_options(sheet, game), phase=Phase.PLAYING)
    seed = secrets.token_hex(32)
    dice = Dice(bytes.fromhex(seed))
    setup = game.rules.setup(len(players), sheet.options, dice)
    steps = list(forced(game, setup.state, dice))
    nobody = (0,) * len(players)
    empty = Match(
        seed, 0, setup.first, 0, nobody, (None,) * len(players), (), (), None, setup.state
    )
    told = [h for h in setup.happenings if isinstance(h, Event)]
    sheet = replace(sheet, match=replace(empty, news=tuple(told)))
    return _after(sheet, game, steps, dice, setup.state), steps


def play(
    sheet: Sheet,
    game: AnyGame,
    codec: MoveCodec[Any],
    seat: Seat,
    since: int,
    move: Any,
    *,
    goes_on: bool = False,
) -> tuple[Sheet, list[Step]]:
    """Play a seat's chosen move on a copy of the game, with everything forced after it.

    A move that `goes_on` follows another that people have not been shown yet.
    """
    match = running(sheet)
    if sheet.paused:
        raise Paused
    _check(match, game, seat, since, move)
    state = game.rules.copy(match.state)
    dice = Dice(bytes.fromhex(match.seed), match.drawn)
    steps = decide(game, state, seat, move, dice)
    answered = list(match.answered)
    answered[seat] = Answered(match.since[seat], codec.code(move))
    sheet = replace(sheet, match=replace(match, answered=tuple(answered)))
    return _after(sheet, game, steps, dice, state, goes_on=goes_on), steps


def give_up(sheet: Sheet, person: PersonId) -> Sheet:
    """Let somebody leave; a game of people alone, with only one of them left, is closed."""
    sheet = vacate(sheet, person)
    people = [player for player in sheet.players if player.is_person]
    company = [player for player in sheet.players if player.level is not None]
    if not people or len(people) + len(company) < 2:
        return replace(sheet, phase=Phase.CLOSED, closed_by="alone")
    return sheet


def vacate(sheet: Sheet, person: PersonId) -> Sheet:
    """Hand somebody's seat over to a computer for good."""
    running(sheet)
    seat = sheet.seat_of(person)
    sheet = sheet.with_player(seat, replace(sheet.players[seat], gone=True))
    heirs = [*sheet.awake, *(player for player in sheet.players if player.is_person)]
    return replace(sheet, host=heirs[0].person) if sheet.host == person and heirs else sheet


def told_enough(sheet: Sheet) -> bool:
    """Tell whether computers have done as much as people can read at once, or all they can."""
    return sheet.match is None or sheet.phase is not Phase.PLAYING or sheet.match.in_a_row >= MUCH


def running(sheet: Sheet) -> Match:
    """Return the game under way."""
    if sheet.match is None or sheet.phase is not Phase.PLAYING:
        raise NotStarted
    return sheet.match


def is_repeat(match: Match, seat: Seat, since: int, code: str) -> bool:
    """Tell whether this very answer has been given already: a double click."""
    return match.answered[seat] == Answered(since, code)


def _check(match: Match, game: AnyGame, seat: Seat, since: int, move: Any) -> None:
    if seat not in game.rules.asked(match.state):
        raise NotYourMove
    if since != match.since[seat] or move not in game.rules.moves(match.state, seat):
        raise TooLate


def _after(
    sheet: Sheet,
    game: AnyGame,
    steps: Sequence[Step],
    dice: Dice,
    state: Any,
    *,
    goes_on: bool = False,
) -> Sheet:
    match = running(sheet)
    outcome = game.rules.outcome(state)
    told = [event for step in steps for event in step.events]
    in_a_row = match.in_a_row + len(told) if goes_on else len(told)
    after = replace(
        match,
        drawn=dice.drawn,
        step=match.step + len(steps),
        since=_since(match, game, steps, state),
        news=_news(match, told, in_a_row),
        in_a_row=in_a_row,
        course=_course(match, game, state),
        outcome=outcome,
        state=state,
    )
    return replace(sheet, match=after, phase=Phase.OVER if outcome else Phase.PLAYING)


def _news(match: Match, told: list[Event], in_a_row: int) -> tuple[Event, ...]:
    """Return the last events; whatever computers did in a row is all told."""
    return (*match.news, *told)[-min(ALL, max(NEWS, in_a_row + 1)) :]


def _course(match: Match, game: AnyGame, state: Any) -> tuple[tuple[int, ...], ...]:
    ended = game.rules.chapters(state) + 1 - len(match.course)
    return (*match.course, *[game.rules.points(state)] * ended) if ended > 0 else match.course


def _since(match: Match, game: AnyGame, steps: Sequence[Step], state: Any) -> tuple[int, ...]:
    """Return, by seat, the step at which its present choices appeared."""
    rules, now = game.rules, match.step + len(steps)
    waiting = set(rules.asked(match.state)) - {step.seat for step in steps}
    since = list(match.since)
    for seat in rules.asked(state):
        kept = seat in waiting and rules.moves(match.state, seat) == rules.moves(state, seat)
        if not kept:
            since[seat] = now
    return tuple(since)
