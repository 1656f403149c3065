"""Words to the host: join, leave, start, close, rules, my hand, rematch, options."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.ui.answer import Answer, Post, Redraw, Whisper
from cogs.ui.custom_id import HostPress
from cogs.ui.names import table_name
from cogs.ui.presenter import note
from cogs.ui.rulebook import rules_page
from cogs.ui.studio import FRONT, Drawn, Leaf, said
from engine.errors import ChannelTaken, NotHost, Unreadable
from engine.screen import HostButton
from engine.sheet import PersonId, Phase, Player
from engine.table import Table, check_open

if TYPE_CHECKING:
    from cogs.bot import HeistBot


class Reception:
    """Where the host listens. Commands and buttons say the same words here."""

    def __init__(self, bot: "HeistBot") -> None:
        self._bot = bot

    async def hear(self, interaction: discord.Interaction, press: HostPress) -> Answer:
        """Do what a word asks for."""
        if press.word == "rules" and press.more:
            return await self._turn_page(interaction, press)
        table = await self._bot.tables.get(press.table)
        match press.word, press.more:
            case "join", ():
                return await self._join(interaction, table)
            case "leave", ():
                return await self.leave(interaction, table)
            case "leave", ("yes",):
                return await self._leave_for_good(interaction, table)
            case "start", ():
                await table.start(PersonId(interaction.user.id))
                return await self.redraw_board(interaction, table)
            case "close", ():
                return await self.close(interaction, table)
            case "close", ("yes",):
                return await self._close_for_good(interaction, table)
            case "rules", ():
                return Whisper(
                    Drawn(rules_page(table.game, 0, self._bot.language_for(interaction)))
                )
            case "hand", ():
                return await self.whisper_hand(interaction, table)
            case "rematch", ():
                return await self._rematch(interaction, table)
            case word, (value,) if word.startswith("option-"):
                option = word.removeprefix("option-")
                await table.choose(PersonId(interaction.user.id), option, value)
                return await self.redraw_board(interaction, table)
        raise Unreadable

    async def whisper_hand(
        self, interaction: discord.Interaction, table: Table, leaf: Leaf = FRONT
    ) -> Answer:
        """Answer with somebody's private screen."""
        person = PersonId(interaction.user.id)
        table.sheet.seat_of(person)
        drawn = await self._bot.studio.hand(table, person, leaf=leaf, paint="soon")

        async def told(message: int) -> None:
            self._bot.outbox.whispered(table, interaction, message, drawn)
            if not drawn.picture:
                self._bot.outbox.refresh(table)

        return Whisper(drawn, told)

    async def open_board(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Answer with the lobby of somebody's new table."""
        return self._then_explain(interaction, table, await self.post_board(table))

    async def post_board(self, table: Table) -> Answer:
        """Answer with the board as a new message; the old one goes."""
        drawn = await self._bot.studio.board(table, paint="soon")

        async def told(message: int) -> None:
            if message:
                await self._bot.outbox.hang_board(table, message, drawn)
            self._bot.outbox.refresh(table)

        return Post(drawn, told)

    async def leave(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Leave a lobby at once; ask first when a game is running."""
        check_open(table.sheet)
        person = PersonId(interaction.user.id)
        if table.sheet.phase is Phase.LOBBY:
            await table.leave(person)
            if interaction.type is discord.InteractionType.component:
                return await self.redraw_board(interaction, table)
            return Whisper(said(self._bot.words_for(interaction)("left-lobby")))
        table.sheet.seat_of(person)
        words = self._bot.words_for(interaction)
        sure = HostButton(words("button-leave-sure"), "leave:yes", "bad")
        return Whisper(said(words("leave-sure"), sure, table=table.sheet.id))

    async def close(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Ask whether the table is really to be closed."""
        check_open(table.sheet)
        self._may_close(interaction, table)
        words = self._bot.words_for(interaction)
        sure = HostButton(words("button-close-sure"), "close:yes", "bad")
        return Whisper(said(words("close-sure"), sure, table=table.sheet.id))

    async def taken(self, taken: ChannelTaken, interaction: discord.Interaction) -> Answer:
        """Answer with the way to the table that is open already."""
        words = self._bot.words_for(interaction)
        link = await self._bot.wall.board_link(taken.facts["table"])
        return Whisper(said(words("error-channel-taken", link=link)))

    def player(self, interaction: discord.Interaction) -> Player:
        """Return whoever asks, as a player."""
        return Player(PersonId(interaction.user.id), table_name(interaction.user.display_name))

    async def _join(self, interaction: discord.Interaction, table: Table) -> Answer:
        await table.join(self.player(interaction))
        redrawn = await self.redraw_board(interaction, table)
        return self._then_explain(interaction, table, redrawn)

    def _then_explain(
        self, interaction: discord.Interaction, table: Table, given: Answer
    ) -> Answer:
        """Let an answer be followed, if need be, by how to play without direct messages."""

        async def told(message: int) -> None:
            if given.told is not None:
                await given.told(message)
            await self._explain_closed_messages(interaction, table)

        return replace(given, told=told)

    async def _explain_closed_messages(
        self, interaction: discord.Interaction, table: Table
    ) -> None:
        person = PersonId(interaction.user.id)
        if not await self._bot.outbox.reaches(table, person):
            words = self._bot.words_for(interaction)
            await interaction.followup.send(view=note(words("messages-closed")), ephemeral=True)

    async def _leave_for_good(self, interaction: discord.Interaction, table: Table) -> Answer:
        await table.leave(PersonId(interaction.user.id))
        return Redraw(said(self._bot.words_for(interaction)("left-game")))

    async def _close_for_good(self, interaction: discord.Interaction, table: Table) -> Answer:
        moderator = self._may_close(interaction, table)
        await table.close(PersonId(interaction.user.id), moderator=moderator)
        return Redraw(said(self._bot.words_for(interaction)("closed-done")))

    def _may_close(self, interaction: discord.Interaction, table: Table) -> bool:
        """Tell whether a moderator asks; refuse anybody who is neither that nor the host."""
        here = interaction.channel_id == table.sheet.place.channel
        moderator = here and interaction.permissions.manage_channels
        if not moderator and table.sheet.host != interaction.user.id:
            players = table.sheet.players
            raise NotHost(host=next(p.name for p in players if p.person == table.sheet.host))
        return moderator

    async def _rematch(self, interaction: discord.Interaction, table: Table) -> Answer:
        try:
            again = await self._bot.tables.rematch(table.sheet.id, PersonId(interaction.user.id))
        except ChannelTaken as taken:
            return await self.taken(taken, interaction)
        if interaction.channel_id == again.sheet.place.channel:
            return await self.post_board(again)
        # Pressed in direct messages: the lobby belongs where everybody sees it.
        await self._bot.outbox.bring_board(again)
        link = await self._bot.wall.board_link(again)
        return Whisper(said(self._bot.words_for(interaction)("rematch-open", link=link)))

    async def _turn_page(self, interaction: discord.Interaction, press: HostPress) -> Answer:
        match press.more:
            case (game, page) if game in self._bot.tables.games and page.isdecimal():
                language = self._bot.language_for(interaction)
                return Redraw(Drawn(rules_page(self._bot.tables.games[game], int(page), language)))
        raise Unreadable

    async def redraw_board(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Answer a press on the board by redrawing it."""
        message = interaction.message.id if interaction.message is not None else 0
        drawn = await self._bot.studio.board(table, await self._bot.outbox.attached(table, message))

        async def told(message: int) -> None:
            await self._bot.outbox.redrawn(table, message, drawn)

        return Redraw(drawn, told)
