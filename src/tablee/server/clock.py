"""The time as messages and the log have it: that of the server which is at work."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class Clock:
    """What time it is where a server runs: that of the machine, unless somebody puts it forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0
        self._moved_ms = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead_ms + self._moved_ms

    def offset(self) -> int:
        """Milliseconds between the machine's clock and its time since the start; a clock that is moved changes it."""
        return (time.time_ns() - time.monotonic_ns()) // 1_000_000 + self._moved_ms

    def put_forward(self, seconds: float) -> None:
        """Be so much later from now on (with a negative number earlier)."""
        self._ahead_ms += round(seconds * 1000)

    def move(self, seconds: float) -> None:
        """Show so much more (with a negative number less) though no time has passed, as a clock that somebody set."""
        self._moved_ms += round(seconds * 1000)


_clock: Final[ContextVar[Clock]] = ContextVar("clock", default=Clock())  # noqa: B039 - that of the machine, which nobody puts forward


def now() -> int:
    """Milliseconds since 1970, by the clock of the server that this is carried out for; elsewhere by the machine's."""
    return _clock.get().now()


@contextmanager
def governed_by(clock: Clock) -> Iterator[None]:
    """What is carried out or begun here goes by this clock."""
    before = _clock.set(clock)
    try:
        yield
    finally:
        _clock.reset(before)
