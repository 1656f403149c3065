"""What people ask of the bot: each asked once, answered once, in time or never."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from playground import errors, payloads
from playground.model import Channel, Json, Message, User
from playground.world import World

Dispatch = Callable[[str, Json, int | None], None]


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """The kinds of a first answer."""

    MESSAGE = 4
    THINKING = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    created: float
    source: Message | None  # the message whose control was used
    reply: Reply | None = None
    failed: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)  # first answer, or too late
    settled: asyncio.Event = field(default_factory=asyncio.Event)  # nothing is pending any more

    def fail(self) -> None:
        """The bot did not answer in time: the person is told that it failed."""
        if self.reply is None:
            self.failed = True
            self.heard.set()
            self.settled.set()


class Interactions:
    """The interactions of the last minutes, found again by their tokens."""

    def __init__(
        self, world: World, dispatch: Dispatch, answer_within: float, token_life: float
    ) -> None:
        self.world = world
        self.dispatch = dispatch
        self.answer_within = answer_within
        self.token_life = token_life
        self.by_token: dict[str, Interaction] = {}

    def ask(
        self, kind: Kind, user: User, channel: Channel, asked: Json, source: Message | None = None
    ) -> Interaction:
        """Send an interaction to the bot and start its clock."""
        self._forget_the_dead()
        token = secrets.token_urlsafe(24)
        now = self.world.clock()
        asking = Interaction(self.world.new_id(), token, kind, user, channel, now, source)
        self.by_token[token] = asking
        asyncio.get_running_loop().call_later(self.answer_within, asking.fail)
        told = self._payload(asking, asked)
        self.dispatch("INTERACTION_CREATE", told, channel.guild_id)
        return asking

    def unanswered(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a first answer may still go to."""
        asking = self.by_token.get(token)
        if asking is None or asking.id != interaction_id or asking.failed:
            raise errors.unknown("Interaction")
        if asking.reply is not None:
            raise errors.already_answered()
        return asking

    def answered(self, token: str) -> Interaction:
        """The interaction whose webhook this token still opens."""
        asking = self.by_token.get(token)
        if asking is None or self._is_dead(asking):
            raise errors.dead_token()
        if asking.reply is None:
            raise errors.unknown("Webhook")
        return asking

    def _is_dead(self, asking: Interaction) -> bool:
        return self.world.clock() - asking.created >= self.token_life

    def _forget_the_dead(self) -> None:
        while self.by_token:
            oldest = next(iter(self.by_token.values()))
            if not self._is_dead(oldest):
                break  # they are kept in the order they were asked
            del self.by_token[oldest.token]

    def _payload(self, asking: Interaction, asked: Json) -> Json:
        world, channel, user = self.world, asking.channel, asking.user
        told: Json = {
            "id": str(asking.id),
            "application_id": str(world.bot.id),
            "type": int(asking.kind),
            "token": asking.token,
            "version": 1,
            "data": asked,
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel),
            "locale": user.locale,
            "app_permissions": str(int(world.permissions(world.bot, channel))),
            "attachment_size_limit": 10 * 1024 * 1024,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 1 if channel.guild_id is None else 0,
        }
        if asking.source is not None:
            told["message"] = payloads.message(world, asking.source)
        return told | self._asker(channel, user)

    def _asker(self, channel: Channel, user: User) -> Json:
        if channel.guild_id is None:
            return {"user": payloads.user(user)}
        guild = self.world.guilds[channel.guild_id]
        permissions = str(int(self.world.permissions(user, channel)))
        return {
            "member": payloads.member(guild, user) | {"permissions": permissions},
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        }
