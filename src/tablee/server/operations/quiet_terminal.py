"""The log of a server that a person started at a terminal: calm, because the addresses and the QR code are above it."""

import logging
import sys
from typing import Final

HELD_UP: Final = "the event loop was held up"
"""The event of a delay. A slow computer would log many of them."""

BUSY_AFTER: Final = 3
"""The number of delays before the one line about them; a single delay is not worth a line."""


class QuietTerminal(logging.Filter):
    """Lets each kind of warning through once, and every error. Delays become one sentence, `busy`."""

    def __init__(self, busy: str) -> None:
        super().__init__()
        self._busy = busy
        self._shown: set[str] = set()
        self._delays = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        event = str(record.msg.get("event") if isinstance(record.msg, dict) else record.msg)
        if event == HELD_UP:
            self._delays += 1
            if self._delays == BUSY_AFTER:
                print(self._busy, file=sys.stderr)
            return False
        is_first = event not in self._shown
        self._shown.add(event)
        return is_first
