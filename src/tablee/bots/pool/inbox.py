"""The questions of a worker, read so that it notices new input while it answers."""

import os
import select
import sys
from collections.abc import Iterator
from typing import Final

CHUNK: Final = 1 << 16


class Inbox:
    """The lines of a descriptor. Any new line, even an empty one, means: finish the current answer now."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._read = b""

    def __iter__(self) -> Iterator[bytes]:
        """Yield the lines that hold a question, until end of input."""
        while True:
            line, end, rest = self._read.partition(b"\n")
            if end:
                self._read = rest
                if line:
                    yield line
            elif chunk := os.read(self._source, CHUNK):
                self._read += chunk
            else:
                return

    def enough(self) -> bool:
        """True if more input has come, or its end; always False on systems that cannot poll a pipe."""
        if sys.platform == "win32":
            return False
        return bool(self._read or select.select([self._source], [], [], 0)[0])
