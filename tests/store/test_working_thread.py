"""A working thread runs its jobs in order, and its results reach every caller that still waits."""

import asyncio
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from tablee.store.working_thread import WorkingThread
from tests.patience import patience_s


@pytest.fixture
def writer() -> Iterator[WorkingThread]:
    thread = WorkingThread("writer")
    yield thread
    thread.end()


async def test_what_is_asked_is_done_in_order_by_one_thread(writer: WorkingThread) -> None:
    done: list[int] = []

    def note(number: int) -> str:
        done.append(number)
        return threading.current_thread().name

    names = await asyncio.gather(*(writer.carry_out(partial(note, number)) for number in range(50)))
    assert done == list(range(50))
    assert set(names) == {"writer"}


async def test_what_goes_wrong_is_raised_where_it_was_asked_and_the_next_is_done(
    writer: WorkingThread,
) -> None:
    with pytest.raises(ZeroDivisionError):
        await writer.carry_out(lambda: 1 // 0)
    assert await writer.carry_out(lambda: 7) == 7


async def test_what_nobody_waits_for_any_more_is_done_all_the_same(writer: WorkingThread) -> None:
    go_on, done = threading.Event(), threading.Event()
    first = writer.carry_out(lambda: go_on.wait(patience_s()))
    second = writer.carry_out(done.set)
    first.cancel()
    second.cancel()
    go_on.set()
    assert await asyncio.to_thread(done.wait, patience_s())
    assert await writer.carry_out(lambda: "still there") == "still there"
