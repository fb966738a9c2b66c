"""Plays and ranks for the ladder of a server: `python -m tablee.arena.ladder.process`, until end of input.

It gives way to all other processes. It asks the server before each move, and ends with the server.
"""

import asyncio
import os
import sys
from typing import BinaryIO

import msgspec

from tablee.arena.ladder.messages import Go, MayI, PlayDeal, ProcessLine, RankDeals, Said, ServerLine
from tablee.arena.ladder.referee import deal
from tablee.bots.own_process import end_with_parent, own_stdout
from tablee.bots.programs.program_host import NICENESS


class Process:
    """The conversation with the server."""

    def __init__(self, lines: BinaryIO, out: BinaryIO) -> None:
        self._lines = lines
        self._out = out
        self._decoder = msgspec.json.Decoder(ServerLine)

    async def run(self) -> None:
        """Answer until end of input."""
        while (line := await self._read()) is not None:
            match line:
                case PlayDeal():
                    self._write(await deal(line, self._may_go, self._said))
                case RankDeals():
                    # numpy is slow to import, and not needed to play.
                    from tablee.arena.ladder.standings import standings

                    self._write(standings(line.deals))
                case Go():
                    pass

    async def _may_go(self) -> None:
        """Wait until the server lets us go on."""
        self._write(MayI())
        if not isinstance(await self._read(), Go):
            raise EOFError("the server is gone")

    def _said(self, key: str, line: str, left_out: int) -> None:
        self._write(Said(key, line, left_out))

    async def _read(self) -> ServerLine | None:
        line = await asyncio.to_thread(self._lines.readline)
        return self._decoder.decode(line) if line else None

    def _write(self, line: ProcessLine) -> None:
        self._out.write(msgspec.json.encode(line) + b"\n")
        self._out.flush()


def main() -> None:
    """Answer standard input on standard output."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    asyncio.run(Process(sys.stdin.buffer, own_stdout()).run())


if __name__ == "__main__":
    main()
