"""A thread in which work on SQLite is carried out, one thing after the other.

`loop.run_in_executor` would do the same; it makes two futures, a lock and a condition for each call, which is half of
what a move's own hand-over takes.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class StuckError(TimeoutError):
    """The thread did not answer in time. `has_begun`: what was asked may still be carried out; else it never will."""

    def __init__(self, has_begun: bool) -> None:
        super().__init__("no answer of the thread, " + ("work begun" if has_begun else "work not begun"))
        self.has_begun = has_begun


class _Asked:
    """What is to be done, and whom to tell."""

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
        """Begin with it, or withdraw it: True for whichever of two threads came first."""
        try:
            return self._turn.pop()
        except IndexError:
            return False


class WorkingThread:
    """The thread; it begins with the first thing that it is asked."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._given_up: _Asked | None = None
        self._has_ended = False

    def carry_out(self, work: Callable[[], T], within: float | None = None) -> "asyncio.Future[T]":
        """Have `work` done there after all before it, whether or not anybody still waits for the answer then.

        The future raises `StuckError` where there is no answer within so many seconds; at once while the thread still
        does what somebody gave up waiting for, and after its end.
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
        """Nothing more will be asked."""
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
            # A loop that ended meanwhile has nobody left who waits.
            with suppress(RuntimeError):
                asked.loop.call_soon_threadsafe(self._tell, asked, answer, failed)
            # Nothing of it is to be kept until somebody asks again.
            del asked, answer, failed

    def _tell(self, asked: _Asked, answer: Any, failed: BaseException | None) -> None:
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
