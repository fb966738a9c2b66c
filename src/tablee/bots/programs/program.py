"""A bot by another author in a process of its own: started, asked, limited in time and memory, killed."""

import asyncio
import contextlib
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablee.bots.pool.messages import LINE_LIMIT
from tablee.bots.pool.worker_process import START_LIMIT, ProcessFailedError, ProcessTimeoutError, kill
from tablee.bots.programs import protocol
from tablee.bots.programs.limits import MEMORY
from tablee.bots.programs.stderr_log import StderrLog
from tablee.bots.programs.stopped_processes import continue_below, stop_below

CPU: Final = 3600
"""Seconds of processor time that a program may use in all; then it is ended and started again."""

RESOURCE_LIMITS: Final = (sys.executable, "-I", "-S", str(Path(__file__).with_name("resource_limits.py")))
"""Limits a program, and ends all that it started, on systems that can; see that file."""

QUICK: Final = 10.0
"""Seconds for every answer but a move."""

LAST_WORDS: Final = 1.0
"""Seconds to read what a program wrote to standard error before it ended."""


class IllegalAnswerError(ProcessFailedError):
    """A program that answered in time, with a move that is not legal."""


T = TypeVar("T", protocol.Introduction, protocol.Ready, protocol.Moved, protocol.Pong)


class Program:
    """A program that plays.

    It takes one question at a time. Every failure is a `ProcessFailedError`, and ends the program. A late answer is a
    `ProcessTimeoutError`.
    """

    def __init__(
        self,
        command: Sequence[str],
        memory: int | None = MEMORY,
        environment: Mapping[str, str] | None = None,
        niceness: int = 0,
        said: StderrLog | None = None,
    ) -> None:
        """`command` includes its arguments; `memory` is in bytes (None: no limit), enforced if the system can.

        `environment` None means ours. `niceness`: how far it gives way to other processes.
        `said` receives what it writes to standard error (None: that goes to ours).
        """
        self.command = tuple(command)
        self.name = ""
        self._memory = memory
        self._environment = environment
        self._niceness = niceness
        self._said = said
        self._saying: asyncio.Task[None] | None = None
        self._process: Process | None = None

    @property
    def running(self) -> bool:
        """True if it was started, was not ended and did not exit by itself."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> protocol.Introduction:
        """Start the program and return its introduction. Raise `ProcessFailedError`."""
        path = None if self._environment is None else self._environment.get("PATH", "")
        if shutil.which(self.command[0], path=path) is None:
            raise ProcessFailedError(f"{self.command[0]}: not found")
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._limits(),
                *self.command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=self._stderr(),
                limit=LINE_LIMIT,
                start_new_session=True,
                env=self._environment,
            )
        except OSError as problem:
            raise ProcessFailedError(f"{self.command[0]}: {problem}") from problem
        if self._said is not None and self._process.stderr is not None:
            self._saying = asyncio.create_task(self._said.follow(self._process.stderr))
        introduction = await self._ask(protocol.Hello(protocol.PROTOCOL), protocol.Introduction, START_LIMIT)
        self.name = introduction.name
        return introduction

    async def begin(self, match: str, game: str, options: dict[str, Any], players: int, seat: int) -> None:
        """Announce a new match. Raise `ProcessFailedError`."""
        await self._ask(protocol.NewMatch(match, game, options, players, seat), protocol.Ready, QUICK)

    async def choose(
        self,
        match: str,
        ply: int,
        view: dict[str, Any],
        legal: list[str],
        more: bool,
        ms: int | None,
        seed: int,
        seconds: float,
    ) -> protocol.Moved:
        """Return its move within `seconds`: one of `legal`, or with `more` possibly another, to be checked.

        Raises `ProcessFailedError`, and `IllegalAnswerError` for a move that is not among them.
        """
        moved = await self._ask(
            protocol.Choose(match, ply, view, legal, more, ms, seed), protocol.Moved, seconds
        )
        if not more and moved.move not in legal:
            await self.end()
            raise IllegalAnswerError(f"answered {moved.move!r}")
        return moved

    async def finish(self, match: str) -> None:
        """Announce that a match is over. Raise `ProcessFailedError`."""
        await self._ask(protocol.EndMatch(match), protocol.Ready, QUICK)

    async def ping(self) -> None:
        """Raise `ProcessFailedError` unless the program answers."""
        await self._ask(protocol.Ping(), protocol.Pong, QUICK)

    @asynccontextmanager
    async def awake(self) -> AsyncIterator[None]:
        """Let the program run inside this context; afterwards all its processes are stopped, on Linux.

        Raise `ProcessFailedError` if they cannot be stopped.
        """
        if self._process is not None:
            continue_below(self._process.pid)
        yield
        if self._process is not None and not await stop_below(self._process.pid):
            await self.end()
            raise ProcessFailedError("could not be stopped")

    async def end(self) -> None:
        """End the program, and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            await _ended(process)
        finally:
            saying, self._saying = self._saying, None
            if saying is not None:
                await asyncio.wait((saying,), timeout=LAST_WORDS)
                saying.cancel()

    def _stderr(self) -> int | None:
        if self._said is not None:
            return PIPE
        return None if sys.stderr is not None else DEVNULL

    def _limits(self) -> tuple[str, ...]:
        if sys.platform in ("win32", "darwin"):
            return ()
        numbers = (os.getpid(), self._memory or 0, CPU, self._niceness)
        return (*RESOURCE_LIMITS, *map(str, numbers))

    async def _ask(self, question: protocol.HostLine, kind: type[T], seconds: float) -> T:
        if self._process is None:
            raise ProcessFailedError("not running")
        try:
            async with asyncio.timeout(seconds):
                answer = await self._exchange(self._process, question)
        except TimeoutError:
            await self.end()
            raise ProcessTimeoutError(f"no answer in {seconds:g} s") from None
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as problem:
            await self.end()
            raise ProcessFailedError(repr(problem)) from problem
        except asyncio.CancelledError:
            # The next line could be the answer to the cancelled question.
            await self.end()
            raise
        if isinstance(answer, protocol.Fault):
            await self.end()
            raise ProcessFailedError(answer.message)
        if not isinstance(answer, kind):
            await self.end()
            raise ProcessFailedError(f"answered {type(answer).__name__}")
        return answer

    async def _exchange(self, process: Process, question: protocol.HostLine) -> protocol.BotLine:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        # A program that has ended does not take the question, and its output ends too: reading reports that.
        with contextlib.suppress(ConnectionError):
            await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the program ended")
        answer: protocol.BotLine = msgspec.json.decode(line, type=protocol.BotLine)
        return answer


async def _ended(process: Process) -> None:
    """Have `resource_limits` end all processes; if that fails, or on systems without it, kill the process group."""
    if sys.platform == "linux":
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
            # A program may have stopped the process that limits it.
            process.send_signal(signal.SIGCONT)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUICK):
                await process.wait()
    if process.returncode is None:
        kill(process)
        await process.wait()
