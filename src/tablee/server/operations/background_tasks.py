"""Tasks that are carried to their end even if the request that began them is gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """The tasks under way; a server waits for them before it closes the database."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work`; if the caller is cancelled in the meantime, the work goes on."""
        task = asyncio.create_task(work)
        self.keep(task)
        await asyncio.shield(task)

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Count `task`, which nobody will cancel, as under way."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Wait until no task is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
