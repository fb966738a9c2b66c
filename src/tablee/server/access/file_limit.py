"""The number of files, and so connections, that this process may have open."""

import os
import sys
from typing import Final

if sys.platform != "win32":
    import resource

HIGHEST: Final = 1 << 20
"""The limit that is assumed if the system sets none."""
OPEN: Final = "/proc/self/fd"


def raise_file_limit() -> int:
    """Raise this process's limit to the highest that it may set itself, and return the new limit."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = HIGHEST if hard == resource.RLIM_INFINITY else min(hard, HIGHEST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return file_limit()


def file_limit() -> int:
    """Return the number of files that this process may have open."""
    if sys.platform == "win32":
        return HIGHEST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return HIGHEST if soft == resource.RLIM_INFINITY else min(soft, HIGHEST)


def open_files() -> int:
    """Return the number of files that this process has open; 0 if the system does not report it (only Linux does)."""
    try:
        return len(os.listdir(OPEN))
    except OSError:
        return 0
