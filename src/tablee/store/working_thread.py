"""A thread in which work on SQLite is carried out, one thing after the other.

`loop.run_in_executor` would do the same; it makes two futures, a lock and a condition for each call, which is half of
what a move's own hand-over takes.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Asked(NamedTuple):
    """What is to be done, and whom to tell."""

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class WorkingThread:
    """The thread; it begins with the first thing that it is asked."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None

    def carry_out(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Have `work` done there after all before it, whether or not anybody still waits for the answer then."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.put(_Asked(work, loop, done))
        return done

    def end(self) -> None:
        """Nothing more will be asked."""
        self._asked.put(None)

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            answer, failed = None, None
            try:
                answer = asked.work()
            except BaseException as error:
                failed = error
            # A loop that ended meanwhile has nobody left who waits.
            with suppress(RuntimeError):
                asked.loop.call_soon_threadsafe(_tell, asked.done, answer, failed)
            # Nothing of it is to be kept until somebody asks again.
            del asked, answer, failed


def _tell(done: "asyncio.Future[Any]", answer: Any, failed: BaseException | None) -> None:
    if done.cancelled():
        return
    if failed is None:
        done.set_result(answer)
    else:
        done.set_exception(failed)
