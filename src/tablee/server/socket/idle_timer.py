"""A timer that notices a client which has fallen silent."""

import asyncio
from collections.abc import Callable


class IdleTimer:
    """Calls `on_idle` once the client has sent nothing for too long.

    One timer checks now and then. A timer for each message, as in `asyncio.timeout`, would slow down every message,
    and hardly any of them would ever fire.
    """

    def __init__(self, seconds: float, on_idle: Callable[[], None]) -> None:
        self._seconds = seconds
        self._on_idle = on_idle
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None
        self._timer = self._loop.call_later(seconds, self._check)

    def expect(self) -> None:
        """From now on expect a message."""
        self._since = self._loop.time()

    def relax(self) -> None:
        """Note that the message came; expect nothing until `expect` is called again."""
        self._since = None

    def end(self) -> None:
        """Cancel the timer."""
        self._timer.cancel()

    def _check(self) -> None:
        since = self._loop.time() if self._since is None else self._since
        left = since + self._seconds - self._loop.time()
        if left <= 0:
            self._on_idle()
        else:
            self._timer = self._loop.call_later(left, self._check)
