"""The things of this Discord's world: plain values, saved as they are."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]


class Flag(IntFlag):
    """The message flags that change how a message behaves."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    THREAD = 11


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    read: dict[int, int] = field(default_factory=dict)  # channel → last message read


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int


@dataclass(slots=True)
class Guild:
    """A server; its role @everyone bears the guild's own id."""

    id: int
    name: str
    owner_id: int
    locale: str
    roles: list[Role]
    members: dict[int, list[int]]  # user → roles besides @everyone

    def role(self, name: str) -> Role:
        return next(role for role in self.roles if role.name == name)


@dataclass(slots=True)
class Overwrite:
    """What one role or member may do more or less in one channel."""

    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    nonce: str | None = None
    edited: float | None = None
    reference_id: int | None = None
    seen_by: int | None = None  # an ephemeral message's only reader
    interaction_id: int | None = None
    interaction_user_id: int | None = None

    @property
    def ephemeral(self) -> bool:
        return self.seen_by is not None

    @property
    def thinking(self) -> bool:
        return bool(self.flags & Flag.LOADING)


@dataclass(slots=True)
class Channel:
    """A server's text channel or thread, or the bot's direct messages with one person."""

    id: int
    name: str
    kind: ChannelKind
    guild_id: int | None = None
    recipient_id: int | None = None
    parent_id: int | None = None
    archived: bool = False
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)  # oldest first

    @property
    def last_message_id(self) -> int:
        return next(reversed(self.messages), 0)


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened in the world, under the gateway's name for it."""

    event: str
    subject: Any
    guild_id: int | None = None
    reader: int | None = None  # only this person is concerned
