"""One table a channel, and how long an idle lobby may keep it."""

import discord
from simcord import ChannelHandle

from engine.tables import LOBBY_PATIENCE
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, World


async def thread_in(world: World, name: str) -> ChannelHandle:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    return next(thread for thread in world.channel.threads if thread.name == name)


async def test_a_second_play_answers_with_a_link_to_the_first(world: World) -> None:
    ana, bob = world.people(2)
    board = await world.lobby([ana])

    answer = await bob.say("play", game="toits_de_paris")

    assert answer.private
    assert answer.text == ENGLISH("error-channel-taken", link=board.jump_url)
    assert len(world.messages) == 1


async def test_threads_are_channels_of_their_own(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana])
    thread = await thread_in(world, "heist")

    opened = await bob.in_channel(thread).say("play", game="art_robbery")

    assert not opened.private
    assert ENGLISH("lobby-host", name="Bob") in look(thread.history()[-1]).lines
    assert ENGLISH("lobby-host", name="Ana") in look(world.messages[0]).lines
    again = await ana.in_channel(thread).say("play", game="art_robbery")
    assert again.text == ENGLISH("error-channel-taken", link=thread.history()[-1].jump_url)


async def test_one_person_can_sit_in_two_channels_with_a_hand_for_each(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    other = world.server.create_text_channel("attic")

    await ana.in_channel(other).say("play", game="art_robbery")

    shown = [look(letter).text for letter in ana.letters]
    assert [world.channel.mention in text for text in shown] == [True, False]
    assert [other.mention in text for text in shown] == [False, True]


async def test_a_lobby_nobody_touches_closes_after_half_an_hour(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])

    await world.env.advance_time(LOBBY_PATIENCE - 30)
    assert ENGLISH("lobby-ready", host="Ana") in look(world.board).lines
    await world.env.advance_time(60)

    assert ENGLISH("closed-idle") in look(world.board).lines
    assert ENGLISH("closed-idle") in bob.hand.lines
    assert look(world.board).controls == ()


async def test_touching_a_lobby_gives_it_another_half_hour(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana])
    await world.env.advance_time(LOBBY_PATIENCE - 60)

    await bob.press(world.board, ENGLISH("button-join"))
    await world.env.advance_time(LOBBY_PATIENCE - 60)

    assert ENGLISH("lobby-ready", host="Ana") in look(world.board).lines
    await world.env.advance_time(120)
    assert ENGLISH("closed-idle") in look(world.board).lines


async def test_an_idle_lobby_closes_also_when_the_bot_was_restarted_meanwhile(
    world: World,
) -> None:
    (ana,) = world.people(1)
    await world.lobby([ana])
    await world.env.advance_time(LOBBY_PATIENCE / 2)

    await world.restart()
    assert ENGLISH("lobby-host", name="Ana") in look(world.board).lines
    await world.env.advance_time(LOBBY_PATIENCE / 2 + 30)

    assert ENGLISH("closed-idle") in look(world.board).lines


async def test_a_running_game_is_never_idle(world: World) -> None:
    people = world.people(2)
    await world.game(people)

    await world.env.advance_time(2 * LOBBY_PATIENCE)

    assert ENGLISH("button-hand") in look(world.board).labels
