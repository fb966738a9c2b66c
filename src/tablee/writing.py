"""Files that one process writes at a time, and that are whole or not there.

The system ends a lock with the process that holds it, however that process ends. Where a system has no such locks, as
Windows, the process that ends last writes the file.
"""

import csv
import errno
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO, StringIO
from pathlib import Path
from typing import Any, Final

from tablee.core.errors import TableeError

PART: Final = ".part"
"""The end of a file's name until the file is whole."""


class FileError(TableeError):
    """A file that cannot be written now: `file.in_use` (file), because another process writes it."""


class NewFile:
    """A file, at `path`, that gets its content at once. `part`: where the content goes until it is whole."""

    def __init__(self, path: Path, part: Path, opened: FileIO) -> None:
        self.part = part
        self.path = path
        self._opened = opened
        self.appeared = False

    def write(self, content: str | bytes) -> None:
        """Write the whole content, text as UTF-8; the file then has its name. Raise `OSError` and `FileError`."""
        with naming(self.path):
            if _is_regular(self._opened):
                self._opened.truncate(0)
            append(self._opened, content.encode() if isinstance(content, str) else content)
        self.appear()

    def appear(self) -> None:
        """Give what is in `part` the name of the file. Raise `OSError`, and `FileError` if that file is in use."""
        with naming(self.path):
            if _is_regular(self._opened):
                os.fsync(self._opened.fileno())
            if self.part != self.path:
                _check_unused(self.path)
                if sys.platform == "win32":
                    # It renames no file that is open.
                    self._opened.close()
                os.replace(self.part, self.path)
        self.appeared = True


@contextmanager
def new_file(path: Path) -> Iterator[NewFile]:
    """Keep other processes from writing this file until the block ends; a file that is there stays until it is written.

    Raise `OSError`, and `FileError` `file.in_use` (file).
    """
    # A link stays one.
    target = Path(os.path.realpath(path))
    _check_unused(target)
    there = target.exists()
    part = target.with_name(target.name + PART)
    if there and not target.is_file():
        part = target
    try:
        opened = _opened(part, path)
    except OSError:
        # No room for another name in this folder: it may not be written, or the name would be too long.
        part = target
        opened = _opened(part, path)
    new = NewFile(target, part, opened)
    try:
        if part != target and there:
            with suppress(OSError):
                os.chmod(part, stat.S_IMODE(target.stat().st_mode))
        yield new
    finally:
        if sys.platform == "win32":
            opened.close()
        if not new.appeared and (part != target or not there):
            with suppress(OSError):
                part.unlink()
        opened.close()


def write(path: Path, content: str | bytes) -> None:
    """Write a file at once, text as UTF-8. Raise `OSError`, and `FileError` `file.in_use` (file)."""
    with new_file(path) as new:
        new.write(content)


def as_csv(rows: Iterable[Iterable[Any]]) -> str:
    """Return rows as the text of a table.

    >>> as_csv([("player", "games"), ("Fox, the", 2)])
    'player,games\\r\\n"Fox, the",2\\r\\n'
    """
    text = StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue()


@contextmanager
def held(file: Path) -> Iterator[FileIO]:
    """Open a file for `append`, and make it if it is not there; other processes cannot write it until the block ends.

    Raise `OSError`, also for a device or a pipe, and `FileError` `file.in_use` (file).
    """
    if file.exists() and not file.is_file():
        reason = errno.EISDIR if file.is_dir() else errno.EINVAL
        raise OSError(reason, os.strerror(reason), str(file))
    with _opened(file, file) as opened:
        yield opened


def in_use(path: Path) -> bool:
    """True if another process writes this file. Raise `OSError` if it is a file that this process may not write."""
    try:
        _check_unused(path)
    except FileError:
        return True
    return False


def append(opened: FileIO, content: bytes) -> None:
    """Write all of the content at the end of the file. Raise `OSError` with the name of the file."""
    with naming(Path(str(opened.name))):
        left = memoryview(content)
        while left:
            left = left[opened.write(left) or 0 :]


def _opened(place: Path, path: Path) -> FileIO:
    """Open a place for appending, locked; errors name `path`."""
    while True:
        with naming(path):
            opened = FileIO(str(place), "ab")
        try:
            if not _is_regular(opened):
                return opened
            _lock(opened, path)
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(opened.fileno()), os.stat(place)):
                    return opened
        except BaseException:
            opened.close()
            raise
        # Another process gave this file another name, or removed it, before it was locked.
        opened.close()


def _is_regular(opened: FileIO) -> bool:
    """False for a device or a pipe, which many may write at a time."""
    return stat.S_ISREG(os.fstat(opened.fileno()).st_mode)


def _check_unused(path: Path) -> None:
    """Raise `FileError` if another process writes this file, and `OSError` if this one may not."""
    if path.is_file():
        with FileIO(str(path), "r+b") as opened:
            _lock(opened, path)


def _lock(opened: FileIO, named: Path) -> None:
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FileError("file.in_use", {"file": str(named)}) from None
    except OSError:
        # A file system without locks.
        return


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Have errors of the system name this file: those of a full disk name none."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise
