"""Runs one step of an installation: `python -m build_steps.step "WHAT IT DOES" COMMAND...`.

The screen shows a line when the step begins, one every 20 seconds while it runs, and one with its seconds at its end.
What the command prints goes to a log file; if the command fails, the last line names the file and the end of the log
follows. If the environment has the number of steps (`TABLEE_STEPS`), each line begins with a number such as `[2/5]`.
Only the standard library is used, because the first step makes the environment.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic

STOPPED = 130
"""The exit status after Ctrl+C."""

LOGS = Path("build/logs")
LAST_LINES = 20
"""The number of lines of a log that are shown if a step fails."""

STEPS = "TABLEE_STEPS"
"""The variable with the number of steps of this installation."""

BEGUN = LOGS / "steps"
"""A byte for each step that has begun. Who starts an installation removes it first."""

SIGN_OF_LIFE_S = 20.0
"""The seconds between two lines about a step that takes long."""


def log_of(title: str) -> Path:
    """The log file of the step with this title."""
    return LOGS / f"{re.sub(r'[^a-z]+', '-', title.lower()).strip('-')}.log"


def numbered(title: str) -> str:
    """Return the title of the step that begins now, with its number if the number of steps is known."""
    steps = os.environ.get(STEPS)
    if not steps:
        return title
    BEGUN.parent.mkdir(parents=True, exist_ok=True)
    with BEGUN.open("ab", buffering=0) as begun:
        # Steps run at the same time; a write at the end of a file is atomic.
        begun.write(b".")
        number = begun.tell()
    return f"[{number}/{steps}] {title}" if number <= int(steps) else title


def run(title: str, command: Sequence[str]) -> int:
    """Run the command and return its exit status. Print its lines; after a failure also the end of the log."""
    log = log_of(title)
    log.parent.mkdir(parents=True, exist_ok=True)
    with timed(title) as result, log.open("wb") as written:
        try:
            status = subprocess.run(command, stdout=written, stderr=subprocess.STDOUT).returncode
        except OSError as error:
            written.write(f"{error}\n".encode())
            status = 127
        if status:
            result.append(f"failed after {{}}. {log} says why; its last lines:")
    if status:
        lines = log.read_text(errors="replace").splitlines()[-LAST_LINES:]
        print("\n".join(f"  {line}" for line in lines), file=sys.stderr, flush=True)
    return status


@contextmanager
def timed(title: str) -> Iterator[list[str]]:
    """Print the title, and at the end of the context the seconds; or the sentence in the list, with the seconds.

    Print the seconds every `SIGN_OF_LIFE_S` too, so that nobody takes a slow computer for one that hangs.
    """
    began = monotonic()
    title = numbered(title)
    result: list[str] = []
    done = Event()

    def seconds() -> str:
        return f"{monotonic() - began:.0f} s"

    def show_life() -> None:
        while not done.wait(SIGN_OF_LIFE_S):
            print(f"{title} ... {seconds()} so far", flush=True)

    print(f"{title} ...", flush=True)
    showing = Thread(target=show_life, daemon=True)
    showing.start()
    try:
        yield result
    finally:
        done.set()
        showing.join()
    print(f"{title} ... {result[0].format(seconds()) if result else f'done after {seconds()}'}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(STOPPED)
