"""The bot is stopped in the middle and started again: nothing that was answered is lost."""

from random import Random

from tests.behaviour.players import play_out, press_random, replayed
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, World


async def test_a_lobby_goes_on_after_a_restart_with_all_its_buttons(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.lobby([ana, bob])

    await world.restart()
    await cleo.press(world.board, ENGLISH("button-join"))
    await bob.press(world.board, ENGLISH("button-leave"))
    whisper = await ana.press(world.board, ENGLISH("button-hand"))
    await ana.press(world.board, ENGLISH("button-start"))

    assert whisper.look == ana.hand
    assert sorted(world.table.sheet.names) == ["Ana", "Cleo"]
    assert len(world.messages) == len(ana.letters) == 1


async def test_a_game_goes_on_after_restarts_wherever_it_is_played(world: World) -> None:
    people = world.people(3)
    await world.game(people)
    table, game, luck = world.table.sheet.id, world.table.game, Random("restarts")
    restarts = 0

    while any(person.hand.moves for person in people):
        await world.restart()
        restarts += 1
        for _ in range(luck.randint(1, 12)):
            asked = [person for person in people if person.hand.moves]
            if asked:
                await press_random(asked[0], asked[0].letter, luck, private=True)

    sheet = await world.house.journal.find(table)
    assert restarts > 3
    assert sheet is not None and sheet.match is not None and sheet.match.outcome is not None
    assert sheet.match.outcome == await replayed(world.house.journal, game, table)
    assert len(world.messages) == 1
    assert [len(person.letters) for person in people] == [1, 1, 1]


async def test_every_control_works_after_a_restart(world: World) -> None:
    people = world.people(2)
    await world.game(people, "toits_de_paris")
    before = look(world.board)

    await world.restart()

    assert look(world.board) == before
    hand = await people[0].press(world.board, ENGLISH("button-hand"))
    assert hand.look == people[0].hand
    rules = await people[1].press(world.board, ENGLISH("button-rules"))
    assert rules.text.startswith("## ")
    await play_out(world, people, Random("after"))
    rematch = await people[0].press(world.board, ENGLISH("button-rematch"))
    assert ENGLISH("lobby-host", name="Ana") in rematch.look.lines


async def test_a_final_board_still_offers_a_rematch_after_a_restart(world: World) -> None:
    people = world.people(2)
    await world.game(people)
    await play_out(world, people, Random("rematch"))

    await world.restart()
    await people[1].press(world.board, ENGLISH("button-rematch"))

    assert ENGLISH("lobby-host", name="Bob") in look(world.board).lines
    assert ENGLISH("lobby-seat", name="Ana") in look(world.board).lines


async def test_the_house_goes_on_playing_after_a_restart(world: World) -> None:
    ana, bob, cleo = world.people(3)
    await world.game([ana, bob, cleo])
    question = await ana.say("leave")
    await ana.press(question.message, ENGLISH("button-leave-sure"))

    await world.restart()
    await play_out(world, [bob, cleo], Random("house"))

    assert ENGLISH("button-rematch") in look(world.board).labels


async def test_a_board_that_was_deleted_is_posted_anew(world: World) -> None:
    people = world.people(2)
    board = await world.game(people)
    moderator = world.person("Mo", manage_messages=True)
    await moderator.member.delete(board)
    assert world.messages == []

    asked = next(person for person in people if person.hand.moves)
    await press_random(asked, asked.letter, Random("new"), private=True)

    assert ENGLISH("button-hand") in look(world.board).labels
    assert world.board.id != board.id
    assert all(p.hand.controls[-1].url.endswith(f"/{world.board.id}") for p in people)


async def test_a_board_deleted_while_the_bot_is_away_comes_back_with_the_next_move(
    world: World,
) -> None:
    people = world.people(2)
    board = await world.game(people)
    moderator = world.person("Mo", manage_messages=True)
    await moderator.member.delete(board)
    await world.restart()

    asked = next(person for person in people if person.hand.moves)
    await press_random(asked, asked.letter, Random("away"), private=True)

    assert ENGLISH("button-hand") in look(world.board).labels


async def test_a_damaged_record_stops_its_table_with_a_message_and_no_other(
    world: World,
) -> None:
    owner = world.person("Owner", manage_guild=True)
    ana, bob = world.people(2)
    await owner.say("language", whose="server", language="fr")
    await world.game([ana, bob])
    damaged = world.table.sheet.id
    attic = world.server.create_text_channel("attic")
    await bob.in_channel(attic).say("play", game="art_robbery")
    await world.house.database.write(
        [("UPDATE snapshot SET sheet = '{}' WHERE id = ?", (damaged,))]
    )

    await world.restart()

    assert look(world.board).text == FRENCH("table-damaged")
    old = await ana.press(world.messages[0], FRENCH("button-hand"))
    assert (old.text, old.private) == (ENGLISH("error-table-closed"), True)
    joined = await ana.in_channel(attic).press(attic.history()[0], FRENCH("button-join"))
    assert FRENCH("lobby-ready", host="Bob") in joined.look.lines
    again = await ana.say("play", game="art_robbery")
    assert FRENCH("lobby-host", name="Ana") in again.look.lines
