"""What the house shows around a game: the lobby, the board, the hand, the end."""

from collections.abc import Collection, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.absence import Patience
from engine.game import AnyGame, Option, Reader, Seat
from engine.levels import Level
from engine.match import running
from engine.podium import podium
from engine.screen import HostButton, HostMenu, Screen
from engine.search import Advice
from engine.sheet import Match, Pace, PersonId, Phase, Player, Sheet
from engine.signpost import way_to
from engine.tables import LOBBY_PATIENCE
from engine.words import Language, Words

NEWS_ROOM = 1_500  # letters; a message of Discord's takes 4,000 in all
TEXTS = Path(__file__).parent / "texts"


def speak(game: AnyGame, language: Language) -> Words:
    """Return the words of the house and of a game."""
    return Words(language, (TEXTS, game.folder / "texts"))


def promise(seed: str) -> str:
    """Return what is shown of a seed while the game runs: enough to check it afterwards."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def board_screen(
    sheet: Sheet,
    game: AnyGame,
    language: Language,
    unreachable: Collection[PersonId],
    patience: Patience,
) -> Screen:
    """Return the table's public message, whatever phase it is in."""
    words = speak(game, language)
    match sheet.phase:
        case Phase.LOBBY:
            return _lobby(sheet, game, words, unreachable, patience)
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


def _lobby(
    sheet: Sheet,
    game: AnyGame,
    words: Words,
    unreachable: Collection[PersonId],
    patience: Patience,
) -> Screen:
    least, most = game.seats[0], game.seats[-1]
    seats = [_lobby_seat(sheet, player, words, unreachable) for player in sheet.players]
    missing = least - len(sheet.players)
    ready = words("lobby-ready", host=sheet.host_name)
    state = words("lobby-missing", n=missing) if missing > 0 else ready
    lines = (
        words("pitch"),
        "",
        words("lobby-seats", taken=len(seats), least=least, most=most),
        *seats,
        *(_option_line(sheet, option, words) for option in game.options),
        words("lobby-option", option=words("pace"), value=_pace(sheet.pace, patience, words)),
        words("lobby-option", option=words("hints"), value=words(f"hints-{_on(sheet.hints)}")),
        "",
        state,
        words("lobby-expires", at=int(sheet.touched + LOBBY_PATIENCE)),
    )
    return Screen(words("title"), lines, _lobby_controls(sheet, game, words, patience))


def _pace(pace: Pace, patience: Patience, words: Words) -> str:
    minutes = round(patience.of(pace) / 60)
    if minutes < 120:
        return words(f"pace-{pace}", unit="minutes", n=minutes)
    return words(f"pace-{pace}", unit="hours", n=round(minutes / 60))


def _on(allowed: bool) -> str:
    return "on" if allowed else "off"


def _lobby_seat(
    sheet: Sheet, player: Player, words: Words, unreachable: Collection[PersonId]
) -> str:
    if player.level is not None:
        return words("lobby-computer", name=player.name, level=words(f"level-{player.level}"))
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


def _lobby_controls(
    sheet: Sheet, game: AnyGame, words: Words, patience: Patience
) -> tuple[HostButton | HostMenu, ...]:
    paces = tuple((_pace(pace, patience, words), str(pace)) for pace in Pace)
    return (
        HostButton(words("button-join"), "join", "good"),
        HostButton(words("button-leave"), "leave"),
        HostButton(words("button-start"), "start", "main"),
        HostButton(words("button-hand"), "hand"),
        HostButton(words("button-rules"), "rules"),
        HostButton(words(f"button-hints-{_on(not sheet.hints)}"), "hints"),
        HostButton(words("button-close"), "close", "bad"),
        *_computer_menu(sheet, game, words),
        HostMenu(words("menu-pace"), "pace", paces),
        *(_option_menu(sheet, option, words) for option in game.options),
    )


def _computer_menu(sheet: Sheet, game: AnyGame, words: Words) -> Iterator[HostMenu]:
    """Yield a menu that adds computers while there is room, and sends them away."""
    full = len(sheet.players) >= game.seats[-1]
    add = [(words("computer-add", level=words(f"level-{level}")), str(level)) for level in Level]
    remove = [
        (words("computer-remove", name=player.name), str(player.person))
        for player in sheet.players
        if player.level is not None
    ]
    offered = (*([] if full else add), *remove)
    if offered:  # Discord takes no empty menu
        yield HostMenu(words("menu-computer"), "computer", offered)


def _option_menu(sheet: Sheet, option: Option, words: Words) -> HostMenu:
    values = list(option.values)
    if option.kind == "seat":
        values += [str(player.person) for player in sheet.players]
    labelled = tuple((_value(value, option, sheet, words), value) for value in values)
    return HostMenu(words(f"option-{option.name}"), f"option-{option.name}", labelled)


def _board(sheet: Sheet, game: AnyGame, words: Words, unreachable: Collection[PersonId]) -> Screen:
    match = running(sheet)
    reader = Reader(words, sheet.names, None)
    moves = () if sheet.paused else _open_moves(sheet, match, game)
    screen = game.face.board(game.rules.view(match.state, None), moves, reader)
    lines = (
        "",
        *_news([game.face.tell(event, reader) for event in match.news]),
        "",
        _turn(sheet, match, game, words),
        *_clocks(sheet, match, words),
        *_absent(sheet, words, unreachable),
        *_asked_of_all(sheet, words),
        words("board-promise", hash=promise(match.seed)),
    )
    return screen.plus(lines, tuple(_board_buttons(sheet, words)))


def _news(lines: list[str]) -> list[str]:
    """Return the latest lines, as many as a message has room for."""
    while sum(map(len, lines)) > NEWS_ROOM:
        lines = lines[1:]
    return lines


def _board_buttons(sheet: Sheet, words: Words) -> Iterator[HostButton]:
    yield HostButton(words("button-hand"), "hand", "main")
    yield HostButton(words("button-rules"), "rules")
    if sheet.paused:
        yield HostButton(words("button-resume"), "resume", "good")
    if any(player.asleep and player.is_person for player in sheet.players):
        yield HostButton(words("button-back"), "back", "good")
    if not all(player.is_awake for player in sheet.players):
        yield HostButton(words("button-seat"), "seat")
    if sheet.motion is not None:
        yield HostButton(words("button-yes"), "yes", "good")
        yield HostButton(words("button-no"), "no", "bad")


def _asked_of_all(sheet: Sheet, words: Words) -> list[str]:
    motion = sheet.motion
    if motion is None:
        return []
    seat = sheet.names[motion.seat] if motion.kind != "pause" else ""
    newcomer = motion.newcomer.name if motion.newcomer is not None else ""
    agreed = words.listed([p.name for p in sheet.players if p.person in motion.agreed])
    facts = {"seat": seat, "newcomer": newcomer, "agreed": agreed, "host": sheet.host_name}
    return [words(f"motion-{motion.kind}", **facts)]


def _open_moves(sheet: Sheet, match: Match, game: AnyGame) -> Any:
    """Return the moves the board may offer; none while a computer is to play."""
    for seat in game.rules.asked(match.state):
        if sheet.players[seat].is_person and game.rules.in_the_open(match.state, seat):
            return game.rules.moves(match.state, seat)
    return ()


def _turn(sheet: Sheet, match: Match, game: AnyGame, words: Words) -> str:
    if sheet.paused:
        return words("board-paused")
    if not sheet.awake:
        return words("board-deserted")
    names = [sheet.names[seat] for seat in game.rules.asked(match.state)]
    return words("board-turn", names=words.listed(names))


def _clocks(sheet: Sheet, match: Match, words: Words) -> list[str]:
    """Return until when those who are asked may think."""
    return [
        words("board-until", name=sheet.names[seat], at=int(due))
        for seat, due in enumerate(match.due)
        if due
    ]


def _absent(sheet: Sheet, words: Words, unreachable: Collection[PersonId]) -> list[str]:
    lines = [words("board-gone", name=player.name) for player in sheet.players if player.gone]
    people = [player for player in sheet.players if player.is_person]
    lines += [words("board-asleep", name=player.name) for player in people if player.asleep]
    return lines + [
        words("board-unreachable", name=player.name)
        for player in people
        if player.person in unreachable
    ]


def _hand(sheet: Sheet, game: AnyGame, words: Words, seat: Seat, page: str) -> Screen:
    match = running(sheet)
    rules = game.rules
    moves = () if sheet.paused else rules.moves(match.state, seat)
    screen = game.face.hand(
        rules.view(match.state, seat), moves, Reader(words, sheet.names, seat), page
    )
    yours = bool(moves)
    buttons: list[HostButton] = []
    if yours and sheet.hints:
        buttons.append(HostButton(words("button-hint"), "hint"))
    lines = [words("hand-your-turn") if yours else _turn(sheet, match, game, words)]
    if match.due and match.due[seat]:
        lines.append(words("hand-until", at=int(match.due[seat])))
    if sheet.players[seat].asleep:
        lines.append(words("hand-asleep"))
        buttons.append(HostButton(words("button-back"), "back", "good"))
    return screen.plus(("", *lines), tuple(buttons))


def hint_sentence(
    sheet: Sheet, game: AnyGame, language: Language, person: PersonId, advice: Advice
) -> str:
    """Return what a strong computer would do in somebody's place, and why."""
    words = speak(game, language)
    match, seat = running(sheet), sheet.seat_of(person)
    view, moves = game.rules.view(match.state, seat), game.rules.moves(match.state, seat)
    move = way_to(advice.move, game, view, moves, Reader(words, sheet.names, seat))
    wins = round(advice.wins * 100)
    if advice.next_best is None:
        return words("hint-only", move=move)
    others = round(advice.next_best * 100)
    return words("hint", move=move, games=advice.games, wins=wins, others=others)


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
