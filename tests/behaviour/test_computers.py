"""Computers at the table: invited in the lobby, playing on their own, giving hints."""

import re
from dataclasses import replace
from random import Random

import pytest

from engine.game import AnyGame
from engine.house import speak
from engine.levels import Level
from engine.lobby import MARK
from engine.registry import GAMES
from engine.words import LANGUAGES, Language, Words
from tests.behaviour.players import is_asked, play_out, press_random, replayed
from tests.behaviour.seen import Control, Look, look
from tests.behaviour.world import ENGLISH, FRENCH, Person, World

EASY, NORMAL, STRONG = Level
HINT, START = ENGLISH("button-hint"), ENGLISH("button-start")
PAUSE = 120.0  # longer than SimCord waits for by itself
EVERY_GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]


def computer_menu(shown: Look) -> Control:
    (menu,) = (c for c in shown.controls if c.label == ENGLISH("menu-computer"))
    return menu


async def test_the_host_adds_computers_of_every_level_and_they_are_named_and_marked(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])

    for level in Level:
        await world.settle(ana, "computer", level)

    names = world.table.sheet.names[1:]
    assert len(set(names)) == 3
    assert all(name.startswith(MARK) for name in names)
    lines = look(world.board).lines
    for name, level in zip(names, Level, strict=True):
        assert ENGLISH("lobby-computer", name=name, level=ENGLISH(f"level-{level}")) in lines
    assert ENGLISH("lobby-seats", taken=4, least=2, most=5) in lines
    assert ENGLISH("lobby-ready", host="Ana") in lines


async def test_computers_are_told_in_french_on_a_french_board(world: World) -> None:
    owner = world.person("Owner", manage_guild=True)
    (ana,) = world.people(1)
    await owner.say("language", whose="server", language="fr")
    await world.lobby([ana])

    answer = await world.settle(ana, "computer", STRONG)

    name = world.table.sheet.names[1]
    assert FRENCH("lobby-computer", name=name, level="fort") in answer.look.lines
    menu = next(c for c in answer.look.controls if c.label == FRENCH("menu-computer"))
    assert FRENCH("computer-remove", name=name) in [label for label, _ in menu.options]


async def test_the_host_removes_a_computer_and_its_seat_is_free_again(world: World) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])
    await world.settle(ana, "computer", EASY)
    await world.settle(ana, "computer", STRONG)
    easy, strong = world.table.sheet.names[1:]

    options = dict(computer_menu(look(world.board)).options)
    await world.settle(ana, "computer", options[ENGLISH("computer-remove", name=easy)])

    assert world.table.sheet.names == ("Ana", strong)
    assert easy not in look(world.board).text
    await world.settle(ana, "computer", NORMAL)
    assert len(set(world.table.sheet.names)) == 3


async def test_only_the_host_adds_and_removes_computers(world: World) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    await world.lobby([ana, bob])
    await world.settle(ana, "computer", EASY)
    shown = look(world.board)

    for value in (EASY, "-1"):
        refused = await world.settle(bob, "computer", value)
        assert (refused.text, refused.private) == (FRENCH("error-not-host", host="Ana"), True)
    assert look(world.board) == shown


async def test_a_table_full_of_computers_offers_to_remove_them_and_nothing_else(
    world: World,
) -> None:
    (ana,) = world.people(1)
    zoe = world.person("Zoe")
    await world.lobby([ana])
    for _ in range(4):
        await world.settle(ana, "computer", EASY)

    labels = [label for label, _ in computer_menu(look(world.board)).options]
    refused = await zoe.press(world.board, ENGLISH("button-join"))

    names = world.table.sheet.names[1:]
    assert labels == [ENGLISH("computer-remove", name=name) for name in names]
    assert refused.text == ENGLISH("error-table-full", most=5)


async def test_a_table_full_of_people_offers_no_computers(world: World) -> None:
    people = world.people(4)
    await world.lobby(people, "toits_de_paris")

    assert ENGLISH("menu-computer") not in look(world.board).labels
    await people[3].press(world.board, ENGLISH("button-leave"))
    assert ENGLISH("menu-computer") in look(world.board).labels


async def test_a_lobby_whose_last_person_leaves_closes_though_computers_sit_there(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])
    await world.settle(ana, "computer", EASY)

    await ana.press(world.board, ENGLISH("button-leave"))

    assert ENGLISH("closed-empty") in look(world.board).lines


async def test_the_host_who_leaves_the_lobby_hands_it_to_a_person_never_to_a_computer(
    world: World,
) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana])
    await world.settle(ana, "computer", EASY)
    await bob.press(world.board, ENGLISH("button-join"))

    await ana.press(world.board, ENGLISH("button-leave"))

    assert ENGLISH("lobby-host", name="Bob") in look(world.board).lines


async def test_the_bank_of_a_raid_can_be_given_to_a_computer_and_comes_back_with_it(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana], "rob_a_bank")
    await world.settle(ana, "computer", EASY)
    name = world.table.sheet.names[1]

    await world.settle(ana, "option-bank", "-1")
    assert any(f"**{name}**" in line for line in look(world.board).lines)
    await world.settle(ana, "computer", "-1")

    assert name not in look(world.board).text


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_one_person_and_computers_of_every_level_play_to_the_end_by_presses(
    world: World, game: AnyGame
) -> None:
    (ana,) = world.people(1)
    computers = (EASY, NORMAL, STRONG)
    await world.game([ana], game.id, computers)
    table = world.table.sheet.id

    await play_out(world, [ana], Random(f"alone {game.id}"))

    sheet = await world.house.journal.find(table)
    assert sheet is not None and sheet.match is not None and sheet.match.outcome is not None
    assert sheet.match.outcome == await replayed(world.house.journal, game, table)
    assert ENGLISH("button-rematch") in look(world.board).labels
    assert ENGLISH("button-rematch") in ana.hand.labels
    assert len(world.messages) == 1


async def with_pause(world: World) -> None:
    """Let computers take their time, as they do on Discord."""
    await world.env.restart_bot(replace(world.house, pause=PAUSE).bot())


async def play_until_computers_are_asked(world: World, ana: Person) -> None:
    luck = Random("computers")
    while is_asked(ana):
        await press_random(ana, ana.letter, luck, private=True)


def board_edits(world: World) -> int:
    path = f"/channels/{world.channel.id}/messages/{world.board.id}"
    return sum(r.method == "PATCH" and r.path == path for r in world.env.http_requests)


async def test_computers_wait_as_a_person_would_before_they_act(world: World) -> None:
    (ana,) = world.people(1)
    await with_pause(world)
    await world.game([ana], computers=[NORMAL])
    if not is_asked(ana):
        await world.env.advance_time(PAUSE)
    await play_until_computers_are_asked(world, ana)
    computer = next(name for name in world.table.sheet.names if name.startswith(MARK))
    step = steps(world)

    await world.env.advance_time(PAUSE - 10)
    assert steps(world) == step
    assert ENGLISH("board-turn", names=computer) in look(world.board).lines
    await world.env.advance_time(20)

    assert steps(world) > step


async def test_a_run_of_computer_moves_is_one_edit_of_the_board_with_each_of_them_told(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await with_pause(world)
    await world.game([ana], computers=[NORMAL, NORMAL, NORMAL, NORMAL])
    await world.env.advance_time(PAUSE)
    await play_until_computers_are_asked(world, ana)
    edits, step = board_edits(world), steps(world)

    await world.env.advance_time(PAUSE)

    assert is_asked(ana)
    moves = (await world.house.journal.moves(world.table.sheet.id))[step:]
    computers = {world.table.sheet.names[seat] for seat, _, _ in moves} - {"Ana"}
    assert len(computers) == 4
    assert board_edits(world) == edits + 1
    lines = look(world.board).lines
    for name in computers:
        assert any(name in line and line != ENGLISH("board-turn", names=name) for line in lines)


async def test_no_board_tells_more_at_once_than_people_can_read(world: World) -> None:
    (ana,) = world.people(1)
    await with_pause(world)
    await world.game([ana], "rob_a_bank", [NORMAL, NORMAL, NORMAL])
    most = 0

    for _ in range(12):
        await world.env.advance_time(PAUSE)
        match = world.table.sheet.match
        assert match is not None
        assert len(match.news) >= min(match.in_a_row, 18)
        most = max(most, match.in_a_row)
        await play_until_computers_are_asked(world, ana)

    assert 1 < most <= 18


HINTED = re.compile(r"💡.*?\*\*(.+?)\*\*")


async def follow(ana: Person, sentence: str) -> None:
    """Press what a hint names, page by page, in direct messages."""
    found = HINTED.match(sentence)
    assert found is not None, sentence
    for label in found[1].split(" › "):
        control, values = named(ana.hand, label)
        if values:
            await ana.choose(ana.letter, values, control.custom_id, private=True)
        else:
            await ana.press(ana.letter, custom_id=control.custom_id, private=True)


def named(shown: Look, label: str) -> tuple[Control, list[str]]:
    """Return the control with a label, or the menu with such a choice, or those to pick."""
    for control in shown.moves:
        if not control.options and control.label == label:
            return control, []
        picked = _values(control, label)
        if picked and control.least <= len(picked) <= control.most:
            return control, picked
    raise AssertionError(f"{label} is not offered by {shown.labels}")


def _values(control: Control, label: str) -> list[str]:
    """Return the values behind `a, b` where a menu offers them all."""
    rest, values = f"{label}, ", []
    for offered, value in sorted(control.options, key=lambda option: -len(option[0])):
        if f"{offered}, " in rest:
            rest = rest.replace(f"{offered}, ", "", 1)
            values.append(value)
    return values if not rest else []


def hint_in(shown: Look) -> str:
    (sentence,) = (line for line in shown.lines if HINTED.match(line))
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_hint_names_controls_that_are_there_and_why_in_the_readers_language(
    world: World, game: AnyGame, language: Language
) -> None:
    (ana,) = world.people(1)
    await ana.speaks(language)
    await world.game([ana], game.id, [EASY, EASY])
    words = speak(game, language)

    for _ in range(12):
        if not is_asked(ana):
            break
        step, table = steps(world), world.table
        shown = await ana.press(ana.letter, words("button-hint"), private=True)
        sentence = hint_in(shown.look)
        assert is_reason(sentence, words)
        await follow(ana, sentence)
        assert table.sheet.match is not None and table.sheet.match.step > step
        assert not any(HINTED.match(line) for line in ana.hand.lines)


def is_reason(sentence: str, words: Words) -> bool:
    """Tell whether a hint says why: it counts games, or there is nothing else to think about."""
    reasons = (words("hint-only", move="?"), words("hint", move="?", games=1, wins=2, others=3))
    return _without_figures(sentence) in map(_without_figures, reasons)


def _without_figures(sentence: str) -> str:
    _, _, reason = sentence.rpartition("**")
    return re.sub(r"\d[\d,\u202f\xa0]*\d|\d", "#", reason)


async def test_a_hint_behind_my_hand_is_for_its_reader_alone(world: World) -> None:
    people = world.people(2)
    await world.game(people)
    asked, waiting = sorted(people, key=is_asked, reverse=True)
    board, other = look(world.board), waiting.hand
    whisper = await asked.press(world.board, ENGLISH("button-hand"))

    answer = await asked.press(whisper.message, HINT)

    assert hint_in(answer.look)
    assert answer.message.id == whisper.message.id
    assert look(world.board) == board
    assert waiting.hand == other
    assert HINT not in waiting.hand.labels


async def test_a_hint_is_refused_to_those_who_are_not_asked(world: World) -> None:
    people = world.people(2)
    await world.game(people)
    waiting = next(person for person in people if not is_asked(person))
    await waiting.speaks("fr")
    button = f"h:hint:{world.table.sheet.id}"

    early = await waiting.press(await world.control(button), custom_id=button)
    stranger = await world.person("Zoe").press(await world.control(button), custom_id=button)

    assert (early.text, early.private) == (FRENCH("error-not-your-move"), True)
    assert (stranger.text, stranger.private) == (ENGLISH("error-not-seated"), True)


async def test_hints_are_turned_off_by_the_host_in_the_lobby(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    off = ENGLISH("button-hints-off")
    refused = await bob.press(world.board, off)
    assert refused.text == ENGLISH("error-not-host", host="Ana")

    await ana.press(world.board, off)
    shown = look(world.board)
    assert (
        ENGLISH("lobby-option", option=ENGLISH("hints"), value="not at this table") in shown.lines
    )
    assert ENGLISH("button-hints-on") in shown.labels
    await ana.press(world.board, START)

    assert not any(HINT in person.hand.labels for person in (ana, bob))
    asked = next(person for person in (ana, bob) if is_asked(person))
    await asked.speaks("fr")
    button = f"h:hint:{world.table.sheet.id}"
    answer = await asked.press(await world.control(button), custom_id=button)
    assert (answer.text, answer.private) == (FRENCH("error-hints-off"), True)


async def test_hints_can_be_allowed_again(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    await ana.press(world.board, ENGLISH("button-hints-off"))

    await ana.press(world.board, ENGLISH("button-hints-on"))
    await ana.press(world.board, START)

    asked = next(person for person in (ana, bob) if is_asked(person))
    assert HINT in asked.hand.labels


async def test_a_rematch_keeps_the_computers_and_their_levels(world: World) -> None:
    (ana,) = world.people(1)
    await world.game([ana], computers=[EASY, STRONG])
    before = {(player.name, player.level) for player in world.table.sheet.players}
    await play_out(world, [ana], Random("again"))

    answer = await ana.press(world.board, ENGLISH("button-rematch"))

    assert {(player.name, player.level) for player in world.table.sheet.players} == before
    assert ENGLISH("lobby-host", name="Ana") in answer.look.lines
    await ana.press(world.board, START)
    assert is_asked(ana)


def steps(world: World) -> int:
    match = world.table.sheet.match
    assert match is not None
    return match.step
