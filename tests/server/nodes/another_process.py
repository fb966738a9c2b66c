"""Another process on this machine, which a test can kill, and its name in claims."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tablee.server.nodes.process_names import PLACE
from tests.patience import killed_in_the_end

SAYS_ITS_NAME: Final = """
from tablee.server.nodes.process_names import new_name
print(new_name(), flush=True)
input()
"""


class Another(NamedTuple):
    """The process id of another process, and its name."""

    process: int
    name: str


@contextmanager
def another_process() -> Iterator[Another]:
    """Yield a process that lives until the block ends, and is killed then."""
    command = [sys.executable, "-c", SAYS_ITS_NAME]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process,
        killed_in_the_end(process),
    ):
        try:
            assert process.stdout is not None
            yield Another(process.pid, process.stdout.readline().strip())
        finally:
            process.kill()


def elsewhere(name: str) -> str:
    """Return the name of a process with the same process id on another machine."""
    return "0" * PLACE + name[PLACE:]
