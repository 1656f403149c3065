"""Choosing a slash command and filling in its options, as Discord's own palette does."""

from typing import Any

from playground import payloads
from playground.model import Channel, Json, User
from playground.permissions import Permission
from playground.world import GLOBAL, World

SUBCOMMAND, GROUP, STRING = 1, 2, 3
MENTIONS = (6, 7, 8, 9)  # a user, a channel, a role, either
BOT_DM = 1


class NotOffered(Exception):
    """Discord does not let this person do that here."""


def offered(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands in this person's palette here; a server's own come first."""
    own = world.commands.get(channel.guild_id, []) if channel.guild_id else []
    taken = {command["name"] for command in own}
    general = [one for one in world.commands.get(GLOBAL, []) if one["name"] not in taken]
    return [one for one in (*own, *general) if _fits(world, user, channel, one)]


def invoke(
    world: World, user: User, channel: Channel, words: str, given: Json, focused: str | None = None
) -> Json:
    """The data of an interaction for `/words` with these options."""
    name, *path = words.split()
    command = next((one for one in offered(world, user, channel) if one["name"] == name), None)
    if command is None:
        raise NotOffered(f"/{name} is not offered here")
    options, ids = _options(command, path, given, focused)
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": options}
    if ids:
        data["resolved"] = payloads.resolved(world, channel.guild_id, ids)
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _fits(world: World, user: User, channel: Channel, command: Json) -> bool:
    if channel.guild_id is None:
        contexts = command.get("contexts")
        return BOT_DM in contexts if contexts else command.get("dm_permission") is not False
    if command.get("contexts") and 0 not in command["contexts"]:
        return False
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    wanted = Permission(int(needed)) or Permission.ADMINISTRATOR
    return wanted in world.permissions(user, channel)


def _options(
    command: Json, path: list[str], given: Json, focused: str | None
) -> tuple[list[Json], list[int]]:
    """The options as they are sent, and the ids of whom and what they mention."""
    if path:
        inner = _option(command, path[0])
        options, mentioned = _options(inner, path[1:], given, focused)
        return [{"name": inner["name"], "type": inner["type"], "options": options}], mentioned
    sent: list[Json] = []
    ids: list[int] = []
    for name, value in given.items():
        option = _option(command, name)
        if option["type"] in MENTIONS:
            ids.append(value if isinstance(value, int) else value.id)
            value = str(ids[-1])
        _check_choice(option, value, name == focused)
        told = {"name": name, "type": option["type"], "value": value}
        sent.append(told | ({"focused": True} if name == focused else {}))
    if focused is None:
        _check_complete(command, given)
    return sent, ids


def _option(command: Json, name: str) -> Json:
    for option in command.get("options") or []:
        if option["name"] == name:
            return dict(option)
    raise NotOffered(f"/{command['name']} has no {name}")


def _check_choice(option: Json, value: Any, is_typing: bool) -> None:
    values = [choice["value"] for choice in option.get("choices") or []]
    if values and value not in values and not is_typing:
        raise NotOffered(f"{option['name']} cannot be {value}")


def _check_complete(command: Json, given: Json) -> None:
    for option in command.get("options") or []:
        if option["type"] in (SUBCOMMAND, GROUP):
            raise NotOffered(f"/{command['name']} needs a subcommand")
        if option.get("required") and option["name"] not in given:
            raise NotOffered(f"/{command['name']} needs {option['name']}")
