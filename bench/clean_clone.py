"""The time from a clean clone to its first page: `python -m bench.clean_clone`.

It clones the committed state into an empty folder, calls `make play` there with a database of its own, and polls for
the page. Packages come from the caches of pip and npm if possible, otherwise from their registries. The rules are
compiled in the background of the running server; the benchmark does not wait for that.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.starting import first_page
from tests.processes import free_port

ROOT: Final = Path(__file__).parent.parent
ASKED_S: Final = 60
LAST_WORDS: Final = 2000
"""Characters of the output that are shown if no page came."""

LOOKS: Final = 100
LOOK_S: Final = 0.1
"""The number of checks that all processes have ended, and the seconds between them; then the rest is killed."""

MAKE_SAYS: Final = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES")
"""Variables that `make bench` sets for its programs, and that a clone's `make` should not see."""


def end(play: subprocess.Popen[bytes]) -> None:
    """End the process and all its children, which would otherwise still write into the folder to be deleted."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(play.pid, signal.SIGTERM)
        play.wait()
        for _ in range(LOOKS):
            os.killpg(play.pid, 0)
            time.sleep(LOOK_S)
        os.killpg(play.pid, signal.SIGKILL)


def main() -> None:
    """Print the seconds; exit with the server's output if it ended first."""
    environment = {name: value for name, value in os.environ.items() if name not in MAKE_SAYS}
    with tempfile.TemporaryDirectory() as folder:
        clone, log = Path(folder, "tablee"), Path(folder, "log")
        began = time.perf_counter()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        port = free_port()
        serve = f"--port {port} --database {folder}/tablee.db"
        command = ["make", "play", f"PYTHON={sys.executable}", f"ARGS={serve}"]
        with (
            log.open("wb") as output,
            # In a session of its own, all its child processes can be ended with it.
            subprocess.Popen(
                command, cwd=clone, env=environment, stdout=output, stderr=output, start_new_session=True
            ) as play,
        ):
            try:
                page = first_page(port, play)
                taken = time.perf_counter() - began
            finally:
                end(play)
        if not page:
            sys.exit(f"no page: {log.read_text()[-LAST_WORDS:]}")
    print(f"  a clean clone to its first page: {taken:.0f} s by the clock (asked: {ASKED_S} s)")


if __name__ == "__main__":
    main()
