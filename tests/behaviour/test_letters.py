"""Hands by direct message: who gets them, who cannot, and that all screens stay alike."""

from random import Random

from tests.behaviour.players import is_asked, play_out
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, Person, World

JOIN, HAND = ENGLISH("button-join"), ENGLISH("button-hand")


def asked_of(people: list[Person]) -> Person:
    (asked,) = (person for person in people if is_asked(person))
    return asked


async def test_joining_opens_the_direct_messages_with_a_hello_that_links_back(
    world: World,
) -> None:
    ana, bob = world.people(2)

    board = await world.lobby([ana, bob])

    where = ENGLISH("hand-where", channel=world.channel.mention, server=world.server.name)
    for person in (ana, bob):
        assert ENGLISH("hello-seated") in person.hand.lines
        assert where in person.hand.lines
        assert [control.url for control in person.hand.controls] == [board.jump_url]
        assert len(person.letters) == 1


async def test_closed_messages_are_told_once_and_shown_in_the_lobby_and_on_the_board(
    world: World,
) -> None:
    ana, bob = world.people(2)
    world.close_messages(bob)
    await world.lobby([ana])

    answer = await bob.press(world.board, JOIN)

    assert answer.afterwards == [ENGLISH("messages-closed")]
    seat = ENGLISH("lobby-seat", name="Bob") + ENGLISH("lobby-unreachable")
    assert seat in look(world.board).lines
    tries = len(world.env.http_requests)
    await ana.press(world.board, ENGLISH("button-start"))
    assert ENGLISH("board-unreachable", name="Bob") in look(world.board).lines
    assert bob.letters == []
    closed = f"/channels/{bob.member.user.dm_channel.id}/messages"
    assert not any(entry.path == closed for entry in world.env.http_requests[tries:])


async def test_a_host_with_closed_messages_is_told_too(world: World) -> None:
    (ana,) = world.people(1)
    world.close_messages(ana)

    answer = await ana.say("play", game="art_robbery")

    assert answer.afterwards == [ENGLISH("messages-closed")]


async def test_a_whole_game_can_be_played_with_my_hand_alone(world: World) -> None:
    ana, bob = world.people(2)
    for person in (ana, bob):
        world.close_messages(person)
    await world.game([ana, bob])
    table, luck = world.table, Random("my hand")

    while table.sheet.match is not None and table.sheet.match.outcome is None:
        for person in (ana, bob):
            whisper = await person.press(world.board, HAND)
            if ENGLISH("hand-your-turn") in whisper.look.lines:
                control = luck.choice(whisper.look.moves)
                await person.press(whisper.message, custom_id=control.custom_id)
            if table.sheet.match.outcome is not None:
                break

    assert ENGLISH("button-rematch") in look(world.board).labels
    assert ana.letters == bob.letters == []


async def test_a_move_by_direct_message_refreshes_board_and_my_hand(world: World) -> None:
    people = world.people(2)
    await world.game(people)
    asked = asked_of(people)
    whisper = await asked.press(world.board, HAND)
    assert whisper.look == asked.hand

    before = look(world.board)
    await asked.press(asked.letter, custom_id=asked.hand.moves[0].custom_id, private=True)

    assert whisper.look == asked.hand
    assert look(world.board) != before
    assert len(world.messages) == len(asked.letters) == 1


async def test_a_move_behind_my_hand_refreshes_board_and_direct_message(world: World) -> None:
    people = world.people(2)
    await world.game(people)
    asked = asked_of(people)
    whisper = await asked.press(world.board, HAND)

    before = look(world.board)
    await asked.press(whisper.message, custom_id=whisper.look.moves[0].custom_id)

    assert asked.hand == whisper.look
    assert look(world.board) != before


async def test_a_move_on_the_board_refreshes_all_hands(world: World) -> None:
    people = world.people(2)
    await world.game(people, "toits_de_paris")
    asked = asked_of(people)
    whispers = [(person, await person.press(world.board, HAND)) for person in people]
    before = [person.hand for person in people]

    await asked.press(world.board, custom_id=look(world.board).moves[0].custom_id)

    assert [person.hand for person in people] != before
    for person, whisper in whispers:
        assert whisper.look == person.hand


async def test_hands_speak_their_readers_language_and_the_board_the_servers(
    world: World,
) -> None:
    owner = world.person("Owner", manage_guild=True)
    ana, bob = world.people(2)
    await bob.speaks("fr")

    await world.game([ana, bob])

    assert world.words.language == "en"
    assert HAND in look(world.board).labels
    assert ENGLISH("button-board") in ana.hand.labels
    assert FRENCH("button-board") in bob.hand.labels
    await owner.say("language", whose="server", language="fr")
    await bob.speaks("en")
    assert FRENCH("button-hand") in look(world.board).labels
    assert ENGLISH("button-board") in bob.hand.labels


async def test_the_final_score_comes_in_each_readers_language(world: World) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    await world.game([ana, bob])

    await play_out(world, [ana, bob], Random("both"))

    assert ENGLISH("button-rematch") in ana.hand.labels
    assert FRENCH("button-rematch") in bob.hand.labels
