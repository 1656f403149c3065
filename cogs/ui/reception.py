"""Words to the host: whatever is asked around a game, by buttons and by commands."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.ui.answer import Answer, Post, Redraw, Whisper
from cogs.ui.custom_id import HostPress
from cogs.ui.names import table_name
from cogs.ui.presenter import note
from cogs.ui.rulebook import rules_page
from cogs.ui.studio import FRONT, Drawn, Leaf, asked_since, leaf_at, said
from engine.errors import (
    AlreadySeated,
    ChannelTaken,
    NotHost,
    NotSeated,
    SeatTaken,
    TooLate,
    Unreadable,
)
from engine.game import Seat
from engine.house import hint_sentence
from engine.levels import Level
from engine.match import running
from engine.screen import HostButton
from engine.sheet import Pace, PersonId, Phase, Player
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
            case "hint", ():
                return await self._hint(interaction, table)
            case "seat", ():
                return await self.seats(interaction, table)
            case "seat", (seat,) if seat.isdecimal():
                return await self._ask_for_seat(interaction, table, int(seat))
            case word, more:
                await self._settle(table, PersonId(interaction.user.id), word, more)
                return await self.redraw_pressed(interaction, table)

    async def _settle(
        self, table: Table, person: PersonId, word: str, more: tuple[str, ...]
    ) -> None:
        """Do what shows on the very message that was pressed."""
        match word, more:
            case "computer", (value,) if value in list(Level):
                await table.add_computer(person, Level(value))
            case "computer", (value,) if value.removeprefix("-").isdecimal():
                await table.remove_computer(person, PersonId(int(value)))
            case "pace", (value,) if value in list(Pace):
                await table.set_pace(person, Pace(value))
            case "hints", ():
                await table.turn_hints(person)
            case "back", ():
                await table.be_back(person)
            case "resume", ():
                await table.resume(person)
            case "yes", ():
                await table.agree(person)
            case "no", ():
                await table.object_to(person)
            case option, (value,) if option.startswith("option-"):
                await table.choose(person, option.removeprefix("option-"), value)
            case _:
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

    async def pause(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Ask everybody for a break."""
        sheet = await table.propose_pause(PersonId(interaction.user.id))
        words = self._bot.words_for(interaction)
        return Whisper(said(words("pause-done" if sheet.paused else "pause-asked")))

    async def kick(self, interaction: discord.Interaction, table: Table, target: str) -> Answer:
        """Ask the others whether a computer should play for somebody; a moderator decides."""
        person = named_person(table, target)
        if _is_moderator(interaction, table):
            sheet = await table.kick(person)
        else:
            sheet = await table.propose_kick(PersonId(interaction.user.id), person)
        words = self._bot.words_for(interaction)
        return Whisper(said(words("kick-asked" if sheet.seated(person) else "kick-done")))

    async def seats(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Offer somebody new the seats that no person plays."""
        sheet = table.sheet
        running(sheet)
        if sheet.seated(PersonId(interaction.user.id)):
            raise AlreadySeated
        free = [seat for seat, player in enumerate(sheet.players) if not player.is_awake]
        if not free:
            raise SeatTaken
        words = self._bot.words_for(interaction)
        buttons = [HostButton(sheet.names[seat], f"seat:{seat}") for seat in free]
        return Whisper(said(words("seat-which"), *buttons, table=sheet.id))

    async def taken(self, taken: ChannelTaken, interaction: discord.Interaction) -> Answer:
        """Answer with the way to the table that is open already."""
        words = self._bot.words_for(interaction)
        link = await self._bot.wall.board_link(taken.facts["table"])
        return Whisper(said(words("error-channel-taken", link=link)))

    def player(self, interaction: discord.Interaction) -> Player:
        """Return whoever asks, as a player."""
        return Player(PersonId(interaction.user.id), table_name(interaction.user.display_name))

    async def _ask_for_seat(
        self, interaction: discord.Interaction, table: Table, seat: Seat
    ) -> Answer:
        player = self.player(interaction)
        sheet = await table.ask_for_seat(player, seat)
        words = self._bot.words_for(interaction)
        key = "seat-done" if sheet.seated(player.person) else "seat-asked"
        return Redraw(said(words(key, host=sheet.host_name)))

    async def _hint(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Show somebody's hand with what a strong computer would do in their place."""
        person = PersonId(interaction.user.id)
        since = asked_since(table, person)
        advice = await self._bot.tables.advise(table, person)
        if since != asked_since(table, person):
            raise TooLate
        language = self._bot.language_for(interaction)
        sentence = hint_sentence(table.sheet, table.game, language, person, advice)
        leaf = leaf_at(table, person, since, notes=(sentence,))
        return await self.redraw_hand(interaction, table, leaf)

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
        moderator = _is_moderator(interaction, table)
        if not moderator and table.sheet.host != interaction.user.id:
            raise NotHost(host=table.sheet.host_name)
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

    async def redraw_pressed(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Answer a press by redrawing what was pressed: the board or a hand."""
        if on_board(interaction):
            return await self.redraw_board(interaction, table)
        return await self.redraw_hand(interaction, table)

    async def redraw_hand(
        self, interaction: discord.Interaction, table: Table, leaf: Leaf = FRONT
    ) -> Answer:
        """Answer a press on a private screen by redrawing it."""
        message = interaction.message.id if interaction.message is not None else 0
        attached = await self._bot.outbox.attached(table, message)
        person = PersonId(interaction.user.id)
        drawn = await self._bot.studio.hand(table, person, attached, leaf)

        async def told(message: int) -> None:
            if interaction.guild_id is not None:
                self._bot.outbox.whispered(table, interaction, message, drawn)
            else:
                await self._bot.outbox.redrawn(table, message, drawn)

        return Redraw(drawn, told)

    async def redraw_board(self, interaction: discord.Interaction, table: Table) -> Answer:
        """Answer a press on the board by redrawing it."""
        message = interaction.message.id if interaction.message is not None else 0
        drawn = await self._bot.studio.board(table, await self._bot.outbox.attached(table, message))

        async def told(message: int) -> None:
            await self._bot.outbox.redrawn(table, message, drawn)

        return Redraw(drawn, told)


def on_board(interaction: discord.Interaction) -> bool:
    """Tell whether what was pressed is for all to see."""
    message = interaction.message
    return interaction.guild_id is not None and message is not None and not message.flags.ephemeral


def named_person(table: Table, said: str) -> PersonId:
    """Return the person at a table whose number or name somebody wrote."""
    for player in table.sheet.players:
        if player.is_person and said.strip() in (str(player.person), player.name):
            return player.person
    raise NotSeated


def _is_moderator(interaction: discord.Interaction, table: Table) -> bool:
    here = interaction.channel_id == table.sheet.place.channel
    return here and interaction.permissions.manage_channels
