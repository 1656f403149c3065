"""The bot's answers to an interaction: the first one, then its follow-ups and edits."""

from typing import Any

from playground import errors
from playground.drafts import Upload, compose, revise
from playground.interactions import Interaction, Kind, Reply
from playground.limits import check_choices, check_modal, refusal
from playground.model import Flag, Json, Message
from playground.world import World

FITTING = {
    Kind.COMMAND: (Reply.MESSAGE, Reply.THINKING, Reply.MODAL),
    Kind.COMPONENT: tuple(set(Reply) - {Reply.CHOICES}),
    Kind.AUTOCOMPLETE: (Reply.CHOICES,),
    Kind.MODAL: (Reply.MESSAGE, Reply.THINKING, Reply.UPDATE, Reply.DEFERRED_UPDATE),
}


def answer(world: World, asking: Interaction, upload: Upload) -> None:
    """Take the first answer to an interaction, or refuse it and keep waiting."""
    reply = _fitting(asking, upload.json.get("type"))
    body = upload.json.get("data") or {}
    match reply:
        case Reply.MESSAGE:
            asking.original = _say(world, asking, Upload(body, upload.files), body)
        case Reply.THINKING:
            asking.original = _think(world, asking, body)
        case Reply.UPDATE | Reply.DEFERRED_UPDATE:
            asking.original = asking.source
            if reply is Reply.UPDATE:
                _rewrite(world, asking, Upload(body, upload.files))
        case Reply.CHOICES:
            asking.choices = body.get("choices") or []
            check_choices(asking.choices)
        case Reply.MODAL:
            check_modal(body)
            asking.modal = body
    asking.reply = reply
    asking.heard.set()
    if reply not in (Reply.THINKING, Reply.DEFERRED_UPDATE):
        asking.settled.set()


def follow_up(world: World, asking: Interaction, upload: Upload) -> Message:
    """Say one thing more; while the bot is still thinking, this is what it thought of."""
    if asking.original is not None and asking.original.thinking:
        return edit(world, asking, asking.original, upload)
    message = _say(world, asking, upload, upload.json)
    asking.followups.append(message)
    asking.settled.set()
    return message


def edit(world: World, asking: Interaction, message: Message, upload: Upload) -> Message:
    revise(world, message, upload)
    asking.settled.set()
    return message


def delete(world: World, asking: Interaction, message: Message) -> None:
    world.delete(message)
    asking.settled.set()


def message_of(world: World, asking: Interaction, name: str) -> Message:
    """The message that this interaction's webhook calls `@original` or by an id."""
    ours = [asking.original, *asking.followups]
    for message in ours[:1] if name == "@original" else ours:
        if message is not None and name in ("@original", str(message.id)):
            return world.message(world.channel(message.channel_id), message.id)
    raise errors.unknown("Message")


def _fitting(asking: Interaction, number: int | None) -> Reply:
    reply = next((one for one in FITTING[asking.kind] if one == number), None)
    if reply is None:
        raise refusal([(("type",), f"Type {number} does not answer this interaction.")])
    if reply in (Reply.UPDATE, Reply.DEFERRED_UPDATE) and asking.source is None:
        raise refusal([(("type",), "There is no message to update.")])
    return reply


def _say(world: World, asking: Interaction, upload: Upload, body: Json) -> Message:
    message = compose(world, asking.channel, upload, **_origin(asking, body))
    world.post(message)
    return message


def _think(world: World, asking: Interaction, body: Json) -> Message:
    origin = _origin(asking, body)
    flags = Flag.LOADING | (Flag.EPHEMERAL if origin["seen_by"] else 0)
    message = Message(
        world.new_id(), asking.channel.id, world.bot.id, world.clock(), flags=flags, **origin
    )
    world.post(message)
    return message


def _rewrite(world: World, asking: Interaction, upload: Upload) -> None:
    """Update the message that was acted on; one deleted meanwhile takes no answer."""
    source = asking.source
    assert source is not None
    revise(world, world.message(world.channel(source.channel_id), source.id), upload)


def _origin(asking: Interaction, body: Json) -> dict[str, Any]:
    private = int(body.get("flags") or 0) & Flag.EPHEMERAL
    return {
        "seen_by": asking.user.id if private else None,
        "interaction_id": asking.id,
        "interaction_user_id": asking.user.id,
    }
