"""Measures how late the event loop wakes up: while it is blocked, everyone waits."""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Final

from tablee.server.operations.logs import log
from tablee.server.operations.quiet_terminal import HELD_UP

EVERY_S: Final = 0.1
"""The interval, in seconds, at which the loop is to wake up."""

LATE_S: Final = 0.25
"""The shortest delay that is logged."""

FRAMES: Final = 6
"""The number of innermost calls that are logged with a delay."""


class LoopDelay:
    """Calls `observe` with each delay of the loop in seconds, and logs long delays with the calls that were running.

    A separate thread finds these calls. It needs the interpreter's lock, which compiled code keeps; so of compiled
    code only the call after it is seen. A delay may also mean that the machine had no core for us, so it ends
    nothing.
    """

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._woke = time.monotonic()
        self._running: list[str] | None = None
        self._stopped = threading.Event()
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch the running loop."""
        self._wait()
        watcher = threading.Thread(
            target=self._watch, args=(threading.get_ident(),), name="loop-delay", daemon=True
        )
        watcher.start()

    def stop(self) -> None:
        """Stop watching."""
        self._stopped.set()
        if self._next is not None:
            self._next.cancel()

    def _wait(self) -> None:
        self._woke, self._running = time.monotonic(), None
        # `call_later`, not a task: on an idle server, a task would double the CPU time.
        self._next = asyncio.get_running_loop().call_later(EVERY_S, self._wake)

    def _wake(self) -> None:
        delay = max(0.0, time.monotonic() - self._woke - EVERY_S)
        self._observe(delay)
        if delay >= LATE_S:
            log.warning(HELD_UP, ms=round(delay * 1000), running=self._running)
        self._wait()

    def _watch(self, thread: int) -> None:
        wait = LATE_S
        while not self._stopped.wait(wait):
            # The loop is not late before then.
            wait = self._woke + EVERY_S + LATE_S - time.monotonic()
            if wait <= 0:
                wait = LATE_S
                if self._running is None:
                    frame = sys._current_frames().get(thread)
                    self._running = [] if frame is None else _calls(frame)


def _calls(frame: FrameType) -> list[str]:
    """Return the innermost calls, last one first."""
    stack = traceback.extract_stack(frame)[-FRAMES:]
    return [f"{call.filename}:{call.lineno} {call.name}" for call in reversed(stack)]
