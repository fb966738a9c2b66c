"""An SQLite file takes the place of another one, which is kept.

The swap is one rename. Before it, the old file holds all that was committed, without a log. After it, the new file
does. So whenever the process ends, one of the two lies in the place, whole.
"""

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from tablee.store.backups.files import sync_folder
from tablee.store.failures import is_busy
from tablee.store.refusals import BackupError
from tablee.store.sqlite_file import LOG, MARK, OWNER_ONLY, ROLLBACK, beside, mark_damaged

BEFORE: Final = ".before"
"""What is appended to the name of the file that was replaced."""

BESIDE: Final = (LOG, "-shm", ROLLBACK)
"""The files that SQLite keeps beside a database."""

SHARED_BYTES: Final = (0x40000002, 510)
"""Where SQLite locks a file while it is open with a write-ahead log: the first byte, and how many."""


def check_unused(file: Path) -> None:
    """Raise `BackupError` `restore.in_use` (database) if another process has the file open."""
    with _held(file):
        pass


def carry_over(file: Path) -> None:
    """Have the file hold all that its log has, and the log be gone.

    Raises `BackupError` `restore.in_use` (database), `sqlite3.Error`.
    """
    try:
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
            # Refused if another connection has the file open; from here on no connection gets in.
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        if is_busy(error):
            raise _in_use(file) from error
        raise


def swap(new: Path, file: Path, damage: str | None) -> Path | None:
    """Put `new` in the place of `file`; return where the old file is now, None if there was none.

    `damage` says what is wrong with the old file; its log is kept too then, because nobody knows which of the two is
    right. Otherwise its log was carried over. Raises `BackupError` `restore.in_use` (database).
    """
    if not file.exists():
        _clear(file)
        new.replace(file)
        sync_folder(file.parent)
        return None
    with _held(file):
        if damage is None and beside(file, LOG).exists():
            # Another process wrote after the checkpoint.
            raise _in_use(file)
        _give(new, file)
        kept = _keep(file)
        try:
            if damage is not None:
                for ending in BESIDE:
                    _link(beside(file, ending), beside(kept, ending))
                # If this process ends before the rename, the next start checks the file.
                mark_damaged(file, damage)
            sync_folder(file.parent)
            _clear(file)
            new.replace(file)
        except BaseException:
            for ending in ("", *BESIDE):
                with suppress(OSError):
                    beside(kept, ending).unlink(missing_ok=True)
            raise
        beside(file, MARK).unlink(missing_ok=True)
        sync_folder(file.parent)
    return kept


def _give(new: Path, file: Path) -> None:
    """Have the new file belong to whom the old one belongs: an administrator may restore what another user serves."""
    if sys.platform != "win32":
        owner = file.stat()
        with suppress(PermissionError):
            os.chown(new, owner.st_uid, owner.st_gid)


def _clear(file: Path) -> None:
    for ending in BESIDE:
        beside(file, ending).unlink(missing_ok=True)


def _keep(file: Path) -> Path:
    """Give the file a second name that no file has yet."""
    for number in count(1):
        kept = beside(file, BEFORE if number == 1 else f"{BEFORE}-{number}")
        if kept.exists() and kept.samefile(file):
            # The last restore ended before its rename.
            kept.unlink()
        with suppress(FileExistsError):
            _link(file, kept)
            return kept
    raise AssertionError


def _link(file: Path, name: Path) -> None:
    """Have the file under another name too; as a copy, where the file system has no links. Raises `FileExistsError`."""
    if not file.exists():
        return
    try:
        os.link(file, name)
    except FileExistsError:
        raise
    except OSError:
        with open(file, "rb") as original:
            descriptor = os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
            with open(descriptor, "wb") as copied:
                shutil.copyfileobj(original, copied)
                copied.flush()
                os.fsync(copied.fileno())


@contextmanager
def _held(file: Path) -> Iterator[None]:
    """Keep the file locked: other connections wait, as for a busy database.

    Raises `BackupError` `restore.in_use` (database). Windows replaces no file that is open, which does the same.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(file, "r+b") as opened:
        try:
            begin, length = SHARED_BYTES
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB, length, begin)
        except (BlockingIOError, PermissionError):
            raise _in_use(file) from None
        yield


def _in_use(file: Path) -> BackupError:
    return BackupError("restore.in_use", {"database": str(file)})
