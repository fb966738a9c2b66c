"""Tasks that are carried to their end even if the request that began them is gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tablee.server.operations.logs import log


class BackgroundTasks:
    """The tasks under way; a server waits for them before it closes the database."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work`; if the caller is cancelled in the meantime, the work goes on."""
        task = asyncio.create_task(work)
        self.keep(task)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(note_failure)
            raise

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Count `task`, which nobody will cancel, as under way."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Wait until no task is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def note_failure(task: "asyncio.Task[Any]") -> None:
    """Log the failure of a task whose caller is gone.

    Otherwise asyncio would report it as an error once the task is collected, though to be refused is usual: another
    process may have been faster.
    """
    if not task.cancelled() and (error := task.exception()) is not None:
        log.info("work without a caller failed", error=repr(error))
