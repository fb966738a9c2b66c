"""What one of our processes sees to for itself: its standard output, a bound on its memory, an alarm, its end."""

import ctypes
import os
import signal
import sys
from functools import cache
from typing import BinaryIO, Final

SPENT: Final = 0.5
"""What part of its memory a worker may hold on to between questions."""

_PR_SET_PDEATHSIG: Final = 1


def own_stdout() -> BinaryIO:
    """Standard output for us alone: what a game, a bot or a library prints from now on goes to standard error."""
    sys.stdout.flush()
    ours = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return ours


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
    """Let this process take at most so many bytes `more` than it has now; asking for more raises `MemoryError`.

    On systems that keep such a bound: all of Linux, not macOS and Windows.
    """
    taken = address_space()
    if sys.platform == "win32" or taken is None:
        return
    import resource  # not there on Windows

    resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))


def set_alarm(seconds: float) -> None:
    """Have the system end this process after `seconds` (0: not), whatever it is doing, where systems can."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with_parent() -> None:
    """Have the system end this process when the one that started it is gone, where systems can."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
