"""Discord's refusals, by what they mean for a table."""

import aiohttp
import discord

LINE_CUT = (aiohttp.ClientError, OSError)  # it may have arrived or not
POST_ANEW = {
    10008,  # the message is gone
    30046,  # too many edits of an old message
}
NO_DIRECT_MESSAGES = {
    50007,  # closed, or the person has blocked us
    50278,  # no server in common any more
    10013,  # the account is gone
}
NO_PERMISSION = {50001, 50013, 50083}  # no access, missing permission, archived thread
CHANNEL_GONE = {10003}


def named(error: discord.HTTPException, *, board: bool) -> str | None:
    """Return the name of a lasting problem, None for one that may pass."""
    if not board:
        return "closed" if error.code in NO_DIRECT_MESSAGES or error.status == 403 else None
    if error.code in CHANNEL_GONE:
        return "gone"
    return "permission" if error.code in NO_PERMISSION else None
