"""What a page asks for on behalf of the people shown on it."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from playground import page_view
from playground.errors import Refusal
from playground.interactions import Interactions
from playground.invocation import MENTIONS
from playground.model import Channel, Json, Message, User
from playground.outcome import Modal, Outcome
from playground.permissions import Permission
from playground.person import NotOffered, Person

Action = Callable[[Json], Awaitable[Json]]

UNREADABLE = (KeyError, ValueError, TypeError, AttributeError)


class PageActions:
    """One open page: who is watched on it, and the forms open before them."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions
        self.world = interactions.world
        self.people: list[User] = []
        self.modals: dict[str, Modal] = {}
        self.known: dict[str, Action] = {
            action.__name__: action
            for action in (
                *(self.watch, self.open, self.read, self.palette, self.complete, self.slash),
                *(self.press, self.submit, self.say, self.delete),
                *(self.speak, self.dms, self.permit, self.server_language),
            )
        }

    async def answer(self, asked: Json) -> Json:
        """Do what is asked; a no is an answer too."""
        try:
            done = await self.known[asked["do"]](asked)
        except NotOffered as no:
            done = {"refused": str(no)}
        except Refusal as no:
            done = {"refused": no.body["message"]}
        except UNREADABLE as error:
            done = {"refused": f"not understood: {error}"}
        return done | {"re": asked.get("id")}

    def sees(self, message: Message) -> bool:
        """Whether somebody on this page sees this message, or did until it was deleted."""
        channel = self.world.channels[message.channel_id]
        return any(
            message.seen_by in (None, user.id)
            and Permission.VIEW_CHANNEL in self.world.permissions(user, channel)
            for user in self.people
        )

    # --- looking

    async def watch(self, asked: Json) -> Json:
        self.people = [self.world.user(int(key)) for key in asked["people"]]
        return {}

    async def open(self, asked: Json) -> Json:
        before = int(asked["before"]) if asked.get("before") else None
        found, more = page_view.history(self.world, self.people, self._channel(asked), before)
        return {"messages": found, "more": more}

    async def read(self, asked: Json) -> Json:
        self._person(asked).read(self._channel(asked))
        return {}

    async def palette(self, asked: Json) -> Json:
        return {"commands": self._person(asked).palette(self._channel(asked))}

    # --- asking the bot

    async def complete(self, asked: Json) -> Json:
        given = _options(asked)
        typed = given.pop(asked["option"], "")
        outcome = await self._person(asked).autocomplete(
            self._channel(asked), asked["command"], asked["option"], typed, **given
        )
        return {"failed": outcome.failed, "choices": outcome.choices}

    async def slash(self, asked: Json) -> Json:
        person, channel = self._person(asked), self._channel(asked)
        return self._told(await person.slash(channel, asked["command"], **_options(asked)))

    async def press(self, asked: Json) -> Json:
        """Pressed as the page showed it, which may lag behind the world."""
        person, message = self._person(asked), self._message(asked)
        pressed = (asked["custom_id"], asked.get("values"), asked["type"])
        return self._told(await person.press_anyway(message, *pressed))

    async def submit(self, asked: Json) -> Json:
        modal = self.modals.get(asked["modal"])
        if modal is None:
            raise NotOffered("this form is gone")
        told = self._told(await self._person(asked).submit(modal, asked["values"]))
        if not told["failed"]:
            del self.modals[asked["modal"]]
        return told

    def _told(self, outcome: Outcome) -> Json:
        told: Json = {"failed": outcome.failed}
        if outcome.modal is not None:
            key = secrets.token_hex(8)
            self.modals[key] = outcome.modal
            told |= {"modal": key, "form": outcome.modal.form}
        return told

    # --- otherwise

    async def say(self, asked: Json) -> Json:
        self._person(asked).say(self._channel(asked), str(asked["text"]))
        return {}

    async def delete(self, asked: Json) -> Json:
        self._person(asked).delete(self._message(asked))
        return {}

    async def speak(self, asked: Json) -> Json:
        self._person(asked).locale = str(asked["locale"])
        return {}

    async def dms(self, asked: Json) -> Json:
        person = self._person(asked)
        if asked["open"]:
            person.open_dms()
        else:
            person.close_dms()
        return {}

    async def permit(self, asked: Json) -> Json:
        change = self.world.permit if asked["allowed"] else self.world.deny
        change(self._channel(asked), self.world.bot, Permission[asked["permission"]])
        return {}

    async def server_language(self, asked: Json) -> Json:
        guild = self.world.guild(int(asked["guild"]))
        self.world.change_guild(guild, locale=str(asked["locale"]))
        return {}

    def _person(self, asked: Json) -> Person:
        return Person(self.world.user(int(asked["person"])), self.interactions)

    def _channel(self, asked: Json) -> Channel:
        return self.world.channel(int(asked["channel"]))

    def _message(self, asked: Json) -> Message:
        return self.world.message(self._channel(asked), int(asked["message"]))


def _options(asked: Json) -> dict[str, Any]:
    """The options by name; ids come as text, for a browser has no numbers that long."""
    return {
        option["name"]: int(option["value"]) if option["type"] in MENTIONS else option["value"]
        for option in asked.get("options") or []
    }
