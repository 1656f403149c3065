"""Routes by which the bot answers an interaction; the token in the path is the key."""

from aiohttp import web

from playground import answers, payloads
from playground.interactions import Interaction, Interactions, Reply
from playground.model import Json, Message
from playground.rest import number, read_upload, say


class Webhooks:
    """First answers, follow-ups and their edits."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions
        self.world = interactions.world

    def routes(self) -> list[web.RouteDef]:
        webhook = "/webhooks/{application}/{token}"
        message = webhook + "/messages/{message}"
        return [
            web.post("/interactions/{interaction}/{token}/callback", self.callback),
            web.post(webhook, self.follow_up),
            web.get(message, self.fetch),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        upload = await read_upload(request)
        asking = self.interactions.unanswered(
            number(request, "interaction"), request.match_info["token"]
        )
        answers.answer(self.world, asking, upload)
        return say({"interaction": self._about(asking), "resource": self._resource(asking)})

    async def follow_up(self, request: web.Request) -> web.Response:
        upload = await read_upload(request)
        return self._show(answers.follow_up(self.world, self._asking(request), upload))

    async def fetch(self, request: web.Request) -> web.Response:
        return self._show(self._message(request))

    async def edit(self, request: web.Request) -> web.Response:
        upload = await read_upload(request)
        message = self._message(request)
        return self._show(answers.edit(self.world, self._asking(request), message, upload))

    async def delete(self, request: web.Request) -> web.Response:
        answers.delete(self.world, self._asking(request), self._message(request))
        return web.Response(status=204)

    def _asking(self, request: web.Request) -> Interaction:
        return self.interactions.answered(request.match_info["token"])

    def _message(self, request: web.Request) -> Message:
        name = request.match_info["message"]
        return answers.message_of(self.world, self._asking(request), name)

    def _show(self, message: Message) -> web.Response:
        return say(payloads.message(self.world, message))

    def _about(self, asking: Interaction) -> Json:
        about: Json = {"id": str(asking.id), "type": int(asking.kind)}
        if asking.original is not None:
            about["response_message_id"] = str(asking.original.id)
            about["response_message_ephemeral"] = asking.original.ephemeral
            about["response_message_loading"] = asking.original.thinking
        return about

    def _resource(self, asking: Interaction) -> Json:
        assert asking.reply is not None
        about: Json = {"type": int(asking.reply)}
        if asking.original is not None and asking.reply in (Reply.MESSAGE, Reply.UPDATE):
            about["message"] = payloads.message(self.world, asking.original)
        return about
