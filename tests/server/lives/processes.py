"""The server processes of a life. Each polls on request, ends in order, or is dropped as if killed."""

import asyncio
import weakref
from collections.abc import Coroutine, Generator
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, TypeVar

from tablee.server.services import Services
from tests.patience import patience, until
from tests.server.conftest import Running, Start

T = TypeVar("T")
OWNER: Final[ContextVar["Process | None"]] = ContextVar("owner", default=None)
"""The process to which the running code belongs; None: the test itself."""

NEVER: Final = 3600.0
"""Seconds between two polls of a process by itself: a life decides when its processes poll."""


class Process:
    """One server process, from its start to its end."""

    def __init__(self, begin: Start, settings: dict[str, Any]) -> None:
        self._begin = begin
        self._settings = settings
        self._running: Running | None = None
        self._looking = asyncio.Lock()
        self._looker: asyncio.Task[None] | None = None
        self.tasks: weakref.WeakSet[asyncio.Task[Any]] = weakref.WeakSet()
        self.dropped = False
        self._context: Context = copy_context()
        self._context.run(OWNER.set, self)

    async def start(self, look_every: float | None = None) -> "Process":
        """Start it and return it. From now on it polls every `look_every` seconds; None: on request."""
        self._running = await self.within(self._started())
        await self._let_in()
        if look_every is not None:
            self._looker = self.begin_within(self._look_again_and_again(look_every))
        return self

    async def _started(self) -> Running:
        return await self._begin(poll=NEVER, **self._settings)

    async def _let_in(self) -> None:
        """Wait until a database that was left open is checked: a slow machine goes on with that after the start."""
        checking = self.services.store.database.meanwhile
        if checking is not None:
            async with patience():
                await asyncio.wait({checking})

    async def _look_again_and_again(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            await self.look()

    @property
    def running(self) -> Running:
        """The running server."""
        assert self._running is not None
        return self._running

    @property
    def base(self) -> str:
        """The address of the server."""
        return self.running.base

    @property
    def services(self) -> Services:
        """The parts of the server."""
        return self.running.services

    def begin_within(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin work as a task of this process, which ends with it."""
        return asyncio.create_task(work, context=self._context.copy())

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out work as a task of this process."""
        return await self.begin_within(work)

    async def look(self) -> None:
        """Do what the process does about once a second."""
        async with self._looking:
            await self.within(self.services.poller.poll_everything())
            await self.within(self.services.feed.poll())

    async def noticed_closing(self) -> None:
        """Wait until the server has noticed that every page is closed, and has stored the consequences."""
        await until(lambda: not self.services.connections.everybody())
        await self.services.background.wait()

    def is_idle(self) -> bool:
        """True if no bot is about to move."""
        return not any(self.services.bot_turns.at(live.id) for live in self.services.match_cache.held())

    async def stop(self) -> None:
        """End in order."""
        await self.look_no_more()
        await self.running.stop()

    async def look_no_more(self) -> None:
        """Poll only on request."""
        async with self._looking:
            if self._looker is not None:
                self._looker.cancel()

    async def drop(self) -> None:
        """End without a word. Tasks under way go no further, and nothing more reaches the database."""
        self.dropped = True
        serving, services = self.running.serving, self.services
        for name in ("read", "write", "at_once", "poll"):
            setattr(services.store.database, name, _gone)
        for server in serving.servers:
            server.close()
        for connection in list(serving.server_state.connections):
            connection.transport.abort()
        services.loop_delay.stop()
        # These start cancelled work again, unless they are stopped.
        await services.countdowns.stop()
        await services.bot_turns.stop()
        await self._end_tasks()
        with suppress(Exception):
            await services.store.close()

    async def _end_tasks(self) -> None:
        # A task can catch the cancellation and go on to clean up; so it is cancelled again.
        while alive := [task for task in self.tasks if not task.done()]:
            for task in alive:
                if not _returns_connection(task):
                    task.cancel()
            await asyncio.wait(alive, timeout=0.05)


def _gone(*_: object, **__: object) -> Any:
    raise asyncio.CancelledError


def _returns_connection(task: "asyncio.Task[Any]") -> bool:
    """True if the task returns a database connection, which the system would close with the process."""
    coroutine = task.get_coro()
    return getattr(coroutine, "__qualname__", "").startswith("AsyncConnection")


def mark_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Add every task of a process to its `tasks`."""

    def made(
        loop: asyncio.AbstractEventLoop,
        work: "Coroutine[Any, Any, Any] | Generator[Any, None, Any]",
        **more: Any,
    ) -> "asyncio.Future[Any]":
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        context = more.get("context")
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is not None:
            owner.tasks.add(task)
        return task

    loop.set_task_factory(made)
