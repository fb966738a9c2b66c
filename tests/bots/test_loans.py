"""Workers on loan: asked once to stop, given back in every case, and never for a tree that nobody needs."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence

import pytest

from tablee.bots.pool import workers
from tablee.bots.pool.forest import Forest
from tablee.bots.pool.messages import Decision, Findings, Growth
from tablee.bots.pool.worker_process import ProcessFailedError, WorkerProcess
from tablee.bots.pool.workers import Loan, Workers
from tests.patience import patience

SIZE = 3
MOST = 20


class Asked(WorkerProcess):
    """A worker without a process, which counts how often it was asked to stop."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.stops = 0
        self.stopped = asyncio.Event()

    def warm_up(self) -> None:
        """Do nothing: there is no process to start."""

    def enough(self) -> None:
        self.stops += 1
        self.stopped.set()


Fate = Callable[[int, "Asked"], Findings]


class Trees:
    """Has workers grow trees as `fate` says, and notes which ones were begun, and whether by a lent worker."""

    def __init__(self, fate: Fate, until_stopped: bool = False) -> None:
        self.fate = fate
        self.until_stopped = until_stopped
        self.begun: list[tuple[int, bool]] = []

    async def grow(self, worker: WorkerProcess, growth: Growth, lent: bool) -> Findings:
        self.begun.append((growth.part.number, lent))
        assert len(self.begun) < MOST, "the same tree again and again"
        assert isinstance(worker, Asked)
        await asyncio.sleep(0)
        if lent and self.until_stopped:
            await worker.stopped.wait()
        return self.fate(growth.part.number, worker)


@pytest.fixture
async def idle(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    """Yield workers that are all idle."""
    monkeypatch.setattr(workers, "WorkerProcess", Asked)
    async with Workers(SIZE, ["nothing"]) as found:
        found.begin()
        yield found
        assert found.idle == SIZE


def found(number: int, whole: bool = True) -> Findings:
    return Findings([], number, whole)


def forest(of: Workers, trees: Trees, many: int = 0) -> tuple[Forest, WorkerProcess]:
    """Return a forest of `many` trees (0: as many as are idle), and the worker of its question."""
    own = of._idle.pop()
    of.workers.remove(own)
    return Forest(of, Decision("toy", {}, ["a"], 1, trees=many), trees.grow, SIZE), own


def stops(of: Workers) -> list[int]:
    """Return how often each worker was asked to stop."""
    return [worker.stops for worker in of.workers if isinstance(worker, Asked)]


def give_back(of: Workers, own: WorkerProcess) -> None:
    of.workers.append(own)
    of._idle.append(own)


async def test_a_worker_is_asked_once_to_stop_however_often_it_is_recalled() -> None:
    worker = Asked(["nothing"])
    loan = Loan(worker)
    assert not loan.wanted
    loan.recall()
    loan.recall()
    # A second line would end the next tree that it grows.
    assert (loan.wanted, worker.stops) == (True, 1)


async def test_lent_workers_are_asked_to_stop_once_the_first_tree_is_done(idle: Workers) -> None:
    trees = Trees(lambda number, worker: found(number), until_stopped=True)
    one, own = forest(idle, trees)
    async with patience():
        assert [tree.iterations for tree in await one.until_time_is_up(own)] == [0, 1, 2]
    assert sorted(trees.begun) == [(0, False), (1, True), (2, True)]
    assert stops(idle) == [1, 1]
    assert idle._lent == []
    give_back(idle, own)


async def test_a_worker_that_was_given_back_is_not_asked_to_stop_for_the_question_before(
    idle: Workers,
) -> None:
    trees = Trees(lambda number, worker: found(number))
    one, own = forest(idle, trees, many=SIZE)
    async with patience():
        await one.whole(own)
    # By now it may grow a tree of another question, which would be cut short.
    assert stops(idle) == [0, 0]
    give_back(idle, own)


async def test_a_lent_worker_that_is_wanted_begins_no_further_tree(idle: Workers) -> None:
    (loan,) = idle.lend(1)

    def recalled(number: int, worker: Asked) -> Findings:
        loan.recall()
        return found(number)

    trees, left = Trees(recalled), deque([0, 1, 2])
    one, own = forest(idle, trees)
    await one._help(loan, left, 3, whole=True)
    # The tree that was whole counts; the others are left to the question's own worker.
    assert (trees.begun, list(left)) == ([(2, True)], [0, 1])
    give_back(idle, own)


@pytest.mark.parametrize("dies", [True, False])
async def test_a_tree_that_was_not_finished_is_left_to_others_and_its_worker_is_free_at_once(
    idle: Workers, dies: bool
) -> None:
    def cut_short(number: int, worker: Asked) -> Findings:
        if dies:
            raise ProcessFailedError("ended")
        return found(number, whole=False)

    (loan,) = idle.lend(1)
    trees, left = Trees(cut_short), deque([0, 1])
    one, own = forest(idle, trees)
    await one._help(loan, left, 2, whole=True)
    assert (trees.begun, list(left)) == ([(1, True)], [0, 1])
    assert loan.worker in idle._idle
    give_back(idle, own)


async def test_by_the_clock_a_tree_counts_although_it_was_asked_to_stop(idle: Workers) -> None:
    trees = Trees(lambda number, worker: found(number, whole=False))
    one, own = forest(idle, trees)
    async with patience():
        assert [tree.iterations for tree in await one.until_time_is_up(own)] == [0, 1, 2]
    give_back(idle, own)


async def test_each_tree_is_grown_once_and_the_first_by_the_worker_of_the_question(idle: Workers) -> None:
    trees = Trees(lambda number, worker: found(number))
    one, own = forest(idle, trees, many=7)
    async with patience():
        assert [tree.iterations for tree in await one.whole(own)] == list(range(7))
    assert sorted(number for number, _ in trees.begun) == list(range(7))
    assert (0, False) in trees.begun
    give_back(idle, own)


async def test_if_the_question_fails_its_lent_workers_come_back(idle: Workers) -> None:
    def fail_first(number: int, worker: Asked) -> Findings:
        if number == 0:
            raise ProcessFailedError("ended")
        return found(number)

    for grown in ("until_time_is_up", "whole"):
        trees = Trees(fail_first)
        one, own = forest(idle, trees, many=0 if grown == "until_time_is_up" else SIZE)
        async with patience():
            with pytest.raises(ProcessFailedError):
                await getattr(one, grown)(own)
            give_back(idle, own)
            await asyncio.gather(*idle._background)
        assert (idle.idle, idle._lent) == (SIZE, [])
