"""Checks of files that the command line names, before any work is done for them."""

import errno
import os
from pathlib import Path

from tablee.cli.console import UsageError


def to_write(path: Path, *read: Path | None) -> Path:
    """Return `path` if a file can be written there. Raise `UsageError` `use.file` (file, reason).

    `read`: the files that the command reads. Raise `UsageError` `use.same_file` (file) if it is one of them.
    """
    if any(other is not None and _is_same(path, other) for other in read):
        raise UsageError("use.same_file", {"file": str(path)})
    if path.is_dir():
        raise unusable(path, errno.EISDIR)
    if not path.parent.is_dir():
        raise unusable(path, errno.ENOENT)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise unusable(path, errno.EACCES)
    return path


def _is_same(path: Path, other: Path) -> bool:
    """True if both paths name one file that is there."""
    try:
        return path.is_file() and path.samefile(other)
    except OSError:
        return False


def to_read(path: Path) -> Path:
    """Return `path` if it is a readable file. Raise `UsageError` `use.file` (file, reason)."""
    if not path.is_file():
        raise unusable(path, errno.EISDIR if path.is_dir() else errno.ENOENT)
    if not os.access(path, os.R_OK):
        raise unusable(path, errno.EACCES)
    return path


def unusable(path: Path | str, number: int | None) -> UsageError:
    """Return the error for a file that the system refused with this error number."""
    return UsageError("use.file", {"file": str(path), "reason": os.strerror(number) if number else ""})
