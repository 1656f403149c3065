"""People who play by presses alone, chosen at random among what their screens offer."""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from cogs.ui.custom_id import PAGE
from engine.dice import Dice
from engine.game import AnyGame, Outcome
from engine.moves import MoveCodec
from engine.sheet import TableId
from storage.journal import Journal
from tests.behaviour.seen import Control, Message, look
from tests.behaviour.world import ENGLISH, FRENCH, Answer, Person, World

Watch: TypeAlias = Callable[[], Awaitable[None]]
MOST_PRESSES = 3_000


async def play_out(
    world: World, people: Sequence[Person], luck: Random, watch: Watch | None = None
) -> int:
    """Press until it is nobody's turn any more; return how often was pressed."""
    for presses in range(MOST_PRESSES):
        if watch is not None:
            await watch()
        asked = [person for person in people if is_asked(person)]
        if not asked:
            return presses
        await press_something(world, luck.choice(asked), luck)
    raise AssertionError("the game does not end")


def is_asked(person: Person) -> bool:
    """Tell whether somebody's direct message says that it is their turn."""
    lines = person.hand.lines
    return any(words("hand-your-turn") in lines for words in (FRENCH, ENGLISH))


async def press_something(world: World, person: Person, luck: Random) -> Answer:
    """Play in direct messages, on the board where it offers something, or with My hand."""
    places = ["letter", "letter", "whisper"]
    board = world.board
    if look(board).moves:
        places += ["board", "board"]
    match luck.choice(places):
        case "letter":
            return await press_random(person, person.letter, luck, private=True)
        case "board":
            return await press_random(person, board, luck)
    whisper = await person.press(board, world.words("button-hand"))
    return await press_random(person, whisper.message, luck)


async def press_random(
    person: Person, message: Message, luck: Random, *, private: bool = False
) -> Answer:
    """Use one of the controls that a message offers."""
    offered = look(message).moves
    weights = [1 if only_reads(control) else 4 for control in offered]
    (control,) = luck.choices(offered, weights)
    if not control.options:
        return await person.press(message, custom_id=control.custom_id, private=private)
    values = _some(control, luck)
    return await person.choose(message, values, control.custom_id, private=private)


def only_reads(control: Control) -> bool:
    """Tell whether a control opens pages and plays nothing."""
    choices = [value for _, value in control.options] or [control.custom_id]
    return all(choice.endswith(PAGE) for choice in choices)


def _some(control: Control, luck: Random) -> list[str]:
    values = [value for _, value in control.options]
    return luck.sample(values, luck.randint(control.least, control.most))


async def replayed(journal: Journal, game: AnyGame, table: TableId) -> Outcome | None:
    """Play a table's stored moves again with the rules; return how that ends."""
    sheet = await journal.find(table)
    assert sheet is not None and sheet.match is not None
    dice = Dice(bytes.fromhex(sheet.match.seed))
    state = game.rules.setup(len(sheet.players), sheet.options, dice).state
    codec: MoveCodec[Any] = MoveCodec(game.move_types)
    for seat, written, _ in await journal.moves(table):
        move = codec.read(written)
        assert move in game.rules.moves(state, seat)
        game.rules.play(state, seat, move, dice)
    return game.rules.outcome(state)
