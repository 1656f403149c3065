"""Why something was not done. Each class carries facts and the key of a sentence, no prose.

Refused                      told privately to whoever asked, in their language
├── NotSeated                they do not play at this table
├── NotYourMove              somebody else is asked
├── TooLate                  the moment has passed: their choices have changed since
├── TableClosed              the table is gone
├── GameOver                 the game has ended
├── GameRunning              only a lobby can do that
├── NotStarted               only a running game can do that
├── AlreadySeated            they sit here already
├── TableFull                no seat is left
├── TooFew                   more players are needed to start
├── NotHost                  only the host may
├── Paused                   the game is paused
├── SeatTaken                a person plays that seat
├── QuestionOpen             something else has to be agreed on first
├── Settled                  what was asked has been decided already
├── HintsOff                 this table plays without hints
├── ChannelTaken             another table is open in this channel
├── NoTable                  no table is open in this channel
├── NeedsManageServer        only for those who manage the server
├── BotLacks                 the bot misses a permission
└── Unreadable               a control nobody here has made
Damaged                      a stored table that cannot be read
"""

from typing import Any


class Refused(Exception):
    """A request that is not granted; `key` names the sentence that says why."""

    key = "error"

    def __init__(self, **facts: Any) -> None:
        super().__init__(self.key)
        self.facts = facts


class NotSeated(Refused):
    """They do not play at this table."""

    key = "error-not-seated"


class NotYourMove(Refused):
    """Somebody else is asked."""

    key = "error-not-your-move"


class TooLate(Refused):
    """Their choices have changed since this control was drawn."""

    key = "error-too-late"


class TableClosed(Refused):
    """The table is gone."""

    key = "error-table-closed"


class GameOver(Refused):
    """The game has ended."""

    key = "error-game-over"


class GameRunning(Refused):
    """Only a lobby can do that."""

    key = "error-game-running"


class NotStarted(Refused):
    """Only a running game can do that."""

    key = "error-not-started"


class AlreadySeated(Refused):
    """They sit here already."""

    key = "error-already-seated"


class TableFull(Refused):
    """No seat is left."""

    key = "error-table-full"


class TooFew(Refused):
    """More players are needed to start."""

    key = "error-too-few"


class NotHost(Refused):
    """Only the host may."""

    key = "error-not-host"


class Paused(Refused):
    """The game is paused."""

    key = "error-paused"


class SeatTaken(Refused):
    """A person plays that seat."""

    key = "error-seat-taken"


class QuestionOpen(Refused):
    """Something else has to be agreed on first."""

    key = "error-question-open"


class Settled(Refused):
    """What was asked has been decided already."""

    key = "error-settled"


class HintsOff(Refused):
    """This table plays without hints."""

    key = "error-hints-off"


class ChannelTaken(Refused):
    """Another table is open in this channel."""

    key = "error-channel-taken"


class NoTable(Refused):
    """No table is open in this channel."""

    key = "error-no-table"


class NeedsManageServer(Refused):
    """Only for those who manage the server."""

    key = "error-needs-manage-server"


class BotLacks(Refused):
    """The bot misses a permission."""

    key = "error-bot-lacks"


class Unreadable(Refused):
    """A control nobody here has made."""

    key = "error-unreadable"


class Damaged(Exception):
    """A stored table that cannot be read; the others go on."""

    def __init__(self, table: int, channel: int, server: int | None, reason: str) -> None:
        super().__init__(f"table {table}: {reason}")
        self.table = table
        self.channel = channel
        self.server = server
