"""How long anybody waits for a database, and a block that ends in time."""

import asyncio
from types import TracebackType
from typing import Final

CONNECT_S: Final = 5.0
"""A connection to PostgreSQL takes no longer, with the name resolved and the password checked."""

STATEMENT_S: Final = 5.0
"""A statement of PostgreSQL takes no longer. A connection that went silent is found so, and given up."""

TURN_S: Final = 10.0
"""Nobody waits longer for a free connection, or for their turn to write to SQLite."""

BUSY_S: Final = 5.0
"""SQLite waits so long for another process that is writing."""

STUCK_S: Final = 15.0
"""After so long whoever waits for a thread of SQLite's gives up: its disk does not answer."""

BLOCK_S: Final = 30.0
"""No block of statements takes longer, whatever holds it."""

IDLE_S: Final = 10
"""PostgreSQL ends a transaction of ours after so long without a statement: the process or the network is gone."""

AT_LENGTH_S: Final = 3600.0
"""A statement of a migration takes no longer, on either database."""

PROBE_S: Final = 5.0
"""A trial of writing takes no longer."""

CLOSE_S: Final = 2.0
"""Closing a database takes no longer."""

INSIST_S: Final = 1.0


class Within:
    """A block that ends after so many seconds, with `TimeoutError`.

    `asyncio.timeout` cancels once. What waits for a thread that is stuck may then wait for it a second time, to clean
    up; this cancels again every second until the block has ended.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._task: asyncio.Task[object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._cancelled = self._before = 0

    async def __aenter__(self) -> None:
        self._task = asyncio.current_task()
        assert self._task is not None
        self._before = self._task.cancelling()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._cancel)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        if self._timer is not None:
            self._timer.cancel()
        if not self._cancelled:
            return
        for _ in range(self._cancelled):
            self._task.uncancel()
        # Somebody else may want the task to end, too.
        is_ours = self._task.cancelling() <= self._before
        if is_ours and kind is not None and issubclass(kind, asyncio.CancelledError):
            raise TimeoutError(f"no answer within {self._seconds:g} s") from error

    def _cancel(self) -> None:
        assert self._task is not None
        self._cancelled += 1
        self._task.cancel()
        self._timer = asyncio.get_running_loop().call_later(INSIST_S, self._cancel)
