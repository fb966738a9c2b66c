"""Keeps a program within limits: `resource_limits.py PARENT MEMORY CPU NICENESS COMMAND...`.

MEMORY is in bytes, CPU in seconds; 0 means no limit.
It runs by its path in a Python of its own that loads nothing else. A server with threads must do nothing between fork
and exec, and forking a large server takes long.
On Linux it stays as the parent of the program, and of every orphan among the program's descendants, in any session
(a subreaper). It ends all of them on SIGTERM, when the program ends, and when PARENT, which started it, is gone.
On other systems it becomes the program.
"""

import contextlib
import ctypes
import os
import resource
import signal
import sys
import time
from pathlib import Path
from typing import Final

PR_SET_PDEATHSIG: Final = 1
PR_SET_CHILD_SUBREAPER: Final = 36
END: Final = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP}
AGAIN_S: Final = 0.005
SELDOM_S: Final = 1.0
"""Seconds between two checks for survivors: twice as long each time, in case we may not kill one."""

NOT_STARTED: Final = 127
BY_SIGNAL: Final = 128
"""A shell's exit status for a command that cannot be started, and its offset for the signal that ended a command."""


def main() -> None:
    """Start the program, and make sure that all of it ends."""
    parent, memory, cpu, niceness = map(int, sys.argv[1:5])
    command = sys.argv[5:]
    if sys.platform != "linux":
        limit(memory, cpu, niceness)
        become(command)
    # Block signals and ended children until `sigwait` takes them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {*END, signal.SIGCHLD})
    process_control(PR_SET_CHILD_SUBREAPER, 1)
    process_control(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        return
    program = os.fork()
    if program == 0:
        os.setsid()
        process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        limit(memory, cpu, niceness)
        become(command)
    let_go_of_pipes()
    status = ended(program)
    end_all()
    sys.exit(BY_SIGNAL - status if status < 0 else status)


def process_control(option: int, value: int) -> None:
    """Call Linux's `prctl`. Raise `OSError`."""
    if ctypes.CDLL(None, use_errno=True).prctl(option, ctypes.c_ulong(value), 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def limit(memory: int, cpu: int, niceness: int) -> None:
    """Limit this process, and its children."""
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    if cpu:
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(niceness)


def become(command: list[str]) -> None:
    """Replace this process with the program."""
    try:
        os.execvp(command[0], command)
    except OSError as problem:
        print(f"{command[0]}: {problem.strerror}", file=sys.stderr, flush=True)
        os._exit(NOT_STARTED)


def let_go_of_pipes() -> None:
    """Close our copies of the program's pipes, so that the host notices when the program closes them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nowhere, number)


def ended(program: int) -> int:
    """Wait until the program ends, or a signal asks for its end; return its exit code, 0 after a signal."""
    while signal.sigwait({*END, signal.SIGCHLD}) == signal.SIGCHLD:
        for pid, status in reaped():
            if pid == program:
                return os.waitstatus_to_exitcode(status)
    return 0


def reaped() -> list[tuple[int, int]]:
    """Return the children that have ended since, each with its status. Raise `ChildProcessError` if there are none."""
    found = []
    while (one := os.waitpid(-1, os.WNOHANG))[0] != 0:
        found.append(one)
        if not has_children():
            break
    return found


def has_children() -> bool:
    """True if any descendant is left: every orphan becomes our child, so no children means no descendants."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def end_all() -> None:
    """Kill all survivors, repeatedly: a survivor may start others between listing and killing."""
    pause = AGAIN_S
    while has_children():
        for pid in descendants():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        reaped()
        time.sleep(pause)
        pause = min(2 * pause, SELDOM_S)


def descendants() -> list[int]:
    """Return the ids of all our descendants at this moment."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                after_name = (folder / "stat").read_bytes().rpartition(b")")[2].split()
                children.setdefault(int(after_name[1]), []).append(int(folder.name))
    found = [os.getpid()]
    for pid in found:
        found.extend(children.get(pid, ()))
    return found[1:]


if __name__ == "__main__":
    main()
