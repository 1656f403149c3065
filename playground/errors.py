"""What this Discord answers when it says no."""

from typing import Any


class Refusal(Exception):
    """A refused request, in Discord's form."""

    def __init__(self, status: int, code: int, message: str, errors: Any = None) -> None:
        super().__init__(message)
        self.status = status
        self.body: dict[str, Any] = {"code": code, "message": message}
        if errors:
            self.body["errors"] = errors


def unknown(what: str) -> Refusal:
    """The refusal for something that is not there, or no longer."""
    return Refusal(404, UNKNOWN[what], f"Unknown {what}")


UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "Interaction": 10062,
}


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def not_found() -> Refusal:
    return Refusal(404, 0, "404: Not Found")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def not_the_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def closed_dms() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def no_mutual_guild() -> Refusal:
    return Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def already_answered() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def dead_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")
