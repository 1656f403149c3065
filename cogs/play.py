"""Playing: /play, /hand, /board, /leave, /pause, /replace, /kick."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.answer import Answer, answer
from cogs.ui.names import table_name
from cogs.ui.permissions import check_permissions
from cogs.ui.reception import Reception
from cogs.ui.translator import text
from engine.errors import ChannelTaken, NoTable
from engine.house import speak
from engine.registry import GAMES
from engine.sheet import ChannelId, Place, ServerId
from engine.table import Table

if TYPE_CHECKING:
    from cogs.bot import HeistBot

CHOICES = [
    app_commands.Choice(name=speak(game, "en")("title"), value=game.id) for game in GAMES.values()
]


class Play(commands.Cog):
    """What players ask for."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot
        self._reception = Reception(bot)

    @app_commands.command(name=text("command-play"), description=text("command-play-does"))
    @app_commands.describe(game=text("command-play-game"))
    @app_commands.rename(game=text("option-game"))
    @app_commands.choices(game=CHOICES)
    @app_commands.guild_only()
    async def play(self, interaction: discord.Interaction, game: str) -> None:
        """Open a lobby in this channel."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._open(interaction, game), words, public=True)

    @app_commands.command(name=text("command-hand"), description=text("command-hand-does"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the private screen."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._hand(interaction), words)

    @app_commands.command(name=text("command-board"), description=text("command-board-does"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        """Post the board anew."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._post_board(interaction), words, public=True)

    @app_commands.command(name=text("command-leave"), description=text("command-leave-does"))
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give the seat up."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._leave(interaction), words)

    @app_commands.command(name=text("command-pause"), description=text("command-pause-does"))
    @app_commands.guild_only()
    async def pause(self, interaction: discord.Interaction) -> None:
        """Ask everybody for a break."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._pause(interaction), words)

    @app_commands.command(name=text("command-replace"), description=text("command-replace-does"))
    @app_commands.guild_only()
    async def replace(self, interaction: discord.Interaction) -> None:
        """Ask for a seat that no person plays."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._replace(interaction), words)

    @app_commands.command(name=text("command-kick"), description=text("command-kick-does"))
    @app_commands.describe(player=text("command-kick-player"))
    @app_commands.rename(player=text("option-player"))
    @app_commands.guild_only()
    async def kick(self, interaction: discord.Interaction, player: str) -> None:
        """Ask the others whether a computer should play for somebody."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._kick(interaction, player), words)

    @kick.autocomplete("player")
    async def people(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the people at this channel's table, those who left the server too."""
        table = self._bot.tables.at(_place(interaction).channel)
        players = table.sheet.players if table is not None else ()
        return [
            app_commands.Choice(name=player.name, value=str(player.person))
            for player in players
            if player.is_person and typed.lower() in player.name.lower()
        ]

    async def _pause(self, interaction: discord.Interaction) -> Answer:
        return await self._reception.pause(interaction, await self._here(interaction))

    async def _replace(self, interaction: discord.Interaction) -> Answer:
        return await self._reception.seats(interaction, await self._here(interaction))

    async def _kick(self, interaction: discord.Interaction, player: str) -> Answer:
        return await self._reception.kick(interaction, await self._here(interaction), player)

    async def _open(self, interaction: discord.Interaction, game: str) -> Answer:
        await self._bot.notice(interaction)
        check_permissions(interaction)
        try:
            player = self._reception.player(interaction)
            table = await self._bot.tables.open(_place(interaction), game, player)
        except ChannelTaken as taken:
            return await self._reception.taken(taken, interaction)
        return await self._reception.open_board(interaction, table)

    async def _hand(self, interaction: discord.Interaction) -> Answer:
        return await self._reception.whisper_hand(interaction, await self._here(interaction))

    async def _post_board(self, interaction: discord.Interaction) -> Answer:
        table = await self._here(interaction)
        check_permissions(interaction)
        return await self._reception.post_board(table)

    async def _leave(self, interaction: discord.Interaction) -> Answer:
        return await self._reception.leave(interaction, await self._here(interaction))

    async def _here(self, interaction: discord.Interaction) -> Table:
        await self._bot.notice(interaction)
        return table_here(self._bot, interaction)


def table_here(bot: "HeistBot", interaction: discord.Interaction) -> Table:
    """Return the open table of the channel somebody asks in."""
    table = bot.tables.at(_place(interaction).channel)
    if table is None:
        raise NoTable
    return table


def _place(interaction: discord.Interaction) -> Place:
    name = table_name(interaction.guild.name) if interaction.guild is not None else ""
    return Place(ServerId(interaction.guild_id or 0), ChannelId(interaction.channel_id or 0), name)
