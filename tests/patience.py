"""How long tests wait for what is to happen, and the ways to wait that come to an end (docs/testing.md).

How fast the machine is must not decide about a test, so the first wait lasts for minutes. But a broken feature may be
what a hundred tests wait for. So a process whose tests have waited in vain is less patient with the others.
"""

import asyncio
import itertools
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from inspect import isawaitable
from typing import Any, Final, TypeVar, overload

import pytest

PATIENCE_S: Final = (300.0, 60.0, *8 * (15.0,), 5.0)
"""Seconds that a wait lasts at most: at first, after one test has waited in vain, after two, after ten."""
MOST_S: Final = PATIENCE_S[0]

T = TypeVar("T")


class _Vain:
    """How many tests of this process have waited in vain."""

    count = 0


def patience_s() -> float:
    """Seconds after which what has not happened is taken never to happen."""
    return PATIENCE_S[min(_Vain.count, len(PATIENCE_S) - 1)]


def patience_ms() -> float:
    """`patience_s` as Playwright wants it."""
    return 1000 * patience_s()


def patience() -> asyncio.Timeout:
    """`async with patience():` raises `TimeoutError` where the block waits in vain."""
    return asyncio.timeout(patience_s())


@overload
async def until(true: Callable[[], Coroutine[Any, Any, T]], every: float = 0.02) -> T: ...
@overload
async def until(true: Callable[[], T], every: float = 0.02) -> T: ...
async def until(true: Callable[[], Any], every: float = 0.02) -> Any:
    """Look every so many seconds until there is something to return."""
    async with patience():
        for pause in itertools.repeat(every):
            found = true()
            if result := await found if isawaitable(found) else found:
                return result
            await asyncio.sleep(pause)
    raise AssertionError


def look_until(true: Callable[[], T], every: float = 0.02) -> T:
    """`until`, where no loop runs."""
    deadline = time.monotonic() + patience_s()
    while not (found := true()):
        if time.monotonic() > deadline:
            raise TimeoutError("what this waits for did not happen")
        time.sleep(every)
    return found


@contextmanager
def killed_in_the_end(process: subprocess.Popen[Any]) -> Iterator[None]:
    """Kill this process when patience is over: what reads its output meets the end then."""
    timer = threading.Timer(patience_s(), process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Take a test for one that waited in vain if it failed after no less than its patience."""
    report = yield
    if report.failed and call.duration >= patience_s():
        _Vain.count += 1
    return report
