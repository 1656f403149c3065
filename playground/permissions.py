"""Who may do what where, computed as Discord does."""

from enum import IntFlag

from playground.model import Channel, Guild


class Permission(IntFlag):
    """The permissions this playground knows of, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = Permission((1 << 53) - 1)
MEMBER = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
MODERATOR = MEMBER | Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES


def permissions_in(guild: Guild, channel: Channel, holder: int) -> Permission:
    """What a member may do in a channel; nothing for somebody outside the guild."""
    if holder not in guild.members:
        return Permission(0)
    if holder == guild.owner_id:
        return EVERYTHING
    held = [role for role in guild.roles if role.id in (guild.id, *guild.members[holder])]
    base = 0
    for role in held:
        base |= role.permissions
    if base & Permission.ADMINISTRATOR:
        return EVERYTHING
    for target in (guild.id, *guild.members[holder], holder):
        overwrite = channel.overwrites.get(target)
        if overwrite:
            base = base & ~overwrite.deny | overwrite.allow
    return Permission(base)
