"""Help at hand: /rules and /help."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.play import CHOICES
from cogs.ui.answer import Answer, Whisper, answer
from cogs.ui.rulebook import rules_page
from cogs.ui.studio import Drawn, said
from cogs.ui.translator import text

if TYPE_CHECKING:
    from cogs.bot import HeistBot

COMMANDS = (
    *("play", "hand", "board", "rules", "leave", "replace", "pause", "kick"),
    *("close", "language", "help"),
)


class Guide(commands.Cog):
    """What newcomers ask for."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot

    @app_commands.command(name=text("command-rules"), description=text("command-rules-does"))
    @app_commands.describe(game=text("command-rules-game"))
    @app_commands.rename(game=text("option-game"))
    @app_commands.choices(game=CHOICES)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the rules of a game, page by page."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._rules(interaction, game), words)

    @app_commands.command(name=text("command-help"), description=text("command-help-does"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Say what can be done."""
        words = self._bot.words_for(interaction)
        await answer(interaction, self._help(interaction), words)

    async def _rules(self, interaction: discord.Interaction, game: str) -> Answer:
        language = self._bot.language_for(interaction)
        return Whisper(Drawn(rules_page(self._bot.tables.games[game], 0, language)))

    async def _help(self, interaction: discord.Interaction) -> Answer:
        words = self._bot.words_for(interaction)
        lines = [words("help-opening"), ""]
        lines += [
            words(
                "help-line",
                command=words(f"command-{name}"),
                does=words(f"command-{name}-does"),
            )
            for name in COMMANDS
        ]
        return Whisper(said("\n".join([*lines, "", words("help-closing")])))
