"""Checks the port before anything is installed: `python -m build_steps.port ARGUMENTS OF TABLEE SERVE` (`make play`).

Exits with status 3 and a sentence in the language of the environment if another program uses the port. All other
problems are left to `tablee serve`, which knows its options. Only the standard library is used.
"""

import os
import re
import runpy
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PORTS = Path("src/tablee/cli/ports.py")
WORDS = Path("src/tablee/words")
COMMAND_WORDS = Path("src/tablee/cli/words")
CANNOT_START = 3


def taken(arguments: Sequence[str]) -> str | None:
    """Return the sentence for a port that another program uses; None if it is free, or not valid."""
    # Importing it by its name would import the package, which needs what is not installed yet.
    ports: dict[str, Any] = runpy.run_path(str(PORTS))
    try:
        host, port = ports["listening"](arguments)
    except ValueError:
        return None
    problem = ports["problem"](host, port)
    if problem is None or not ports["is_taken"](problem):
        return None
    command = make_play(ports["with_port"](arguments, ports["next_free"](host, port)))
    return sentence(WORDS, "serve-port").replace("{ $port }", str(port)).replace("{ $command }", command)


def make_play(arguments: str) -> str:
    """Return the command `make play` with these arguments, which are written for a shell."""
    plain = re.fullmatch(r"[^\"$`\\!]*", arguments)
    # make replaces $ before the shell sees it.
    quoted = f'"{arguments}"' if plain else shlex.quote(arguments.replace("$", "$$"))
    return f"make play ARGS={quoted}"


def sentence(folder: Path, message: str) -> str:
    """Return a message of one line from the words in this folder, in the language of the environment."""
    wishes = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wish = next((wish for wish in wishes if wish), "")[:2].lower()
    file = folder / f"{wish}.ftl"
    lines = (file if file.is_file() else folder / "en.ftl").read_text("utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{message} = "))


def main(arguments: Sequence[str]) -> int:
    """Print the sentence if the port is taken; return the exit status."""
    problem = taken(arguments)
    if problem is None:
        return 0
    print(f"✗ {problem}", file=sys.stderr)
    return CANNOT_START


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
