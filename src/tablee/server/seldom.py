"""Log lines that anybody could bring about, written seldom."""

import time
from typing import Any, Final

from tablee.server.operations.logs import log

EVERY_S: Final = 30.0


class ThrottledLog:
    """Warns at most once in `every` seconds; the next line says how many were left out (`left_out`)."""

    def __init__(self, every: float = EVERY_S) -> None:
        self._every = every
        self._next = 0.0
        self._left_out = 0

    def warn(self, event: str, **fields: Any) -> None:
        """Log this, or count it."""
        at = time.monotonic()
        if at < self._next:
            self._left_out += 1
            return
        log.warning(event, **fields, left_out=self._left_out)
        self._next, self._left_out = at + self._every, 0
