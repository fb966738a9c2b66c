"""The time in messages and the log: that of the server at work."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class Clock:
    """The time of a server: that of the machine, unless a test or a simulation puts it forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0
        self._moved_ms = 0

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead_ms + self._moved_ms

    def offset(self) -> int:
        """Return the machine's clock minus its monotonic time, in milliseconds; setting the clock changes this."""
        return (time.time_ns() - time.monotonic_ns()) // 1_000_000 + self._moved_ms

    def put_forward(self, seconds: float) -> None:
        """Put the clock forward by this time (back, if it is negative)."""
        self._ahead_ms += round(seconds * 1000)

    def move(self, seconds: float) -> None:
        """Set the clock forward by this time (back, if it is negative) although no time has passed."""
        self._moved_ms += round(seconds * 1000)


_clock: Final[ContextVar[Clock]] = ContextVar("clock", default=Clock())  # noqa: B039 - that of the machine, which nobody puts forward


def now() -> int:
    """Return the milliseconds since 1970, by the clock of the server at work, or else by the machine's."""
    return _clock.get().now()


@contextmanager
def governed_by(clock: Clock) -> Iterator[None]:
    """Use this clock for everything that is done or begun within the block."""
    before = _clock.set(clock)
    try:
        yield
    finally:
        _clock.reset(before)
