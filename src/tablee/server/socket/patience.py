"""Waiting for somebody to say something, but not for ever."""

import asyncio
from collections.abc import Callable


class Patience:
    """Notices once that nobody has said anything for too long.

    One timer looks now and then. A timer for each message, as `asyncio.timeout` sets it, would cost every one of them,
    and hardly one of these ever ends.
    """

    def __init__(self, seconds: float, lost: Callable[[], None]) -> None:
        self._seconds = seconds
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None
        self._timer = self._loop.call_later(seconds, self._look)

    def wait(self) -> None:
        """From now on something is awaited."""
        self._since = self._loop.time()

    def heard(self) -> None:
        """It has come; until `wait` is called again nothing is awaited."""
        self._since = None

    def end(self) -> None:
        """Nothing is awaited any more."""
        self._timer.cancel()

    def _look(self) -> None:
        since = self._loop.time() if self._since is None else self._since
        left = since + self._seconds - self._loop.time()
        if left <= 0:
            self._lost()
        else:
            self._timer = self._loop.call_later(left, self._look)
