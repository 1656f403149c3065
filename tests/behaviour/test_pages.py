"""Pages of a hand stay open until the reader's choices change."""

from tests.behaviour.players import is_asked
from tests.behaviour.seen import Control, Look
from tests.behaviour.world import ENGLISH, Answer, Person, World


def help_menu(hand: Look) -> Control:
    return next(c for c in hand.controls if any(v.startswith("card/") for _, v in c.options))


def first_card(menu: Control) -> str:
    """Return the title of the page of a menu's first card: its name without its sign."""
    return "## " + menu.options[0][0].partition(" ")[2]


def taking(hand: Look) -> Control:
    return next(c for c in hand.moves if c.custom_id.endswith("take&"))


async def market(world: World) -> tuple[Person, list[Person]]:
    """Return who is asked first at Thief's Market, and those who wait."""
    people = world.people(3)
    await world.game(people, "thiefs_market")
    (asked,) = (person for person in people if is_asked(person))
    return asked, [person for person in people if person is not asked]


async def open_page(world: World, person: Person) -> Answer:
    """Read about the first card behind My hand."""
    whisper = await person.press(world.board, ENGLISH("button-hand"))
    menu = help_menu(whisper.look)
    page = await person.choose(whisper.message, [menu.options[0][1]], menu.custom_id)
    assert first_card(menu) in page.look.lines
    return page


async def test_a_page_opened_in_direct_messages_stays_open(world: World) -> None:
    asked, _ = await market(world)
    menu = help_menu(asked.hand)

    await asked.choose(asked.letter, [menu.options[0][1]], menu.custom_id, private=True)

    assert first_card(menu) in asked.hand.lines
    assert len(asked.letters) == 1


async def test_a_page_opened_behind_my_hand_stays_open_when_others_act(world: World) -> None:
    asked, waiting = await market(world)
    title = first_card(help_menu(asked.hand))
    pages = [(person, await open_page(world, person)) for person in waiting]

    take = taking(asked.hand)
    await asked.choose(asked.letter, [take.options[0][1]], take.custom_id, private=True)

    (still_waiting,) = (page for person, page in pages if not is_asked(person))
    assert title in still_waiting.look.lines


async def test_an_open_page_closes_when_its_choices_are_gone(world: World) -> None:
    asked, _ = await market(world)
    menu, take = help_menu(asked.hand), taking(asked.hand)
    await asked.choose(asked.letter, [menu.options[0][1]], menu.custom_id, private=True)
    whisper = await asked.press(world.board, ENGLISH("button-hand"))

    await asked.choose(whisper.message, [take.options[0][1]], take.custom_id)

    assert first_card(menu) not in asked.hand.lines
    assert not is_asked(asked)
