"""Checks if a database takes writes: by a trial that needs space, and by the outcome of the last writes.

A row that is rewritten in place needs no space: a full disk accepts it although it refuses a move.
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
"""A row that exists in each of our databases; the statement leaves it unchanged."""

ROOM_BYTES: Final = 256 * 1024
"""More bytes than any one move needs."""

LITTLE_MEMORY: Final = text("SET LOCAL work_mem = '64kB'")
SPILL: Final = text("SELECT count(*) FROM generate_series(1, 20000)")
"""PostgreSQL writes these rows, some 400 kB, to a temporary file beside its tables, for lack of memory."""

IN_A_ROW: Final = 3
"""A single write may fail because its connection was cut. This many in a row, with no success between, are no
accident.
"""

LATELY_S: Final = 5.0
"""The seconds for which they count; after that no client may have tried to write."""


class Outcomes:
    """The outcome of the last writes."""

    def __init__(self) -> None:
        self._refused = 0
        self._last_refused = 0.0

    def committed(self) -> None:
        """Note a successful write."""
        self._refused = 0

    def refused(self) -> None:
        """Note a refused write."""
        self._refused += 1
        self._last_refused = monotonic()

    def are_refusals(self) -> bool:
        """True if the last writes were all refused, a few seconds ago at most."""
        return self._refused >= IN_A_ROW and monotonic() - self._last_refused < LATELY_S


def postgresql(connection: Connection) -> None:
    """Write something that needs space, in a transaction."""
    for statement in (LITTLE_MEMORY, SPILL, ROW):
        connection.execute(statement)


def sqlite(file: Path) -> Callable[[Connection], None]:
    """Return a trial for an SQLite file: it writes the row, and checks for space on the disk."""

    def write(connection: Connection) -> None:
        connection.execute(ROW)
        _find_room(file.parent)

    return write


def _find_room(folder: Path) -> None:
    """Raise `DatabaseAwayError` if a file in `folder` cannot grow by `ROOM_BYTES`; they need not reach the disk."""
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            left = ROOM_BYTES
            while left:
                left -= file.write(bytes(left))
    except OSError as error:
        # If the folder admits no new files, SQLite's existing ones may still be writable.
        if error.errno not in (errno.EACCES, errno.EPERM):
            raise DatabaseAwayError(reason=f"no room beside the file: {error.strerror}") from error
