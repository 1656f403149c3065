"""Running the place: /close and /language."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.play import table_here
from cogs.ui.answer import Answer, Whisper, answer
from cogs.ui.reception import Reception
from cogs.ui.studio import said
from cogs.ui.translator import text
from engine.errors import NeedsManageServer
from engine.words import LANGUAGES, Language, language_of

if TYPE_CHECKING:
    from cogs.bot import HeistBot

AUTOMATIC = "auto"
WHOSE = [
    app_commands.Choice(name=text("language-mine"), value="mine"),
    app_commands.Choice(name=text("language-server"), value="server"),
]
WHICH = [
    app_commands.Choice(name=text(f"language-{value}"), value=value)
    for value in (*LANGUAGES, AUTOMATIC)
]


class Host(commands.Cog):
    """What hosts and server owners ask for."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot
        self._reception = Reception(bot)

    @app_commands.command(name=text("command-close"), description=text("command-close-does"))
    @app_commands.guild_only()
    async def close(self, interaction: discord.Interaction) -> None:
        """Close this channel's table after a confirmation."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._close(interaction), words)

    @app_commands.command(name=text("command-language"), description=text("command-language-does"))
    @app_commands.describe(
        whose=text("command-language-whose"), language=text("command-language-which")
    )
    @app_commands.rename(whose=text("option-whose"), language=text("option-language"))
    @app_commands.choices(whose=WHOSE, language=WHICH)
    async def language(self, interaction: discord.Interaction, whose: str, language: str) -> None:
        """Set my language or the server's."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._language(interaction, whose, language), words)

    async def _close(self, interaction: discord.Interaction) -> Answer:
        await self._bot.notice(interaction)
        return await self._reception.close(interaction, table_here(self._bot, interaction))

    async def _language(
        self, interaction: discord.Interaction, whose: str, language: str
    ) -> Answer:
        if whose == "server":
            await self._set_server(interaction, language)
        else:
            await self._set_mine(interaction, language)
        words = self._bot.words_for(interaction)
        return Whisper(said(words(f"language-set-{whose}")))

    async def _set_mine(self, interaction: discord.Interaction, language: str) -> None:
        person, told = interaction.user.id, str(interaction.locale)
        if language == AUTOMATIC:
            await self._bot.people.follow(person, self._said(told))
        else:
            await self._bot.people.choose(person, self._said(language))
        for table in self._bot.tables.open_tables():
            if any(player.person == person for player in table.sheet.players):
                self._bot.outbox.refresh(table)

    async def _set_server(self, interaction: discord.Interaction, language: str) -> None:
        server = interaction.guild_id
        if server is None or not interaction.permissions.manage_guild:
            raise NeedsManageServer
        if language == AUTOMATIC:
            await self._bot.servers.follow(server, self._said(str(interaction.guild_locale)))
        else:
            await self._bot.servers.choose(server, self._said(language))
        for table in self._bot.tables.open_tables():
            if table.sheet.place.server == server:
                self._bot.outbox.refresh(table)

    def _said(self, locale: str) -> Language:
        return language_of(locale, self._bot.default_language)
