"""What a program writes to standard error, for a log: short lines, few of them, none that could pass for another's."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

LINE: Final = 500
"""Characters of the longest line that is told."""

AT_ONCE: Final = 20
EACH_S: Final = 1.0
"""So many lines are told at once, and after them one each second."""

CHUNK: Final = 1 << 16
PAUSE_S: Final = 0.05
"""Between two reads while nothing is told, so that a program that floods us costs little."""


class StderrLog:
    """What all processes of one program say; `tell` is given a line, and how many were left out before it."""

    def __init__(self, tell: Callable[[str, int], None]) -> None:
        self._tell = tell
        self._allowed = float(AT_ONCE)
        self._at = time.monotonic()
        self._left_out = 0

    async def follow(self, stream: asyncio.StreamReader) -> None:
        """Tell what comes, until it ends; then how much was left out since."""
        rest = b""
        try:
            while chunk := await stream.read(CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                rest = rest[: LINE * 4]
                if self._lines(lines):
                    await asyncio.sleep(PAUSE_S)
            self._lines([rest])
        finally:
            if self._left_out:
                self._told(b"")

    def _lines(self, lines: list[bytes]) -> bool:
        """Tell as many as may be told; whether some were left out."""
        at = time.monotonic()
        self._allowed = min(AT_ONCE, self._allowed + (at - self._at) / EACH_S)
        self._at = at
        for number, line in enumerate(lines):
            if not line or line.isspace():
                continue
            if self._allowed < 1:
                self._left_out += len(lines) - number
                return True
            self._allowed -= 1
            self._told(line)
        return False

    def _told(self, line: bytes) -> None:
        left_out, self._left_out = self._left_out, 0
        self._tell(visible(line), left_out)


def visible(line: bytes) -> str:
    """The beginning of a line with everything written out that does not show, so that it stays one line."""
    text = line[: LINE * 4].decode(errors="backslashreplace").rstrip()[:LINE]
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )
