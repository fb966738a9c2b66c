"""Settings of one of our processes for itself: standard output, a memory limit, an alarm, its end."""

import ctypes
import os
import signal
import sys
from functools import cache
from typing import BinaryIO, Final

SPENT: Final = 0.5
"""The part of its memory limit that a worker may hold between questions."""

_PR_SET_PDEATHSIG: Final = 1


def own_stdout() -> BinaryIO:
    """Reserve standard output for us: output of games, bots and libraries goes to standard error from now on."""
    sys.stdout.flush()
    ours = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return ours


def address_space() -> int | None:
    """Return the bytes of address space that this process uses; None if the system does not report them."""
    sizes = _sizes()
    return None if sizes is None else int(os.pread(sizes, 100, 0).split()[0]) * os.sysconf("SC_PAGE_SIZE")


@cache
def _sizes() -> int | None:
    """Return a descriptor for the sizes of this process; it stays open because they are read after every question."""
    try:
        return os.open("/proc/self/statm", os.O_RDONLY)
    except OSError:
        return None


def bound_memory(more: int) -> None:
    """Limit this process to `more` bytes beyond its present size; a larger request raises `MemoryError`.

    Linux enforces this limit; macOS and Windows do not.
    """
    taken = address_space()
    if sys.platform == "win32" or taken is None:
        return
    import resource  # does not exist on Windows

    resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))


def set_alarm(seconds: float) -> None:
    """Have the system end this process after `seconds`, whatever it does (0: never), if the system can."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with_parent() -> None:
    """Have the system end this process when its parent ends, if the system can."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
