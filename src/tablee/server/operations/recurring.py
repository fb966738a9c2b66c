"""Work in the background that is repeated, even after failures."""

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from tablee.server.operations.logs import log
from tablee.store.failures import DatabaseAwayError

Work: TypeAlias = Callable[[], Awaitable[None]]
AWAY_S: Final = 300.0
"""The longest delay, in seconds, before work is tried again that failed because the database was away."""


async def attempt(what: str, work: Work) -> bool:
    """Do the work once; log a fault as "`what` failed" and return true, so that the next attempt comes.

    Return false if the database was away.
    """
    try:
        await work()
    except DatabaseAwayError:
        # The store has counted and logged this already.
        return False
    except Exception:
        log.error(f"{what} failed", exc_info=True)
    return True


class Recurring:
    """One task that does `work` after `wait` seconds, and then every `every` seconds.

    If the work takes longer than that, missed times are skipped. Tasks that started together stay in step, so that an
    idle process wakes up once for all of them.
    """

    def __init__(self, what: str, work: Work, every: float, wait: float = 0.0) -> None:
        self._what = what
        self._work = work
        self._every = every
        self._wait = wait
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End, once the work under way is done."""
        self._stopping.set()
        if self._task is not None:
            await self._task

    async def break_off(self) -> None:
        """End immediately; for work that may be left half done."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        due = asyncio.get_running_loop().time() + self._wait
        await self._rest(due)
        while not self._stopping.is_set():
            was_there = await attempt(self._what, self._work)
            every = self._every if was_there else min(self._every, AWAY_S)
            due = next_time(due, every, asyncio.get_running_loop().time())
            await self._rest(due)

    async def _rest(self, until: float) -> None:
        """Wait until that time of the event loop, or until this task is to stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self._stopping.wait()


def next_time(due: float, every: float, at: float) -> float:
    """Return the first time after `at` in the series that begins at `due` and continues every `every` seconds."""
    return due + every * max(1, math.floor((at - due) / every) + 1) if every else at
