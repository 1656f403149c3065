"""Keeps every message of a table up to date: the latest screen wins, unchanged ones are skipped."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256

import discord

from cogs.ui import problems
from cogs.ui.studio import FRONT, Drawn, Leaf, Studio, attachments, leaf_now
from cogs.ui.wall import Wall
from engine.sheet import PersonId, TableId
from engine.table import Table
from engine.tables import Tables
from storage.messages import BOARD, NUDGE, Hanging

log = logging.getLogger(__name__)

OLD = 55 * 60.0  # Discord limits edits of messages older than an hour
TOKEN_LIFE = 14 * 60.0  # an interaction's token lives 15 minutes
RETRY = 5.0
ANSWERS_FIRST = 0.2  # how long drawing gives way to presses that are being answered
BREATH = 0.01  # and then to their arrival


@dataclass(slots=True)
class Whispered:
    """A private screen in the channel that we can still change."""

    interaction: discord.Interaction
    message: int
    until: float
    shown: str
    picture: str
    leaf: Leaf


class Outbox:
    """Sends what the studio draws. Nothing here is needed to know the game: it can redraw all."""

    def __init__(self, client: discord.Client, tables: Tables, wall: Wall, studio: Studio) -> None:
        self._client = client
        self._tables = tables
        self._wall = wall
        self._studio = studio
        self._clock = tables.clock
        self._leaves: dict[tuple[TableId, PersonId], Leaf] = {}
        self._whispered: dict[tuple[TableId, PersonId], Whispered] = {}
        self._locks: defaultdict[tuple[TableId, PersonId], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._unheard: dict[tuple[TableId, PersonId], str] = {}  # nonces: sent, perhaps in vain
        self._dirty: set[TableId] = set()
        self._held: Counter[int] = Counter()
        self._passed_over: dict[int, Table] = {}
        self._answering: set[asyncio.Future[None]] = set()
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def refresh(self, table: Table) -> None:
        """Have a table's messages redrawn soon; returns at once."""
        number = table.sheet.id
        self._dirty.add(number)
        if number not in self._tasks:
            self._tasks[number] = asyncio.create_task(self._show_all(table))

    @contextmanager
    def held(self, message: int) -> Iterator[None]:
        """Leave a message alone while its press is being answered: the answer redraws it."""
        self._held[message] += 1
        answered = asyncio.get_running_loop().create_future()
        self._answering.add(answered)
        try:
            yield
        finally:
            self._held[message] -= 1
            if not self._held[message]:
                del self._held[message]
                self._look_again(message)
            self._answering.discard(answered)
            answered.set_result(None)

    async def reaches(self, table: Table, person: PersonId) -> bool:
        """Tell whether somebody's private message arrives, trying if that is not known yet."""
        try:
            await self._show_hand(table, person)
        except problems.PASSING:
            self.refresh(table)  # not known yet: it is tried again
        return person not in await self._wall.unreachable(table)

    async def attached(self, table: Table, message: int) -> str:
        """Return the picture that a message of this table shows."""
        for hanging in (await self._wall.of(table)).values():
            if hanging.message == message:
                return hanging.picture
        for whispered in self._whispered.values():
            if whispered.message == message:
                return whispered.picture
        return ""

    async def hang_board(self, table: Table, message: int, drawn: Drawn) -> None:
        """Take a new message as the board; the old one goes."""
        hanging = await self._wall.one(table, BOARD)
        old = hanging.message
        hanging.channel, hanging.message = table.sheet.place.channel, message
        _posted(hanging, drawn, self._clock())
        await self._wall.keep(hanging)
        if old and old != message:
            await self._remove(hanging.channel, old)

    async def bring_board(self, table: Table) -> None:
        """Show a board in its channel now; the hands follow."""
        await self._show_board(table)
        self.refresh(table)

    async def redrawn(self, table: Table, message: int, drawn: Drawn) -> None:
        """Note that a press was answered by redrawing the board or a hand in direct messages."""
        for person, hanging in (await self._wall.of(table)).items():
            if message and hanging.message == message:
                hanging.shown, hanging.picture = drawn.shown, drawn.picture
                self._leaves[table.sheet.id, person] = drawn.leaf
                if self._locks[table.sheet.id, person].locked():
                    hanging.shown = ""  # an older edit under way may land after this answer
                self._wall.changed(hanging)
                self.refresh(table)

    def whispered(
        self, table: Table, interaction: discord.Interaction, message: int, drawn: Drawn
    ) -> None:
        """Note a private screen in the channel, to be kept up to date while Discord lets us."""
        key = (table.sheet.id, PersonId(interaction.user.id))
        until = self._clock() + TOKEN_LIFE
        self._whispered[key] = Whispered(
            interaction, message, until, drawn.shown, drawn.picture, drawn.leaf
        )

    async def settle(self) -> None:
        """Stop drawing and write down what is shown."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._wall.flush()

    async def _show_all(self, table: Table) -> None:
        number = table.sheet.id
        try:
            while number in self._dirty:
                await self._give_way()
                self._dirty.discard(number)
                await self._show_patiently(table)
        finally:
            del self._tasks[number]

    async def _give_way(self) -> None:
        """Let the answers under way out before others are shown what happened."""
        if self._answering:
            await asyncio.wait(self._answering.copy(), timeout=ANSWERS_FIRST)
            await asyncio.sleep(BREATH)

    async def _show_patiently(self, table: Table) -> None:
        try:
            await self._show_table(table)
        except problems.PASSING as error:
            log.warning("table %s: its messages will be drawn again (%r)", table.sheet.id, error)
            await asyncio.sleep(RETRY)
            self._dirty.add(table.sheet.id)
        except Exception:
            log.exception("table %s: its messages will be drawn again", table.sheet.id)
            await asyncio.sleep(RETRY)
            self._dirty.add(table.sheet.id)

    async def _show_table(self, table: Table) -> None:
        left = await self._wall.left(table)
        people = [player.person for player in table.sheet.players if player.level is None] + left
        shows: list[Awaitable[None]] = [self._show_board(table), self._show_nudge(table)]
        shows += [self._show_hand(table, person) for person in people]
        shows += [self._show_whisper(table, person) for person in people]
        results = await asyncio.gather(*shows, return_exceptions=True)
        failed = [result for result in results if isinstance(result, BaseException)]
        if failed:
            raise failed[0]
        await self._wave_off(table, left)
        if not table.sheet.is_open and not self._unfinished(table):
            await self._let_go(table)

    async def _wave_off(self, table: Table, left: list[PersonId]) -> None:
        """Be done with those whose messages say now that they left; some may be back."""
        for person in set(left) & set(await self._wall.left(table)):
            await self._wall.take_down(table, person)
            self._whispered.pop((table.sheet.id, person), None)

    async def _show_board(self, table: Table) -> None:
        hanging = await self._wall.one(table, BOARD)

        async def draw() -> Drawn:
            return await self._studio.board(table, hanging.picture, paint="surely")

        await self._show(table, hanging, draw)

    async def _show_nudge(self, table: Table) -> None:
        """Call those who are late, each once; the message goes when they have acted."""
        hanging = await self._wall.one(table, NUDGE)
        late = _late(table)
        called = set(hanging.shown.split())
        if called == late:
            return
        old, place = hanging.message, table.sheet.place.channel
        hanging.message = await self._call(table, hanging, late - called) if late else 0
        hanging.channel, hanging.shown = place, " ".join(sorted(late))
        await self._wall.keep(hanging)
        if old:
            await self._remove(place, old)

    async def _call(self, table: Table, hanging: Hanging, people: set[str]) -> int:
        """Post the call and return its id; where that is not allowed, the board has to do."""
        drawn = await self._studio.nudge(table)
        mentioned = discord.AllowedMentions(users=[discord.Object(int(one)) for one in people])
        channel = self._channel(table.sheet.place.channel)
        try:
            sent = await channel.send(
                view=drawn.view, allowed_mentions=mentioned, nonce=_nonce(hanging, drawn)
            )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table %s: nobody could be called (%s)", table.sheet.id, error.code)
            return 0
        return sent.id

    async def _show_hand(self, table: Table, person: PersonId) -> None:
        hanging = await self._wall.one(table, person)

        async def draw() -> Drawn:
            leaf = leaf_now(table, person, self._leaves.get((table.sheet.id, person), FRONT))
            return await self._studio.hand(table, person, hanging.picture, leaf, paint="surely")

        if not hanging.problem:  # told once; the person plays with My hand
            await self._show(table, hanging, draw)

    async def _show(
        self, table: Table, hanging: Hanging, draw: Callable[[], Awaitable[Drawn]]
    ) -> None:
        if self._pass_over(table, hanging.message):
            return
        async with self._locks[table.sheet.id, hanging.person]:
            drawn = await draw()
            if hanging.message and hanging.shown == drawn.shown:
                return
            if self._pass_over(table, hanging.message):
                return
            problem = hanging.problem
            try:
                if not await self._edited(hanging, drawn):
                    await self._post(table, hanging)
            except discord.HTTPException as error:
                await self._failed(table, hanging, error)
            if problem and not hanging.problem:
                self.refresh(table)  # the others were told of it, and may forget it now

    async def _edited(self, hanging: Hanging, drawn: Drawn) -> bool:
        """Edit a message in place; False where it has to be posted anew."""
        if not hanging.message or self._clock() - hanging.posted > OLD:
            return False
        try:
            message = self._channel(hanging.channel).get_partial_message(hanging.message)
            await message.edit(view=drawn.view, **attachments(drawn))
        except discord.HTTPException as error:
            hanging.picture = ""  # whatever was wrong, the next try brings the picture along
            if error.code not in problems.POST_ANEW:
                raise
            return False
        hanging.shown, hanging.picture, hanging.problem = drawn.shown, drawn.picture, ""
        self._wall.changed(hanging)
        return True

    async def _post(self, table: Table, hanging: Hanging) -> None:
        """Post a message anew, its picture with it; the old one goes."""
        old, old_channel = hanging.message, hanging.channel
        channel: int = table.sheet.place.channel
        if hanging.person == BOARD:
            drawn = await self._studio.board(table, paint="surely")
        else:
            channel = await self._direct(hanging.person)
            drawn = await self._studio.hand(table, hanging.person, paint="surely")
        key = (table.sheet.id, hanging.person)
        nonce = self._unheard.get(key) or _nonce(hanging, drawn)
        try:
            sent = await self._channel(channel).send(
                view=drawn.view, files=drawn.files(), silent=True, nonce=nonce
            )
        except problems.LINE_CUT:
            self._unheard[key] = nonce
            raise
        hanging.channel, hanging.message = channel, sent.id
        _posted(hanging, drawn, self._clock())
        if self._unheard.pop(key, None):
            hanging.shown = ""  # it may be what was sent first that hangs there
            self.refresh(table)
        await self._wall.keep(hanging)
        if old:
            await self._remove(old_channel, old)

    async def _failed(self, table: Table, hanging: Hanging, error: discord.HTTPException) -> None:
        problem = problems.named(error, board=hanging.person == BOARD)
        if problem is None:
            raise error
        place = table.sheet.place.channel
        log.warning("table %s channel %s: %s (%s)", table.sheet.id, place, problem, error.code)
        if hanging.problem != problem:
            hanging.problem = problem
            await self._wall.keep(hanging)
            self.refresh(table)
        if problem == "gone" and table.sheet.is_open:
            await table.end("channel")

    async def _show_whisper(self, table: Table, person: PersonId) -> None:
        key = (table.sheet.id, person)
        whispered = self._whispered.get(key)
        if whispered is None or self._pass_over(table, whispered.message):
            return
        leaf = leaf_now(table, person, whispered.leaf)
        drawn = await self._studio.hand(table, person, whispered.picture, leaf, paint="surely")
        if whispered.until < self._clock():
            self._whispered.pop(key, None)
        elif whispered.shown != drawn.shown:
            try:
                more = attachments(drawn)
                await whispered.interaction.edit_original_response(view=drawn.view, **more)
                whispered.shown, whispered.picture = drawn.shown, drawn.picture
            except discord.HTTPException:
                self._whispered.pop(key, None)  # dismissed, or its token is dead

    def _pass_over(self, table: Table, message: int) -> bool:
        if message not in self._held:
            return False
        self._passed_over[message] = table
        return True

    def _look_again(self, message: int) -> None:
        table = self._passed_over.pop(message, None)
        if table is not None:
            self.refresh(table)

    def _unfinished(self, table: Table) -> bool:
        return table.sheet.id in self._dirty or table in self._passed_over.values()

    async def _let_go(self, table: Table) -> None:
        number = table.sheet.id
        await self._wall.forget(table)
        for person in (BOARD, *(player.person for player in table.sheet.players)):
            self._whispered.pop((number, person), None)
            self._locks.pop((number, person), None)
            self._leaves.pop((number, person), None)
            self._unheard.pop((number, person), None)
        self._tables.forget(table)

    async def _remove(self, channel: int, message: int) -> None:
        """Delete a message that has been replaced; it may be gone already."""
        try:
            await self._channel(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("channel %s: an old message stays (%s)", channel, error.code)

    async def _direct(self, person: PersonId) -> int:
        return (await self._client.create_dm(discord.Object(person))).id

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def _nonce(hanging: Hanging, drawn: Drawn) -> str:
    """Return what makes a message one: sent again, having not heard of it, it hangs there once."""
    about = f"{hanging.table} {hanging.person} {hanging.message} {drawn.shown}"
    return sha256(about.encode()).hexdigest()[:25]  # Discord takes no more


def _late(table: Table) -> set[str]:
    """Return who is to be called, as texts."""
    sheet = table.sheet
    nudged = sheet.match.nudged if sheet.match is not None and sheet.is_open else ()
    return {str(sheet.players[seat].person) for seat in nudged}


def _posted(hanging: Hanging, drawn: Drawn, now: float) -> None:
    hanging.posted, hanging.problem = now, ""
    hanging.shown, hanging.picture = drawn.shown, drawn.picture
