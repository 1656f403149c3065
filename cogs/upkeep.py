"""Background care: clocks, absent people, and writing down what messages show."""

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from cogs.ui import problems
from engine.errors import Refused
from engine.sheet import PersonId
from engine.table import Table

if TYPE_CHECKING:
    from cogs.bot import HeistBot

log = logging.getLogger(__name__)


class Upkeep(commands.Cog):
    """Looks after the tables while people play."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Begin the rounds."""
        self.look_round.start()
        self.find_absent.start()
        self.flush.start()

    async def cog_unload(self) -> None:
        """End the rounds."""
        self.look_round.cancel()
        self.find_absent.cancel()
        self.flush.cancel()

    @tasks.loop(seconds=5)
    async def look_round(self) -> None:
        """Mind the clocks, and close the tables nobody is at any more."""
        try:
            await self._bot.tables.look_round()
        except Exception:
            log.exception("the tables could not be looked through; trying again")

    @tasks.loop(minutes=10)
    async def find_absent(self) -> None:
        """Let a computer play for those who left the server: they cannot say so."""
        for table in self._bot.tables.open_tables():
            for person in awaited(table):
                try:
                    if not await self._is_here(table, person):
                        await table.fall_asleep(person)
                except (Refused, discord.HTTPException, *problems.LINE_CUT) as error:
                    log.info("table %s: %r", table.sheet.id, error)

    @find_absent.before_loop
    async def _know_the_servers(self) -> None:
        await self._bot.wait_until_ready()

    async def _is_here(self, table: Table, person: PersonId) -> bool:
        server = self._bot.get_guild(table.sheet.place.server)
        if server is None:
            return True  # not known yet: the bot has just come, or the server is in trouble
        try:
            await server.fetch_member(person)
        except discord.NotFound:
            return False
        return True

    @tasks.loop(seconds=5)
    async def flush(self) -> None:
        """Write down what the messages show, so that a restart redraws little."""
        try:
            await self._bot.wall.flush()
        except Exception:
            log.exception("what the messages show could not be written down; trying again")

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that is gone."""
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is gone."""
        await self._close(payload.thread_id)

    async def _close(self, channel: int) -> None:
        for table in self._bot.tables.open_tables():
            if table.sheet.place.channel == channel:
                try:
                    await table.end("channel")
                except Refused:
                    continue  # closed by somebody else meanwhile


def awaited(table: Table) -> list[PersonId]:
    """Return the people a table waits for."""
    sheet = table.sheet
    if sheet.match is None or sheet.paused:
        return []
    asked = [sheet.players[seat] for seat in table.game.rules.asked(sheet.match.state)]
    return [player.person for player in asked if player.is_awake]
