"""Keeps a program under limits: `resource_limits.py PARENT MEMORY CPU NICENESS COMMAND...`.

MEMORY in bytes, CPU in seconds; 0: not limited.

Run by its path with a Python of its own that loads nothing else: a server with threads must do nothing between fork
and exec, and a fork of a large one takes long.

On Linux it stays, as the parent of the program and of whatever loses its own parent among all that the program starts,
in another session or not (a subreaper). It ends all of them when it is told to (SIGTERM), when the program itself ends,
and when PARENT, who started it, is gone. Elsewhere it becomes the program.
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
"""Between two looks at who is left: twice as long each time, should somebody be there whom we must not kill."""

NOT_STARTED: Final = 127
BY_SIGNAL: Final = 128
"""What a shell answers for a command that cannot be started, and adds to the signal that ended one."""


def main() -> None:
    """Start the program, and see to its end."""
    parent, memory, cpu, niceness = map(int, sys.argv[1:5])
    command = sys.argv[5:]
    if sys.platform != "linux":
        limit(memory, cpu, niceness)
        become(command)
    # What is asked of us, and who ends, waits until it is looked at.
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
    """Linux's `prctl`. Raises `OSError`."""
    if ctypes.CDLL(None, use_errno=True).prctl(option, ctypes.c_ulong(value), 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def limit(memory: int, cpu: int, niceness: int) -> None:
    """Limit this process, and what it starts."""
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    if cpu:
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(niceness)


def become(command: list[str]) -> None:
    """Be the program from now on."""
    try:
        os.execvp(command[0], command)
    except OSError as problem:
        print(f"{command[0]}: {problem.strerror}", file=sys.stderr, flush=True)
        os._exit(NOT_STARTED)


def let_go_of_pipes() -> None:
    """Leave the program's pipes to the program: the other side is to notice when it closes them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nowhere, number)


def ended(program: int) -> int:
    """Wait until the program ends, or somebody asks for its end; how it ended, 0 in the latter case."""
    while signal.sigwait({*END, signal.SIGCHLD}) == signal.SIGCHLD:
        for pid, status in reaped():
            if pid == program:
                return os.waitstatus_to_exitcode(status)
    return 0


def reaped() -> list[tuple[int, int]]:
    """The children that have ended since, each with its status. Raises `ChildProcessError` where there are none."""
    found = []
    while (one := os.waitpid(-1, os.WNOHANG))[0] != 0:
        found.append(one)
        if not has_children():
            break
    return found


def has_children() -> bool:
    """Whether anybody is left: whoever loses its parent becomes our child, so without children there is nobody."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def end_all() -> None:
    """Kill whoever is left, again and again: between looking and killing somebody may have started others."""
    pause = AGAIN_S
    while has_children():
        for pid in descendants():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        reaped()
        time.sleep(pause)
        pause = min(2 * pause, SELDOM_S)


def descendants() -> list[int]:
    """All that come from us, at this moment."""
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
