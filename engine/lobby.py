"""Before the game: who sits down, who hosts, what is agreed. Pure changes of a sheet."""

from dataclasses import replace
from itertools import chain, count
from typing import Any

from engine.errors import AlreadySeated, GameRunning, NotHost, NotSeated, TableFull, TooFew
from engine.game import AnyGame
from engine.sheet import PersonId, Phase, Player, Sheet

RANDOM = "random"


def join(sheet: Sheet, game: AnyGame, player: Player) -> Sheet:
    """Seat somebody."""
    _in_lobby(sheet)
    if sheet.seated(player.person):
        raise AlreadySeated
    if len(sheet.players) >= game.seats[-1]:
        raise TableFull(most=game.seats[-1])
    player = replace(player, name=_distinct(player.name, sheet.names))
    return replace(sheet, players=(*sheet.players, player))


def leave(sheet: Sheet, person: PersonId) -> Sheet:
    """Let somebody go; the next in line hosts, and an empty table is closed."""
    _in_lobby(sheet)
    sheet.seat_of(person)
    rest = tuple(player for player in sheet.players if player.person != person)
    if not rest:
        return replace(sheet, phase=Phase.CLOSED, closed_by="empty")
    host = sheet.host if sheet.host != person else rest[0].person
    options = {
        name: RANDOM if value == str(person) else value for name, value in sheet.options.items()
    }
    return replace(sheet, players=rest, host=host, options=options)


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
    for option in game.options:
        value = sheet.options.get(option.name, option.default)
        is_person = option.kind == "seat" and value not in option.values
        agreed[option.name] = sheet.seat_of(PersonId(int(value))) if is_person else value
    return agreed


def _distinct(name: str, taken: tuple[str, ...]) -> str:
    """Return a name nobody else at the table has."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(free for free in chain([name], numbered) if free not in taken)


def _in_lobby(sheet: Sheet) -> None:
    if sheet.phase is not Phase.LOBBY:
        raise GameRunning


def _host(sheet: Sheet, person: PersonId) -> None:
    if sheet.host != person:
        raise NotHost(host=next(p.name for p in sheet.players if p.person == sheet.host))
