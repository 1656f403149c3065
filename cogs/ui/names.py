"""People's names as they stand on the table."""

import re

LONGEST = 20
MARKS = re.compile(r"[\\*_~|`<>@#\[\]()\r\n\t\u200b-\u200f\u202a-\u202e\u2066-\u2069]+")


def table_name(display_name: str) -> str:
    """Return a name that cannot disturb a message: no markdown, no mentions, not too long."""
    name = " ".join(MARKS.sub(" ", display_name).split())
    if len(name) > LONGEST:
        name = name[: LONGEST - 1].rstrip() + "…"
    return name or "?"
