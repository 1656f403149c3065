"""`kill -9` at random moments: what was answered is kept, nothing is doubled or half there."""

import asyncio
from random import Random

import pytest

from playground import Playground
from tests.process.driver import Bot, until
from tests.process.people import Crew, said
from tests.process.stored import Stored
from tests.process.witness import Witness

KILLS = 7
GAMES = [
    ("art_robbery", 2, "safe"),
    ("art_robbery", 3, "vault"),
    ("art_robbery", 4, "alarm"),
    ("art_robbery", 5, "getaway"),
    ("toits_de_paris", 2, "gutter"),
    ("toits_de_paris", 3, "chimney"),
    ("rob_a_bank", 2, "teller"),
    ("rob_a_bank", 3, "guard"),
]


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
async def test_a_killed_bot_keeps_every_answered_move_once_and_plays_on_to_the_end(
    playground: Playground, bot: Bot, stored: Stored, game: str, seats: int, seed: str
) -> None:
    crew = Crew(playground, playground.people[:seats], Random(seed))
    witness = Witness(crew, stored)
    await crew.open(game)

    for number in range(KILLS):
        for _ in range(crew.luck.randint(0, 6)):
            await witness.press()
        await MOMENTS[number % len(MOMENTS)](witness, bot)
        witness.check()
        await assert_controls_work(crew)

    while not crew.over:
        await witness.press()
        await until(lambda: bool(crew.offers()) or crew.over)
    witness.check()
    await witness.check_in_vain()
    assert stored.sheet["phase"] == "over"


async def killed_before_a_press(witness: Witness, bot: Bot) -> None:
    offer = await witness.crew.choose()
    await bot.kill()
    witness.press_in_vain(offer)
    witness.check()
    await bot.start()
    await witness.press(offer)


async def killed_during_a_press(witness: Witness, bot: Bot) -> None:
    offer = await witness.crew.choose()
    outcome = witness.send(offer)
    await asyncio.sleep(witness.crew.luck.uniform(0, 0.008))  # a press takes about that long
    await bot.kill()
    witness.note(offer, outcome)
    witness.check()
    await bot.start()
    await witness.press(offer)  # the same press again is played once


async def killed_right_after_a_press(witness: Witness, bot: Bot) -> None:
    await witness.press()
    await bot.kill()
    witness.check()
    await bot.start()


MOMENTS = (killed_during_a_press, killed_before_a_press, killed_right_after_a_press)


async def assert_controls_work(crew: Crew) -> None:
    """My hand and Rules on the board, for whoever asks."""
    person = crew.luck.choice(crew.people)
    hand, rules = crew.say(person, "hand"), crew.say(person, "rules")
    assert said(await hand.settled()) and said(await rules.settled())
