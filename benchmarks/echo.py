"""The least a bot can do: `python -m benchmarks.echo API TOKEN` answers each press with an edit."""

import asyncio
import sys

import aiohttp
import discord
import yarl


class Echo(discord.Client):
    """Knows nothing, saves nothing, draws nothing."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Change the message that was pressed."""
        await interaction.response.edit_message(content=f"pressed by {interaction.user.id}")


async def main(api: str, token: str) -> None:
    """Connect to another Discord and answer until killed."""
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as found:
        gateway = yarl.URL((await found.json())["url"])
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    await Echo(intents=discord.Intents(guilds=True)).start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
