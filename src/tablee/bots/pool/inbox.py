"""What a worker is asked, read so that it can see while it answers whether more has come."""

import os
import select
import sys
from collections.abc import Iterator
from typing import Final

CHUNK: Final = 1 << 16


class Inbox:
    """The lines of a descriptor. An empty one, or any other, says that what is being answered is enough."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._read = b""

    def __iter__(self) -> Iterator[bytes]:
        """Those that ask something, until end of input."""
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
        """Whether more has come, be it the end; never where systems cannot tell."""
        if sys.platform == "win32":
            return False
        return bool(self._read or select.select([self._source], [], [], 0)[0])
