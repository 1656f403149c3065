"""Keeps every message of a table up to date: the latest screen wins, unchanged ones are skipped."""

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord
from discord import ui

from cogs.ui import problems
from cogs.ui.presenter import digest
from cogs.ui.screens import draw_board, draw_hand
from cogs.words import speak
from engine.screen import Link
from engine.sheet import PersonId, Sheet, TableId
from engine.table import Table
from engine.tables import Tables
from engine.words import Language
from storage.messages import BOARD, Hanging, Messages
from storage.people import Languages

log = logging.getLogger(__name__)

OLD = 55 * 60.0  # Discord limits edits of messages older than an hour
TOKEN_LIFE = 14 * 60.0  # an interaction's token lives 15 minutes
RETRY = 5.0


@dataclass(slots=True)
class Whispered:
    """A private screen in the channel that we can still change."""

    interaction: discord.Interaction
    message: int
    until: float
    shown: str


class Outbox:
    """Shows tables on Discord. Nothing here is needed to know the game: it can always redraw."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        messages: Messages,
        people: Languages,
        servers: Languages,
        default_language: Language,
    ) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages
        self._people = people
        self._servers = servers
        self._default = default_language
        self._hanging: dict[TableId, dict[PersonId, Hanging]] = {}
        self._whispered: dict[tuple[TableId, PersonId], Whispered] = {}
        self._locks: defaultdict[tuple[TableId, PersonId], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._dirty: set[TableId] = set()
        self._held: Counter[int] = Counter()
        self._passed_over: dict[int, Table] = {}
        self._unsaved: dict[tuple[TableId, PersonId], Hanging] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def refresh(self, table: Table) -> None:
        """Have a table's messages redrawn soon; returns at once."""
        number = table.sheet.id
        self._dirty.add(number)
        task = self._tasks.get(number)
        if task is None or task.done():
            self._tasks[number] = asyncio.create_task(self._show_all(table))

    @contextmanager
    def held(self, message: int) -> Iterator[None]:
        """Leave a message alone while its press is being answered: the answer redraws it."""
        self._held[message] += 1
        try:
            yield
        finally:
            self._held[message] -= 1
            if not self._held[message]:
                del self._held[message]
                self._look_again(message)

    def _look_again(self, message: int) -> None:
        table = self._passed_over.pop(message, None)
        if table is not None:
            self.refresh(table)

    def _pass_over(self, table: Table, message: int) -> bool:
        if message not in self._held:
            return False
        self._passed_over[message] = table
        return True

    def board_language(self, sheet: Sheet) -> Language:
        """Return the language of a table's public message."""
        return self._servers.of(sheet.place.server, self._default)

    def hand_language(self, sheet: Sheet, person: PersonId) -> Language:
        """Return the language of somebody's private message."""
        return self._people.of(person, self.board_language(sheet))

    async def unreachable(self, table: Table) -> set[PersonId]:
        """Return the people whose direct messages do not reach them."""
        hanging = await self._of(table)
        return {person for person, one in hanging.items() if person != BOARD and one.problem}

    async def reaches(self, table: Table, person: PersonId) -> bool:
        """Tell whether somebody's private message arrives, trying if that is not known yet."""
        await self._show_hand(table, person)
        return person not in await self.unreachable(table)

    async def board(self, table: Table) -> ui.LayoutView:
        """Return the public message as it should be now."""
        unreachable = await self.unreachable(table)
        return draw_board(table, self.board_language(table.sheet), unreachable)

    async def hand(
        self, table: Table, person: PersonId, *, page: str = "", notes: tuple[str, ...] = ()
    ) -> ui.LayoutView:
        """Return somebody's private message as it should be now."""
        language = self.hand_language(table.sheet, person)
        words = speak(language)
        place = table.sheet.place
        where = words("hand-where", channel=f"<#{place.channel}>")
        hanging = (await self._of(table)).get(BOARD)
        if hanging is not None and hanging.problem:
            notes = (words("hand-board-" + hanging.problem, channel=f"<#{place.channel}>"), *notes)
        link = Link(words("button-board"), await self.board_link(table))
        return draw_hand(table, language, person, page=page, notes=(where, *notes, ""), link=link)

    async def board_link(self, table: Table) -> str:
        """Return the address of the public message, or of its channel."""
        place = table.sheet.place
        hanging = (await self._of(table)).get(BOARD)
        message = f"/{hanging.message}" if hanging is not None and hanging.message else ""
        return f"https://discord.com/channels/{place.server}/{place.channel}{message}"

    async def hang_board(self, table: Table, message: int, view: ui.LayoutView) -> int:
        """Take a new message as the board; return the old one's id, or 0."""
        hanging = await self._one(table, BOARD)
        old = hanging.message
        hanging.channel, hanging.message = table.sheet.place.channel, message
        hanging.posted, hanging.shown, hanging.problem = time.time(), digest(view), ""
        await self._messages.keep([hanging])
        return old

    async def redrawn(self, table: Table, message: int, view: ui.LayoutView) -> None:
        """Note that a press was answered by redrawing the board or a hand in direct messages."""
        for person, hanging in (await self._of(table)).items():
            if message and hanging.message == message:
                busy = self._locks[table.sheet.id, person].locked()
                # An older edit still under way may land after this answer: then draw again.
                self._shown(hanging, "" if busy else digest(view))
                if busy:
                    self.refresh(table)

    def whispered(
        self, table: Table, interaction: discord.Interaction, message: int, view: ui.LayoutView
    ) -> None:
        """Note a private screen in the channel, to be kept up to date while Discord lets us."""
        key = (table.sheet.id, PersonId(interaction.user.id))
        until = time.time() + TOKEN_LIFE
        self._whispered[key] = Whispered(interaction, message, until, digest(view))

    async def flush(self) -> None:
        """Write down what the messages show, so that a restart redraws little."""
        unsaved, self._unsaved = self._unsaved, {}
        await self._messages.keep(unsaved.values())

    async def settle(self) -> None:
        """Stop drawing and write down what is shown."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.flush()

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message that has been replaced; it may be gone already."""
        try:
            await self._partial(channel, message).delete()
        except discord.HTTPException as error:
            log.info("channel %s: an old message stays (%s)", channel, error.code)

    async def _show_all(self, table: Table) -> None:
        number = table.sheet.id
        while number in self._dirty:
            self._dirty.discard(number)
            try:
                await self._show_table(table)
            except Exception:
                log.exception("table %s: its messages will be drawn again", number)
                await asyncio.sleep(RETRY)
                self._dirty.add(number)
        del self._tasks[number]

    async def _show_table(self, table: Table) -> None:
        people = [player.person for player in table.sheet.players]
        shows: list[Awaitable[None]] = [self._show_hand(table, person) for person in people]
        shows += [self._show_whisper(table, person) for person in people]
        results = await asyncio.gather(self._show_board(table), *shows, return_exceptions=True)
        failed = [result for result in results if isinstance(result, BaseException)]
        if failed:
            raise failed[0]
        if not table.sheet.is_open and table.sheet.id not in self._dirty:
            await self._let_go(table)

    async def _show_board(self, table: Table) -> None:
        hanging = await self._one(table, BOARD)
        await self._show(table, hanging, lambda: self.board(table), self._board_channel)

    async def _show_hand(self, table: Table, person: PersonId) -> None:
        hanging = await self._one(table, person)
        if hanging.problem:  # told once; the person plays with My hand
            return
        await self._show(table, hanging, lambda: self.hand(table, person), self._hand_channel)

    async def _show(
        self,
        table: Table,
        hanging: Hanging,
        draw: Callable[[], Awaitable[ui.LayoutView]],
        channel: Callable[[Table, Hanging], Awaitable[int]],
    ) -> None:
        if self._pass_over(table, hanging.message):
            return
        async with self._locks[table.sheet.id, hanging.person]:
            view = await draw()
            if hanging.message and hanging.shown == digest(view):
                return
            try:
                if not await self._edited(hanging, view):
                    await self._post(hanging, await channel(table, hanging), view)
            except discord.HTTPException as error:
                await self._failed(table, hanging, error)

    async def _edited(self, hanging: Hanging, view: ui.LayoutView) -> bool:
        """Edit a message in place; False where it has to be posted anew."""
        if not hanging.message or time.time() - hanging.posted > OLD:
            return False
        try:
            await self._partial(hanging.channel, hanging.message).edit(view=view)
        except discord.HTTPException as error:
            if error.code not in problems.POST_ANEW:
                raise
            return False
        hanging.problem = ""
        self._shown(hanging, digest(view))
        return True

    async def _post(self, hanging: Hanging, channel: int, view: ui.LayoutView) -> None:
        old, old_channel = hanging.message, hanging.channel
        sent = await self._client.get_partial_messageable(channel).send(view=view, silent=True)
        hanging.channel, hanging.message, hanging.posted = channel, sent.id, time.time()
        hanging.shown, hanging.problem = digest(view), ""
        await self._messages.keep([hanging])
        if old:
            await self.remove(old_channel, old)

    async def _failed(self, table: Table, hanging: Hanging, error: discord.HTTPException) -> None:
        problem = problems.named(error, board=hanging.person == BOARD)
        if problem is None:
            raise error
        log.warning(
            "table %s channel %s: %s (%s)",
            table.sheet.id,
            table.sheet.place.channel,
            problem,
            error.code,
        )
        if hanging.problem != problem:
            hanging.problem = problem
            await self._messages.keep([hanging])
            self.refresh(table)
        if problem == "gone" and table.sheet.is_open:
            await table.end("channel")

    async def _show_whisper(self, table: Table, person: PersonId) -> None:
        key = (table.sheet.id, person)
        whispered = self._whispered.get(key)
        if whispered is None or self._pass_over(table, whispered.message):
            return
        view = await self.hand(table, person)
        if whispered.until < time.time():
            self._whispered.pop(key, None)
        elif whispered.shown != digest(view):
            whispered.shown = digest(view)
            try:
                await whispered.interaction.edit_original_response(view=view)
            except discord.HTTPException:
                self._whispered.pop(key, None)  # dismissed, or its token is dead

    async def _let_go(self, table: Table) -> None:
        number = table.sheet.id
        await self._messages.forget(number)
        self._hanging.pop(number, None)
        for person in (BOARD, *(player.person for player in table.sheet.players)):
            self._whispered.pop((number, person), None)
            self._locks.pop((number, person), None)
            self._unsaved.pop((number, person), None)
        self._tables.forget(table)

    async def _of(self, table: Table) -> dict[PersonId, Hanging]:
        number = table.sheet.id
        if number not in self._hanging:
            found = await self._messages.of(number)
            self._hanging.setdefault(number, found)
        return self._hanging[number]

    async def _one(self, table: Table, person: PersonId) -> Hanging:
        hanging = await self._of(table)
        return hanging.setdefault(person, Hanging(table.sheet.id, person))

    async def _board_channel(self, table: Table, hanging: Hanging) -> int:
        return table.sheet.place.channel

    async def _hand_channel(self, table: Table, hanging: Hanging) -> int:
        return (await self._client.create_dm(discord.Object(hanging.person))).id

    def _shown(self, hanging: Hanging, shown: str) -> None:
        hanging.shown = shown
        self._unsaved[hanging.table, hanging.person] = hanging

    def _partial(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)
