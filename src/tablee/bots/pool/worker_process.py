"""One worker process: started when needed, asked one question at a time, killed when it misbehaves."""

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.bots.pool.messages import LINE_LIMIT, Answer, Query, Question

START_LIMIT: Final = 60.0
"""Seconds within which a worker must be ready."""

ALARM_MARGIN: Final = 5.0
"""Seconds after its limit at which a worker ends itself, in case its parent is gone."""


class ProcessFailedError(Exception):
    """A worker that gave no answer."""


class ProcessTimeoutError(ProcessFailedError):
    """A worker that gave no answer in time."""


class WorkerProcess:
    """A process that is replaced when it fails, unnoticed by the caller. `kills` counts these replacements."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.kills = 0
        self._process: Process | None = None
        self._questions = 0
        self._closed = False
        self._starting: asyncio.Task[Process] | None = None
        self._ending: set[asyncio.Task[int]] = set()

    def warm_up(self) -> None:
        """Start the process in the background, so that the next question need not wait for it."""
        if self._starting is None and not self._closed:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(_retrieve)

    @property
    def ready(self) -> bool:
        """True unless the process is being started."""
        return self._starting is None or self._starting.done()

    @property
    def pid(self) -> int | None:
        """The id of the current process; None if there is none."""
        return None if self._process is None else self._process.pid

    async def settle(self) -> None:
        """Wait until the process is ready; the next question reports a failed start."""
        while self._starting is not None and not self._starting.done():
            await asyncio.wait((self._starting,))

    async def ask(self, asked: Query, seconds: float) -> Answer:
        """Return the answer within `seconds` of asking.

        Raises `ProcessFailedError` if there is none, and `ProcessTimeoutError` if there is none in time. The process
        is then killed, and a new one started. A cancelled caller has the same effect, because the next line of the
        process could be the answer to the cancelled question.
        """
        try:
            process = await self._ready()
            answer = await self._exchange(process, asked, seconds)
        except TimeoutError:
            self._replace()
            raise ProcessTimeoutError(f"no answer in {seconds} s") from None
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as problem:
            self._replace()
            raise ProcessFailedError(repr(problem)) from problem
        if answer.spent:
            self._renew()
        return answer

    def enough(self) -> None:
        """Ask the process to finish an interruptible question (`Growth`) now."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(b"\n")

    async def close(self) -> None:
        """End the process permanently."""
        self._closed = True
        self._kill()
        if self._ending:
            await asyncio.wait(self._ending)

    async def _ready(self) -> Process:
        if self._closed:
            raise EOFError("closed")
        self.warm_up()
        assert self._starting is not None
        return await asyncio.shield(self._starting)

    async def _start(self) -> Process:
        self._process = process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, start_new_session=True
        )
        async with asyncio.timeout(START_LIMIT):
            await self._read(process)
        return process

    async def _exchange(self, process: Process, asked: Query, seconds: float) -> Answer:
        self._questions += 1
        question = Question(self._questions, asked, seconds + ALARM_MARGIN)
        assert process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                answer = await self._read(process)
        except asyncio.CancelledError:
            self._replace()
            raise
        if answer.id != question.id:
            raise ValueError(f"answer {answer.id} to question {question.id}")
        return answer

    async def _read(self, process: Process) -> Answer:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise EOFError("ended")
        return msgspec.json.decode(line, type=Answer)

    def _replace(self) -> None:
        self.kills += 1
        self._renew()

    def _renew(self) -> None:
        self._kill()
        self.warm_up()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if self._starting is not None:
            self._starting.cancel()
            self._starting = None
        if process is None:
            return
        kill(process)
        ending = asyncio.create_task(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def kill(process: Process) -> None:
    """End a process that was started in a session of its own, and all that it started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _retrieve(task: asyncio.Task[Process]) -> None:
    """Mark the exception of a failed start as retrieved; the next question raises it."""
    if not task.cancelled():
        task.exception()
