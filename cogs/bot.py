"""The bot: a house of tables that speaks Discord."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.guide import Guide
from cogs.host import Host
from cogs.play import Play
from cogs.ui.answer import Whisper, answer, settle
from cogs.ui.outbox import Outbox
from cogs.ui.painter import Painter
from cogs.ui.presenter import note
from cogs.ui.press import Press
from cogs.ui.studio import Studio, said
from cogs.ui.translator import Translator
from cogs.ui.wall import Wall
from cogs.upkeep import Upkeep
from cogs.words import speak
from engine.tables import Tables
from engine.words import Language, Words, language_of
from storage.messages import Messages
from storage.people import Languages

log = logging.getLogger(__name__)

ANSWERS_IN_HAND = 2.0  # seconds; all in all the bot stops within 5


class Tree(app_commands.CommandTree["HeistBot"]):
    """Slash commands whose failures are answered too."""

    async def on_error(
        self, interaction: discord.Interaction["HeistBot"], error: app_commands.AppCommandError
    ) -> None:
        """Say that something went wrong, privately."""
        log.error("a command failed", exc_info=error)
        words = interaction.client.words_for(interaction)

        async def sorry() -> Whisper:
            return Whisper(said(words("error-ours")))

        await answer(interaction, sorry(), words)


class HeistBot(commands.Bot):
    """Connects the house to Discord. Needs no privileged intent."""

    def __init__(
        self,
        tables: Tables,
        messages: Messages,
        people: Languages,
        servers: Languages,
        painter: Painter,
        default_language: Language,
        home: int | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.tables = tables
        self.people = people
        self.servers = servers
        self.default_language: Language = default_language
        self.wall = Wall(messages)
        self.studio = Studio(self.wall, painter, people, servers, default_language)
        self.outbox = Outbox(self, tables, self.wall, self.studio)
        self._home = home

    async def setup_hook(self) -> None:
        """Take up every table, then listen; runs before Discord sends anything."""
        await self.people.load()
        await self.servers.load()
        tables, damaged = await self.tables.restore()
        self.tables.listener = self.outbox.refresh
        await self._add_cogs()
        await self._sync()
        log.info("%s tables taken up, %s could not be read", len(tables), len(damaged))
        for table in tables:
            self.outbox.refresh(table)
        for lost in damaged:
            await self._explain_damage(lost.table, lost.channel, lost.server)

    async def notice(self, interaction: discord.Interaction) -> None:
        """Remember which languages Discord says are read here."""
        language = language_of(str(interaction.locale), self.default_language)
        await self.people.notice(interaction.user.id, language)
        if interaction.guild_id is not None and interaction.guild_locale is not None:
            spoken = language_of(str(interaction.guild_locale), self.default_language)
            await self.servers.notice(interaction.guild_id, spoken)

    def language_for(self, interaction: discord.Interaction) -> Language:
        """Return the language of whoever asks."""
        seen = language_of(str(interaction.locale), self.default_language)
        return self.people.of(interaction.user.id, seen)

    def words_for(self, interaction: discord.Interaction) -> Words:
        """Return the words for whoever asks."""
        return speak(self.language_for(interaction))

    async def close(self) -> None:
        """Finish the moves in hand, then leave."""
        await self.tables.settle()
        await settle(within=ANSWERS_IN_HAND)
        await self.outbox.settle()
        await super().close()

    async def _add_cogs(self) -> None:
        for cog in (Play(self), Host(self), Guide(self), Press(self), Upkeep(self)):
            await self.add_cog(cog)

    async def _sync(self) -> None:
        await self.tree.set_translator(Translator())
        if self._home is None:
            await self.tree.sync()
            return
        home = discord.Object(self._home)
        self.tree.copy_global_to(guild=home)
        await self.tree.sync(guild=home)

    async def _explain_damage(self, table: int, channel: int, server: int | None) -> None:
        log.error("table %s channel %s: its record cannot be read, it is closed", table, channel)
        words = speak(self.servers.of(server or 0, self.default_language))
        try:
            await self.get_partial_messageable(channel).send(view=note(words("table-damaged")))
        except discord.HTTPException as error:
            log.warning("channel %s: could not be told (%s)", channel, error.code)
