"""Work that is carried to its end even when whoever asked for it is gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """What is under way; a server waits for it before it closes the database."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work`; when the caller is cancelled meanwhile, it goes on without them."""
        task = asyncio.create_task(work)
        self.keep(task)
        await asyncio.shield(task)

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Count `task`, which nobody will cancel, as under way."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Until nothing is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
