"""The files of an SQLite database: created for their owner alone, and examined before SQLite opens them."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tablee.store.failures import DatabaseReplacedError
from tablee.store.refusals import CannotOpenError

OWNER_ONLY: Final = 0o600
"""The database holds seeds, and secrets of the server and of people."""

LOG: Final = "-wal"
"""SQLite's suffix for the file of its write-ahead log."""

ROLLBACK: Final = "-journal"
"""SQLite's suffix for the pages from before a transaction, if there is no write-ahead log."""

MARK: Final = "-damaged"
"""The suffix of our own file that marks noticed damage: the next start checks the database."""

READ_ONLY_S: Final = 15.0
"""Seconds; another process that starts at the same moment may hold the file for a while."""


def beside(file: Path, ending: str) -> Path:
    """Return the path of a file that belongs to the database `file`."""
    return file.with_name(file.name + ending)


def located(name: str) -> Path:
    """Return the file that SQLite opens by this name: it follows links, and its other files are beside the target."""
    return Path(os.path.realpath(name))


def is_there(file: Path) -> bool:
    """True if the file exists. Raise `CannotOpenError` if SQLite could not use or create it."""
    folder = file.parent
    if not folder.is_dir():
        raise CannotOpenError("database.no_folder", {"folder": str(folder)})
    if file.is_dir():
        raise CannotOpenError("database.is_folder", {"folder": str(file)})
    # SQLite creates its log beside the file.
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CannotOpenError("database.not_permitted", {"path": str(folder)})
    if not file.exists():
        return False
    if not os.access(file, os.R_OK | os.W_OK):
        raise CannotOpenError("database.not_permitted", {"path": str(file)})
    return True


def make(file: Path) -> None:
    """Create the file if it is missing, for its owner alone; SQLite gives its other files the same permissions.

    Raises `CannotOpenError` if SQLite could not use it.
    """
    if is_there(file):
        return
    try:
        # Another process may create it at the same moment.
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotOpenError("database.unusable", {"database": str(file), "reason": why}) from error


def was_left_open(file: Path) -> bool:
    """True if the file must be checked before it is used.

    That is so if a log lies beside it, because its last process crashed or still has it open. It is also so if
    damage was noticed last time.
    """
    return has_log(file) or has_rollback_journal(file) or beside(file, MARK).exists()


def has_log(file: Path) -> bool:
    """True if a write-ahead log with changes lies beside the file."""
    log = beside(file, LOG)
    return log.is_file() and log.stat().st_size > 0


def date_log(file: Path) -> None:
    """Note in the time of the write-ahead log that a process copied it into the file just now, as it may.

    A file that is much newer than its log is otherwise taken for a backup that was copied over it (`soundness`).
    """
    with suppress(OSError):
        os.utime(beside(file, LOG))


def has_rollback_journal(file: Path) -> bool:
    """True if a transaction was unfinished in a file without a write-ahead log, as in its very first moment."""
    journal = beside(file, ROLLBACK)
    return journal.is_file() and journal.stat().st_size > 0


def mark_damaged(file: Path, reason: str) -> None:
    """Have the next start check the database."""
    with suppress(OSError):
        mark = os.open(beside(file, MARK), os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY)
        with open(mark, "w", encoding="utf-8") as opened:
            opened.write(reason + "\n")


def mark_sound(file: Path) -> None:
    """Have the next start skip the check."""
    with suppress(OSError):
        beside(file, MARK).unlink(missing_ok=True)


def read_only(file: Path) -> sqlite3.Connection:
    """Return a connection that changes nothing: closing it does not copy the log into the file either."""
    return sqlite3.connect(
        f"file:{quote(str(file))}?mode=ro", uri=True, timeout=READ_ONLY_S, check_same_thread=False
    )


def held_as_it_is(file: Path) -> sqlite3.Connection | None:
    """Return a connection that keeps the log beside the file for as long as it is open.

    Closing a database as its last user copies the log into the file. If the two do not belong together, that would
    damage the file too.
    """
    with suppress(sqlite3.Error):
        connection = read_only(file)
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        return connection
    return None


def others_may_read(file: Path) -> bool:
    """True if users other than the owner may read the file."""
    return os.name == "posix" and bool(file.stat().st_mode & 0o044)


class Place:
    """The place of the files while they are open.

    If the files were moved away or replaced, a server would go on writing into the old ones, and the writes would be
    lost.
    """

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        self._log = str(beside(file, LOG))
        self._there: tuple[int, int] | None = None
        self._log_there: tuple[int, int] | None = None
        self._of: Any = None

    def remember_file(self) -> None:
        """Note the file that is about to be opened."""
        self._there = _identity(self._file)

    def remember_log(self, connection: object) -> None:
        """Note the log of `connection`, which exists once it has written. The next connection may have another log."""
        if connection is not self._of:
            self._of, self._log_there = connection, _identity(self._log)

    def check(self, connection: object = None) -> None:
        """Raise `DatabaseReplacedError` if the file, or the log that `connection` writes, is not in its place."""
        if self._there is not None and _identity(self._file) != self._there:
            raise DatabaseReplacedError(reason=f"{self._file} was moved or replaced")
        if connection is not None and connection is self._of and _identity(self._log) != self._log_there:
            raise DatabaseReplacedError(reason=f"{self._log} was moved or replaced")


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
