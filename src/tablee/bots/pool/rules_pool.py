"""The rules in processes of their own, for positions, moves and drafts that anybody may have made up.

Whatever such a question takes is bounded: its time by a hard kill, its memory by the system, its number by a queue.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Hashable, Mapping, Sequence
from types import TracebackType
from typing import Final, Self

from tablee.bots.pool.counters import Counters, Course
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
"""Bytes that an answer may take, beyond what a worker has when it is ready."""

NICENESS: Final = 5
"""Somebody waits for an answer, but more people wait for the server."""

WORKER: Final = (sys.executable, "-m", "tablee.bots.pool.worker", str(MEMORY), str(NICENESS))

PATIENCE: Final = 5.0
"""Seconds that a question waits for a worker before its asker is told to come again."""

AGAIN: Final = 5
"""Seconds after which to come again."""

REST: Final = 10
"""Seconds in which whoever asked what could not be answered is not answered anything."""

QUEUE: Final = 100
"""So many questions wait at most, of which `OWN` of one source."""

OWN: Final = 40


class RulingError(TableeError):
    """The rules did not answer: `rules.too_long` (seconds), `rules.too_large` (megabytes), `request.too_many`
    (seconds), or what is wrong with the question.
    """


class RulesPool:
    """Workers that say what the rules say. With more than one, the first is for people at tables alone.

    Use it as an async context manager. Nobody's questions hold up more than one worker, whoever asks what cannot be
    answered has to rest, and lessons never hold up a table.
    """

    def __init__(self, size: int = SIZE, command: Sequence[str] = WORKER, limit: float = LIMIT) -> None:
        """`limit` in seconds."""
        self.tables = Workers(1, command)
        self.lessons = Workers(size - 1, command) if size > 1 else self.tables
        self.refused = 0
        self._limit = limit
        self._open: dict[Hashable, int] = {}
        self._resting: dict[Hashable, float] = {}

    @property
    def counters(self) -> Mapping[str, Counters]:
        """What is counted of the questions from a `table` and from a `lesson`."""
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
        """What the rules say, asked by `source` (one question of each is answered at a time).

        Raises `RulingError`, and `ProcessFailedError` where the rules stumble, which is a fault of ours.
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
                    called = workers.worker(priority, source, Course())
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
        if answer.told is None:
            raise ProcessFailedError(answer.failure or "says nothing")
        return answer.told

    def _have_rest(self, source: Hashable) -> None:
        now = time.monotonic()
        self._resting = {one: until for one, until in self._resting.items() if until > now}
        self._resting[source] = now + REST

    def _refusal(self, code: str, **params: int) -> RulingError:
        self.refused += 1
        return RulingError(code, params)
