"""Becomes a program under limits: `cage.py MEMORY CPU NICENESS COMMAND...` (bytes, seconds; 0: not limited).

Run by its path with a Python of its own that loads nothing else: a server with threads must do nothing between fork
and exec, and a fork of a large one takes long.
"""

import os
import resource
import sys


def main() -> None:
    """Limit this process, and what it starts, and become the program."""
    memory, cpu, niceness = map(int, sys.argv[1:4])
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    if cpu:
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(niceness)
    command = sys.argv[4:]
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
