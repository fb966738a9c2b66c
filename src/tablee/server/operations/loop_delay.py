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
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch the running loop."""
        self._woke = time.monotonic()
        self._task = asyncio.create_task(self._run())
        looking = threading.Thread(
            target=self._look, args=(threading.get_ident(),), name="loop-delay", daemon=True
        )
        looking.start()

    async def stop(self) -> None:
        """Stop watching."""
        self._stopped.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            due = time.monotonic() + EVERY_S
            await asyncio.sleep(EVERY_S)
            self._woke = time.monotonic()
            delay = max(0.0, self._woke - due)
            self._observe(delay)
            if delay >= LATE_S:
                log.warning("the event loop was held up", ms=round(delay * 1000), running=self._running)
            self._running = None

    def _look(self, thread: int) -> None:
        while not self._stopped.wait(EVERY_S):
            if self._running is None and time.monotonic() - self._woke >= EVERY_S + LATE_S:
                frame = sys._current_frames().get(thread)
                self._running = [] if frame is None else _calls(frame)


def _calls(frame: FrameType) -> list[str]:
    """The innermost calls, last one first."""
    stack = traceback.extract_stack(frame)[-FRAMES:]
    return [f"{call.filename}:{call.lineno} {call.name}" for call in reversed(stack)]
