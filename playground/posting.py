"""Routes for messages in channels and direct messages, and for their attachments."""

import mimetypes

from aiohttp import web

from playground import errors, payloads
from playground.drafts import Upload, compose, revise
from playground.lookups import visible_channel
from playground.model import Channel, ChannelKind, Message
from playground.permissions import Permission
from playground.rest import number, read_upload, say
from playground.world import World

NONCE_LIFE = 300.0


class Posting:
    """The bot's own messages, sent with its token."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        messages, message = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"
        return [
            web.post("/users/@me/channels", self.open_dm),
            web.post("/channels/{channel}/typing", self.type),
            web.get(messages, self.history),
            web.post(messages, self.send),
            web.get(message, self.fetch),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
        ]

    async def open_dm(self, request: web.Request) -> web.Response:
        body = await request.json()
        user = self.world.user(int(body["recipient_id"]))
        return say(payloads.channel(self.world, self.world.dm_with(user)))

    async def type(self, request: web.Request) -> web.Response:
        visible_channel(self.world, number(request, "channel"))
        return web.Response(status=204)

    async def send(self, request: web.Request) -> web.Response:
        channel = visible_channel(self.world, number(request, "channel"))
        upload = await read_upload(request)
        self._may_send(channel, upload)
        message = self._same_nonce(channel, upload)
        if message is None:
            message = compose(self.world, channel, upload)
            self.world.post(message)
        return self._show(message)

    async def edit(self, request: web.Request) -> web.Response:
        message = self._public(request)
        if message.author_id != self.world.bot.id:
            raise errors.not_the_author()
        upload = await read_upload(request)
        if self.world.channel(message.channel_id).archived:
            raise errors.archived_thread()
        return self._show(revise(self.world, message, upload))

    async def delete(self, request: web.Request) -> web.Response:
        message = self._public(request)
        channel = self.world.channel(message.channel_id)
        allowed = self.world.permissions(self.world.bot, channel)
        is_own = message.author_id == self.world.bot.id
        if not is_own and Permission.MANAGE_MESSAGES not in allowed:
            raise errors.missing_permissions()
        self.world.delete(message)
        return web.Response(status=204)

    async def fetch(self, request: web.Request) -> web.Response:
        message = self._public(request)
        self._require(self.world.channel(message.channel_id), Permission.READ_MESSAGE_HISTORY)
        return self._show(message)

    async def history(self, request: web.Request) -> web.Response:
        """Newest first; without the permission to read it, history is empty."""
        channel = visible_channel(self.world, number(request, "channel"))
        allowed = self.world.permissions(self.world.bot, channel)
        if Permission.READ_MESSAGE_HISTORY not in allowed:
            return say([])
        before, after = (request.query.get(name) for name in ("before", "after"))
        found = [
            message
            for message in channel.messages.values()
            if not message.ephemeral
            and (before is None or message.id < int(before))
            and (after is None or message.id > int(after))
        ]
        limit = int(request.query.get("limit", 50))
        page = found[:limit] if after is not None else found[-limit:]
        return say([payloads.message(self.world, message) for message in reversed(page)])

    def _show(self, message: Message) -> web.Response:
        return say(payloads.message(self.world, message))

    def _public(self, request: web.Request) -> Message:
        channel = visible_channel(self.world, number(request, "channel"))
        message = self.world.message(channel, number(request, "message"))
        if message.ephemeral:
            raise errors.unknown("Message")
        return message

    def _may_send(self, channel: Channel, upload: Upload) -> None:
        if channel.archived:
            raise errors.archived_thread()
        if channel.recipient_id is not None:
            self._may_write_to(channel.recipient_id)
            return
        is_thread = channel.kind is ChannelKind.THREAD
        self._require(
            channel,
            Permission.SEND_MESSAGES_IN_THREADS if is_thread else Permission.SEND_MESSAGES,
        )
        if upload.files:
            self._require(channel, Permission.ATTACH_FILES)

    def _may_write_to(self, user_id: int) -> None:
        user = self.world.user(user_id)
        if not self.world.are_acquainted(user):
            raise errors.no_mutual_guild()
        if not user.dms_open:
            raise errors.closed_dms()

    def _require(self, channel: Channel, permission: Permission) -> None:
        if permission not in self.world.permissions(self.world.bot, channel):
            raise errors.missing_permissions()

    def _same_nonce(self, channel: Channel, upload: Upload) -> Message | None:
        """The message that was already sent under this nonce, if that is to be one message."""
        nonce = upload.json.get("nonce")
        if nonce is None or not upload.json.get("enforce_nonce"):
            return None
        since = self.world.clock() - NONCE_LIFE
        for message in reversed(channel.messages.values()):
            if message.created < since:
                break
            if message.nonce == str(nonce):
                return message
        return None


async def attachment(request: web.Request, world: World) -> web.Response:
    """A file that was sent with a message, also for a while after it left the message."""
    key = number(request, "attachment")
    content = world.files.get(key, world.late_files.get(key))
    if content is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(request.match_info["filename"])[0]
    return web.Response(body=content, content_type=kind or "application/octet-stream")
