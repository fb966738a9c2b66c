"""What was read of the engine's input and is not answered yet, in a file: a worker that is ended leaves it to the next.

So requests and answers pass through nobody else's hands, and bounds cost little time (docs/engine.md says how much).
"""

import os
import struct
from collections.abc import Iterator
from typing import Final

LINE_LIMIT: Final = 64 << 20
"""Bytes; no request of any sense is longer, and memory is not endless."""

CHUNK: Final = 1 << 16
COMPACT: Final = 1 << 20
"""Bytes that were answered before they are let go of."""

_HEADER: Final = struct.Struct("<QQ?")


class Backlog:
    """The file `kept` holds where the line is that is being answered, how long what was read is, and that itself.

    `_data` is what the file has from `_base` on, `_next` where the line after the one given out begins.
    """

    def __init__(self, kept: int) -> None:
        """`kept`: a descriptor of a file, empty for the first worker."""
        self._kept = kept
        header = os.pread(kept, _HEADER.size, 0)
        self._at, self._end, self._skipping = _HEADER.unpack(header) if header else (0, 0, False)
        self._data = bytearray(os.pread(kept, self._end - self._at, _HEADER.size + self._at))
        self._base = self._next = self._at

    def lines(self, source: int) -> Iterator[bytes | None]:
        """Line by line until the end of `source`, None for each that is too long.

        A line that was given out and after which nothing more was asked for is the one `accuse` finds.
        """
        searched = 0
        while True:
            found = self._data.find(b"\n", max(searched, self._at - self._base))
            if found >= 0:
                self._next = self._base + found + 1
                yield self._given(found)
                self._at = self._next
                searched = 0
                continue
            searched = len(self._data)
            self._make_room()
            searched = min(searched, len(self._data))
            chunk = os.read(source, CHUNK)
            if not chunk:
                break
            os.pwrite(self._kept, chunk, _HEADER.size + self._end)
            self._data += chunk
            self._end += len(chunk)
        if self._skipping or self._at < self._end:
            self._next = self._end
            yield self._given(len(self._data))
            self.done()

    def done(self) -> None:
        """The line that was given out last is answered, and no other will be asked for."""
        self._at = self._next
        self._note()

    def _note(self) -> None:
        os.pwrite(self._kept, _HEADER.pack(self._at, self._end, self._skipping), 0)

    def accuse(self) -> bytes | None:
        """The line that was being answered, which is taken away; None where there was none."""
        if self._at >= self._end:
            return None
        found = self._data.find(b"\n")
        line = bytes(self._data if found < 0 else self._data[:found])
        self._at = self._end if found < 0 else self._at + found + 1
        self._note()
        return line

    def _given(self, found: int) -> bytes | None:
        start = self._at - self._base
        skipped, self._skipping = self._skipping, False
        if skipped or found - start >= LINE_LIMIT:
            return None
        self._note()
        return bytes(self._data[start:found])

    def _make_room(self) -> None:
        """Let go of what is answered, when it is all or much, and of a line that is too long already."""
        if self._skipping or self._end - self._at >= LINE_LIMIT:
            self._skipping = True
            self._at = self._end
        if self._at == self._end or self._at - self._base >= COMPACT:
            if self._end >= COMPACT:
                os.ftruncate(self._kept, 0)
            del self._data[: self._at - self._base]
            os.pwrite(self._kept, self._data, _HEADER.size)
            self._base = self._at = 0
            self._end = len(self._data)
        self._note()
