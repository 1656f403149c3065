"""The echo bot as a process of its own: `python -m tests.playground.process API TOKEN`."""

import asyncio
import sys

import aiohttp
import discord
import yarl

from tests.playground.echo import Echo, Interaction


async def answer(interaction: Interaction) -> None:
    await interaction.response.send_message("Here", ephemeral=True)


async def main(api: str, token: str) -> None:
    discord.http.Route.BASE = api
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as response:
        gateway = yarl.URL((await response.json())["url"])
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    bot = Echo(shard_count=1)
    bot.answer = answer
    await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
