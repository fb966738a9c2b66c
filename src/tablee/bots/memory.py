"""A bound on the memory of this very process, on systems that keep one: all of Linux, not macOS and Windows."""

import os
import sys
from pathlib import Path
from typing import Final

_SIZES: Final = Path("/proc/self/statm")


def address_space() -> int | None:
    """Bytes of address space that this process has taken now; None where the system does not tell."""
    try:
        return int(_SIZES.read_text(encoding="ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def bound_memory(more: int) -> None:
    """Let this process take at most so many bytes `more` than it has now; asking for more raises `MemoryError`."""
    taken = address_space()
    if sys.platform == "win32" or taken is None:
        return
    import resource  # not there on Windows

    resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))
