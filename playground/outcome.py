"""What came of something a person did."""

import asyncio
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from playground.interactions import Interaction, Reply
from playground.model import Channel, Json, Message

PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened before a person."""

    channel: Channel
    source: Message | None
    form: Json

    @property
    def title(self) -> str:
        return str(self.form["title"])


class Outcome:
    """An action that was sent at once; awaiting it waits for the bot's first answer."""

    def __init__(self, asking: Interaction) -> None:
        self._asking = asking

    def __await__(self) -> Generator[Any, None, "Outcome"]:
        yield from self._asking.heard.wait().__await__()
        return self

    async def settled(self, timeout: float = PATIENCE) -> "Outcome":  # noqa: ASYNC109
        """Wait until a deferred answer has been given too."""
        async with asyncio.timeout(timeout):
            await self._asking.settled.wait()
        return self

    @property
    def failed(self) -> bool:
        """The person reads "This interaction failed"."""
        return self._asking.failed

    @property
    def deferred(self) -> bool:
        """The bot asked for time, and has not yet said more."""
        later = (Reply.THINKING, Reply.DEFERRED_UPDATE)
        return self._asking.reply in later and not self._asking.settled.is_set()

    @property
    def answered(self) -> bool:
        """The bot has said what it had to say."""
        return self._asking.reply is not None and not self.deferred

    @property
    def message(self) -> Message | None:
        """The message that answered, or that was updated."""
        return self._asking.original

    @property
    def followups(self) -> list[Message]:
        return self._asking.followups

    @property
    def modal(self) -> Modal | None:
        form = self._asking.modal
        return Modal(self._asking.channel, self._asking.source, form) if form else None

    @property
    def choices(self) -> list[Json]:
        """What autocomplete offered."""
        return self._asking.choices or []
