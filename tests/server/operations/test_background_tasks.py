"""Work that goes on without its caller."""

import asyncio
from typing import Any

import pytest
import structlog

from tablee.server.operations.background_tasks import BackgroundTasks
from tests.patience import patience


async def test_work_goes_on_without_its_caller_and_is_waited_for() -> None:
    tasks, may_end = BackgroundTasks(), asyncio.Event()
    done: list[bool] = []

    async def work() -> None:
        await may_end.wait()
        done.append(True)

    caller = asyncio.create_task(tasks.finish(work()))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    may_end.set()
    async with patience():
        await tasks.wait()
    assert done == [True]


async def test_a_caller_receives_the_failure_of_its_work() -> None:
    async def work() -> None:
        raise KeyError("moved")

    with structlog.testing.capture_logs() as logged, pytest.raises(KeyError):
        await BackgroundTasks().finish(work())
    assert logged == []


async def test_a_failure_without_a_caller_is_a_line_in_the_log_and_no_error_of_the_loop() -> None:
    tasks, may_end = BackgroundTasks(), asyncio.Event()
    reported: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))

    async def work() -> None:
        await may_end.wait()
        raise KeyError("moved")

    caller = asyncio.create_task(tasks.finish(work()))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.wait({caller})
    may_end.set()
    with structlog.testing.capture_logs() as logged:
        async with patience():
            await tasks.wait()
        await asyncio.sleep(0)
    assert [(line["event"], line["error"]) for line in logged] == [
        ("work without a caller failed", "KeyError('moved')")
    ]
    assert reported == []
