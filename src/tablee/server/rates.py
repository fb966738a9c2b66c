"""How often somebody may do something, counted in this process."""

import time
from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from tablee.server.refusals import Refusal

RATES: Final[dict[str, tuple[int, int]]] = {
    # kind: (times, seconds)
    "read": (600, 60),
    "change": (120, 60),
    "guest": (20, 60),
    "open": (30, 60),
    "claim": (10, 60),
    "study": (240, 60),
    "socket": (60, 60),
    "message": (200, 10),
    "talk": (12, 10),
    "advice": (30, 60),
    "analysis": (12, 600),
}


class Rates:
    """The limits of one server; `factor` multiplies them all."""

    def __init__(self, factor: float) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._items = {
            kind: _item(max(1, round(times * factor)), seconds) for kind, (times, seconds) in RATES.items()
        }

    def hit(self, kind: str, who: str) -> None:
        """Count one. Raises `Refusal` `request.too_many` (seconds) when it is one too many."""
        item = self._items[kind]
        if not self._limiter.hit(item, kind, who):
            reset = self._limiter.get_window_stats(item, kind, who).reset_time
            raise Refusal("request.too_many", seconds=max(1, round(reset - time.time())))


def _item(times: int, seconds: int) -> RateLimitItem:
    if seconds % 60 == 0:
        return RateLimitItemPerMinute(times, seconds // 60)
    return RateLimitItemPerSecond(times, seconds)
