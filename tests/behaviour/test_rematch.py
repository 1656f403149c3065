"""After a game: a new table with the same people."""

from random import Random

from tests.behaviour.players import play_out
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, Person, World

REMATCH = ENGLISH("button-rematch")


async def played(world: World, people: list[Person]) -> None:
    await world.game(people)
    await play_out(world, people, Random("rematch"))


async def test_rematch_opens_a_lobby_with_the_same_people(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await played(world, [ana, bob, cleo])

    answer = await bob.press(world.board, REMATCH)

    assert not answer.private
    assert ENGLISH("lobby-host", name="Bob") in answer.look.lines
    for name in ("Ana", "Cleo"):
        assert ENGLISH("lobby-seat", name=name) in answer.look.lines
    final, lobby = world.messages
    assert REMATCH in look(final).labels
    assert all(ENGLISH("hello-seated") in person.hand.lines for person in (ana, bob, cleo))
    await bob.press(lobby, ENGLISH("button-start"))
    assert len(world.messages) == 2


async def test_rematch_without_those_who_left_the_game(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    question = await cleo.say("leave")
    await cleo.press(question.message, ENGLISH("button-leave-sure"))
    await play_out(world, [ana, bob], Random("two"))

    refused = await cleo.press(world.board, REMATCH)
    answer = await ana.press(world.board, REMATCH)

    assert (refused.text, refused.private) == (ENGLISH("error-not-seated"), True)
    assert ENGLISH("lobby-seats", taken=2, least=2, most=5) in answer.look.lines
    assert "Cleo" not in answer.text


async def test_a_second_rematch_answers_with_a_link_to_the_first(world: World) -> None:
    ana, bob = world.people(2)
    await played(world, [ana, bob])
    final = world.board
    lobby = await ana.press(final, REMATCH)

    again = await bob.press(final, REMATCH)

    assert again.private
    link = f"https://discord.com/channels/{world.server.id}/{world.channel.id}/{lobby.message.id}"
    assert again.text == ENGLISH("error-channel-taken", link=link)


async def test_a_rematch_can_be_asked_for_in_direct_messages(world: World) -> None:
    ana, bob = world.people(2)
    await played(world, [ana, bob])

    answer = await ana.press(ana.letter, REMATCH, private=True)

    assert ENGLISH("lobby-host", name="Ana") in look(world.board).lines
    assert answer.text == ENGLISH("rematch-open", link=world.board.jump_url)
    await bob.press(world.board, ENGLISH("button-leave"))
    assert ENGLISH("lobby-missing", n=1) in look(world.board).lines
