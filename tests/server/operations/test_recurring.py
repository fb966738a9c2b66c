"""Repeated work: when it begins, and how it ends."""

import asyncio

import pytest
from structlog.testing import capture_logs

from tablee.server.operations.recurring import Recurring, next_time
from tablee.store.failures import DatabaseAwayError
from tests.patience import patience_s

NEVER_S = 3600.0


class Work:
    """Counts how often it was begun and done; it is done when the test lets it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.done = 0

    async def __call__(self) -> None:
        self.begun.set()
        await self.may_end.wait()
        self.done += 1


async def test_it_begins_at_once_and_is_done_before_it_stops() -> None:
    work = Work()
    recurring = Recurring("a test", work, NEVER_S)
    recurring.start()
    await asyncio.wait_for(work.begun.wait(), patience_s())
    stopping = asyncio.create_task(recurring.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    work.may_end.set()
    await stopping
    assert work.done == 1


async def test_what_may_be_left_half_done_is_broken_off() -> None:
    work = Work()
    recurring = Recurring("a test", work, NEVER_S)
    recurring.start()
    await asyncio.wait_for(work.begun.wait(), patience_s())
    await recurring.break_off()
    assert work.done == 0


async def test_what_is_to_wait_first_is_not_begun_before() -> None:
    work = Work()
    recurring = Recurring("a test", work, NEVER_S, wait=NEVER_S)
    recurring.start()
    await asyncio.sleep(0)
    await recurring.stop()
    assert not work.begun.is_set()


async def test_a_fault_is_logged_and_the_next_time_comes() -> None:
    again = asyncio.Event()
    times = iter([ValueError("once"), None])

    async def work() -> None:
        fault = next(times, None)
        if fault is not None:
            raise fault
        again.set()

    recurring = Recurring("a test", work, 0.0)
    with capture_logs() as lines:
        recurring.start()
        await asyncio.wait_for(again.wait(), patience_s())
        await recurring.stop()
    assert [line["event"] for line in lines] == ["a test failed"]


async def test_where_the_database_is_away_it_is_tried_again_long_before_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablee.server.operations.recurring.AWAY_S", 0.0)
    again = asyncio.Event()
    times = iter([DatabaseAwayError("checked"), None])

    async def work() -> None:
        away = next(times)
        if away is not None:
            raise away
        again.set()

    recurring = Recurring("a test", work, NEVER_S)
    recurring.start()
    await asyncio.wait_for(again.wait(), patience_s())
    await recurring.stop()


def test_it_keeps_its_time_and_leaves_out_what_it_missed() -> None:
    assert [next_time(10.0, 2.0, at) for at in (10.0, 11.5, 12.0, 17.5)] == [12.0, 12.0, 14.0, 18.0]
