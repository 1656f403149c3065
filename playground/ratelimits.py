"""How many requests a route takes in a while, told in headers as Discord does."""

import math
import time
from dataclasses import dataclass
from typing import NamedTuple

Headers = dict[str, str]


class Rate(NamedTuple):
    """So many requests in so many seconds, for each channel or webhook and kind of request."""

    limit: int = 50
    seconds: float = 1.0


@dataclass(slots=True)
class Window:
    ends: float
    used: int = 0


class RateLimits:
    """Counts requests by bucket."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.windows: dict[str, Window] = {}

    def take(self, bucket: str) -> tuple[Headers, float]:
        """The headers for one more request, and how long to wait if it is one too many."""
        now = time.monotonic()
        self._forget_the_past(now)
        window = self.windows.setdefault(bucket, Window(now + self.rate.seconds))
        window.used += 1
        left = window.ends - now
        remaining = max(self.rate.limit - window.used, 0)
        wait = left if window.used > self.rate.limit else 0.0
        return _headers(bucket, self.rate.limit, remaining, left), wait

    def _forget_the_past(self, now: float) -> None:
        while self.windows:
            bucket, oldest = next(iter(self.windows.items()))
            if oldest.ends > now:
                break  # all last equally long, so they end in the order they began
            del self.windows[bucket]


def _headers(bucket: str, limit: int, remaining: int, left: float) -> Headers:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{math.ceil(time.time() + left)}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": bucket.partition(":")[0],
    }
