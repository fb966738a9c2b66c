"""Files that appear whole or not at all, and the folders that they lie in."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tablee.store.refusals import BackupError
from tablee.store.sqlite_file import OWNER_ONLY

PARTIAL: Final = ".partial"
"""The end of a file's name while the file is being written."""

SPARE_BYTES: Final = 64 * 1024 * 1024
"""Room that a backup leaves to others on its disk."""


@contextmanager
def appearing(file: Path) -> Iterator[Path]:
    """Write to the path that the block gets; the file has its own name only after the block, and is on the disk then.

    Raises `BackupError`: `backup.exists` (path), `backup.under_way` (path), `backup.folder` (folder, reason).
    """
    partial = file.with_name(file.name + PARTIAL)
    if file.exists():
        raise BackupError("backup.exists", {"path": str(file)})
    _claim(partial)
    try:
        yield partial
        sync(partial)
        try:
            # Unlike a rename, this never replaces a file.
            os.link(partial, file)
        except FileExistsError:
            raise BackupError("backup.exists", {"path": str(file)}) from None
        except OSError:
            # A file system without hard links. The claim keeps other processes away.
            partial.replace(file)
        sync_folder(file.parent)
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def _claim(partial: Path) -> None:
    try:
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except FileExistsError:
        raise BackupError("backup.under_way", {"path": str(partial)}) from None
    except OSError as error:
        folder, why = str(partial.parent), error.strerror or str(error)
        raise BackupError("backup.folder", {"folder": folder, "reason": why}) from error


def check_room(folder: Path, needed: int) -> None:
    """Raise `BackupError` `backup.room` (folder, needed, free; in MB) unless so many bytes fit into the folder."""
    free = shutil.disk_usage(folder).free
    if free < needed + SPARE_BYTES:
        said = {"folder": str(folder), "needed": _megabytes(needed + SPARE_BYTES), "free": free // 1_000_000}
        raise BackupError("backup.room", said)


def _megabytes(size: int) -> int:
    return -(-size // 1_000_000)


def sync(file: Path) -> None:
    """Have the content of the file on the disk."""
    # Not for reading alone: some systems refuse it.
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Have the names in the folder on the disk, where the system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
