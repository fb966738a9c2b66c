"""How long a stranger waits: from a clean clone to its first page, `python -m bench.clean_clone`.

Clones what is committed here into an empty folder, calls `make play` there with a database of its own, and looks for
the page. Packages come from pip's and npm's caches if they are there, else from their registries. The rules are
compiled beside the server that is there by then; that is not waited for.
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
"""Characters of what was printed that are shown where no page came."""

LOOKS: Final = 100
LOOK_S: Final = 0.1
"""How often it is seen whether all have ended, and how long after each other; those that are left then are killed."""

MAKE_SAYS: Final = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES")
"""What `make bench` tells programs that it calls, and a clone's `make` should not hear."""


def end(play: subprocess.Popen[bytes]) -> None:
    """It and all that it called, which would still write into the folder that goes."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(play.pid, signal.SIGTERM)
        play.wait()
        for _ in range(LOOKS):
            os.killpg(play.pid, 0)
            time.sleep(LOOK_S)
        os.killpg(play.pid, signal.SIGKILL)


def main() -> None:
    """Print the seconds; ends the process with what was printed where the server ended before."""
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
            # In a session of its own all that it calls can be ended with it.
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
