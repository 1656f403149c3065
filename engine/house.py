"""What the house shows around a game: the lobby, the board, the hand, the end."""

from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.game import AnyGame, Option, Reader, Seat
from engine.match import running
from engine.podium import podium
from engine.screen import HostButton, HostMenu, Screen
from engine.sheet import Match, PersonId, Phase, Player, Sheet
from engine.tables import LOBBY_PATIENCE
from engine.words import Language, Words

TEXTS = Path(__file__).parent / "texts"


def speak(game: AnyGame, language: Language) -> Words:
    """Return the words of the house and of a game."""
    return Words(language, (TEXTS, game.folder / "texts"))


def promise(seed: str) -> str:
    """Return what is shown of a seed while the game runs: enough to check it afterwards."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def board_screen(
    sheet: Sheet, game: AnyGame, language: Language, unreachable: Collection[PersonId]
) -> Screen:
    """Return the table's public message, whatever phase it is in."""
    words = speak(game, language)
    match sheet.phase:
        case Phase.LOBBY:
            return _lobby(sheet, game, words, unreachable)
        case Phase.PLAYING:
            return _board(sheet, game, words, unreachable)
        case Phase.OVER:
            return _final(sheet, game, words)
        case Phase.CLOSED:
            return _closed(sheet, words)


def hand_screen(
    sheet: Sheet, game: AnyGame, language: Language, person: PersonId, page: str = ""
) -> Screen:
    """Return somebody's private message, whatever phase the table is in."""
    words = speak(game, language)
    if person not in [player.person for player in sheet.players]:
        return Screen(words("title"), (words("hello-left"),))
    match sheet.phase:
        case Phase.LOBBY:
            return Screen(words("title"), (words("hello-seated"),))
        case Phase.PLAYING if sheet.seated(person):
            return _hand(sheet, game, words, sheet.seat_of(person), page)
        case Phase.PLAYING:
            return Screen(words("title"), (words("hand-given-up"),))
        case Phase.OVER:
            return _final(sheet, game, words)
        case Phase.CLOSED:
            return _closed(sheet, words)


def _lobby(sheet: Sheet, game: AnyGame, words: Words, unreachable: Collection[PersonId]) -> Screen:
    least, most = game.seats[0], game.seats[-1]
    seats = [_lobby_seat(sheet, player, words, unreachable) for player in sheet.players]
    missing = least - len(sheet.players)
    host = next(player.name for player in sheet.players if player.person == sheet.host)
    state = words("lobby-missing", n=missing) if missing > 0 else words("lobby-ready", host=host)
    lines = (
        words("pitch"),
        "",
        words("lobby-seats", taken=len(seats), least=least, most=most),
        *seats,
        *(_option_line(sheet, option, words) for option in game.options),
        "",
        state,
        words("lobby-expires", at=int(sheet.touched + LOBBY_PATIENCE)),
    )
    return Screen(words("title"), lines, _lobby_controls(sheet, game, words))


def _lobby_seat(
    sheet: Sheet, player: Player, words: Words, unreachable: Collection[PersonId]
) -> str:
    line = words("lobby-host" if player.person == sheet.host else "lobby-seat", name=player.name)
    return line + (words("lobby-unreachable") if player.person in unreachable else "")


def _option_line(sheet: Sheet, option: Option, words: Words) -> str:
    value = sheet.options[option.name]
    return words(
        "lobby-option",
        option=words(f"option-{option.name}"),
        value=_value(value, option, sheet, words),
    )


def _value(value: str, option: Option, sheet: Sheet, words: Words) -> str:
    if option.kind == "seat":
        for player in sheet.players:
            if str(player.person) == value:
                return player.name
    return words(f"option-{option.name}-{value}")


def _lobby_controls(sheet: Sheet, game: AnyGame, words: Words) -> tuple[HostButton | HostMenu, ...]:
    menus = [_option_menu(sheet, option, words) for option in game.options]
    return (
        HostButton(words("button-join"), "join", "good"),
        HostButton(words("button-leave"), "leave"),
        HostButton(words("button-start"), "start", "main"),
        HostButton(words("button-hand"), "hand"),
        HostButton(words("button-rules"), "rules"),
        HostButton(words("button-close"), "close", "bad"),
        *menus,
    )


def _option_menu(sheet: Sheet, option: Option, words: Words) -> HostMenu:
    values = list(option.values)
    if option.kind == "seat":
        values += [str(player.person) for player in sheet.players]
    labelled = tuple((_value(value, option, sheet, words), value) for value in values)
    return HostMenu(words(f"option-{option.name}"), f"option-{option.name}", labelled)


def _board(sheet: Sheet, game: AnyGame, words: Words, unreachable: Collection[PersonId]) -> Screen:
    match = running(sheet)
    reader = Reader(words, sheet.names, None)
    screen = game.face.board(game.rules.view(match.state, None), _open_moves(match, game), reader)
    lines = (
        "",
        *(game.face.tell(event, reader) for event in match.news),
        "",
        _turn(sheet, match, game, words),
        *_absent(sheet, words, unreachable),
        words("board-promise", hash=promise(match.seed)),
    )
    return screen.plus(
        lines,
        (
            HostButton(words("button-hand"), "hand", "main"),
            HostButton(words("button-rules"), "rules"),
        ),
    )


def _open_moves(match: Match, game: AnyGame) -> Any:
    for seat in game.rules.asked(match.state):
        if game.rules.in_the_open(match.state, seat):
            return game.rules.moves(match.state, seat)
    return ()


def _turn(sheet: Sheet, match: Match, game: AnyGame, words: Words) -> str:
    names = [sheet.names[seat] for seat in game.rules.asked(match.state)]
    return words("board-turn", names=words.listed(names))


def _absent(sheet: Sheet, words: Words, unreachable: Collection[PersonId]) -> list[str]:
    lines = [words("board-gone", name=player.name) for player in sheet.players if player.gone]
    return lines + [
        words("board-unreachable", name=player.name)
        for player in sheet.players
        if player.person in unreachable and not player.gone
    ]


def _hand(sheet: Sheet, game: AnyGame, words: Words, seat: Seat, page: str) -> Screen:
    match = running(sheet)
    rules = game.rules
    reader = Reader(words, sheet.names, seat)
    moves = rules.moves(match.state, seat)
    screen = game.face.hand(rules.view(match.state, seat), moves, reader, page)
    yours = seat in rules.asked(match.state)
    turn = words("hand-your-turn") if yours else _turn(sheet, match, game, words)
    return screen.plus(("", turn))


def _final(sheet: Sheet, game: AnyGame, words: Words) -> Screen:
    match = sheet.match
    assert match is not None and match.outcome is not None
    view = game.rules.view(match.state, None)
    reader = Reader(words, sheet.names, None)
    lines = game.face.final(view, match.outcome, reader)
    winners = [sheet.names[seat] for seat in match.outcome.winners]
    title = words("final-title", title=words("title"), names=words.listed(winners), n=len(winners))
    seed = words("final-seed", seed=match.seed, hash=promise(match.seed))
    buttons = (
        HostButton(words("button-rematch"), "rematch", "good"),
        HostButton(words("button-rules"), "rules"),
    )
    return Screen(title, (*lines, "", seed), buttons, podium(match.outcome, match.course, reader))


def _closed(sheet: Sheet, words: Words) -> Screen:
    return Screen(words("title"), (words(f"closed-{sheet.closed_by}"),))
