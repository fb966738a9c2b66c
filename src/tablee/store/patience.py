"""The limits of waits for a database, in seconds, and a block that ends in time."""

import asyncio
from types import TracebackType
from typing import Final

CONNECT_S: Final = 5.0
"""The longest time to connect to PostgreSQL, including name resolution and the password check."""

STATEMENT_S: Final = 5.0
"""The longest time of a PostgreSQL statement. A connection that went silent is detected and dropped this way."""

TURN_S: Final = 10.0
"""The longest wait for a free connection, or for the turn to write to SQLite."""

BUSY_S: Final = 5.0
"""SQLite waits this long for another process that is writing."""

STUCK_S: Final = 15.0
"""The longest wait for a thread of SQLite; after it, its disk counts as not answering."""

BLOCK_S: Final = 30.0
"""The longest time of a block of statements, whatever delays it."""

IDLE_S: Final = 10
"""PostgreSQL ends our transaction after this long without a statement: the process or the network is gone."""

AT_LENGTH_S: Final = 3600.0
"""The longest time of a migration's statement, on either database."""

PROBE_S: Final = 5.0
"""The longest time of a trial write."""

CLOSE_S: Final = 2.0
"""The longest time to close a database."""

INSIST_S: Final = 1.0


class Within:
    """A block that ends after so many seconds, with `TimeoutError`.

    `asyncio.timeout` cancels once. Code that waits for a stuck thread may then wait for it a second time, to clean
    up; this class cancels again every second until the block has ended.
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
        # Another caller may have cancelled the task, too.
        is_ours = self._task.cancelling() <= self._before
        if is_ours and kind is not None and issubclass(kind, asyncio.CancelledError):
            raise TimeoutError(f"no answer within {self._seconds:g} s") from error

    def _cancel(self) -> None:
        assert self._task is not None
        self._cancelled += 1
        self._task.cancel()
        self._timer = asyncio.get_running_loop().call_later(INSIST_S, self._cancel)
