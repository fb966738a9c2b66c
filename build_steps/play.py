"""Starts the server: `python -m build_steps.play ARGUMENTS OF TABLEE SERVE` (`make play`).

Compiling the rules takes longer than everything else that a clean clone needs. So the server starts with them as they
are, they are compiled beside it, and then it starts again with what was compiled: matches go on where they were, and
open pages come back by themselves.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import IO

from build_steps import install, rules, step

AHEAD = [
    *("nice", "-n", "10", sys.executable, "setup.py", "--quiet", "build_ext"),
    *("--build-lib", str(rules.EDITABLE), "--build-temp", str(rules.EDITABLE)),
]
"""Compiles where an editable install does, and leaves the result there: no module may change below a running server."""

LOG = rules.BUILD / "compiling.log"
"""What compilers say goes here: between the lines of a server nobody would look for it."""

FREE_PORT = re.compile(r"--port[ =]0\b")
"""A server that takes any free port takes another one when it starts again, where no page looks for it."""


def play(serve: Sequence[str], compiling: Sequence[str], ended: Callable[[bool], object]) -> int:
    """Serve while something is compiled, then stop, and serve again; the exit status of the server.

    `ended` is told whether it could be compiled, before the server starts again. Where it could not, the server goes
    on as it is; where the server ends by itself, nothing is compiled any more.
    """
    with _running(serve) as server:
        with LOG.open("wb") as log, _running(compiling, log) as compiler:
            while compiler.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    return server.wait(timeout=0.5)
        if compiler.returncode != 0:
            print(f"The rules could not be compiled ({LOG} says why); the server goes on.", file=sys.stderr)
            ended(False)
            return server.wait()
        print("The rules are compiled; the server starts again with them. Open pages come back.", flush=True)
    ended(True)
    with _running(serve) as server:
        return server.wait()


@contextmanager
def _running(command: Sequence[str], log: IO[bytes] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is asked to end where it is left, and waited for; what it prints goes to the log given."""
    program = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


def main(arguments: Sequence[str]) -> int:
    """See to everything, and serve until somebody ends it; the exit status of the server."""
    serve = [f"{sys.prefix}/bin/tablee", "serve", *arguments]
    with ExitStack() as held:
        held.enter_context(install.alone())
        compiled_first = bool(rules.is_current() or rules.why_not() or FREE_PORT.search(" ".join(arguments)))
        if install.is_wanted():
            with step.timed(
                "Compiling the rules" if compiled_first and not rules.why_not() else "Installing Tablée"
            ):
                install.install(compiling=compiled_first)
        if not compiled_first:

            def ended(compiled: bool) -> None:
                if compiled:
                    rules.take_compiled()
                held.close()

            print("The server starts while the rules are compiled, which takes a minute or two.", flush=True)
            return play(serve, AHEAD, ended)
    with _running(serve) as server:
        return server.wait()


if __name__ == "__main__":
    # What is asked to end ends what it runs first.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
