"""Command names and descriptions in French; English is what the code says."""

from typing import Any

import discord
from discord import app_commands

from cogs.words import speak


class Translator(app_commands.Translator):
    """Translates the texts that carry a key."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the French text of a key."""
        key: Any = string.extras.get("key")
        if key is None or locale is not discord.Locale.french:
            return None
        return speak("fr")(key)


def text(key: str) -> app_commands.locale_str:
    """Return a translatable text of a command."""
    return app_commands.locale_str(speak("en")(key), key=key)
