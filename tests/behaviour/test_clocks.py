"""Clocks: how long a decision may take, and what happens to those who let it pass."""

import pytest

from engine.absence import DOZES_OFF, LATE, Patience
from engine.levels import Level
from engine.sheet import Match, Pace, PersonId, Player
from tests.behaviour.players import is_asked
from tests.behaviour.seen import look
from tests.behaviour.world import ENGLISH, FRENCH, Person, World

NORMAL = Level.NORMAL
BACK, HAND = ENGLISH("button-back"), ENGLISH("button-hand")
LIVE, RELAXED = Patience().live, Patience().relaxed
PARIS = "toits_de_paris"  # two take turns, and every decision is offered on its board


async def started(world: World, pace: Pace = Pace.LIVE) -> tuple[Person, Person]:
    """Start a game of two; return who is asked and who waits."""
    people = world.people(2)
    await world.game(people, PARIS, pace=pace)
    asked, waiting = sorted(people, key=is_asked, reverse=True)
    return asked, waiting


async def doze_off(world: World, sleeper: Person, others: list[Person]) -> None:
    """Let somebody miss decisions until they are asleep, while the others play."""
    for _ in range(60):
        if player(world, sleeper).asleep:
            return
        if is_asked(sleeper):
            await world.wait(LIVE)
        for other in others:
            if is_asked(other):
                await play(other)
    raise AssertionError("nobody falls asleep")


async def play(person: Person) -> None:
    await person.press(person.letter, custom_id=person.hand.moves[0].custom_id, private=True)


def player(world: World, person: Person) -> Player:
    sheet = world.table.sheet
    return sheet.players[sheet.seat_of(PersonId(person.id))]


def match_of(world: World) -> Match:
    match = world.table.sheet.match
    assert match is not None
    return match


def due(world: World, person: Person) -> int:
    sheet = world.table.sheet
    return int(match_of(world).due[sheet.seat_of(PersonId(person.id))])


def steps(world: World) -> int:
    return match_of(world).step


async def test_the_host_chooses_the_pace_in_the_lobby(world: World) -> None:
    ana, bob = world.people(2)
    await world.lobby([ana, bob])
    (menu,) = (c for c in look(world.board).controls if c.label == ENGLISH("menu-pace"))
    paces = {
        Pace.LIVE: "live: 3 minutes a decision",
        Pace.RELAXED: "relaxed: 12 hours a decision",
        Pace.UNHURRIED: "no limit",
    }
    assert menu.options == tuple((label, str(pace)) for pace, label in paces.items())

    for pace, label in paces.items():
        await world.settle(ana, "pace", pace)
        line = ENGLISH("lobby-option", option=ENGLISH("pace"), value=label)
        assert line in look(world.board).lines


async def test_the_pace_is_read_in_french_too(world: World) -> None:
    owner = world.person("Owner", manage_guild=True)
    (ana,) = world.people(1)
    await owner.say("language", whose="server", language="fr")
    await world.lobby([ana])

    (menu,) = (c for c in look(world.board).controls if c.label == FRENCH("menu-pace"))

    assert [label for label, _ in menu.options] == [
        "en direct, 3 minutes par décision",
        "tranquille, 12 heures par décision",
        "sans limite",
    ]


async def test_only_the_host_chooses_the_pace(world: World) -> None:
    ana, bob = world.people(2)
    await bob.speaks("fr")
    await world.lobby([ana, bob])

    refused = await world.settle(bob, "pace", Pace.LIVE)

    assert (refused.text, refused.private) == (FRENCH("error-not-host", host="Ana"), True)
    assert world.table.sheet.pace is Pace.RELAXED


@pytest.mark.parametrize(("pace", "limit"), [(Pace.LIVE, LIVE), (Pace.RELAXED, RELAXED)])
async def test_the_deadline_is_shown_as_a_timestamp_on_the_board_and_on_the_hand(
    world: World, pace: Pace, limit: float
) -> None:
    asked, waiting = await started(world, pace)
    await asked.speaks("fr")
    at = int(world.house.clock() + limit)

    assert f"-# ⏱️ {asked.name}: <t:{at}:R>" in look(world.board).lines
    assert f"-# ⏱️ Un ordinateur décidera pour toi <t:{at}:R>." in asked.hand.lines
    assert not any("<t:" in line for line in waiting.hand.lines)


async def test_without_a_limit_nobody_is_ever_hurried(world: World) -> None:
    asked, _ = await started(world, Pace.UNHURRIED)
    step = steps(world)
    assert not any("<t:" in line for line in (*look(world.board).lines, *asked.hand.lines))

    await world.wait(30 * 86400)

    assert steps(world) == step
    assert world.calls == []
    assert is_asked(asked)


async def test_a_late_player_is_called_once_by_a_message_that_mentions_them(world: World) -> None:
    asked, _ = await started(world)
    at = due(world, asked)
    await world.wait(LIVE * LATE - 15)
    assert world.calls == []

    await world.wait(15)

    (call,) = world.calls
    expected = ENGLISH("nudge", who=f"<@{asked.id}>", n=1, at=at, link=world.board.jump_url)
    assert look(call).text == expected
    assert allowed_to_ping(world) == [asked.id]
    await world.env.advance_time(20)
    assert [again.id for again in world.calls] == [call.id]


def allowed_to_ping(world: World) -> list[int]:
    """Return whom the latest message of the channel may ping."""
    path = f"/channels/{world.channel.id}/messages"
    sent = [r for r in world.env.http_requests if r.method == "POST" and r.path == path]
    assert sent[-1].json is not None
    return [int(user) for user in sent[-1].json["allowed_mentions"].get("users", ())]


async def test_the_call_speaks_the_servers_language(world: World) -> None:
    owner = world.person("Owner", manage_guild=True)
    await owner.say("language", whose="server", language="fr")
    asked, _ = await started(world)

    await world.wait(LIVE * LATE)

    at, link = due(world, asked), world.board.jump_url
    (call,) = world.calls
    assert look(call).text == FRENCH("nudge", who=f"<@{asked.id}>", n=1, at=at, link=link)


async def test_the_call_goes_when_the_player_has_acted(world: World) -> None:
    asked, _ = await started(world)
    await world.wait(LIVE * LATE)
    assert len(world.calls) == 1

    await play(asked)

    assert world.calls == []
    assert len(world.messages) == 1


async def test_the_call_goes_when_the_table_is_closed(world: World) -> None:
    await started(world)
    await world.wait(LIVE * LATE)
    assert len(world.calls) == 1
    moderator = world.person("Mo", manage_channels=True)

    question = await moderator.say("close")
    await moderator.press(question.message, ENGLISH("button-close-sure"))

    assert world.calls == []


async def test_a_call_that_could_not_be_posted_is_posted_later(world: World) -> None:
    await started(world)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=500, times=5)  # as often as the library tries

    await world.wait(LIVE * LATE)
    await world.env.advance_time(40)

    assert len(world.calls) == 1


async def test_where_nobody_can_be_called_the_game_goes_on_without(world: World) -> None:
    asked, waiting = await started(world)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=None)

    await world.wait(LIVE * LATE)
    await world.wait(LIVE * (1 - LATE))

    assert world.calls == []
    assert is_asked(waiting) or due(world, asked) > world.house.clock()


async def test_out_of_time_a_computer_makes_that_decision_and_no_other(world: World) -> None:
    asked, _ = await started(world)
    step = steps(world)

    await world.wait(LIVE)

    moves = await world.house.journal.moves(world.table.sheet.id)
    seat = world.table.sheet.seat_of(PersonId(asked.id))
    made = [who for who, _, auto in moves[step:] if not auto]
    assert made == [seat]
    assert (player(world, asked).asleep, player(world, asked).missed) == (False, 1)
    assert world.calls == []
    await world.env.advance_time(30)
    assert len(await world.house.journal.moves(world.table.sheet.id)) == len(moves)


async def test_the_next_decision_has_the_whole_time_again(world: World) -> None:
    people = await started(world)

    await world.wait(LIVE)

    (asked,) = (person for person in people if is_asked(person))
    left = due(world, asked) - world.house.clock()
    assert LIVE - 10 < left <= LIVE


async def test_three_missed_decisions_in_a_row_and_the_seat_is_asleep(world: World) -> None:
    sleeper, other = await started(world)
    await sleeper.speaks("fr")

    await doze_off(world, sleeper, [other])

    assert player(world, sleeper).missed == DOZES_OFF == 3
    shown = look(world.board)
    assert ENGLISH("board-asleep", name=sleeper.name) in shown.lines
    assert BACK in shown.labels
    assert FRENCH("hand-asleep") in sleeper.hand.lines
    assert FRENCH("button-back") in sleeper.hand.labels
    assert BACK not in other.hand.labels
    assert world.calls == []


async def test_the_computer_plays_on_for_a_sleeper_without_waiting(world: World) -> None:
    sleeper, other = await started(world)
    await doze_off(world, sleeper, [other])

    for _ in range(6):
        assert is_asked(other)
        await play(other)

    assert player(world, sleeper).asleep


async def test_a_move_of_ones_own_starts_the_count_anew(world: World) -> None:
    asked, other = await started(world)
    for _ in range(2):
        while not is_asked(asked):
            await play(other)
        await world.wait(LIVE)
    assert player(world, asked).missed == 2

    while not is_asked(asked):
        await play(other)
    await play(asked)

    assert player(world, asked).missed == 0


@pytest.mark.parametrize("where", ["board", "letter", "whisper"])
async def test_im_back_gives_the_decisions_back_wherever_it_is_pressed(
    world: World, where: str
) -> None:
    sleeper, other = await started(world)
    await doze_off(world, sleeper, [other])

    match where:
        case "board":
            await sleeper.press(world.board, BACK)
        case "letter":
            await sleeper.press(sleeper.letter, BACK, private=True)
        case "whisper":
            whisper = await sleeper.press(world.board, HAND)
            assert ENGLISH("hand-asleep") in whisper.look.lines
            await sleeper.press(whisper.message, BACK)

    assert not player(world, sleeper).asleep
    for shown in (look(world.board), sleeper.hand):
        assert BACK not in shown.labels
        assert "😴" not in shown.text
    await play(other)
    while not is_asked(sleeper):
        await play(other)
    assert due(world, sleeper) > world.house.clock()


async def test_whoever_comes_back_is_asked_again_at_once_if_it_is_their_turn(
    world: World,
) -> None:
    people = await started(world)
    for person in people:  # everybody sleeps: nobody plays on
        await doze_off(world, person, [])
    assert ENGLISH("board-deserted") in look(world.board).lines
    step = steps(world)
    await world.env.advance_time(60)
    assert steps(world) == step

    (seat,) = world.table.game.rules.asked(match_of(world).state)
    asked = next(p for p in people if p.id == world.table.sheet.players[seat].person)
    await asked.press(world.board, BACK)

    assert is_asked(asked)
    assert ENGLISH("board-turn", names=asked.name) in look(world.board).lines
    assert world.table.sheet.host == asked.id
    assert LIVE - 10 < due(world, asked) - world.house.clock() <= LIVE


async def test_im_back_is_refused_to_strangers_and_changes_nothing_for_those_awake(
    world: World,
) -> None:
    sleeper, other = await started(world)
    await doze_off(world, sleeper, [other])
    zoe = world.person("Zoe")
    await zoe.speaks("fr")
    shown = look(world.board)

    stranger = await zoe.press(world.board, BACK)
    await other.press(world.board, BACK)

    assert (stranger.text, stranger.private) == (FRENCH("error-not-seated"), True)
    assert look(world.board) == shown


async def test_a_sleeping_host_hands_the_table_to_somebody_awake(world: World) -> None:
    people = await started(world)
    host = next(person for person in people if person.id == world.table.sheet.host)
    (other,) = (person for person in people if person is not host)

    await doze_off(world, host, [other])

    assert world.table.sheet.host == other.id


async def test_a_deadline_holds_across_a_restart(world: World) -> None:
    asked, _ = await started(world)
    at, step = due(world, asked), steps(world)
    await world.wait(60)

    await world.restart()

    assert due(world, asked) == at
    assert f"<t:{at}:R>" in asked.hand.text
    await world.wait(60)
    assert len(world.calls) == 1
    await world.wait(60)
    assert steps(world) > step
    assert world.calls == []


async def test_a_deadline_that_passed_while_the_bot_was_away_is_seen_to_once(
    world: World,
) -> None:
    asked, _ = await started(world)
    step = steps(world)
    world.house.clock.ahead += 10 * LIVE

    await world.restart()
    await world.env.advance_time(15)

    moves = await world.house.journal.moves(world.table.sheet.id)
    assert len([move for move in moves[step:] if not move[2]]) == 1
    assert player(world, asked).missed == 1
    assert world.calls == []


async def test_a_call_is_neither_repeated_nor_forgotten_after_a_restart(world: World) -> None:
    asked, _ = await started(world)
    await world.wait(LIVE * LATE)
    (call,) = world.calls

    await world.restart()
    await world.env.advance_time(15)
    assert [again.id for again in world.calls] == [call.id]
    await play(asked)

    assert world.calls == []


async def test_sleepers_are_still_asleep_after_a_restart_and_can_come_back(world: World) -> None:
    sleeper, other = await started(world)
    await doze_off(world, sleeper, [other])
    shown = look(world.board)

    await world.restart()

    assert look(world.board) == shown
    await sleeper.press(world.board, BACK)
    assert not player(world, sleeper).asleep


async def test_computers_need_no_clock(world: World) -> None:
    (ana,) = world.people(1)
    await world.game([ana], PARIS, [NORMAL, NORMAL], Pace.LIVE)

    for _ in range(5):
        assert [int(at) for at in match_of(world).due if at] == [due(world, ana)]
        await play(ana)
