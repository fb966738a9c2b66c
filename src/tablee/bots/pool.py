"""Bots in processes of their own, so that nothing waits for one: a queue, a time limit, a hard kill, a substitute."""

import asyncio
import contextlib
import os
import random
import sys
from collections.abc import AsyncIterator, Sequence
from time import perf_counter
from types import TracebackType
from typing import Final, Self

import msgspec

from tablee.bots.counters import Counters, Course, Waits
from tablee.bots.expectation import Expectation
from tablee.bots.messages import Answer, Assessment, Decision
from tablee.bots.process import Failed, WorkerProcess
from tablee.bots.queueing import SHARES, TURN, Queue, Ticket
from tablee.bots.thinking import NoAnswer
from tablee.core.bot import Choice
from tablee.games import find

WORKER: Final = (sys.executable, "-m", "tablee.bots.worker")
LIMIT: Final = 20.0
"""Seconds after which a bot that was given no thinking time is taken to hang."""

GRACE: Final = 5.0
"""Seconds that a bot may take beyond the thinking time it was given."""

RESTART: Final = 1.0
"""Seconds of work that a question costs at least whose asker went away while it was answered: a worker starts anew."""


class Pool:
    """`size` worker processes that answer the questions of everybody in the order of `queueing`.

    Use it as an async context manager. `counters` may be read at any time.
    """

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = WORKER,
        limit: float = LIMIT,
        grace: float = GRACE,
    ) -> None:
        """`size` None: one worker less than the cores of this machine, at least one. Times in seconds."""
        self.counters = Counters(waits={priority: Waits() for priority in SHARES})
        self.limit = limit
        self.grace = grace
        self.workers = [WorkerProcess(command) for _ in range(size or max(1, (os.cpu_count() or 2) - 1))]
        self._idle: list[WorkerProcess] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._queue = Queue()

    async def __aenter__(self) -> Self:
        for worker in self.workers:
            worker.warm_up()
            self._take_back(worker)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End every worker, busy or not."""
        await asyncio.gather(*(worker.close() for worker in self.workers))

    async def choose(
        self, asked: Decision, priority: int = TURN, source: object = None, course: Course | None = None
    ) -> Choice:
        """The move of the bot of that level, for the seat that knows `asked.known` and has at least one move.

        Always answers with one of `asked.moves` (with `more`, where not all can be listed, perhaps with another: check
        it). A bot that hangs, dies or answers nonsense is replaced, and the lowest level moves in its place, or chance
        alone if that fails too; `notes` then has `"instead": "level"` or `"random"`. Cancelling is safe.

        Questions of the same `source` (None: of nobody else) are answered one at a time and wait their turn together;
        `priority` is one of those of `queueing`; `course` is told how the question fares.
        """
        course = course or Course()
        async with self._worker(priority, source, course) as worker:
            return await self._choice(worker, asked, course)

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        """What each seat can expect; `priority` and `source` as in `choose`. Cancelling is safe.

        Raises `NoAnswer` `analysis.silent` where the worker fails.
        """
        course = Course()
        async with self._worker(priority, source, course) as worker:
            try:
                answer = await self._answer(worker, asked, course)
                if not answer.playouts:
                    raise Failed(answer.failure or "expects nothing")
            except Failed:
                self.counters.failures += 1
                raise NoAnswer("analysis.silent") from None
        return Expectation(answer.shares, answer.playouts)

    @contextlib.asynccontextmanager
    async def _worker(self, priority: int, source: object, course: Course) -> AsyncIterator[WorkerProcess]:
        """A worker for one question, once it is its turn; counted."""
        ticket = Ticket(priority, object() if source is None else source)
        worker = await self._called(ticket, course)
        self.counters.thinking += 1
        began = perf_counter()
        least = 0.0
        try:
            yield worker
            self.counters.answered += 1
        except asyncio.CancelledError:
            least = RESTART
            raise
        finally:
            seconds = perf_counter() - began
            self.counters.thinking -= 1
            self.counters.seconds += seconds
            self._give_back(worker, ticket, max(seconds, least))

    async def _called(self, ticket: Ticket, course: Course) -> WorkerProcess:
        with self.counters.waits[ticket.priority].during(course):
            self._queue.put(ticket)
            self._hand_out()
            try:
                worker: WorkerProcess = await ticket.called
            except asyncio.CancelledError:
                if ticket.called.cancelled():
                    self._queue.remove(ticket)
                else:
                    self._give_back(ticket.called.result(), ticket, 0.0)
                raise
        return worker

    def _hand_out(self) -> None:
        while self._idle and (ticket := self._queue.next()) is not None:
            if ticket.called.done():
                # Whoever asked was told to stop a moment ago, and has not run since.
                self._queue.done(ticket, 0.0)
            else:
                ticket.called.set_result(self._idle.pop())

    def _give_back(self, worker: WorkerProcess, ticket: Ticket, seconds: float) -> None:
        self._queue.done(ticket, seconds)
        self._take_back(worker)
        self._hand_out()

    def _take_back(self, worker: WorkerProcess) -> None:
        """It may answer again, as soon as it is ready: nobody shall wait for its start while another is idle."""
        if worker.ready:
            self._idle.append(worker)
        else:
            task = asyncio.create_task(self._take_back_started(worker))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _take_back_started(self, worker: WorkerProcess) -> None:
        await worker.settle()
        self._idle.append(worker)
        self._hand_out()

    async def _choice(self, worker: WorkerProcess, asked: Decision, course: Course) -> Choice:
        with contextlib.suppress(Failed):
            return await self._chosen(worker, asked, course)
        lowest = msgspec.structs.replace(asked, level=min(find(asked.game).bot_levels), ms=None)
        try:
            choice = await self._chosen(worker, lowest, course)
        except Failed:
            self.counters.at_random += 1
            return Choice(random.Random(asked.seed).choice(asked.moves), {"instead": "random"})
        self.counters.substitutes += 1
        return Choice(choice.move, {**choice.notes, "instead": "level"}, choice.reason)

    async def _chosen(self, worker: WorkerProcess, asked: Decision, course: Course) -> Choice:
        try:
            answer = await self._answer(worker, asked, course)
            if answer.move is None or not (asked.more or answer.move in asked.moves):
                raise Failed(answer.failure or f"answered {answer.move!r}")
        except Failed as failed:
            self.counters.failures += 1
            course.failure = str(failed)
            raise
        return Choice(answer.move, answer.notes, answer.reason)

    async def _answer(self, worker: WorkerProcess, asked: Decision | Assessment, course: Course) -> Answer:
        seconds = self.limit if asked.ms is None else asked.ms / 1000 + self.grace
        began = perf_counter()
        try:
            answer = await worker.ask(asked, seconds)
            course.thought += answer.seconds
            return answer
        except Failed:
            course.thought += perf_counter() - began
            raise
        finally:
            self.counters.kills = sum(each.kills for each in self.workers)
