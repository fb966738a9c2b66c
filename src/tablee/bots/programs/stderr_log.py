"""A program's lines on standard error, for a log: short, few, and never mistakable for another's."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

LINE: Final = 500
"""The longest line that is logged, in characters."""

BURST: Final = 20
EACH_S: Final = 1.0
"""The lines that may be logged in one burst; after them, one each second."""

CHUNK: Final = 1 << 16
POLL_S: Final = 0.05
"""Seconds between two reads while lines are dropped, so that a program that floods us costs little."""


class StderrLog:
    """The lines of all processes of one program; `report` gets a line and the number of lines left out before."""

    def __init__(self, report: Callable[[str, int], None]) -> None:
        self._report = report
        self._allowed = float(BURST)
        self._at = time.monotonic()
        self._left_out = 0

    async def follow(self, stream: asyncio.StreamReader) -> None:
        """Log lines until the stream ends, then the number of lines left out since."""
        rest = b""
        try:
            while chunk := await stream.read(CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                rest = rest[: LINE * 4]
                if self._lines(lines):
                    await asyncio.sleep(POLL_S)
            self._lines([rest])
        finally:
            if self._left_out:
                self._pass_on(b"")

    def _lines(self, lines: list[bytes]) -> bool:
        """Log as many lines as allowed; True if some were left out."""
        at = time.monotonic()
        self._allowed = min(BURST, self._allowed + (at - self._at) / EACH_S)
        self._at = at
        for number, line in enumerate(lines):
            if not line or line.isspace():
                continue
            if self._allowed < 1:
                self._left_out += len(lines) - number
                return True
            self._allowed -= 1
            self._pass_on(line)
        return False

    def _pass_on(self, line: bytes) -> None:
        left_out, self._left_out = self._left_out, 0
        self._report(visible(line), left_out)


def visible(line: bytes) -> str:
    """Return the beginning of a line with unprintable characters escaped, so that it stays one line."""
    text = line[: LINE * 4].decode(errors="backslashreplace").rstrip()[:LINE]
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )
