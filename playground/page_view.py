"""The world as the page shows it."""

from collections.abc import Collection, Iterator
from itertools import islice

from playground import payloads
from playground.model import Channel, ChannelKind, Json, Message, User
from playground.permissions import Permission
from playground.world import World

MOST_UNREAD = 100
PAGE = 50
SWITCHES = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.EMBED_LINKS,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
    Permission.MANAGE_MESSAGES,
)


def world(one: World, is_bot_here: bool) -> Json:
    """Everything but the messages."""
    people = [user for user in one.users.values() if not user.bot]
    for user in people:
        one.dm_with(user)
    return {
        "bot": {"id": str(one.bot.id), "name": one.bot.name, "here": is_bot_here},
        "guilds": [_guild(one, guild.id) for guild in one.guilds.values()],
        "channels": [_channel(one, channel) for channel in one.channels.values()],
        "people": [_person(one, user) for user in people],
    }


def message(one: World, shown: Message) -> Json:
    seen_by = str(shown.seen_by) if shown.seen_by else None
    return payloads.message(one, shown) | {"seen_by": seen_by}


def history(
    one: World, people: Collection[User], channel: Channel, before: int | None
) -> tuple[list[Json], bool]:
    """A page of what any of these people see here, oldest first, and whether there is more."""
    found = list(islice(_backwards(one, people, channel, before), PAGE + 1))
    return [message(one, each) for each in reversed(found[:PAGE])], len(found) > PAGE


def _backwards(
    one: World, people: Collection[User], channel: Channel, before: int | None
) -> Iterator[Message]:
    for each in reversed(channel.messages.values()):
        is_earlier = before is None or each.id < before
        if is_earlier and any(one.can_see(user, each) for user in people):
            yield each


def _guild(one: World, guild_id: int) -> Json:
    guild = one.guilds[guild_id]
    roles = [{"id": str(role.id), "name": role.name} for role in guild.roles]
    members = [str(user) for user in guild.members]
    about = {"id": str(guild.id), "name": guild.name, "locale": guild.locale}
    return about | {"roles": roles, "members": members}


def _channel(one: World, channel: Channel) -> Json:
    held = one.permissions(one.bot, channel)
    return {
        "id": str(channel.id),
        "name": channel.name,
        "guild": str(channel.guild_id) if channel.guild_id else None,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "with": str(channel.recipient_id) if channel.recipient_id else None,
        "archived": channel.archived,
        "allowed": {switch.name: switch in held for switch in SWITCHES}
        if channel.kind is ChannelKind.TEXT
        else None,
    }


def _person(one: World, user: User) -> Json:
    channels: Json = {}
    for channel in one.channels.values():
        held = one.permissions(user, channel)
        if Permission.VIEW_CHANNEL in held:
            manages = Permission.MANAGE_MESSAGES in held
            channels[str(channel.id)] = {"unread": _unread(user, channel), "manages": manages}
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "dms_open": user.dms_open,
        "channels": channels,
    }


def _unread(user: User, channel: Channel) -> int:
    last, count = user.read.get(channel.id, 0), 0
    for each in reversed(channel.messages.values()):
        if each.id <= last or count == MOST_UNREAD:
            break
        count += each.seen_by in (None, user.id) and each.author_id != user.id
    return count
