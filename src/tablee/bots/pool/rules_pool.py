"""The rules in processes of their own, for positions, moves and drafts that any client can make up.

Such a question is limited: in time by a hard kill, in memory by the system, in number by a queue.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Hashable, Mapping, Sequence
from types import TracebackType
from typing import Final, Self

from tablee.bots.pool.counters import Counters, QuestionProgress
from tablee.bots.pool.fair_queue import HINT, TURN
from tablee.bots.pool.messages import Ruling
from tablee.bots.pool.worker_process import ProcessFailedError, ProcessTimeoutError, WorkerProcess
from tablee.bots.pool.workers import Workers
from tablee.core.errors import TableeError
from tablee.core.game import JsonObject

SIZE: Final = 3
LIMIT: Final = 3.0
"""Seconds that an answer may take."""

MEMORY: Final = 256 * 10**6
"""Bytes that an answer may use, beyond the memory of a ready worker."""

NICENESS: Final = 5
"""People wait for these answers, but more people wait for the server."""

WORKER: Final = (sys.executable, "-m", "tablee.bots.pool.worker", str(MEMORY), str(NICENESS))

PATIENCE: Final = 5.0
"""Seconds that a question waits for a worker before its asker is asked to come back later."""

AGAIN: Final = 5
"""Seconds after which to come back."""

REST: Final = 10
"""Seconds during which a source gets no answers after a question that exceeded a limit."""

QUEUE: Final = 100
"""The most questions that wait, `OWN` of them from one source."""

OWN: Final = 40


class RulingError(TableeError):
    """The rules did not answer.

    Codes: `rules.too_long` (seconds), `rules.too_large` (megabytes), `request.too_many` (seconds), or what is wrong
    with the question.
    """


class RulesPool:
    """Workers that answer questions about the rules. If there are several, the first is reserved for people at tables.

    Use it as an async context manager. A source never occupies more than one worker, a source whose question exceeded
    a limit is blocked for a while, and lessons never delay a table.
    """

    def __init__(self, size: int = SIZE, command: Sequence[str] = WORKER, limit: float = LIMIT) -> None:
        """`limit` is in seconds."""
        self.tables = Workers(1, command)
        self.lessons = Workers(size - 1, command) if size > 1 else self.tables
        self.refused = 0
        self._limit = limit
        self._open: dict[Hashable, int] = {}
        self._resting: dict[Hashable, float] = {}

    @property
    def counters(self) -> Mapping[str, Counters]:
        """The counters of the questions from a `table` and from a `lesson`."""
        return {"table": self.tables.counters, "lesson": self.lessons.counters}

    async def __aenter__(self) -> Self:
        await self.tables.__aenter__()
        if self.lessons is not self.tables:
            await self.lessons.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(self.tables.close(), self.lessons.close())

    async def ask(self, asked: Ruling, source: Hashable, at_table: bool = False) -> JsonObject:
        """Return the answer of the rules to `source`; one question of each source is answered at a time.

        Raises `RulingError`, and `ProcessFailedError` if the rules crash, which is a bug of ours.
        """
        self._let_in(source)
        try:
            async with self._worker(source, at_table) as worker:
                return await self._answer(worker, asked, source)
        finally:
            self._open[source] -= 1
            if not self._open[source]:
                del self._open[source]

    def _let_in(self, source: Hashable) -> None:
        rest = self._resting.get(source, 0.0) - time.monotonic()
        if rest > 0:
            raise self._refusal("request.too_many", seconds=max(1, round(rest)))
        if self._open.get(source, 0) >= OWN or sum(self._open.values()) >= QUEUE:
            raise self._refusal("request.too_many", seconds=AGAIN)
        self._open[source] = self._open.get(source, 0) + 1

    @contextlib.asynccontextmanager
    async def _worker(self, source: Hashable, at_table: bool) -> AsyncIterator[WorkerProcess]:
        workers, priority = (self.tables, TURN) if at_table else (self.lessons, HINT)
        async with contextlib.AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(PATIENCE):
                    called = workers.worker(priority, source, QuestionProgress())
                    worker = await stack.enter_async_context(called)
            except TimeoutError:
                raise self._refusal("request.too_many", seconds=AGAIN) from None
            yield worker

    async def _answer(self, worker: WorkerProcess, asked: Ruling, source: Hashable) -> JsonObject:
        try:
            answer = await worker.ask(asked, self._limit)
        except ProcessTimeoutError:
            self._have_rest(source)
            raise self._refusal("rules.too_long", seconds=round(self._limit)) from None
        if answer.refused is not None:
            if answer.refused.code == "rules.too_large":
                self._have_rest(source)
                self.refused += 1
            raise RulingError(answer.refused.code, answer.refused.params)
        if answer.ruling is None:
            raise ProcessFailedError(answer.failure or "says nothing")
        return answer.ruling

    def _have_rest(self, source: Hashable) -> None:
        now = time.monotonic()
        self._resting = {one: until for one, until in self._resting.items() if until > now}
        self._resting[source] = now + REST

    def _refusal(self, code: str, **params: int) -> RulingError:
        self.refused += 1
        return RulingError(code, params)
