"""Every test ends, and its failure shows where it was.

A test, its setup and its teardown may each take `LIMIT_S`, or the value of a mark of the test.
Three mechanisms enforce that, because none of them can end everything:

1. A test that awaits is cancelled: its traceback shows what it awaited.
2. A tenth later an exception is raised in the code that still runs. The stacks of all threads are printed with it.
3. If that has no effect, as in compiled rules with an endless loop, the process prints its stacks and ends a fifth
   later. Then pytest-xdist names the test and starts another process for the others.

pytest-timeout is not used: it can raise in pytest itself, which ends the whole run, and sets no limit after a failure.
"""

import asyncio
import faulthandler
import functools
import inspect
import os
import signal
from collections.abc import Awaitable, Callable, Generator
from types import FrameType
from typing import Any, Final

import pytest

LIMIT_S: Final = 600.0
RAISED: Final = 1.1
"""The multiple of the limit at which an exception is raised."""
ENDED: Final = 1.2
"""The multiple of the limit at which the process ends."""

_STDERR = pytest.StashKey[int]()
_ALARM: Final = getattr(signal, "SIGALRM", None)
"""None on Windows, where a process ends instead."""


class TooLongError(BaseException):
    """A test did not end in its time. Code that catches every `Exception`, as servers do, does not catch this one."""


def limit_s(item: pytest.Item) -> float:
    """Return the seconds that each part of this test may take."""
    mark = item.get_closest_marker("timeout")
    return LIMIT_S if mark is None else float(mark.args[0])


def pytest_configure(config: pytest.Config) -> None:
    """Keep access to the terminal, because the output of tests is captured."""
    config.stash[_STDERR] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[_STDERR])


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _limited(item))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        item.obj = _cancelled(item.obj, limit_s(item))
    return (yield from _limited(item))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _limited(item))


def pytest_enter_pdb() -> None:
    """Give a person at a debugger unlimited time."""
    _let_go()


def _limited(item: pytest.Item) -> Generator[None, object, object]:
    """Limit one part of a test, and none of pytest's own code around it."""
    seconds, stderr = limit_s(item), item.config.stash[_STDERR]

    def too_long(number: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback(stderr, all_threads=True)
        raise TooLongError(f"{item.nodeid} took more than {seconds:g} s")

    if _ALARM is not None:
        signal.signal(_ALARM, too_long)
        signal.setitimer(signal.ITIMER_REAL, seconds * RAISED)
    # Done by a thread that needs no Python: nothing in the test can delay it.
    faulthandler.dump_traceback_later(seconds * ENDED, exit=True, file=stderr)
    try:
        return (yield)
    finally:
        _let_go()


def _let_go() -> None:
    faulthandler.cancel_dump_traceback_later()
    if _ALARM is not None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(_ALARM, signal.SIG_DFL)


def _cancelled(test: Callable[..., Awaitable[None]], seconds: float) -> Callable[..., Awaitable[None]]:
    """Return this test, cancelled after so many seconds."""

    @functools.wraps(test)
    async def cancelled(*args: Any, **fixtures: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(*args, **fixtures)

    return cancelled
