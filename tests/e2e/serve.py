"""Serves Tablée for the browser's tests: `python -m tests.e2e.serve PORT DATABASE [NAME=COMMAND...]`.

For a test that is about certain cards a seed stands in the file DATABASE.seed while its table opens (`House.dealing`).
"""

import sys
from pathlib import Path

from tablee.server import analyses, opening
from tablee.server.run import run

any_seed = opening.new_seed


def seed_in(file: Path) -> str:
    """The seed in `file`, if there is one, else any."""
    return file.read_text() if file.exists() else any_seed()


if __name__ == "__main__":
    opening.new_seed = lambda: seed_in(Path(f"{sys.argv[2]}.seed"))
    # Tests look at what an analysis says, not at how well it was thought out.
    analyses.THINKING_MS = 4_000
    run(port=int(sys.argv[1]), database=sys.argv[2], rate=100.0, bot_workers=1, programs=sys.argv[3:])
