"""Stops all processes of a program while nobody asks it, so that it cannot think on the time of others.

Only on Linux: there `resource_limits`, which is never stopped, ends stopped processes too when their host is gone.
On other systems a stopped program would outlive a host that is killed, so there it runs on.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

AGAIN_S: Final = 0.002
"""Seconds between two looks, while the system has not stopped all of them yet."""

LIMIT_S: Final = 5.0
STOPPED: Final = {"T", "t"}
ENDED: Final = {"Z", "X"}


class Found(NamedTuple):
    """A process and its state, one letter as in `ps`."""

    pid: int
    state: str


async def stop_below(keeper: int) -> bool:
    """Stop all descendants of `keeper`, in any session; False if some still run after `LIMIT_S`.

    A process that got the signal starts no other any more, but one that did not get it yet may continue it. So this
    looks until all are stopped at once: then none is left that could.
    """
    if sys.platform != "linux":
        return True
    until = time.monotonic() + LIMIT_S
    while running := [one.pid for one in below(keeper) if one.state not in STOPPED]:
        _send(running, signal.SIGSTOP)
        if time.monotonic() >= until:
            return False
        await asyncio.sleep(AGAIN_S)
    # One of them may have stopped the keeper, which would then not end them with their host.
    _send([keeper], signal.SIGCONT)
    return True


def continue_below(keeper: int) -> None:
    """Let all descendants of `keeper` go on."""
    if sys.platform == "linux":
        _send([one.pid for one in below(keeper)], signal.SIGCONT)


def below(keeper: int) -> list[Found]:
    """Return the descendants of `keeper` that have not ended, on Linux."""
    children: dict[int, list[Found]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                state, parent = (folder / "stat").read_bytes().rpartition(b")")[2].split()[:2]
                children.setdefault(int(parent), []).append(Found(int(folder.name), state.decode()))
    found = list(children.get(keeper, ()))
    for one in found:
        found.extend(children.get(one.pid, ()))
    return [one for one in found if one.state not in ENDED]


def _send(pids: list[int], number: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)
