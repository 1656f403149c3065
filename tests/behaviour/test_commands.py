"""Slash commands: /hand, /board, /rules, /help, /leave, /close, /language."""

from tests.behaviour.players import is_asked
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, World

COMMANDS = (
    *("play", "hand", "board", "rules", "leave", "close", "language", "help"),
    *("pause", "replace", "kick"),
)
LEAVE_SURE, CLOSE_SURE = ENGLISH("button-leave-sure"), ENGLISH("button-close-sure")


async def test_hand_shows_the_private_screen_to_its_owner_alone(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob])

    answer = await ana.say("hand")

    assert answer.private
    assert answer.look == ana.hand
    assert len(world.channel.history(viewer=bob.member)) == 1


async def test_board_posts_the_board_anew_and_removes_the_old_one(world: World) -> None:
    ana, bob = world.people(2)
    old = await world.game([ana, bob])
    shown = look(old)

    answer = await bob.say("board")

    assert not answer.private
    assert [message.id for message in world.messages] == [answer.message.id]
    assert answer.look == shown
    assert answer.message.id != old.id
    assert ana.hand.controls[-1].url.endswith(f"/{answer.message.id}")


async def test_hand_board_leave_and_close_need_a_table(world: World) -> None:
    (ana,) = world.people(1)

    for command in ("hand", "board", "leave", "close"):
        answer = await ana.say(command)
        assert (answer.text, answer.private) == (ENGLISH("error-no-table"), True)


async def test_rules_are_turned_page_by_page_to_the_end_and_back(world: World) -> None:
    (ana,) = world.people(1)
    await ana.speaks("fr")

    page = await ana.say("rules", game="art_robbery")
    assert page.private
    titles = [page.look.lines[1]]
    while FRENCH("button-next") in page.look.labels:
        page = await ana.press(page.message, FRENCH("button-next"))
        titles.append(page.look.lines[1])

    contents = page.look.controls[-1]
    assert titles == [f"### {label}" for label, _ in contents.options]
    back = await ana.press(page.message, FRENCH("button-before"))
    assert back.look.lines[1] == titles[-2]
    first = await ana.choose(page.message, [contents.options[0][1]], contents.custom_id)
    assert first.look.lines[1] == titles[0]
    assert FRENCH("button-before") not in first.look.labels


async def test_help_names_every_command_in_the_readers_language(world: World) -> None:
    (ana,) = world.people(1)
    english = await ana.say("help")
    await ana.speaks("fr")

    french = await ana.say("help")

    assert english.private and french.private
    for words, shown in ((ENGLISH, english), (FRENCH, french)):
        for name in COMMANDS:
            command, does = words(f"command-{name}"), words(f"command-{name}-does")
            assert words("help-line", command=command, does=does) in shown.look.lines


async def test_leaving_a_game_asks_first_then_the_house_plays_on(world: World) -> None:
    people = world.people(3)
    await world.game(people)
    leaver = next(person for person in people if is_asked(person))

    question = await leaver.say("leave")
    assert question.private
    assert is_asked(leaver)
    done = await leaver.press(question.message, LEAVE_SURE)

    assert done.text == ENGLISH("left-game")
    assert ENGLISH("hand-given-up") in leaver.hand.lines
    assert ENGLISH("board-gone", name=leaver.name) in look(world.board).lines
    assert any(is_asked(person) for person in people if person is not leaver)
    again = await leaver.press(world.board, ENGLISH("button-hand"))
    assert again.text == ENGLISH("error-not-seated")


async def test_the_host_who_leaves_a_game_hands_it_over(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    question = await ana.say("leave")
    await ana.press(question.message, LEAVE_SURE)

    refused = await ana.say("close")

    host = world.table.sheet.host
    assert host in (bob.id, cleo.id)
    name = {bob.id: "Bob", cleo.id: "Cleo"}[host]
    assert (refused.text, refused.private) == (ENGLISH("error-not-host", host=name), True)


async def test_a_game_ends_when_fewer_than_two_people_are_left(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob])

    question = await ana.say("leave")
    await ana.press(question.message, LEAVE_SURE)

    assert ENGLISH("closed-alone") in look(world.board).lines
    assert ENGLISH("closed-alone") in bob.hand.lines
    assert look(world.board).controls == ()


async def test_the_host_closes_after_a_confirmation(world: World) -> None:
    ana, bob = world.people(2)
    await world.game([ana, bob])

    question = await ana.say("close")
    assert question.private
    assert ENGLISH("button-hand") in look(world.board).labels
    done = await ana.press(question.message, CLOSE_SURE)

    assert done.text == ENGLISH("closed-done")
    assert ENGLISH("closed-host") in look(world.board).lines
    assert ENGLISH("closed-host") in bob.hand.lines


async def test_a_moderator_closes_a_table_of_others(world: World) -> None:
    ana, bob = world.people(2)
    moderator = world.person("Mo", manage_channels=True)
    await world.lobby([ana, bob])

    question = await moderator.press(world.board, ENGLISH("button-close"))
    await moderator.press(question.message, CLOSE_SURE)

    assert ENGLISH("closed-host") in look(world.board).lines


async def test_others_cannot_close_a_table(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.lobby([ana, bob])

    for person in (bob, cleo):
        for answer in (
            await person.say("close"),
            await person.press(world.board, ENGLISH("button-close")),
        ):
            assert (answer.text, answer.private) == (ENGLISH("error-not-host", host="Ana"), True)
    assert ENGLISH("lobby-ready", host="Ana") in look(world.board).lines


async def test_the_servers_language_is_for_those_who_manage_the_server(world: World) -> None:
    (ana,) = world.people(1)
    owner = world.person("Owner", manage_guild=True)
    await world.lobby([ana])

    refused = await ana.say("language", whose="server", language="fr")
    assert (refused.text, refused.private) == (ENGLISH("error-needs-manage-server"), True)
    assert ENGLISH("button-join") in look(world.board).labels
    done = await owner.say("language", whose="server", language="fr")

    assert done.text == ENGLISH("language-set-server")
    assert FRENCH("button-join") in look(world.board).labels


async def test_ones_own_language_is_answered_in_that_language_and_kept(world: World) -> None:
    (ana,) = world.people(1)

    done = await ana.say("language", whose="mine", language="fr")
    assert (done.text, done.private) == (FRENCH("language-set-mine"), True)
    await world.restart()

    assert (await ana.say("hand")).text == FRENCH("error-no-table")
    automatic = await ana.say("language", whose="mine", language="auto")
    assert automatic.text == ENGLISH("language-set-mine")
