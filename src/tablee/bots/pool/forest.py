"""The trees of one decision, grown by the worker of its question and by idle workers on loan."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeAlias

from tablee.bots.pool.messages import Decision, Findings, Growth
from tablee.bots.pool.worker_process import ProcessFailedError, WorkerProcess
from tablee.bots.pool.workers import Loan, Workers
from tablee.core.root_parallel import Part

LATE_S: Final = 0.5
"""Seconds to wait, after the first tree ends, for lent workers that were asked to stop."""

Grow: TypeAlias = Callable[[WorkerProcess, Growth, bool], Awaitable[Findings]]
"""Has a worker grow a tree; the last argument is true if the worker is lent. Raises `ProcessFailedError`."""


class Forest:
    """Trees being grown. Lent workers are asked to stop once another question waits, or this one no longer does."""

    def __init__(self, workers: Workers, decision: Decision, grow: Grow, further: int) -> None:
        """`further`: the most workers besides the question's own."""
        self._workers = workers
        self._decision = decision
        self._grow = grow
        self._further = further
        self._found: dict[int, Findings] = {}

    async def until_time_is_up(self, own: WorkerProcess) -> list[Findings]:
        """Return a tree by the question's `own` worker and one by each lent worker, cut short when the own one ends.

        Raises `ProcessFailedError` if its own worker fails.
        """
        trees = self._decision.trees
        loans = self._workers.lend(min(self._further, trees - 1) if trees else self._further)
        many = 1 + len(loans)
        helping = [
            self._workers.in_background(self._help(loan, deque([number]), many, whole=False))
            for number, loan in enumerate(loans, 1)
        ]
        with _lent(loans):
            self._found[0] = await self._grow(own, Growth(self._decision, Part(0, many)), False)
        if helping:
            await asyncio.wait(helping, timeout=LATE_S)
        return self._in_order()

    async def whole(self, own: WorkerProcess) -> list[Findings]:
        """Return the requested number of complete trees, by any worker. Raise `ProcessFailedError`."""
        many = self._decision.trees
        left = deque(range(many))
        loans = self._workers.lend(min(self._further, many - 1))
        helping = {self._workers.in_background(self._help(loan, left, many, whole=True)) for loan in loans}
        with _lent(loans):
            while len(self._found) < many:
                if left:
                    number = left.popleft()
                    growth = Growth(self._decision, Part(number, many))
                    self._found[number] = await self._grow(own, growth, False)
                else:
                    # A lent worker that is asked to stop leaves its tree to us.
                    _, helping = await asyncio.wait(helping, return_when=asyncio.FIRST_COMPLETED)
        return self._in_order()

    async def _help(self, loan: Loan, left: "deque[int]", many: int, whole: bool) -> None:
        """Have a lent worker grow trees while there are any `left`, then give it back.

        This is never cancelled: a worker that is asked to stop is free sooner than one that is killed and starts
        again.
        """
        try:
            while left and not loan.wanted:
                number = left.pop()
                grown = None
                with contextlib.suppress(ProcessFailedError):
                    grown = await self._grow(loan.worker, Growth(self._decision, Part(number, many)), True)
                if grown is None or (whole and not grown.whole):
                    left.append(number)
                    return
                self._found[number] = grown
        finally:
            self._workers.restore(loan)

    def _in_order(self) -> list[Findings]:
        return [self._found[number] for number in sorted(self._found)]


@contextlib.contextmanager
def _lent(loans: list[Loan]) -> Iterator[None]:
    """Recall the loans when this context ends."""
    try:
        yield
    finally:
        for loan in loans:
            loan.recall()
