"""The world's things as Discord writes them in JSON."""

from datetime import UTC, datetime
from typing import Any

from playground.model import (
    Attachment,
    Change,
    Channel,
    ChannelKind,
    Guild,
    Json,
    Message,
    Role,
    User,
)
from playground.world import World


def user(someone: User) -> Json:
    return {
        "id": str(someone.id),
        "username": someone.name.lower().replace(" ", "_"),
        "global_name": someone.name,
        "discriminator": "0",
        "avatar": None,
        "bot": someone.bot,
        "public_flags": 0,
    }


def member(guild: Guild, someone: User) -> Json:
    return {
        "user": user(someone),
        "roles": [str(role) for role in guild.members.get(someone.id, [])],
        "joined_at": timestamp(0),
        "nick": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def role(one: Role, position: int = 0) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(int(one.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.name == "Bot",
        "mentionable": False,
        "flags": 0,
    }


def guild(world: World, one: Guild) -> Json:
    """A guild in full, as GUILD_CREATE carries it."""
    rooms = [c for c in world.channels.values() if c.guild_id == one.id]
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "preferred_locale": one.locale,
        "icon": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each, position) for position, each in enumerate(one.roles)],
        "member_count": len(one.members),
        "members": [member(one, world.users[m]) for m in one.members if world.users[m].bot],
        "channels": [channel(world, c) for c in rooms if c.kind is ChannelKind.TEXT],
        "threads": [channel(world, c) for c in rooms if c.kind is ChannelKind.THREAD],
        "presences": [],
        "voice_states": [],
    }


def channel(world: World, one: Channel) -> Json:
    about: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "last_message_id": str(one.last_message_id) if one.messages else None,
        "flags": 0,
    }
    if one.recipient_id is not None:
        return about | {"recipients": [user(world.users[one.recipient_id])]}
    about |= {"guild_id": str(one.guild_id), "name": one.name, "rate_limit_per_user": 0}
    if one.kind is ChannelKind.THREAD:
        return about | _thread(world, one)
    return about | {
        "position": 0,
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "permission_overwrites": [
            {
                "id": str(key),
                "type": int(key in world.users),
                "allow": str(int(rule.allow)),
                "deny": str(int(rule.deny)),
            }
            for key, rule in one.overwrites.items()
        ],
    }


def _thread(world: World, one: Channel) -> Json:
    return {
        "parent_id": str(one.parent_id),
        "owner_id": str(world.bot.id),
        "message_count": len(one.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": one.archived,
            "auto_archive_duration": 1440,
            "archive_timestamp": timestamp(0),
            "locked": False,
        },
    }


def message(world: World, one: Message) -> Json:
    place = world.channels.get(one.channel_id)
    about: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "author": user(world.users[one.author_id]),
        "type": 20 if one.interaction_id else 0,
        "content": one.content,
        "timestamp": timestamp(one.created),
        "edited_timestamp": timestamp(one.edited) if one.edited else None,
        "flags": int(one.flags),
        "embeds": one.embeds,
        "components": shown(world, one),
        "attachments": [attachment(world, one, each) for each in one.attachments],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
    }
    if place is not None and place.guild_id is not None:
        about["guild_id"] = str(place.guild_id)
    if one.nonce is not None:
        about["nonce"] = one.nonce
    if one.interaction_id is not None:
        about |= {"application_id": str(world.bot.id), "webhook_id": str(world.bot.id)}
        about["interaction_metadata"] = _origin(world, one)
    if one.reference_id is not None:
        place_id = str(one.channel_id)
        about["message_reference"] = {"message_id": str(one.reference_id), "channel_id": place_id}
    return about


def _origin(world: World, one: Message) -> Json:
    return {
        "id": str(one.interaction_id),
        "type": 2,
        "user": user(world.users[one.interaction_user_id or one.author_id]),
        "authorizing_integration_owners": {},
    }


def attachment(world: World, home: Message, one: Attachment) -> Json:
    url = f"{world.address}/attachments/{home.channel_id}/{one.id}/{one.filename}"
    return {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "content_type": one.content_type,
        "description": one.description,
        "url": url,
        "proxy_url": url,
    }


def shown(world: World, one: Message) -> list[Json]:
    """The components with `attachment://` addresses turned into ones that can be fetched."""
    urls = {f"attachment://{a.filename}": attachment(world, one, a) for a in one.attachments}
    return [_resolved(component, urls) for component in one.components] if urls else one.components


def _resolved(part: Any, urls: dict[str, Json]) -> Any:
    match part:
        case {"url": str(url)} if url in urls:
            found = urls[url]
            return part | {key: found[key] for key in ("url", "proxy_url", "content_type")}
        case dict():
            return {key: _resolved(value, urls) for key, value in part.items()}
        case list():
            return [_resolved(value, urls) for value in part]
    return part


def resolved(world: World, guild_id: int | None, ids: list[int]) -> Json:
    """The people, roles and channels that these ids name, as an interaction carries them."""
    home = world.guilds.get(guild_id or 0)
    people = [world.users[key] for key in ids if key in world.users]
    found: Json = {"users": {str(one.id): user(one) for one in people}, "members": {}}
    found["channels"] = {
        str(key): channel(world, world.channels[key]) for key in ids if key in world.channels
    }
    if home is not None:
        found["members"] = {
            str(one.id): member(home, one) for one in people if one.id in home.members
        }
        found["roles"] = {str(one.id): role(one) for one in home.roles if one.id in ids}
    return found


def of_change(world: World, change: Change) -> Json:
    """What the gateway says about a change."""
    subject = change.subject
    match subject:
        case Message() if change.event == "MESSAGE_DELETE":
            about = {"id": str(subject.id), "channel_id": str(subject.channel_id)}
        case Message():
            about = message(world, subject)
        case Channel():
            about = channel(world, subject)
        case Guild():
            return guild(world, subject)
        case User() if change.guild_id is not None:
            about = member(world.guilds[change.guild_id], subject)
        case _:
            raise TypeError(change.event)
    return about | ({"guild_id": str(change.guild_id)} if change.guild_id else {})


def timestamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
