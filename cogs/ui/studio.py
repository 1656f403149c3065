"""Draws a table for its readers: in their language, with a picture where one is ready."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from typing import Any, Literal, TypeAlias

import discord
from discord import ui

from cogs.ui.painter import Painter, filename
from cogs.ui.presenter import Presenter, digest, note
from cogs.ui.wall import Wall
from cogs.words import speak
from engine.house import board_screen, hand_screen
from engine.match import running
from engine.screen import HostButton, Link, Screen
from engine.sheet import PersonId, Sheet, TableId
from engine.table import Table
from engine.words import Language
from storage.messages import BOARD
from storage.people import Languages


@dataclass(frozen=True, slots=True)
class Leaf:
    """What a hand shows beyond its front: a page that was opened, a word to its reader."""

    page: str = ""
    notes: tuple[str, ...] = ()
    choices: int = 0
    version: int = 0


FRONT = Leaf()

# Which picture a message may have: the one it has or one that is ready, one that is ready in a
# moment, or any it can get.
Paint: TypeAlias = Literal["ready", "soon", "surely"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A message ready to go: `picture` is the file it shows, `png` what must be uploaded for it.

    Where it shows a picture that hangs there already, `plain` draws it without.
    """

    view: ui.LayoutView
    picture: str = ""
    png: bytes | None = None
    plain: Callable[[], ui.LayoutView] | None = None
    leaf: Leaf = FRONT

    @property
    def shown(self) -> str:
        """Return a short text that is equal for messages that look equal."""
        return digest(self.view)

    def files(self) -> list[discord.File]:
        """Return the file to send along."""
        return [] if self.png is None else [discord.File(BytesIO(self.png), self.picture)]


def said(text: str, *buttons: HostButton, table: TableId | None = None) -> Drawn:
    """Return a sentence, with buttons that say a word to the host."""
    return Drawn(note(text, *buttons, table=table))


class Studio:
    """Draws boards and hands. `attached` is the picture a message has already."""

    def __init__(
        self, wall: Wall, painter: Painter, people: Languages, servers: Languages, default: Language
    ) -> None:
        self._wall = wall
        self._painter = painter
        self._people = people
        self._servers = servers
        self._default = default

    def board_language(self, sheet: Sheet) -> Language:
        """Return the language of a table's public message."""
        return self._servers.of(sheet.place.server, self._default)

    def hand_language(self, sheet: Sheet, person: PersonId) -> Language:
        """Return the language of somebody's private message."""
        return self._people.of(person, self.board_language(sheet))

    async def board(self, table: Table, attached: str = "", *, paint: Paint = "ready") -> Drawn:
        """Return the public message as it should be now."""
        unreachable = await self._wall.unreachable(table)
        language = self.board_language(table.sheet)
        screen = board_screen(table.sheet, table.game, language, unreachable, table.patience)
        return await self._draw(table, screen, _asked_since(table), attached, paint)

    async def hand(
        self,
        table: Table,
        person: PersonId,
        attached: str = "",
        leaf: Leaf = FRONT,
        *,
        paint: Paint = "ready",
    ) -> Drawn:
        """Return somebody's private message as it should be now, open at a leaf."""
        language = self.hand_language(table.sheet, person)
        screen = hand_screen(table.sheet, table.game, language, person, leaf.page)
        notes = (*await self._whereabouts(table, language), *leaf.notes, "")
        link = Link(speak(language)("button-board"), await self._wall.board_link(table))
        screen = Screen(
            screen.title, notes + screen.lines, (*screen.controls, link), screen.picture
        )
        drawn = await self._draw(table, screen, asked_since(table, person), attached, paint)
        return replace(drawn, leaf=leaf)

    async def nudge(self, table: Table) -> Drawn:
        """Return the message that calls those who are late."""
        words = speak(self.board_language(table.sheet))
        match = running(table.sheet)
        mentions = [f"<@{table.sheet.players[seat].person}>" for seat in match.nudged]
        first = min(match.due[seat] for seat in match.nudged)
        link = await self._wall.board_link(table)
        who = words.listed(mentions)
        return said(words("nudge", who=who, n=len(mentions), at=int(first), link=link))

    async def _whereabouts(self, table: Table, language: Language) -> tuple[str, ...]:
        """Return which table this is, and what is wrong with its board."""
        words = speak(language)
        channel = f"<#{table.sheet.place.channel}>"
        where = words("hand-where", channel=channel, server=table.sheet.place.server_name)
        board = (await self._wall.of(table)).get(BOARD)
        if board is None or not board.problem:
            return (where,)
        return (where, words(f"hand-board-{board.problem}", channel=channel))

    async def _draw(
        self, table: Table, screen: Screen, since: int, attached: str, paint: Paint
    ) -> Drawn:
        presenter = Presenter(table.sheet.id, table.codec, since)
        if screen.picture is None:
            return Drawn(presenter.draw(screen))
        name, png = attached, None  # an answer keeps the old one: the outbox brings the new one
        if paint != "ready" or not attached:
            svg = screen.picture.svg
            png = await self._paint(svg, paint)
            name = "" if png is None else filename(svg)
        view = presenter.draw(screen, name)
        if name == attached:
            return Drawn(view, name, plain=partial(presenter.draw, screen) if name else None)
        return Drawn(view, name, png)

    async def _paint(self, svg: str, paint: Paint) -> bytes | None:
        match paint:
            case "ready":
                return self._painter.ready(svg)
            case "soon":
                return await self._painter.soon(svg)
            case "surely":
                return await self._painter.paint(svg)


def leaf_at(
    table: Table, person: PersonId, since: int, page: str = "", notes: tuple[str, ...] = ()
) -> Leaf:
    """Return a leaf of somebody's hand, at its front if the page is of choices they had before."""
    page = page if since == asked_since(table, person) else ""
    return Leaf(page, notes, _choices(table, person), table.sheet.version)


def leaf_now(table: Table, person: PersonId, leaf: Leaf) -> Leaf:
    """Return what still holds: a page while the choices are the same, notes until a change."""
    page = leaf.page if leaf.choices == _choices(table, person) else ""
    return replace(leaf, page=page, notes=leaf.notes if leaf.version == table.sheet.version else ())


def asked_since(table: Table, person: PersonId) -> int:
    """Return the step at which a person's present choices appeared."""
    sheet = table.sheet
    if sheet.match is None or not sheet.seated(person):
        return 0
    return sheet.match.since[sheet.seat_of(person)]


def _choices(table: Table, person: PersonId) -> int:
    """Return a number that changes with a person's choices: -1 where they have none."""
    sheet = table.sheet
    if sheet.match is None or not sheet.seated(person):
        return -1
    asked = sheet.seat_of(person) in table.game.rules.asked(sheet.match.state)
    return asked_since(table, person) if asked else -1


def _asked_since(table: Table) -> int:
    match = table.sheet.match
    if match is None:
        return 0
    return max((match.since[seat] for seat in table.game.rules.asked(match.state)), default=0)


def attachments(drawn: Drawn) -> dict[str, Any]:
    """Return what an edit does with the files: bring a new one, drop the old, or leave it."""
    if drawn.png is None and drawn.picture:
        return {}
    return {"attachments": drawn.files()}
