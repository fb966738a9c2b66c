"""A bound on the memory of this very process, on systems that keep one: all of Linux, not macOS and Windows."""

import os
import sys
from functools import cache


def address_space() -> int | None:
    """Bytes of address space that this process has taken now; None where the system does not tell."""
    sizes = _sizes()
    return None if sizes is None else int(os.pread(sizes, 100, 0).split()[0]) * os.sysconf("SC_PAGE_SIZE")


@cache
def _sizes() -> int | None:
    """A descriptor to read our sizes from, kept open because they are read after every question."""
    try:
        return os.open("/proc/self/statm", os.O_RDONLY)
    except OSError:
        return None


def bound_memory(more: int) -> None:
    """Let this process take at most so many bytes `more` than it has now; asking for more raises `MemoryError`."""
    taken = address_space()
    if sys.platform == "win32" or taken is None:
        return
    import resource  # not there on Windows

    resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))
