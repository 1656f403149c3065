"""Somebody who writes down what was pressed and answered, and compares it with the disk."""

import asyncio
from typing import Any

from engine.moves import MoveCodec
from playground import Outcome
from tests.process.people import Crew, Offer, refused
from tests.process.stored import Stored


class Witness:
    """Lets a crew press; holds the bot to every answer it gave."""

    def __init__(self, crew: Crew, stored: Stored) -> None:
        self.crew = crew
        self.stored = stored
        self.promised: dict[int, tuple[int, str, bool]] = {}  # step → what was told to be played
        self.tried: set[tuple[int, str]] = set()  # (step, move) of every press, answered or not
        self.in_vain: list[Outcome] = []

    async def press(self, offer: Offer | None = None) -> Outcome:
        """Press something and hear the answer."""
        offer = offer or await self.crew.choose()
        outcome = await self.send(offer).settled()
        assert not outcome.failed
        self.note(offer, outcome)
        return outcome

    def send(self, offer: Offer) -> Outcome:
        """Press without waiting."""
        if offer.is_move:
            self.tried.add((offer.since, self._code(offer)))
        return offer.press()

    def press_in_vain(self, offer: Offer) -> None:
        """Press while nobody listens."""
        self.in_vain.append(self.send(offer))

    def note(self, offer: Offer, outcome: Outcome) -> None:
        """An answer that is no refusal promises that the move was played."""
        if offer.is_move and outcome.answered and not refused(outcome):
            seat = self.stored.seat_of(offer.person.id)
            self.promised[offer.since] = (seat, self._code(offer), False)

    def check(self) -> None:
        """Assert that every promise is on disk, once, and that nothing else was played."""
        steps = self.stored.steps
        for number, step in self.promised.items():
            assert steps[number] == step
        for number, (_, code, auto) in enumerate(steps):
            assert auto or (number, code) in self.tried
        self.stored.check_whole()

    async def check_in_vain(self) -> None:
        """Assert that presses nobody heard have failed for whoever pressed."""
        await asyncio.gather(*(outcome.settled() for outcome in self.in_vain))
        assert all(outcome.failed for outcome in self.in_vain)

    def _code(self, offer: Offer) -> str:
        codec: MoveCodec[Any] = MoveCodec(self.stored.game.move_types)
        if offer.choice.endswith("&"):
            return codec.code(codec.decode(offer.choice[:-1], offer.values or ()))
        return offer.choice
