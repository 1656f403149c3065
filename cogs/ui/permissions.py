"""What the bot may do in a channel, told before it fails."""

import discord

from engine.errors import BotLacks


def check_permissions(interaction: discord.Interaction) -> None:
    """Refuse, naming what is missing, where the bot could not show a board."""
    mine = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    speaking = "send_messages_in_threads" if in_thread else "send_messages"
    for permission in ("view_channel", speaking):
        if not getattr(mine, permission):
            raise BotLacks(permission=permission.replace("_", "-"))
