"""All controls of all games: one listener that works after a restart with nothing in memory."""

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.ui import custom_id
from cogs.ui.answer import Answer, Whisper, answer
from cogs.ui.custom_id import HostPress, MovePress
from cogs.ui.reception import Reception, on_board
from cogs.ui.studio import leaf_at, said
from engine.errors import NotYourMove, TooLate
from engine.sheet import PersonId
from engine.table import Table

if TYPE_CHECKING:
    from cogs.bot import HeistBot


class Press(commands.Cog):
    """Hears every press and every choice in a menu."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot
        self._reception = Reception(bot)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press; slash commands are not heard here."""
        if interaction.type is discord.InteractionType.component:
            words = self._bot.words_for(interaction)
            message = interaction.message
            with self._bot.outbox.held(message.id if message is not None else 0):
                await answer(interaction, self._answer(interaction), words)

    async def _answer(self, interaction: discord.Interaction) -> Answer:
        await self._bot.notice(interaction)
        data: Any = interaction.data or {}
        press = custom_id.read(data.get("custom_id", ""), data.get("values", ()))
        match press:
            case HostPress():
                return await self._reception.hear(interaction, press)
            case MovePress():
                return await self._move(interaction, press)

    async def _move(self, interaction: discord.Interaction, press: MovePress) -> Answer:
        table = await self._bot.tables.get(press.table)
        person = PersonId(interaction.user.id)
        if press.page is not None:
            return await self._open_page(interaction, table, person, press)
        try:
            await table.play(person, press.since, press.code, press.picked)
        except (TooLate, NotYourMove) as refusal:
            words = self._bot.words_for(interaction)
            sentence = words(refusal.key, **refusal.facts)
            if on_board(interaction):
                return Whisper(said(sentence))
            leaf = leaf_at(table, person, press.since, notes=(sentence,))
            return await self._reception.redraw_hand(interaction, table, leaf)
        if on_board(interaction):
            return await self._reception.redraw_board(interaction, table)
        return await self._reception.redraw_hand(interaction, table)

    async def _open_page(
        self, interaction: discord.Interaction, table: Table, person: PersonId, press: MovePress
    ) -> Answer:
        table.sheet.seat_of(person)
        leaf = leaf_at(table, person, press.since, press.page or "")
        if on_board(interaction):
            return await self._reception.whisper_hand(interaction, table, leaf)
        return await self._reception.redraw_hand(interaction, table, leaf)
