"""Before a game: who sits, who hosts, who may start."""

from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, World

JOIN, LEAVE, START = (ENGLISH(f"button-{word}") for word in ("join", "leave", "start"))


async def test_play_opens_a_lobby_that_names_its_host_and_what_is_missing(world: World) -> None:
    (ana,) = world.people(1)

    answer = await ana.say("play", game="art_robbery")

    assert not answer.private
    assert answer.message.id == world.board.id
    shown = look(world.board)
    assert ENGLISH("lobby-host", name="Ana") in shown.lines
    assert ENGLISH("lobby-missing", n=1) in shown.lines
    buttons = ("join", "leave", "start", "hand", "rules", "hints-off", "close")
    menus = ("computer", "pace")
    assert shown.labels == [
        *(ENGLISH(f"button-{word}") for word in buttons),
        *(ENGLISH(f"menu-{word}") for word in menus),
    ]


async def test_whoever_joins_sits_down_and_the_host_can_start(world: World) -> None:
    ana, bob = world.people(2)
    await ana.say("play", game="art_robbery")

    await bob.press(world.board, JOIN)

    shown = look(world.board)
    assert ENGLISH("lobby-seat", name="Bob") in shown.lines
    assert ENGLISH("lobby-ready", host="Ana") in shown.lines
    assert len(world.messages) == 1


async def test_nobody_sits_twice(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])

    answer = await bob.press(world.board, JOIN)

    assert (answer.text, answer.private) == (ENGLISH("error-already-seated"), True)
    assert len(world.table.sheet.players) == 2


async def test_a_full_table_takes_nobody_else(world: World) -> None:
    people = world.people(5)
    await world.lobby(people)
    zoe = world.person("Zoe")

    answer = await zoe.press(world.board, JOIN)

    assert (answer.text, answer.private) == (ENGLISH("error-table-full", most=5), True)
    assert zoe.letters == []
    assert ENGLISH("lobby-seats", taken=5, least=2, most=5) in look(world.board).lines


async def test_one_person_is_too_few_to_start(world: World) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])

    answer = await ana.press(world.board, START)

    assert (answer.text, answer.private) == (ENGLISH("error-too-few", missing=1), True)


async def test_only_the_host_starts(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])

    answer = await bob.press(world.board, START)

    assert (answer.text, answer.private) == (ENGLISH("error-not-host", host="Ana"), True)
    assert ENGLISH("lobby-ready", host="Ana") in look(world.board).lines


async def test_a_stranger_does_not_start_the_game(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.lobby([ana, bob])

    answer = await cleo.press(world.board, START)

    assert (answer.text, answer.private) == (ENGLISH("error-not-seated"), True)


async def test_when_the_host_leaves_the_next_in_line_hosts_and_may_start(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.lobby([ana, bob, cleo])

    await ana.press(world.board, LEAVE)

    shown = look(world.board)
    assert ENGLISH("lobby-host", name="Bob") in shown.lines
    assert "Ana" not in shown.text
    assert ENGLISH("hello-left") in ana.hand.lines
    await bob.press(world.board, START)
    assert look(world.board).labels == [ENGLISH("button-hand"), ENGLISH("button-rules")]


async def test_whoever_comes_back_is_greeted_anew(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    await bob.press(world.board, LEAVE)

    await bob.press(world.board, JOIN)

    goodbye, hello = (look(letter).lines for letter in bob.letters)
    assert ENGLISH("hello-left") in goodbye
    assert ENGLISH("hello-seated") in hello


async def test_a_lobby_that_everybody_left_closes_and_frees_the_channel(world: World) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])

    await ana.press(world.board, LEAVE)

    assert ENGLISH("closed-empty") in look(world.board).lines
    assert look(world.board).controls == ()
    await ana.say("play", game="art_robbery")
    assert ENGLISH("lobby-host", name="Ana") in look(world.board).lines


async def test_leave_by_command_empties_the_seat_too(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])

    answer = await bob.say("leave")

    assert (answer.text, answer.private) == (ENGLISH("left-lobby"), True)
    assert ENGLISH("lobby-missing", n=1) in look(world.board).lines


async def test_my_hand_in_a_lobby_tells_that_the_seat_is_kept(world: World) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])

    answer = await ana.press(world.board, ENGLISH("button-hand"))

    assert answer.private
    assert ENGLISH("hello-seated") in answer.look.lines


async def test_rules_come_privately_from_the_lobby(world: World) -> None:
    (ana,) = world.people(1)
    zoe = world.person("Zoe")
    await world.lobby([ana])

    answer = await zoe.press(world.board, ENGLISH("button-rules"))

    assert answer.private
    assert answer.text.startswith("## Art Robbery")
    assert len(world.messages) == 1


async def test_the_bank_of_a_raid_can_be_given_to_a_player_by_the_host_alone(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob], "rob_a_bank")
    menu = look(world.board).controls[-1]
    assert [label for label, _ in menu.options][1:] == ["Ana", "Bob"]

    refused = await bob.choose(world.board, [str(bob.id)], menu.custom_id)
    await ana.choose(world.board, [str(bob.id)], menu.custom_id)

    assert (refused.text, refused.private) == (ENGLISH("error-not-host", host="Ana"), True)
    assert any("**Bob**" in line for line in look(world.board).lines)
    await ana.press(world.board, START)
    sheet = world.table.sheet
    assert sheet.players[sheet.options["bank"]].name == "Bob"


async def test_a_player_who_leaves_gives_the_bank_back(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob], "rob_a_bank")
    menu = look(world.board).controls[-1]
    await ana.choose(world.board, [str(bob.id)], menu.custom_id)

    await bob.press(world.board, LEAVE)

    shown = look(world.board)
    assert not any("**Bob**" in line for line in shown.lines)
    assert [label for label, _ in shown.controls[-1].options][1:] == ["Ana"]
