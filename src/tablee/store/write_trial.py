"""Whether a database takes writes: by trying one that needs room, and by what the last ones came to.

A row that is written again in place needs no room: on a full disk it is taken where a move is not.
"""

import errno
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import Connection, text

from tablee.store.failures import DatabaseAwayError

ROW: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A row that every database of ours has, and that stays as it is."""

ROOM_BYTES: Final = 256 * 1024
"""More than any one move needs."""

LITTLE_MEMORY: Final = text("SET LOCAL work_mem = '64kB'")
SPILL: Final = text("SELECT count(*) FROM generate_series(1, 20000)")
"""PostgreSQL writes these rows, some 400 kB, to a temporary file beside its tables: they have no room in memory."""

IN_A_ROW: Final = 3
"""One write may be refused because its connection was cut. So many, with none taken in between, are no accident."""

LATELY_S: Final = 5.0
"""They count for so long, because nobody may write after them."""


class Outcomes:
    """What the last writes came to."""

    def __init__(self) -> None:
        self._refused = 0
        self._last_refused = 0.0

    def committed(self) -> None:
        """A write was taken."""
        self._refused = 0

    def refused(self) -> None:
        """A write was not taken."""
        self._refused += 1
        self._last_refused = monotonic()

    def are_refusals(self) -> bool:
        """Whether the last writes were all refused, a few seconds ago at most."""
        return self._refused >= IN_A_ROW and monotonic() - self._last_refused < LATELY_S


def postgresql(connection: Connection) -> None:
    """Write something that needs room, in a transaction."""
    for statement in (LITTLE_MEMORY, SPILL, ROW):
        connection.execute(statement)


def sqlite(file: Path) -> Callable[[Connection], None]:
    """The same for an SQLite file: it is to write its row, and its disk has to have room."""

    def write(connection: Connection) -> None:
        connection.execute(ROW)
        _find_room(file.parent)

    return write


def _find_room(folder: Path) -> None:
    """Raise `DatabaseAwayError` where a file in `folder` cannot have so many bytes; they need not reach the disk."""
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            left = ROOM_BYTES
            while left:
                left -= file.write(bytes(left))
    except OSError as error:
        # Where others make no files, SQLite's own may still be written.
        if error.errno not in (errno.EACCES, errno.EPERM):
            raise DatabaseAwayError(reason=f"no room beside the file: {error.strerror}") from error
