"""Turning what the bot sends into a message of the world, and edits into its next state."""

import mimetypes
from dataclasses import dataclass, field, replace
from typing import Any

from playground import errors
from playground.components import numbered
from playground.limits import check_message
from playground.model import Attachment, Channel, Flag, Json, Message
from playground.world import World

SETTABLE = 1 << 2 | 1 << 12 | Flag.COMPONENTS_V2  # suppress embeds, silent


@dataclass(slots=True)
class Upload:
    """A request's body: its JSON and the files that came with it, by their number."""

    json: Json
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)


def compose(world: World, channel: Channel, upload: Upload, **origin: Any) -> Message:
    """A new message by the bot, checked but not yet posted."""
    now = world.clock()
    flags = int(upload.json.get("flags") or 0) & SETTABLE
    message = Message(world.new_id(), channel.id, world.bot.id, now, flags=flags, **origin)
    if message.ephemeral:
        message.flags |= Flag.EPHEMERAL
    if upload.json.get("nonce") is not None:
        message.nonce = str(upload.json["nonce"])
    reference = upload.json.get("message_reference")
    if reference:
        message.reference_id = int(reference["message_id"])
    _fill(world, message, upload)
    return message


def revise(world: World, message: Message, upload: Upload) -> Message:
    """Change a message as the bot asks, or leave it untouched and refuse."""
    changed = replace(message, flags=message.flags & ~Flag.LOADING)
    changed.flags |= int(upload.json.get("flags") or 0) & SETTABLE
    _fill(world, changed, upload)
    kept = {attachment.id for attachment in changed.attachments}
    for attachment in message.attachments:
        if attachment.id not in kept:
            world.drop_file(attachment.id)
    message.edited = None if message.thinking else world.clock()
    for name in ("content", "embeds", "components", "attachments", "flags"):
        setattr(message, name, getattr(changed, name))
    world.touch(message)
    return message


def _fill(world: World, message: Message, upload: Upload) -> None:
    """Take over the fields that the body names, then check the whole."""
    body = upload.json
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    arriving = _arriving(world, upload)
    message.attachments = [*_kept(message, body), *arriving.values()]
    if "components" in body:
        message.components = body["components"] or []
    check_message(message)
    numbered(message.components)
    if not (message.content or message.embeds or message.components or message.attachments):
        raise errors.empty_message()
    for number, attachment in arriving.items():
        world.files[attachment.id] = upload.files[number][1]


def _kept(message: Message, body: Json) -> list[Attachment]:
    if body.get("attachments") is None:
        return message.attachments
    named = {str(listed["id"]) for listed in body["attachments"]}
    return [attachment for attachment in message.attachments if str(attachment.id) in named]


def _arriving(world: World, upload: Upload) -> dict[int, Attachment]:
    listed = {str(one["id"]): one for one in upload.json.get("attachments") or []}
    return {
        number: Attachment(
            world.new_id(),
            filename,
            len(content),
            mimetypes.guess_type(filename)[0] or "application/octet-stream",
            listed.get(str(number), {}).get("description"),
        )
        for number, (filename, content) in upload.files.items()
    }
