"""How long tests wait for an event, and ways to wait that come to an end (docs/testing.md).

The speed of the machine must not decide about a test, so the first wait lasts for minutes. But a hundred tests may
wait for a broken feature. After a vain wait, a process is therefore less patient with its other tests.
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
"""The longest wait in seconds: at first, after one test has waited in vain, after two, after ten."""
MOST_S: Final = PATIENCE_S[0]

T = TypeVar("T")


class _Vain:
    """The number of tests of this process that have waited in vain."""

    count = 0


def patience_s() -> float:
    """Return the seconds after which an event counts as never happening."""
    return PATIENCE_S[min(_Vain.count, len(PATIENCE_S) - 1)]


def patience_ms() -> float:
    """Return `patience_s` in Playwright's unit."""
    return 1000 * patience_s()


def patience() -> asyncio.Timeout:
    """Return a context: `async with patience():` raises `TimeoutError` if its block waits in vain."""
    return asyncio.timeout(patience_s())


@overload
async def until(true: Callable[[], Coroutine[Any, Any, T]], every: float = 0.02) -> T: ...
@overload
async def until(true: Callable[[], T], every: float = 0.02) -> T: ...
async def until(true: Callable[[], Any], every: float = 0.02) -> Any:
    """Call `true` every `every` seconds until it returns something true; return that."""
    async with patience():
        for pause in itertools.repeat(every):
            found = true()
            if result := await found if isawaitable(found) else found:
                return result
            await asyncio.sleep(pause)
    raise AssertionError


def look_until(true: Callable[[], T], every: float = 0.02) -> T:
    """Do the same as `until`, without an event loop."""
    deadline = time.monotonic() + patience_s()
    while not (found := true()):
        if time.monotonic() > deadline:
            raise TimeoutError("what this waits for did not happen")
        time.sleep(every)
    return found


@contextmanager
def killed_in_the_end(process: subprocess.Popen[Any]) -> Iterator[None]:
    """Kill this process once patience is over, so that readers of its output see its end."""
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
    """Count a failed test as one that waited in vain if it took at least its patience."""
    report = yield
    if report.failed and call.duration >= patience_s():
        _Vain.count += 1
    return report
