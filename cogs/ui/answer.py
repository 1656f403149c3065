"""Every interaction is answered: once, in time, in the reader's language, whatever happens."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from cogs.ui.problems import LINE_CUT
from cogs.ui.studio import Drawn, attachments, said
from engine.errors import Refused
from engine.words import Words

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5  # Discord waits 3 s
ALREADY_ANSWERED = 40060
INVALID = 50035

Told: TypeAlias = Callable[[int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Redraw:
    """Change the message that was pressed."""

    drawn: Drawn
    told: Told | None = None  # called with the message's id once it shows


@dataclass(frozen=True, slots=True)
class Whisper:
    """A message only this person sees."""

    drawn: Drawn
    told: Told | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A message in the channel for all."""

    drawn: Drawn
    told: Told | None = None


Answer: TypeAlias = Redraw | Whisper | Post


_in_hand: set[asyncio.Task[None]] = set()


async def answer(
    interaction: discord.Interaction, work: Awaitable[Answer], words: Words, *, public: bool = False
) -> None:
    """Do the work and answer with what it brings; defer if it takes long."""
    task = asyncio.create_task(_answer(interaction, work, words, public=public))
    _in_hand.add(task)
    task.add_done_callback(_in_hand.discard)
    await task


async def settle(within: float) -> None:
    """Wait until the answers in hand are given, but not for ever."""
    if _in_hand:
        await asyncio.wait(_in_hand, timeout=within)


async def _answer(
    interaction: discord.Interaction, work: Awaitable[Answer], words: Words, *, public: bool
) -> None:
    task = asyncio.ensure_future(_say(work, words))
    done, _ = await asyncio.wait({task}, timeout=DEFER_AFTER)
    try:
        if not done:
            await interaction.response.defer(ephemeral=not public)
        given = await task
        message = await _deliver(interaction, given)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            log.warning("an answer did not reach its reader: %s", error)
            await _tell(await task, 0)
        return
    except discord.InteractionResponded:
        log.warning("an interaction was answered twice")
        return
    except LINE_CUT as error:
        log.warning("whether an answer reached its reader was not heard: %r", error)
        given, message = await task, await _arrived(interaction)
    await _tell(given, message)


async def _say(work: Awaitable[Answer], words: Words) -> Answer:
    try:
        return await work
    except Refused as refusal:
        return Whisper(said(words(refusal.key, **refusal.facts)))
    except Exception:
        log.exception("a request failed")
        return Whisper(said(words("error-ours")))


async def _arrived(interaction: discord.Interaction) -> int:
    """Return the id of the message that shows the answer after all, or 0."""
    try:
        return (await interaction.original_response()).id
    except (discord.HTTPException, discord.ClientException, *LINE_CUT):
        return 0


async def _tell(given: Answer, message: int) -> None:
    if given.told is None:
        return
    try:
        await given.told(message)
    except Exception:
        log.exception("an answer was given, but what comes after it failed")


async def _deliver(interaction: discord.Interaction, given: Answer) -> int:
    """Send an answer; return the id of the message that shows it."""
    if interaction.response.is_done():
        return await _deliver_late(interaction, given)
    if isinstance(given, Redraw):
        await _redraw(interaction, given.drawn)
        return interaction.message.id if interaction.message is not None else 0
    sent = await interaction.response.send_message(
        view=given.drawn.view, files=given.drawn.files(), ephemeral=isinstance(given, Whisper)
    )
    return sent.message_id or 0


async def _redraw(interaction: discord.Interaction, drawn: Drawn) -> None:
    try:
        await interaction.response.edit_message(view=drawn.view, **attachments(drawn))
    except discord.HTTPException as error:
        if error.code != INVALID or drawn.plain is None:
            raise
        # The picture that hung there could not be taken over.
        await interaction.response.edit_message(view=drawn.plain(), attachments=[])


async def _deliver_late(interaction: discord.Interaction, given: Answer) -> int:
    pressed = interaction.type is discord.InteractionType.component
    if isinstance(given, Redraw) or (isinstance(given, Post) and not pressed):
        more = attachments(given.drawn)
        return (await interaction.edit_original_response(view=given.drawn.view, **more)).id
    sent = await interaction.followup.send(
        view=given.drawn.view,
        files=given.drawn.files(),
        ephemeral=isinstance(given, Whisper),
        wait=True,
    )
    return sent.id
