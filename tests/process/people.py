"""People at a table: they see messages and press what these offer, nothing else."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from cogs.words import speak
from engine.words import LANGUAGES
from playground import Channel, Message, Outcome, Person, Playground, controls, text_of
from tests.process.driver import PATIENCE

MOVE, WORD = "m:", "h:"
REFUSALS = tuple(
    speak(language)(f"error-{key}")
    for language in LANGUAGES
    for key in (
        "not-seated",
        "not-your-move",
        "too-late",
        "table-closed",
        "game-over",
        "not-started",
        "unreadable",
        "ours",
    )
)


@dataclass(frozen=True, slots=True)
class Offer:
    """A control before somebody's eyes, with what they would choose in it."""

    person: Person
    message: Message
    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def choice(self) -> str:
        """What is chosen: a move's code, what begins a pick, or a page."""
        choice = self.custom_id.split(":", 3)[3]
        return self.values[0] if choice.startswith(">") and self.values else choice

    @property
    def since(self) -> int:
        """The step at which this was asked."""
        return int(self.custom_id.split(":")[2])

    @property
    def is_move(self) -> bool:
        """Whether it plays, rather than opens a page."""
        return self.custom_id.startswith(MOVE) and not self.choice.endswith("?")

    def press(self) -> Outcome:
        """Press it, whatever the message shows meanwhile."""
        return self.person.press_anyway(self.message, self.custom_id, self.values)


@dataclass(slots=True)
class Crew:
    """Some people in a channel, who choose by the luck of a seed."""

    playground: Playground
    people: Sequence[Person]
    luck: Random
    channel: Channel = field(init=False)

    def __post_init__(self) -> None:
        self.channel = self.playground.channel("lounge")

    @property
    def board(self) -> Message:
        """The last message for all that calls nobody."""
        return [m for m in self._public if not _calls(m)][-1]

    @property
    def calls(self) -> list[Message]:
        """The messages that mention somebody who is late."""
        return [m for m in self._public if _calls(m)]

    @property
    def has_board(self) -> bool:
        """Whether there is any."""
        return any(not _calls(m) for m in self._public)

    @property
    def _public(self) -> list[Message]:
        return [m for m in self.channel.messages.values() if not m.ephemeral]

    def shows(self, lines: Iterable[str]) -> bool:
        """Whether the board says all of this."""
        return all(line in text_of(self.board) for line in lines)

    def hand(self, person: Person) -> Message:
        """Somebody's last direct message."""
        return list(person.dm().messages.values())[-1]

    def speak(self, locale: str) -> None:
        """Let the server and everybody in it read a language."""
        self.playground.world.change_guild(self.playground.guild, locale=locale)
        for person in self.people:
            person.locale = locale

    async def open(self, game: str, *levels: str, pace: str = "") -> None:
        """Open a lobby, join it, add computers of these levels, start."""
        host, *others = self.people
        await host.slash(self.channel, "play", game=game).settled()
        for person in others:
            await self.say(person, "join").settled()
        for level in levels:
            await self.menu("computer", level).settled()
        if pace:
            await self.menu("pace", pace).settled()
        await self.say(host, "start").settled()

    def menu(self, word: str, value: str) -> Outcome:
        """Choose in a menu of the lobby, as its host."""
        return self.people[0].select(self.board, self._custom_id(word, self.board), [value])

    def hears(self, word: str, message: Message | None = None) -> bool:
        """Tell whether the board has the button that says this word: a finished game's has few."""
        ids = [part.get("custom_id", "") for part in controls(message or self.board)]
        return any(one.startswith(f"{WORD}{word}:") for one in ids)

    def say(self, person: Person, word: str, message: Message | None = None) -> Outcome:
        """Press the button that says this word to the host."""
        message = message or self.board
        return person.press(message, self._custom_id(word, message))

    def _custom_id(self, word: str, message: Message) -> str:
        ids = [str(part["custom_id"]) for part in controls(message)]
        return next(one for one in ids if one.startswith(f"{WORD}{word}:"))

    def screens(self, person: Person) -> list[Message]:
        """What somebody would press on: the board, their hand by message, their last My hand."""
        seen = person.sees(self.channel)
        boards = [m for m in seen if not m.ephemeral and not _calls(m)]
        private = [m for m in seen if m.ephemeral and _moves(m)]
        hands = list(person.dm().messages.values())
        return [*boards[-1:], *hands[-1:], *private[-1:]]

    def offers(self) -> list[Offer]:
        """Every control of a game that is before anybody's eyes; the board's are for all."""
        return [
            self._offer(person, message, part)
            for person in self.people
            for message in self.screens(person)
            for part in _moves(message)
        ]

    async def choose(self) -> Offer | None:
        """Wait until something is offered and choose; None once the game is over.

        Moves are preferred to pages, and now and then somebody takes their hand first.
        """
        if self.luck.random() < 0.1 and self.hears("hand"):
            await self.say(self.luck.choice(self.people), "hand").settled()
        offers: list[Offer] = []
        async with asyncio.timeout(PATIENCE):
            while not offers and not self.over:
                await asyncio.sleep(0.01)
                offers = self.offers()
        moves = [offer for offer in offers if offer.is_move]
        likely = moves if moves and self.luck.random() < 0.9 else offers
        return self.luck.choice(likely) if likely else None

    @property
    def over(self) -> bool:
        """Whether the board shows the end."""
        return any(part["custom_id"].startswith("h:rematch:") for part in controls(self.board))

    async def play_a_move(self) -> None:
        """Press at random until a move is played."""
        while (offer := await self.choose()) is not None:
            outcome = await offer.press().settled()
            assert not outcome.failed
            if offer.is_move and not refused(outcome):
                return

    async def play_to_the_end(self) -> None:
        """Press at random until the game is over; every press is answered."""
        while (offer := await self.choose()) is not None:
            assert not (await offer.press().settled()).failed

    def _offer(self, person: Person, message: Message, part: dict[str, object]) -> Offer:
        options = part.get("options")
        if not isinstance(options, list):
            return Offer(person, message, str(part["custom_id"]))
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        assert isinstance(least, int) and isinstance(most, int)
        values = self.luck.sample(
            [str(o["value"]) for o in options], self.luck.randint(least, most)
        )
        return Offer(person, message, str(part["custom_id"]), tuple(values))


def said(outcome: Outcome) -> str:
    """What the answer says; one that took long comes as a message of its own."""
    assert not outcome.failed
    answer = outcome.followups[-1] if outcome.followups else outcome.message
    return text_of(answer) if answer is not None else ""


def refused(outcome: Outcome) -> bool:
    """Whether the answer says no."""
    return any(no in said(outcome) for no in REFUSALS)


def _calls(message: Message) -> bool:
    return "<@" in text_of(message)


def _moves(message: Message) -> list[dict[str, object]]:
    parts = controls(message)
    return [p for p in parts if p["custom_id"].startswith(MOVE) and not p.get("disabled")]
