"""A server with people who talk to the bot, as short as a test wants to say it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord import ui
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

from cogs.bot import HeistBot
from cogs.ui.presenter import message
from cogs.words import speak
from engine.levels import Level
from engine.sheet import ChannelId, Pace
from engine.table import Table
from engine.words import Language, Words
from tests.behaviour.house import House
from tests.behaviour.pulse import Pulse
from tests.behaviour.seen import Look, Message, look

FRENCH, ENGLISH = speak("fr"), speak("en")
NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve")
ROUND = 5.0  # seconds between two looks round the tables


class Answer:
    """What came back on a press or a command."""

    def __init__(self, result: InteractionResult) -> None:
        self._result = result

    @property
    def message(self) -> Message:
        assert self._result.response is not None
        return self._result.response

    @property
    def look(self) -> Look:
        return look(self.message)

    @property
    def text(self) -> str:
        return self.look.text

    @property
    def private(self) -> bool:
        """Tell whether only the asker sees it."""
        assert self._result.acknowledged
        return self._result.ephemeral

    @property
    def afterwards(self) -> list[str]:
        """Return the private messages that followed the answer."""
        assert all(message.ephemeral for message in self._result.followups)
        return [look(message).text for message in self._result.followups]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a person did: `choice` is what they pressed or chose, `where` it was shown."""

    person: int
    choice: str
    where: Literal["board", "whisper", "letter"]


class Person:
    """Somebody in the server, standing in one channel; `deeds` are everybody's, in order."""

    def __init__(
        self, member: MemberActor, channel: ChannelHandle, pulse: Pulse, deeds: list[Deed]
    ) -> None:
        self.member = member
        self.channel = channel
        self._pulse = pulse
        self._deeds = deeds

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def name(self) -> str:
        return self.member.name

    def in_channel(self, channel: ChannelHandle) -> "Person":
        """Return the same person standing elsewhere."""
        return Person(self.member, channel, self._pulse, self._deeds)

    async def say(self, command: str, **options: Any) -> Answer:
        """Use a slash command."""
        self._do(command, None)
        return Answer(await self.member.slash(self.channel, command, **options))

    async def speaks(self, language: Language) -> None:
        """Choose a language with /language."""
        await self.say("language", whose="mine", language=language)

    async def press(
        self, message: Message, label: str = "", *, custom_id: str = "", private: bool = False
    ) -> Answer:
        """Press a button, told by its label or its id; `private`: in direct messages."""
        actor = self.member.user if private else self.member
        wanted: dict[str, Any] = {"custom_id": custom_id} if custom_id else {"label": label}
        self._do(custom_id or label, message)
        return Answer(await actor.click(message, **wanted))

    async def choose(
        self, message: Message, values: Sequence[str], custom_id: str, *, private: bool = False
    ) -> Answer:
        """Choose in a menu."""
        actor = self.member.user if private else self.member
        self._do(values[0], message)
        return Answer(await actor.select(message, values, custom_id=custom_id))

    def _do(self, choice: str, message: Message | None) -> None:
        self._pulse.begin()
        self._deeds.append(Deed(self.id, choice, _where(message)))

    @property
    def letters(self) -> list[discord.Message]:
        """Return the direct messages from the bot."""
        return self.member.user.dm_channel.history()

    @property
    def letter(self) -> discord.Message:
        """Return the latest direct message."""
        return self.letters[-1]

    @property
    def hand(self) -> Look:
        """Return what the latest direct message shows."""
        return look(self.letter)


def _where(message: Message | None) -> Literal["board", "whisper", "letter"]:
    if message is None or message.flags.ephemeral:
        return "whisper"
    in_server = isinstance(message, ResponseMessage) or message.guild is not None
    return "board" if in_server else "letter"


def _calls(message: discord.Message) -> bool:
    return look(message).text.startswith("⏰")


class World:
    """One server with one channel."""

    def __init__(self, env: Env, house: House) -> None:
        self.env = env
        self.house = house
        self.deeds: list[Deed] = []
        self.server = env.create_guild("Heist Club")
        self.channel = self.server.create_text_channel("lounge")

    @property
    def bot(self) -> HeistBot:
        assert isinstance(self.env.bot, HeistBot)
        return self.env.bot

    def person(self, name: str, **permissions: bool) -> Person:
        """Let somebody enter; permissions are those of a role of their own."""
        role = self.server.create_role(name, permissions=discord.Permissions(**permissions))
        member = self.server.add_member(self.env.create_user(name), roles=[role])
        return Person(member, self.channel, self.house.pulse, self.deeds)

    def people(self, count: int) -> list[Person]:
        """Let some people enter."""
        return [self.person(name) for name in NAMES[:count]]

    async def lobby(self, people: Sequence[Person], game: str = "art_robbery") -> discord.Message:
        """Open a table for some people; the first one hosts. Return its message."""
        await people[0].say("play", game=game)
        for person in people[1:]:
            await person.press(self.board, self.words("button-join"))
        return self.board

    async def game(
        self,
        people: Sequence[Person],
        game: str = "art_robbery",
        computers: Sequence[Level] = (),
        pace: Pace = Pace.RELAXED,
    ) -> discord.Message:
        """Open a table, with computers where wanted, and start; return the board."""
        await self.lobby(people, game)
        for level in computers:
            await self.settle(people[0], "computer", level)
        if pace is not Pace.RELAXED:
            await self.settle(people[0], "pace", pace)
        await people[0].press(self.board, self.words("button-start"))
        return self.board

    async def settle(self, person: Person, menu: str, value: str) -> Answer:
        """Choose in a menu of the lobby."""
        return await person.choose(self.board, [value], f"h:{menu}:{self.table.sheet.id}")

    async def wait(self, seconds: float) -> None:
        """Let time pass, then let the bot look round once."""
        self.house.clock.ahead += seconds
        await self.env.advance_time(ROUND)

    @property
    def words(self) -> Words:
        """Return the words of the server's language."""
        return speak(self.bot.servers.of(self.server.id, "en"))

    @property
    def messages(self) -> list[discord.Message]:
        """Return what everybody sees in the channel."""
        return self.channel.history()

    @property
    def board(self) -> discord.Message:
        """Return the latest message everybody sees, apart from calls to those who are late."""
        return [message for message in self.messages if not _calls(message)][-1]

    @property
    def calls(self) -> list[discord.Message]:
        """Return the messages that call somebody who is late."""
        return [message for message in self.messages if _calls(message)]

    @property
    def table(self) -> Table:
        """Return the open table of the channel, to compare it with what is seen."""
        table = self.bot.tables.at(ChannelId(self.channel.id))
        assert table is not None
        return table

    async def restart(self) -> None:
        """Stop the bot without a goodbye and start a new one."""
        await self.env.restart_bot(self.house.bot())

    def close_messages(self, person: Person) -> None:
        """Let somebody refuse direct messages from now on."""
        channel = person.member.user.dm_channel.id
        path = f"/channels/{channel}/messages*"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)

    async def copy(self, message: discord.Message) -> discord.Message:
        """Have a message stand a second time, as if the first had never been changed."""
        view = ui.LayoutView.from_message(message, timeout=None)
        view.stop()
        return await self.bot.get_partial_messageable(message.channel.id).send(view=view)

    async def control(self, custom_id: str) -> discord.Message:
        """Have a message of the bot's stand in the channel with a single button."""
        view = message(ui.ActionRow(ui.Button(label="?", custom_id=custom_id)))
        return await self.bot.get_partial_messageable(self.channel.id).send(view=view)
