"""The process that plays and ranks for the ladder, as the server sees it: started, asked, killed if it hangs."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec

from tablee.arena.ladder.messages import (
    LONGEST_LINE,
    DealPlayed,
    Go,
    MayI,
    PlayDeal,
    ProcessLine,
    Said,
    ServerLine,
    Standings,
)
from tablee.arena.ladder.referee import RESERVE_S
from tablee.bots.pool.worker_process import START_LIMIT, ProcessFailedError, kill

COMMAND: Final = (sys.executable, "-m", "tablee.arena.ladder.process")
GRACE_S: Final = 30.0
"""The seconds that the process may take between two lines, beyond the longest wait for a program."""

RANKING_S: Final = 300.0
T = TypeVar("T", DealPlayed, Standings)


class LadderProcess:
    """An async context manager: one process, which ends with the context."""

    def __init__(self, said: Callable[[str, str, int], None], command: tuple[str, ...] = COMMAND) -> None:
        """`said` gets the lines that a program writes to standard error, as `Programs` passes them on."""
        self._said = said
        self._command = command
        self._process: Process | None = None
        self._decoder = msgspec.json.Decoder(ProcessLine)

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            kill(self._process)
            await self._process.wait()

    async def play(self, deal: PlayDeal, may_go: Callable[[], Awaitable[None]]) -> DealPlayed:
        """Return both matches of a deal. Raise `ProcessFailedError`, and what `may_go` raises.

        `may_go` is awaited before each move.
        """
        seconds = deal.ms / 1000 + RESERVE_S + START_LIMIT + GRACE_S
        return await self._answer(msgspec.json.encode(deal), DealPlayed, seconds, may_go)

    async def rank(self, deals: bytes) -> Standings:
        """Return the standings after these deals, a `RankDeals` as JSON. Raise `ProcessFailedError`."""

        async def unasked() -> None:
            """Ranking asks for nothing."""

        return await self._answer(deals, Standings, RANKING_S, unasked)

    async def _answer(
        self, line: bytes, kind: type[T], seconds: float, may_go: Callable[[], Awaitable[None]]
    ) -> T:
        try:
            await self._write(line)
            while True:
                async with asyncio.timeout(seconds):
                    told = await self._read()
                if isinstance(told, Said):
                    self._said(told.key, told.line, told.left_out)
                elif isinstance(told, MayI):
                    await may_go()
                    await self._write(msgspec.json.encode(_GO))
                elif isinstance(told, kind):
                    return told
                else:
                    raise ValueError(f"answered {type(told).__name__}")
        except TimeoutError:
            raise ProcessFailedError(f"no line in {seconds:g} s") from None
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as problem:
            raise ProcessFailedError(repr(problem)) from problem

    async def _write(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def _read(self) -> ProcessLine:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        told: ProcessLine = self._decoder.decode(line)
        return told


_GO: Final[ServerLine] = Go()
