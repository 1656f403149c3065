"""Before the game: who sits down, who hosts, what is agreed. Pure changes of a sheet."""

from dataclasses import replace
from itertools import chain, count
from typing import Any

from engine.errors import AlreadySeated, GameRunning, NotHost, NotSeated, TableFull, TooFew
from engine.game import AnyGame
from engine.levels import Level
from engine.sheet import Pace, PersonId, Phase, Player, Sheet

RANDOM = "random"
MARK = "🤖"
NAMES = ("Arsène", "Irma", "Cartouche", "Mandrin", "Joséphine")  # thieves of old


def join(sheet: Sheet, game: AnyGame, player: Player) -> Sheet:
    """Seat somebody."""
    _in_lobby(sheet)
    if player.person in [other.person for other in sheet.players]:
        raise AlreadySeated
    if len(sheet.players) >= game.seats[-1]:
        raise TableFull(most=game.seats[-1])
    player = replace(player, name=distinct(player.name, sheet.names))
    return replace(sheet, players=(*sheet.players, player))


def leave(sheet: Sheet, person: PersonId) -> Sheet:
    """Let somebody go; the next in line hosts, and a table without people is closed."""
    _in_lobby(sheet)
    sheet.seat_of(person)
    sheet = _without(sheet, person)
    people = [player.person for player in sheet.awake]
    if not people:
        return replace(sheet, phase=Phase.CLOSED, closed_by="empty")
    return sheet if sheet.host != person else replace(sheet, host=people[0])


def add_computer(sheet: Sheet, game: AnyGame, person: PersonId, level: Level) -> Sheet:
    """Seat a computer under a name of its own."""
    _in_lobby(sheet)
    _host(sheet, person)
    taken = {player.person for player in sheet.players}
    number = next(number for number in count(1) if -number not in taken)
    name = NAMES[(number - 1) % len(NAMES)]
    return join(sheet, game, Player(PersonId(-number), f"{MARK} {name}", level))


def remove_computer(sheet: Sheet, person: PersonId, computer: PersonId) -> Sheet:
    """Send a computer away."""
    _in_lobby(sheet)
    _host(sheet, person)
    if not any(player.person == computer and player.level for player in sheet.players):
        raise NotSeated
    return _without(sheet, computer)


def set_pace(sheet: Sheet, person: PersonId, pace: Pace) -> Sheet:
    """Agree how long a decision may take."""
    _in_lobby(sheet)
    _host(sheet, person)
    return replace(sheet, pace=pace)


def turn_hints(sheet: Sheet, person: PersonId) -> Sheet:
    """Allow hints, or allow them no more."""
    _in_lobby(sheet)
    _host(sheet, person)
    return replace(sheet, hints=not sheet.hints)


def choose(sheet: Sheet, game: AnyGame, person: PersonId, name: str, value: str) -> Sheet:
    """Set an option; a seat option names a person until the seats are drawn."""
    _in_lobby(sheet)
    _host(sheet, person)
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        raise NotSeated
    people = [str(player.person) for player in sheet.players] if option.kind == "seat" else []
    if value not in (*option.values, *people):
        raise NotSeated
    return replace(sheet, options={**sheet.options, name: value})


def check_start(sheet: Sheet, game: AnyGame, person: PersonId) -> None:
    """Refuse unless the host asks and enough people sit."""
    _in_lobby(sheet)
    sheet.seat_of(person)
    _host(sheet, person)
    missing = game.seats[0] - len(sheet.players)
    if missing > 0:
        raise TooFew(missing=missing)


def settled_options(sheet: Sheet, game: AnyGame) -> dict[str, Any]:
    """Return the options as the rules take them, people turned into seats."""
    agreed: dict[str, Any] = {}
    places = {str(player.person): seat for seat, player in enumerate(sheet.players)}
    for option in game.options:
        value = sheet.options.get(option.name, option.default)
        is_person = option.kind == "seat" and value not in option.values
        agreed[option.name] = places[value] if is_person else value
    return agreed


def _without(sheet: Sheet, person: PersonId) -> Sheet:
    rest = tuple(player for player in sheet.players if player.person != person)
    options = {
        name: RANDOM if value == str(person) else value for name, value in sheet.options.items()
    }
    return replace(sheet, players=rest, options=options)


def distinct(name: str, taken: tuple[str, ...]) -> str:
    """Return a name nobody else at the table has."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(free for free in chain([name], numbered) if free not in taken)


def _in_lobby(sheet: Sheet) -> None:
    if sheet.phase is not Phase.LOBBY:
        raise GameRunning


def _host(sheet: Sheet, person: PersonId) -> None:
    if sheet.host != person:
        raise NotHost(host=sheet.host_name)
