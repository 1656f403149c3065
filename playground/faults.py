"""What can go wrong on Discord, on demand."""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from playground.gateway import Gateway
from playground.model import Channel, Message, User
from playground.permissions import Permission
from playground.world import World


@dataclass(slots=True)
class Fault:
    """Something that happens to the next requests of a kind."""

    method: str
    path: str
    times: int
    status: int = 0
    retry_after: float = 0.0
    seconds: float = 0.0
    cut: bool = False

    def strikes(self, method: str, path: str) -> bool:
        return self.times > 0 and fnmatchcase(method, self.method) and fnmatchcase(path, self.path)


class Faults:
    """The switches; a path is matched with `*`, as in `/channels/*/messages`."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.pending: list[Fault] = []

    # --- requests

    def refuse(
        self,
        status: int,
        path: str = "*",
        method: str = "*",
        times: int = 1,
        retry_after: float = 0.1,
    ) -> Fault:
        """Answer the next matching requests with 429, 500, 502…, without effect."""
        return self._add(Fault(method, path, times, status=status, retry_after=retry_after))

    def delay(self, seconds: float, path: str = "*", method: str = "*", times: int = 1) -> Fault:
        """Let the next matching requests wait before they are looked at."""
        return self._add(Fault(method, path, times, seconds=seconds))

    def lose_response(self, path: str = "*", method: str = "*", times: int = 1) -> Fault:
        """Let the next matching requests take effect, then cut the line instead of answering."""
        return self._add(Fault(method, path, times, cut=True))

    def clear(self) -> None:
        self.pending.clear()

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that hits this request, used up by one."""
        for fault in self.pending:
            if fault.strikes(method, path):
                fault.times -= 1
                return fault
        return None

    def _add(self, fault: Fault) -> Fault:
        self.pending.append(fault)
        return fault

    # --- the socket

    def drop_socket(self) -> None:
        """Cut the gateway's line without a word; the bot may resume."""
        self.gateway.drop()

    def ask_to_reconnect(self) -> None:
        """Send op 7."""
        self.gateway.ask_to_reconnect()

    def invalidate_session(self, resumable: bool = False) -> None:
        """Send op 9."""
        self.gateway.invalidate(resumable)

    # --- the world

    def close_dms(self, user: User) -> None:
        self.world.change_user(user, dms_open=False)

    def delete_message(self, message: Message) -> None:
        self.world.delete(message)

    def delete_channel(self, channel: Channel) -> None:
        self.world.remove_channel(channel)

    def take_permission(self, channel: Channel, permission: Permission) -> None:
        """Deny the bot a permission in a channel."""
        self.world.deny(channel, self.world.bot, permission)

    def give_permission(self, channel: Channel, permission: Permission) -> None:
        self.world.permit(channel, self.world.bot, permission)
