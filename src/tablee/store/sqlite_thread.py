"""One connection to SQLite, and the thread of its own that uses it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Dialect, Engine

from tablee.store.patience import CLOSE_S, STUCK_S
from tablee.store.working_thread import StuckError, WorkingThread

T = TypeVar("T")


class SqliteThread:
    """Runs work on a database, one job after the other, without a trip to another thread and back for each statement.

    The connection is kept from one job to the next.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self.dialect: Dialect = engine.dialect
        self._engine = engine
        self._thread = WorkingThread(name)
        self._open: Connection | None = None

    def carry_out(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Return the result of `work`; raise what it raises, what connecting raises, and `StuckError`."""
        return self._thread.carry_out(partial(self._with_connection, work), STUCK_S)

    async def close(self) -> None:
        """Wait for all queued work, then close the connection and end the thread."""
        # A stuck thread ends with the process.
        with suppress(StuckError):
            await self._thread.carry_out(self._let_go, CLOSE_S)
            await self._thread.carry_out(self._engine.dispose, CLOSE_S)
        self._thread.end()

    def _with_connection(self, work: Callable[[Connection], T]) -> T:
        if self._open is None:
            self._open = self._engine.connect()
        try:
            return work(self._open)
        except BaseException:
            # Whatever is wrong with the connection: the next job gets a new one.
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._open = self._open, None
        if connection is not None:
            with suppress(Exception):
                connection.close()
