"""Names of processes in claims, from which another process on the same machine can tell that the holder is gone.

A name holds the place and the process id. The place is this start of the machine with its process namespace: only
there does the process id say anything. Linux alone names places; elsewhere claims end with their lease.
"""

import hashlib
import os
import secrets
import sys
from functools import cache
from pathlib import Path
from typing import Final

PLACE: Final = 16
PROCESS: Final = 8
RANDOM_BYTES: Final = 4
"""The parts of a name, 32 letters in all: place and process id in letters, and chance, as process ids come again."""


def new_name() -> str:
    """Return a name for this process."""
    return f"{_place() or secrets.token_hex(PLACE // 2)}{os.getpid():0{PROCESS}x}{secrets.token_hex(RANDOM_BYTES)}"


def is_gone(name: str) -> bool:
    """Return true if the process of this name has surely ended; false if it is alive, or this cannot be known here."""
    place = _place()
    if place is None or len(name) != PLACE + PROCESS + 2 * RANDOM_BYTES or name[:PLACE] != place:
        return False
    try:
        # This sends no signal. Another user's process is found too, but may not be signalled.
        os.kill(int(name[PLACE : PLACE + PROCESS], 16), 0)
    except ProcessLookupError:
        return True
    except (PermissionError, ValueError, OverflowError):
        return False
    return False


@cache
def _place() -> str | None:
    """Return the place of this process; None if there is no way to know it."""
    if sys.platform != "linux":
        return None
    try:
        start = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        namespace = os.readlink("/proc/self/ns/pid")
    except OSError:
        return None
    # With the machine's name, because a machine copied while it runs keeps its start.
    known = f"{start} {namespace} {os.uname().nodename}"
    return hashlib.sha256(known.encode()).hexdigest()[:PLACE]
