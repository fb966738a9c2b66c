"""How many files, and so connections, this process may have open."""

import os
import sys
from typing import Final

if sys.platform != "win32":
    import resource

HIGHEST: Final = 1 << 20
"""What counts as the limit where the system sets none."""
OPEN: Final = "/proc/self/fd"


def raise_file_limit() -> int:
    """Raise this process's limit to the highest that it may set itself: the limit then."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = HIGHEST if hard == resource.RLIM_INFINITY else min(hard, HIGHEST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return file_limit()


def file_limit() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return HIGHEST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return HIGHEST if soft == resource.RLIM_INFINITY else min(soft, HIGHEST)


def open_files() -> int:
    """How many it has open, where the system tells (Linux); else 0."""
    try:
        return len(os.listdir(OPEN))
    except OSError:
        return 0
