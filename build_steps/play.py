"""Starts the server: `python -m build_steps.play ARGUMENTS OF TABLEE SERVE` (`make play`).

Compiling the rules takes longer than the rest of a first start. The server therefore starts with uncompiled rules,
which are compiled in the background. Then it restarts with the compiled rules: matches continue, and open pages
reconnect by themselves.

Ctrl+C reaches this process only, which then ends the others. A Python program that starts would answer it with a
traceback.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import IO

from build_steps import install, port, rules, step

AHEAD = [
    *("nice", "-n", "10", sys.executable, "setup.py", "--quiet", "build_ext"),
    *("--build-lib", str(rules.EDITABLE), "--build-temp", str(rules.EDITABLE)),
]
"""Compiles into the folder of editable installs and leaves the result there.

No module may change below a running server.
"""

LOG = rules.BUILD / "compiling.log"
"""The output of the compilers goes here, because it would be lost between the lines of the server."""

FREE_PORT = re.compile(r"--port[ =]0\b")
"""A server that takes any free port would take another one after a restart, where no page finds it."""


def play(serve: Sequence[str], compiling: Sequence[str], ended: Callable[[bool], object]) -> int:
    """Serve while `compiling` runs, then stop and serve again; return the exit status of the server.

    `ended` is called before the restart, with True if compiling succeeded. If it failed, the server continues as it
    is; if the server ends by itself, compiling is stopped.
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
    """Run a program inside this context, then terminate it and wait for its end; its output goes to the given log.

    What the program itself has started, such as a C compiler, is terminated as well.
    """
    program = subprocess.Popen(command, stdout=log, stderr=log, process_group=0)
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait()
        except KeyboardInterrupt:
            # A server with --drain ends immediately at the second signal.
            program.terminate()
            program.wait()
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGTERM)


def main(arguments: Sequence[str]) -> int:
    """Prepare everything, and serve until the server is stopped; return its exit status."""
    serve = [f"{sys.prefix}/bin/tablee", "serve", *arguments]
    with ExitStack() as held:
        held.enter_context(install.alone())
        compiled_first = bool(rules.is_current() or rules.why_not() or FREE_PORT.search(" ".join(arguments)))
        if install.is_installed() and not compiled_first:
            # Compiled rules of other sources would be imported in place of these sources.
            rules.remove_compiled()
        elif install.is_wanted():
            with step.timed(
                "Compiling the rules" if compiled_first and not rules.why_not() else "Installing Tablée"
            ):
                install.install(compiling=compiled_first)
        if not compiled_first:

            def ended(compiled: bool) -> None:
                if compiled:
                    rules.take_compiled()
                held.close()

            print(
                "The server starts while the rules are compiled, which takes some minutes; bots are slower until then. "
                "Ctrl+C loses no game: the next start compiles the rest.",
                flush=True,
            )
            return play(serve, AHEAD, ended)
    with _running(serve) as server:
        return server.wait()


if __name__ == "__main__":
    # Turn a termination, and a terminal that closes, into an exit, so that the child programs are ended first.
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda *_: sys.exit(0))
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print(f"\n{port.sentence(port.COMMAND_WORDS, 'cli-stopped')}", flush=True)
