"""The remains of cancelled questions: nothing in the queue, and the cost of a new worker."""

import asyncio

import pytest

from tablee.bots.pool import workers
from tablee.bots.pool.counters import QuestionProgress, Waits
from tablee.bots.pool.fair_queue import HINT, TURN, Queue, Ticket
from tablee.bots.pool.worker_process import WorkerProcess
from tablee.bots.pool.workers import RESTART, Workers


class Idle(WorkerProcess):
    """A worker without a process."""

    def warm_up(self) -> None:
        """Do nothing: there is no process to start."""


@pytest.fixture
def spent(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the seconds that the queue was charged for each question."""
    found: list[float] = []

    class Listening(Queue):
        def done(self, ticket: Ticket, seconds: float) -> None:
            found.append(seconds)
            super().done(ticket, seconds)

    monkeypatch.setattr(workers, "Queue", Listening)
    monkeypatch.setattr(workers, "WorkerProcess", Idle)
    return found


async def test_a_guest_who_goes_away_while_a_worker_thinks_pays_for_its_new_start(spent: list[float]) -> None:
    async with Workers(1, ["nothing"]) as all_workers:
        with pytest.raises(asyncio.CancelledError):
            async with all_workers.worker(TURN, "gone", QuestionProgress()):
                raise asyncio.CancelledError
        async with all_workers.worker(TURN, "stays", QuestionProgress()):
            pass
    assert spent[0] >= RESTART > spent[1]


def test_a_wait_that_was_broken_off_is_in_no_figure() -> None:
    waits, course = Waits(), QuestionProgress()
    with pytest.raises(asyncio.CancelledError), waits.during(course):
        assert (waits.waiting, course.waiting) == (1, True)
        raise asyncio.CancelledError
    assert (waits.waiting, sum(waits.counts), waits.seconds) == (0, 0, 0.0)
    assert (course.waiting, course.queued) == (False, 0.0)
    with waits.during(course):
        pass
    assert (sum(waits.counts), waits.seconds == course.queued) == (1, True)


async def test_the_queue_forgets_a_guest_who_left_it() -> None:
    queue = Queue()
    tickets = [
        Ticket(priority, ("address", guest, table))
        for priority in (TURN, HINT)
        for guest in "ab"
        for table in range(3)
    ]
    for ticket in tickets:
        queue.put(ticket)
    for ticket in tickets:
        queue.remove(ticket)
    assert not queue.waits()
    assert [askers.parts for askers in queue._askers.values()] == [{}, {}, {}]
