"""Files that the command line names, looked at before any work is done for them."""

import errno
import os
from pathlib import Path

from tablee.cli.console import UsageError


def to_write(path: Path) -> Path:
    """`path`, if a file can be written there. Raises `UsageError` `use.file` (file, reason)."""
    if path.is_dir():
        raise unusable(path, errno.EISDIR)
    if not path.parent.is_dir():
        raise unusable(path, errno.ENOENT)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise unusable(path, errno.EACCES)
    return path


def to_read(path: Path) -> Path:
    """`path`, if it is a file. Raises `UsageError` `use.file` (file, reason)."""
    if not path.is_file():
        raise unusable(path, errno.EISDIR if path.is_dir() else errno.ENOENT)
    if not os.access(path, os.R_OK):
        raise unusable(path, errno.EACCES)
    return path


def unusable(path: Path | str, number: int | None) -> UsageError:
    """What is said of a file that the system refused with that number."""
    return UsageError("use.file", {"file": str(path), "reason": os.strerror(number) if number else ""})
