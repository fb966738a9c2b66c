"""How late the event loop is: everybody waits while it is held up."""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Final

from tablee.server.operations.logs import log

EVERY_S: Final = 0.1
"""So often the loop is to wake up."""

LATE_S: Final = 0.25
"""A delay that is logged."""

FRAMES: Final = 6
"""Of what was running, so many calls are logged."""


class LoopDelay:
    """Tells `observe` how late, in seconds, the loop woke up each time, and logs long delays with what was running.

    A thread of its own looks what that is. It needs the interpreter's lock: of compiled code, which keeps it,
    only what follows can be named. A delay ends nothing; it may as well be the machine that had no core for us.
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
        looking = threading.Thread(
            target=self._look, args=(threading.get_ident(),), name="loop-delay", daemon=True
        )
        looking.start()

    def stop(self) -> None:
        """Stop watching."""
        self._stopped.set()
        if self._next is not None:
            self._next.cancel()

    def _wait(self) -> None:
        self._woke, self._running = time.monotonic(), None
        # No task: in a process that does nothing else this would be half of what it takes.
        self._next = asyncio.get_running_loop().call_later(EVERY_S, self._wake)

    def _wake(self) -> None:
        delay = max(0.0, time.monotonic() - self._woke - EVERY_S)
        self._observe(delay)
        if delay >= LATE_S:
            log.warning("the event loop was held up", ms=round(delay * 1000), running=self._running)
        self._wait()

    def _look(self, thread: int) -> None:
        wait = LATE_S
        while not self._stopped.wait(wait):
            # Before then it cannot be late.
            wait = self._woke + EVERY_S + LATE_S - time.monotonic()
            if wait <= 0:
                wait = LATE_S
                if self._running is None:
                    frame = sys._current_frames().get(thread)
                    self._running = [] if frame is None else _calls(frame)


def _calls(frame: FrameType) -> list[str]:
    """The innermost calls, last one first."""
    stack = traceback.extract_stack(frame)[-FRAMES:]
    return [f"{call.filename}:{call.lineno} {call.name}" for call in reversed(stack)]
