"""Everything that exists on this Discord, and every way it changes."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playground import errors
from playground.model import (
    Change,
    Channel,
    ChannelKind,
    Guild,
    Json,
    Message,
    Overwrite,
    Role,
    User,
)
from playground.permissions import MEMBER, MODERATOR, Permission, permissions_in

EPOCH = 1_420_070_400_000  # Discord's first millisecond
LATE_FILES = 50
GLOBAL = 0  # where commands for every guild are kept

Listener = Callable[[Change], None]
Thing = TypeVar("Thing")


class World:
    """Guilds, channels, people and messages; tells its listeners of every change."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.address = ""
        self.last_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int, list[Json]] = {}
        self.files: dict[int, bytes] = {}
        self.late_files: dict[int, bytes] = {}  # gone from their messages a moment ago
        self.listeners: list[Listener] = []

    @classmethod
    def furnished(cls, clock: Callable[[], float] = time.time) -> "World":
        """A world to start in: one server, three channels, six people named by colours."""
        world = cls(clock)
        world.add_user("Heist Table", bot=True)
        people = [world.add_user(name) for name in COLOURS]
        guild = world.add_guild("Playground", owner=people[0])
        for person in people:
            world.join(guild, person)
        for name in ("lounge", "vault", "rooftop"):
            world.add_channel(guild, name)
        return world

    def new_id(self) -> int:
        """An id in the manner of a snowflake: later is greater."""
        self.last_id = max(self.last_id + 1, int(self.clock() * 1000) - EPOCH << 22)
        return self.last_id

    def announce(self, event: str, subject: Any, guild_id: int | None = None, **more: Any) -> None:
        change = Change(event, subject, guild_id, **more)
        for listener in tuple(self.listeners):
            listener(change)

    @property
    def gateway_address(self) -> str:
        return self.address.replace("http", "ws", 1) + "/gateway"

    # --- who is here

    @property
    def bot(self) -> User:
        return next(user for user in self.users.values() if user.bot)

    def user(self, user_id: int) -> User:
        return _found(self.users, user_id, "User")

    def guild(self, guild_id: int) -> Guild:
        return _found(self.guilds, guild_id, "Guild")

    def channel(self, channel_id: int) -> Channel:
        return _found(self.channels, channel_id, "Channel")

    def message(self, channel: Channel, message_id: int) -> Message:
        return _found(channel.messages, message_id, "Message")

    def add_user(self, name: str, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self.new_id(), name, locale, bot)
        self.users[user.id] = user
        return user

    def change_user(self, user: User, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(user, name, value)
        self.announce("USER_UPDATE", user, reader=user.id)

    def register(self, scope: int, commands: list[Json]) -> None:
        """Replace the commands of one guild, or of all."""
        self.commands[scope] = commands
        self.announce("APPLICATION_COMMAND_UPDATE", commands, scope or None)

    # --- servers

    def add_guild(self, name: str, owner: User, locale: str = "en-US") -> Guild:
        """Open a server where the owner is a member and the bot has been invited."""
        self.last_id += 1 << 22  # two guilds of one millisecond may still live on two shards
        guild_id = self.new_id()
        roles = [
            Role(guild_id, "@everyone", MEMBER),
            Role(self.new_id(), "Bot", MEMBER),
            Role(self.new_id(), "Moderator", MODERATOR),
        ]
        members = {self.bot.id: [roles[1].id], owner.id: []}
        guild = Guild(guild_id, name, owner.id, locale, roles, members)
        self.guilds[guild_id] = guild
        self.announce("GUILD_CREATE", guild, guild_id)
        return guild

    def change_guild(self, guild: Guild, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(guild, name, value)
        self.announce("GUILD_UPDATE", guild, guild.id)

    def join(self, guild: Guild, user: User) -> None:
        if user.id not in guild.members:
            guild.members[user.id] = []
            self.announce("GUILD_MEMBER_ADD", user, guild.id)

    def leave(self, guild: Guild, user: User) -> None:
        if guild.members.pop(user.id, None) is not None:
            self.announce("GUILD_MEMBER_REMOVE", user, guild.id)

    def give_role(self, guild: Guild, user: User, role: Role) -> None:
        guild.members[user.id] = [*guild.members[user.id], role.id]
        self.announce("GUILD_MEMBER_UPDATE", user, guild.id)

    def are_acquainted(self, user: User) -> bool:
        """Whether this person shares a server with the bot."""
        bot = self.bot.id
        return any(user.id in g.members and bot in g.members for g in self.guilds.values())

    # --- channels

    def add_channel(self, guild: Guild, name: str) -> Channel:
        return self._open(Channel(self.new_id(), name, ChannelKind.TEXT, guild.id))

    def add_thread(self, parent: Channel, name: str) -> Channel:
        kind = ChannelKind.THREAD
        return self._open(Channel(self.new_id(), name, kind, parent.guild_id, parent_id=parent.id))

    def archive(self, thread: Channel, archived: bool = True) -> None:
        thread.archived = archived
        self.announce("THREAD_UPDATE", thread, thread.guild_id)

    def remove_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        for message in channel.messages.values():
            self.forget_files(message)
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        self.announce(f"{_noun(channel)}_DELETE", channel, channel.guild_id)

    def dm_with(self, user: User) -> Channel:
        """The bot's direct messages with this person, opened on first use."""
        for channel in self.channels.values():
            if channel.recipient_id == user.id:
                return channel
        dm = Channel(self.new_id(), user.name, ChannelKind.DM, recipient_id=user.id)
        self.channels[dm.id] = dm
        return dm

    def _open(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.announce(f"{_noun(channel)}_CREATE", channel, channel.guild_id)
        return channel

    # --- permissions

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What a user may do here; a thread takes after its parent."""
        if channel.guild_id is None:
            is_party = user.bot or channel.recipient_id == user.id
            return MEMBER if is_party else Permission(0)
        ruling = self.channels[channel.parent_id] if channel.parent_id else channel
        return permissions_in(self.guilds[channel.guild_id], ruling, user.id)

    def permit(self, channel: Channel, user: User, permission: Permission) -> None:
        """Lift what was denied to this user in this channel, and allow it."""
        overwrite = channel.overwrites.setdefault(user.id, Overwrite())
        overwrite.allow |= permission
        overwrite.deny &= ~permission
        self.announce("CHANNEL_UPDATE", channel, channel.guild_id)

    def deny(self, channel: Channel, user: User, permission: Permission) -> None:
        """Take a permission away from this user in this channel."""
        overwrite = channel.overwrites.setdefault(user.id, Overwrite())
        overwrite.deny |= permission
        overwrite.allow &= ~permission
        self.announce("CHANNEL_UPDATE", channel, channel.guild_id)

    # --- messages

    def post(self, message: Message) -> None:
        self.channels[message.channel_id].messages[message.id] = message
        self._announce_message("MESSAGE_CREATE", message)

    def touch(self, message: Message) -> None:
        """Tell everybody concerned that this message was edited."""
        self._announce_message("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        channel = self.channel(message.channel_id)
        if channel.messages.pop(message.id, None) is None:
            raise errors.unknown("Message")
        self.forget_files(message)
        self._announce_message("MESSAGE_DELETE", message)

    def forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.drop_file(attachment.id)

    def drop_file(self, attachment_id: int) -> None:
        """Take a file away, but not from under somebody who is just loading it."""
        if attachment_id in self.files:
            self.late_files[attachment_id] = self.files.pop(attachment_id)
        while len(self.late_files) > LATE_FILES:
            del self.late_files[next(iter(self.late_files))]

    def _announce_message(self, event: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        reader = message.seen_by or channel.recipient_id
        self.announce(event, message, channel.guild_id, reader=reader)

    # --- what a person sees

    def can_see(self, user: User, message: Message) -> bool:
        """Whether this message is before this person's eyes now."""
        channel = self.channels.get(message.channel_id)
        if channel is None or message.id not in channel.messages:
            return False
        may_view = Permission.VIEW_CHANNEL in self.permissions(user, channel)
        return may_view and message.seen_by in (None, user.id)

    def seen_by(self, user: User, channel: Channel) -> list[Message]:
        return [m for m in channel.messages.values() if self.can_see(user, m)]

    def mark_read(self, user: User, channel: Channel) -> None:
        self.change_user(user, read={**user.read, channel.id: channel.last_message_id})

    def unread(self, user: User, channel: Channel) -> int:
        last = user.read.get(channel.id, 0)
        return sum(message.id > last for message in self.seen_by(user, channel))


COLOURS = ("Red", "Blue", "Green", "Yellow", "Purple", "Orange")


def _found(shelf: dict[int, Thing], key: int, what: str) -> Thing:
    if key not in shelf:
        raise errors.unknown(what)
    return shelf[key]


def _noun(channel: Channel) -> str:
    return "THREAD" if channel.kind is ChannelKind.THREAD else "CHANNEL"
