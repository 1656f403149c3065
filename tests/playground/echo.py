"""A discord.py client without opinions: each test says how it answers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import yarl
from discord import app_commands

from playground import Playground

Interaction = discord.Interaction[discord.Client]
Answer = Callable[[Interaction], Awaitable[Any]]


class Echo(discord.AutoShardedClient):
    """Hands every interaction to the answer of the day."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(play)
        self.tree.add_command(close)
        self.answer: Answer = silence
        self.errors: list[Exception] = []
        self.task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.synced = await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self.reply(interaction)

    async def reply(self, interaction: Interaction) -> None:
        try:
            await self.answer(interaction)
        except Exception as error:
            self.errors.append(error)

    async def begin(self, playground: Playground) -> None:
        """Log in and come up to where the first server is known."""
        point_at(playground)
        await self.login(playground.token)
        self.task = asyncio.create_task(self.connect())
        await until(lambda: self.get_channel(playground.channel("lounge").id) is not None)

    async def end(self) -> None:
        await self.close()
        if self.task is not None:
            await self.task


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def point_at(playground: Playground) -> None:
    discord.http.Route.BASE = playground.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)


async def silence(interaction: Interaction) -> None:
    """No answer at all."""


async def reply(interaction: Interaction) -> None:
    client = interaction.client
    assert isinstance(client, Echo)
    await client.reply(interaction)


@app_commands.command()
async def play(interaction: Interaction, game: str, rival: discord.User | None = None) -> None:
    """Open a table."""
    await reply(interaction)


@play.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    known = ("art_robbery", "bank_job")
    return [app_commands.Choice(name=name, value=name) for name in known if typed in name]


@app_commands.command()
@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
async def close(interaction: Interaction) -> None:
    """Close the table."""
    await reply(interaction)
