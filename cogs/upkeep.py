"""Background care: lobbies that nobody touches, and writing down what messages show."""

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from engine.errors import Refused

if TYPE_CHECKING:
    from cogs.bot import HeistBot

log = logging.getLogger(__name__)


class Upkeep(commands.Cog):
    """Looks after the tables while people play."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Begin the rounds."""
        self.expire.start()
        self.flush.start()

    async def cog_unload(self) -> None:
        """End the rounds."""
        self.expire.cancel()
        self.flush.cancel()

    @tasks.loop(seconds=20)
    async def expire(self) -> None:
        """Close the lobbies nobody has touched for a while."""
        try:
            await self._bot.tables.expire()
        except Exception:
            log.exception("lobbies could not be looked through; trying again")

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
