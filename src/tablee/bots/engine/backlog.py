"""The engine's input that is read but not answered yet, in a file: the worker after a killed one continues from it.

Requests and answers therefore pass through no other process, and the limits cost little time
(docs/engine.md gives the figures).
"""

import os
import struct
from collections.abc import Iterator
from typing import Final

LINE_LIMIT: Final = 64 << 20
"""Bytes. No sensible request is longer, and memory is finite."""

CHUNK: Final = 1 << 16
COMPACT: Final = 1 << 20
"""Bytes of answered requests at which the file is compacted."""

_HEADER: Final = struct.Struct("<QQ?")


class Backlog:
    """Unanswered input in the file `kept`.

    The file begins with a header: the start of the current line, the end of the input, and a flag for a line that is
    skipped. The input follows. `_data` is the content of the file from offset `_base` on; `_next` is the start of the
    line after the current one.
    """

    def __init__(self, kept: int) -> None:
        """Take `kept`, a file descriptor; its file is empty for the first worker."""
        self._kept = kept
        header = os.pread(kept, _HEADER.size, 0)
        self._at, self._end, self._skipping = _HEADER.unpack(header) if header else (0, 0, False)
        self._data = bytearray(os.pread(kept, self._end - self._at, _HEADER.size + self._at))
        self._base = self._next = self._at

    def lines(self, source: int) -> Iterator[bytes | None]:
        """Yield the lines of `source` until its end; None for each line that is too long.

        A line counts as unanswered until the caller asks for the next one; `accuse` finds that line.
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
        """Mark the last yielded line as answered; the caller will ask for no other."""
        self._at = self._next
        self._note()

    def _note(self) -> None:
        os.pwrite(self._kept, _HEADER.pack(self._at, self._end, self._skipping), 0)

    def accuse(self) -> bytes | None:
        """Remove and return the line that was being answered; None if there was none."""
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
        """Drop answered input once it is all of the data or a lot of it; drop a line that is already too long."""
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
