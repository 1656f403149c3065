"""Routes to log in, to look things up and to register commands."""

from aiohttp import web

from playground import errors, payloads
from playground.limits import check_commands
from playground.model import Channel, Json
from playground.permissions import Permission
from playground.rest import number, say
from playground.world import GLOBAL, World


class Lookups:
    """Reads of the world, and the list of commands."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        commands, guild_commands = (
            "/applications/{application}/commands",
            "/applications/{application}/guilds/{guild}/commands",
        )
        return [
            web.get("/users/@me", self.me),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/gateway", self.gateway),
            web.get("/gateway/bot", self.gateway_bot),
            web.get("/users/{user}", self.user),
            web.get("/guilds/{guild}", self.guild),
            web.get("/guilds/{guild}/members/{user}", self.member),
            web.get("/channels/{channel}", self.channel),
            web.get(commands, self.commands),
            web.put(commands, self.overwrite_commands),
            web.get(guild_commands, self.commands),
            web.put(guild_commands, self.overwrite_commands),
        ]

    async def me(self, request: web.Request) -> web.Response:
        return say(payloads.user(self.world.bot) | {"verified": True, "mfa_enabled": False})

    async def application(self, request: web.Request) -> web.Response:
        bot = self.world.bot
        owner = next(user for user in self.world.users.values() if not user.bot)
        about = {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": payloads.user(owner),
        }
        return say(about)

    async def gateway(self, request: web.Request) -> web.Response:
        return say({"url": self.world.gateway_address})

    async def gateway_bot(self, request: web.Request) -> web.Response:
        starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        about = {"url": self.world.gateway_address, "shards": 1, "session_start_limit": starts}
        return say(about)

    async def user(self, request: web.Request) -> web.Response:
        return say(payloads.user(self.world.user(number(request, "user"))))

    async def guild(self, request: web.Request) -> web.Response:
        guild = self.world.guild(number(request, "guild"))
        return say(payloads.guild(self.world, guild))

    async def member(self, request: web.Request) -> web.Response:
        guild = self.world.guild(number(request, "guild"))
        user = self.world.user(number(request, "user"))
        if user.id not in guild.members:
            raise errors.unknown("Member")
        return say(payloads.member(guild, user))

    async def channel(self, request: web.Request) -> web.Response:
        channel = visible_channel(self.world, number(request, "channel"))
        return say(payloads.channel(self.world, channel))

    async def commands(self, request: web.Request) -> web.Response:
        return say(self.world.commands.get(self._scope(request), []))

    async def overwrite_commands(self, request: web.Request) -> web.Response:
        scope, wanted = self._scope(request), await request.json()
        check_commands(wanted)
        known = {one["name"]: one["id"] for one in self.world.commands.get(scope, [])}
        kept = [self._registered(one, known.get(one["name"]), scope) for one in wanted]
        self.world.register(scope, kept)
        return say(kept)

    def _scope(self, request: web.Request) -> int:
        if number(request, "application") != self.world.bot.id:
            raise errors.missing_access()
        if "guild" not in request.match_info:
            return GLOBAL
        return self.world.guild(number(request, "guild")).id

    def _registered(self, command: Json, known_id: str | None, scope: int) -> Json:
        about = {
            "id": known_id or str(self.world.new_id()),
            "application_id": str(self.world.bot.id),
            "version": str(self.world.new_id()),
            "type": 1,
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
        }
        return about | ({"guild_id": str(scope)} if scope else {}) | command


def visible_channel(world: World, channel_id: int) -> Channel:
    """A channel that the bot may look into."""
    channel = world.channel(channel_id)
    if Permission.VIEW_CHANNEL not in world.permissions(world.bot, channel):
        raise errors.missing_access()
    return channel
