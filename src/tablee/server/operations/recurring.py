"""Work in the background that is repeated, whatever goes wrong meanwhile."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tablee.server.operations.logs import log
from tablee.store.failures import DatabaseAwayError

Work: TypeAlias = Callable[[], Awaitable[None]]


async def attempt(what: str, work: Work) -> None:
    """Do the work; a fault is logged as "`what` failed", and does not prevent the next attempt."""
    try:
        await work()
    except DatabaseAwayError:
        # Counted and logged where it was noticed; the next attempt is soon.
        return
    except Exception:
        log.error(f"{what} failed", exc_info=True)


class Recurring:
    """One task that does `work` at once, or after `wait` seconds, and again whenever `every` seconds have passed."""

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
        """End at once, for work that may be left half done."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await self._rest(self._wait)
        while not self._stopping.is_set():
            await attempt(self._what, self._work)
            await self._rest(self._every)

    async def _rest(self, seconds: float) -> None:
        """Wait that long, or until this is to stop."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
