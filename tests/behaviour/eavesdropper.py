"""Listens to everything that leaves the bot and looks for what its readers must not know."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from simcord import HttpLogEntry

from cogs.ui.studio import FRONT, Leaf, leaf_at, leaf_now
from engine.dice import Dice
from engine.game import Seat
from engine.sheet import PersonId
from engine.table import Table
from tests.behaviour.hidden import deal_anew
from tests.behaviour.seen import Look, look, look_at, look_at_view
from tests.behaviour.world import Deed, Person, World
from tests.playouts import seed_of

EVERYBODY = 0
MESSAGE = re.compile(r"/channels/(\d+)/messages")
CALLBACK = re.compile(r"/interactions/(\d+)/")
WEBHOOK = re.compile(r"/webhooks/\d+/simcord_interaction_(\d+)")
EPHEMERAL = 64


class Eavesdropper:
    """Called after every press; fails at the first thing that somebody sees and should not."""

    def __init__(
        self, world: World, people: Sequence[Person], log: pytest.LogCaptureFixture
    ) -> None:
        self._world = world
        self._people = people
        self._log = log
        self._table = world.table
        self._deeds = iter(world.deeds)
        self._invokers: dict[str, Deed] = {}
        self._leaves: dict[int, Leaf] = {}
        self._secrets: dict[tuple[int, int], set[str]] = {}
        self._heard = self._logged = self.steps = 0

    async def __call__(self) -> None:
        """Compare what is shown with what a guess would show, then read all that was sent."""
        self.steps += 1
        heard = self._world.env.http_requests[self._heard :]
        self._heard += len(heard)
        sent = [(self._audience(entry), entry.json) for entry in heard if entry.json is not None]
        before = self._secrets
        if self._table.sheet.is_open:
            await self._compare()
            for audience, payload in sent:
                self._read(audience, payload, before)
            self._read_log()

    async def _compare(self) -> None:
        """Every message looks as if drawn from nothing but what its reader knows."""
        board = await self._board(self._guessed(None))
        assert look(self._world.board) == board
        own = {EVERYBODY: [board]}
        for person in self._people:
            guess = self._guessed(self._seat(person))
            hand = await self._hand(person, guess, self._leaf(person))
            assert person.hand == hand
            own[person.id] = [await self._hand(person, guess, FRONT), hand, board]
        self._secrets = {
            (owner.id, reader): _private(own[owner.id][0], own[reader])
            for owner in self._people
            for reader in own
            if reader != owner.id
        }

    def _guessed(self, viewer: Seat | None) -> Table:
        """Return the table with everything drawn anew that the viewer cannot see."""
        table, rules = self._table, self._table.game.rules
        match = table.sheet.match
        assert match is not None
        dice = Dice(seed_of(f"guess {self.steps} {viewer}"))
        guess = rules.guess(rules.view(match.state, viewer), dice)
        deal_anew(table.game.id, guess, viewer, dice)
        sheet = replace(table.sheet, match=replace(match, state=guess))
        journal, clock = self._world.house.journal, self._world.house.clock
        return Table(sheet, table.game, journal, clock, table.patience, lambda table: None)

    def _seat(self, person: Person) -> Seat:
        return self._table.sheet.seat_of(PersonId(person.id))

    async def _board(self, table: Table) -> Look:
        return look_at_view((await self._world.bot.studio.board(table, paint="surely")).view)

    async def _hand(self, person: Person, table: Table, leaf: Leaf) -> Look:
        drawn = await self._world.bot.studio.hand(
            table, PersonId(person.id), leaf=leaf, paint="surely"
        )
        return look_at_view(drawn.view)

    def _leaf(self, person: Person) -> Leaf:
        """Return what somebody's direct message is open at."""
        return leaf_now(self._table, PersonId(person.id), self._leaves.get(person.id, FRONT))

    def _audience(self, entry: HttpLogEntry) -> int:
        """Return who gets to see what is sent."""
        if found := MESSAGE.match(entry.path):
            letters = {p.member.user.dm_channel.id: p.id for p in self._people}
            return letters.get(int(found[1]), EVERYBODY)
        if found := CALLBACK.match(entry.path):
            deed = self._invokers[found[1]] = next(self._deeds)
            self._turn_to(deed)
            return _answered(deed, entry.json)
        if found := WEBHOOK.match(entry.path):
            return self._invokers[found[1]].person
        return EVERYBODY

    def _turn_to(self, deed: Deed) -> None:
        """Remember the page that somebody opened in their direct messages."""
        if deed.where == "letter":
            page = deed.choice.split(":", 3)[-1]
            number = PersonId(deed.person)
            since = self._since(number)
            opened = page.removesuffix("?") if page.endswith("?") else ""
            self._leaves[number] = leaf_at(self._table, number, since, opened)

    def _since(self, person: PersonId) -> int:
        match = self._table.sheet.match
        return 0 if match is None else match.since[self._table.sheet.seat_of(person)]

    def _read(self, audience: int, payload: Any, before: dict[tuple[int, int], set[str]]) -> None:
        written = json.dumps(payload, ensure_ascii=False)
        assert self._seed not in written
        lines = set(_lines(payload))
        for (owner, reader), after in self._secrets.items():
            if reader == audience:
                # What was hidden before the press may have been revealed by it, and the reverse.
                hidden = after & before.get((owner, reader), after)
                assert not hidden & lines, hidden & lines

    def _read_log(self) -> None:
        records = self._log.records[self._logged :]
        self._logged += len(records)
        for record in records:
            line = record.getMessage()
            assert self._seed not in line
            for secrets in self._secrets.values():
                assert not any(secret in line for secret in secrets)

    @property
    def _seed(self) -> str:
        match = self._table.sheet.match
        assert match is not None
        return match.seed


def _answered(deed: Deed, payload: Any) -> int:
    """Return who sees the answer to a press: a new message for all, a redrawn one, or a whisper."""
    if payload["type"] == 4:
        private = payload["data"].get("flags", 0) & EPHEMERAL
        return deed.person if private else EVERYBODY
    return EVERYBODY if deed.where == "board" else deed.person


def _private(hand: Look, others: list[Look]) -> set[str]:
    """Return what a hand shows and its reader could not have from their own screens."""
    return set(_parts(hand)) - {part for other in others for part in _parts(other)} - {""}


def _parts(shown: Look) -> Iterator[str]:
    yield from shown.lines
    for file, alt in shown.pictures:
        yield from (file, alt)


def _lines(payload: Any) -> Iterator[str]:
    data = payload.get("data", payload) if isinstance(payload, dict) else {}
    yield from _parts(look_at(data.get("components") or ()))
    yield from (str(file.get("filename")) for file in data.get("attachments") or ())
