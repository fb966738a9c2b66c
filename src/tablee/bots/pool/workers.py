"""Worker processes and the queue in front of them: each question gets a worker when its turn comes."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

from tablee.bots.pool.counters import Counters, QuestionProgress, Waits
from tablee.bots.pool.fair_queue import SHARES, Queue, Ticket
from tablee.bots.pool.worker_process import WorkerProcess

RESTART: Final = 1.0
"""The least seconds of work charged for a question that was cancelled while being answered: a worker restarts."""

HEAD_START: Final = 0.3
"""Seconds between the start of the server and that of its workers, so that the first page load is fast."""


class Loan:
    """An idle worker, lent until a question needs it. `wanted`: true if it should be given back at once."""

    def __init__(self, worker: WorkerProcess) -> None:
        self.worker = worker
        self.wanted = False
        self.given_back = False

    def recall(self) -> None:
        """Ask for the worker back: it finishes its current answer now. A worker that was given back is not asked."""
        if not self.wanted and not self.given_back:
            self.wanted = True
            self.worker.enough()


class Workers:
    """`size` worker processes that answer questions in the order of `fair_queue`.

    Use it as an async context manager. `counters` may be read at any time.
    """

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self.counters = Counters(waits={priority: Waits() for priority in SHARES})
        self.workers = [WorkerProcess(command) for _ in range(size)]
        self._idle: list[WorkerProcess] = []
        self._lent: list[Loan] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._queue = Queue()
        self._beginning: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        self._beginning = asyncio.get_running_loop().call_later(HEAD_START, self.begin)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End every worker, busy or not."""
        if self._beginning is not None:
            self._beginning.cancel()
        await asyncio.gather(*(worker.close() for worker in self.workers))
        if self._background:
            await asyncio.wait(self._background)

    def in_background(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run `work` independently of its caller; it ends with the workers at the latest."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    @contextlib.asynccontextmanager
    async def worker(
        self, priority: int, source: object, course: QuestionProgress
    ) -> AsyncIterator[WorkerProcess]:
        """Yield a worker for one question, once its turn comes, and count the question.

        Questions of the same `source` (None: a source of its own) are answered one at a time and share one place in
        the queue. `priority` is one of those of `fair_queue`; `course` is updated with the progress. Cancelling is
        safe.
        """
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
            self.counters.kills = sum(each.kills for each in self.workers)
            self._give_back(worker, ticket, max(seconds, least))

    @property
    def size(self) -> int:
        """The number of workers, busy or not."""
        return len(self.workers)

    @property
    def idle(self) -> int:
        """The number of idle workers."""
        return len(self._idle)

    def lend(self, most: int) -> list[Loan]:
        """Return up to `most` idle workers, each to be given back by `restore`.

        Return none on systems that cannot ask a worker to stop, because a question might have to wait for it.
        """
        if sys.platform == "win32":
            return []
        loans = [Loan(self._idle.pop()) for _ in range(min(most, self.idle))]
        self._lent += loans
        return loans

    def restore(self, loan: Loan) -> None:
        """Give back a lent worker."""
        loan.given_back = True
        self._lent.remove(loan)
        self._take_back(loan.worker)
        self._hand_out()

    async def _called(self, ticket: Ticket, course: QuestionProgress) -> WorkerProcess:
        with self.counters.waits[ticket.priority].during(course):
            self.begin()
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
                # The caller was cancelled a moment ago, and has not run since.
                self._queue.done(ticket, 0.0)
            else:
                ticket.called.set_result(self._idle.pop())
        if self._lent and self._queue.waits():
            for loan in self._lent:
                loan.recall()

    def _give_back(self, worker: WorkerProcess, ticket: Ticket, seconds: float) -> None:
        self._queue.done(ticket, seconds)
        self._take_back(worker)
        self._hand_out()

    def begin(self) -> None:
        """Start the workers unless that was done: a moment after the server, or at the first question."""
        if self._beginning is None:
            return
        self._beginning.cancel()
        self._beginning = None
        for worker in self.workers:
            worker.warm_up()
            self._take_back(worker)

    def _take_back(self, worker: WorkerProcess) -> None:
        """Make a worker available again once it is ready: no question waits for its start while another is idle."""
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
