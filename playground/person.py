"""A person's side: what they see and everything they can do."""

from collections.abc import Mapping, Sequence
from typing import Any

from playground import payloads
from playground.components import BUTTON, MANY_VALUED, SELECTS, STRING_SELECT, TEXT_INPUT, walk
from playground.interactions import Interactions, Kind
from playground.invocation import NotOffered, invoke, offered
from playground.model import Channel, Guild, Json, Message, User
from playground.outcome import Modal, Outcome
from playground.permissions import Permission

__all__ = ["NotOffered", "Person"]


class Person:
    """Somebody at their screen; an action is sent at once, awaiting it waits for the answer."""

    def __init__(self, user: User, interactions: Interactions) -> None:
        self.user = user
        self.interactions = interactions
        self.world = interactions.world

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str:
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.world.change_user(self.user, locale=locale)

    # --- what they see

    def sees(self, channel: Channel) -> list[Message]:
        """The messages before this person's eyes, their private ones included."""
        return self.world.seen_by(self.user, channel)

    def unread(self, channel: Channel) -> int:
        """How many messages this person has not read here."""
        return self.world.unread(self.user, channel)

    def read(self, channel: Channel) -> None:
        self.world.mark_read(self.user, channel)

    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.world.dm_with(self.user)

    def palette(self, channel: Channel) -> list[Json]:
        """The slash commands this person is offered here."""
        return offered(self.world, self.user, channel)

    # --- what they do with the bot

    def slash(self, channel: Channel, command: str, **options: Any) -> Outcome:
        """Use a slash command, `"group sub"` for a subcommand."""
        asked = invoke(self.world, self.user, channel, command, options)
        return self.send(Kind.COMMAND, channel, asked)

    def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str = "", **others: Any
    ) -> Outcome:
        """Type into an option of a slash command; the outcome has the choices."""
        given = others | {option: typed}
        asked = invoke(self.world, self.user, channel, command, given, focused=option)
        return self.send(Kind.AUTOCOMPLETE, channel, asked)

    def press(self, message: Message, control: str) -> Outcome:
        """Press the button with this custom_id or label."""
        button = self._control(message, control, (BUTTON,))
        return self.press_anyway(message, button["custom_id"])

    def select(
        self, message: Message, control: str, values: Sequence[str | int | User | Channel]
    ) -> Outcome:
        """Choose in the menu with this custom_id or placeholder."""
        menu = self._control(message, control, SELECTS)
        chosen = [str(getattr(value, "id", value)) for value in values]
        _check_selection(menu, chosen)
        return self.press_anyway(message, menu["custom_id"], chosen, menu["type"])

    def press_anyway(
        self,
        message: Message,
        custom_id: str,
        values: Sequence[str] | None = None,
        component_type: int | None = None,
    ) -> Outcome:
        """Send a press whatever the message shows now, as a screen that lags behind would."""
        kind = component_type or (BUTTON if values is None else STRING_SELECT)
        asked: Json = {"custom_id": custom_id, "component_type": kind}
        channel = self._place(message)
        if values is not None:
            asked["values"] = list(values)
        if kind in SELECTS and kind != STRING_SELECT:
            ids = [int(value) for value in values or ()]
            asked["resolved"] = payloads.resolved(self.world, channel.guild_id, ids)
        return self.send(Kind.COMPONENT, channel, asked, message)

    def submit(self, modal: Modal, values: Mapping[str, Any]) -> Outcome:
        """Send a form back with these values, by custom_id."""
        form = modal.form
        fields = {part["custom_id"] for _, part in walk(form["components"]) if "custom_id" in part}
        if values.keys() - fields:
            raise NotOffered(f"{form['title']} has no {', '.join(values.keys() - fields)}")
        asked = {
            "custom_id": form["custom_id"],
            "components": [_filled(part, values) for part in form["components"]],
        }
        return self.send(Kind.MODAL, modal.channel, asked, modal.source)

    def send(
        self, kind: Kind, channel: Channel, asked: Json, source: Message | None = None
    ) -> Outcome:
        """Send an interaction as it is given."""
        if Permission.VIEW_CHANNEL not in self.world.permissions(self.user, channel):
            raise NotOffered(f"{self.name} cannot see {channel.name}")
        return Outcome(self.interactions.ask(kind, self.user, channel, asked, source))

    # --- what they do otherwise

    def close_dms(self) -> None:
        self.world.change_user(self.user, dms_open=False)

    def open_dms(self) -> None:
        self.world.change_user(self.user, dms_open=True)

    def leave(self, guild: Guild) -> None:
        self.world.leave(guild, self.user)

    def join(self, guild: Guild) -> None:
        self.world.join(guild, self.user)

    def say(self, channel: Channel, text: str) -> Message:
        """Write an ordinary message."""
        allowed = self.world.permissions(self.user, channel)
        if not text.strip() or len(text) > 2000 or Permission.SEND_MESSAGES not in allowed:
            raise NotOffered(f"{self.name} cannot write this in {channel.name}")
        world = self.world
        message = Message(world.new_id(), channel.id, self.id, world.clock(), text.strip())
        world.post(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete one's own message, or any as a moderator, or dismiss a private one."""
        channel = self._place(message)
        allowed = self.world.permissions(self.user, channel)
        is_ours = self.id in (message.seen_by, message.author_id)
        if not is_ours and Permission.MANAGE_MESSAGES not in allowed:
            raise NotOffered(f"{self.name} cannot delete messages in {channel.name}")
        self.world.delete(message)

    def _place(self, message: Message) -> Channel:
        if message.channel_id not in self.world.channels:
            raise NotOffered("the channel is gone")
        return self.world.channels[message.channel_id]

    def _control(self, message: Message, name: str, kinds: tuple[int, ...]) -> Json:
        """The control that this name stands for, if it can be used."""
        if not self.world.can_see(self.user, message):
            raise NotOffered(f"{self.name} does not see this message")
        parts = [part for _, part in walk(message.components) if part["type"] in kinds]
        named = [part for part in parts if part.get("custom_id") == name] or [
            part for part in parts if name in (part.get("label"), part.get("placeholder"))
        ]
        if len(named) != 1 or "custom_id" not in named[0]:
            raise NotOffered(f"{len(named)} controls are called {name}")
        if named[0].get("disabled"):
            raise NotOffered(f"{name} is disabled")
        return named[0]


def _check_selection(menu: Json, chosen: list[str]) -> None:
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= len(chosen) <= most:
        raise NotOffered(f"choose {least} to {most}, not {len(chosen)}")
    values = [option["value"] for option in menu.get("options") or []]
    strange = set(chosen) - set(values)
    if menu["type"] == STRING_SELECT and strange:
        raise NotOffered(f"{', '.join(strange)} is not in the menu")


def _filled(part: Json, values: Mapping[str, Any]) -> Json:
    """A part of a form as it is sent back, with what was written in it."""
    told: Json = {"type": part["type"], "id": part.get("id", 0)}
    if "components" in part:
        told["components"] = [_filled(inner, values) for inner in part["components"]]
    if "component" in part:
        told["component"] = _filled(part["component"], values)
    if "custom_id" in part:
        told["custom_id"] = part["custom_id"]
        told |= _written(part, values.get(part["custom_id"], part.get("value")))
    return told


def _written(part: Json, given: Any) -> Json:
    if part["type"] in MANY_VALUED:
        return {"values": [str(value) for value in given or ()]}
    if part["type"] != TEXT_INPUT:
        return {"value": given}
    if part.get("required", True) and not given:
        raise NotOffered(f"{part['custom_id']} must be filled in")
    return {"value": given or ""}
