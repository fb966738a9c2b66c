"""Checks of files that the command line names, before any work is done for them."""

import errno
import os
from pathlib import Path

from tablee.cli.console import UsageError


def to_write(path: Path) -> Path:
    """Return `path` if a file can be written there. Raise `UsageError` `use.file` (file, reason)."""
    if path.is_dir():
        raise unusable(path, errno.EISDIR)
    if not path.parent.is_dir():
        raise unusable(path, errno.ENOENT)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise unusable(path, errno.EACCES)
    return path


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
