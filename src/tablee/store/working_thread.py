"""A thread that runs work on SQLite, one job after the other.

`loop.run_in_executor` would do the same, but it creates two futures, a lock and a condition for each call. That is
half of the time of a move's own hand-over.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class StuckError(TimeoutError):
    """The thread did not answer in time. `has_begun`: the work may still be carried out; if not, it never will."""

    def __init__(self, has_begun: bool) -> None:
        super().__init__("no answer of the thread, " + ("work begun" if has_begun else "work not begun"))
        self.has_begun = has_begun


class _Asked:
    """A job, and the future for its result."""

    __slots__ = ("_turn", "done", "loop", "timer", "work")

    def __init__(
        self, work: Callable[[], Any], loop: asyncio.AbstractEventLoop, done: "asyncio.Future[Any]"
    ) -> None:
        self.work = work
        self.loop = loop
        self.done = done
        self.timer: asyncio.TimerHandle | None = None
        self._turn = [True]

    def take(self) -> bool:
        """Claim the job, to run it or to withdraw it; True for the first of the two threads."""
        try:
            return self._turn.pop()
        except IndexError:
            return False


class WorkingThread:
    """The thread; it starts with its first job."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._given_up: _Asked | None = None
        self._has_ended = False

    def carry_out(self, work: Callable[[], T], within: float | None = None) -> "asyncio.Future[T]":
        """Run `work` in the thread after all earlier jobs, whether or not the caller still waits then.

        The future raises `StuckError` if there is no answer within so many seconds. It raises at once while the thread
        is still busy with a job whose caller gave up, and after the thread's end.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if self._has_ended or (within is not None and self._given_up is not None):
            done.set_exception(StuckError(has_begun=False))
            return done
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        asked = _Asked(work, loop, done)
        if within is not None:
            asked.timer = loop.call_later(within, self._give_up, asked)
        self._asked.put(asked)
        return done

    def end(self) -> None:
        """End the thread after the jobs so far."""
        self._has_ended = True
        self._asked.put(None)

    def _give_up(self, asked: _Asked) -> None:
        has_begun = not asked.take()
        if has_begun:
            self._given_up = asked
        if not asked.done.done():
            asked.done.set_exception(StuckError(has_begun))

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            if not asked.take():
                continue
            answer, failed = None, None
            try:
                answer = asked.work()
            except BaseException as error:
                failed = error
            # If the loop has ended, no caller waits any more.
            with suppress(RuntimeError):
                asked.loop.call_soon_threadsafe(self._report, asked, answer, failed)
            # Keep no reference to the job until the next one comes.
            del asked, answer, failed

    def _report(self, asked: _Asked, answer: Any, failed: BaseException | None) -> None:
        if asked.timer is not None:
            asked.timer.cancel()
        if asked is self._given_up:
            self._given_up = None
        if asked.done.done():
            return
        if failed is None:
            asked.done.set_result(answer)
        else:
            asked.done.set_exception(failed)
