"""Each step of a scope's run in a process of its own: none has imported the package of another step."""

import math
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.mutation.mutants import Mutant, mutants
from tests.mutation.running import JOBS, PATIENCE, SURVIVED, Seen, from_the_import, in_place, look, outcome
from tests.mutation.scopes import Scope

PROCESSES: Final = get_context("forkserver")
PROCESSES.set_forkserver_preload(
    ["pytest", "pytest_asyncio.plugin", "hypothesis.extra.pytestplugin", "tests.mutation.running"]
)

STEP: Final = 50
"""The number of mutants between two lines of progress."""


def _send_seen(connection: Connection, scope: Scope, sources: Path) -> None:
    connection.send(look(scope.tests, scope.files, sources))
    connection.send(None)


def _send_outcomes(
    connection: Connection, scope: Scope, sources: Path, chosen: list[Mutant], seen: Seen
) -> None:
    in_place(chosen, scope.tests, seen, sources, lambda mutant, how: connection.send((mutant.name, how)))
    connection.send(None)


def _asked(function: Callable[..., None], *given: Any) -> Iterator[Any]:
    """Yield everything that the function sends from a process that has not imported the package, until it sends
    None.
    """
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=function, args=(theirs, *given))
    process.start()
    theirs.close()
    try:
        while (message := ours.recv()) is not None:
            yield message
    except EOFError:
        raise SystemExit(f"{function.__name__} ended early") from None
    process.join()


def anew(chosen: list[Mutant], scope: Scope, seen: Seen, sources: Path) -> dict[str, str]:
    """Return the outcome by name of mutants that are imported with their fault."""
    found: dict[str, str] = {}
    waiting = list(reversed(chosen))
    running: list[tuple[Mutant, Any, float]] = []
    while waiting or running:
        while waiting and len(running) < JOBS:
            mutant = waiting.pop()
            process = PROCESSES.Process(target=from_the_import, args=(mutant, scope.tests, seen, sources))
            process.start()
            running.append((mutant, process, time.monotonic()))
        for trial in list(running):
            mutant, process, begun = trial
            if time.monotonic() - begun > PATIENCE:
                process.kill()
            if process.exitcode is not None:
                found[mutant.name] = outcome(process.exitcode)
                running.remove(trial)
        time.sleep(0.005)
    return found


def run(scope: Scope, sources: Path, every: int = 1) -> dict[str, str]:
    """Return the outcome by name of the scope's mutants, or of one in `every`, in a fixed random order."""
    everything = [mutant for file in scope.files for mutant in mutants(sources / file, sources)]
    if every > 1:
        everything = Random(0).sample(everything, math.ceil(len(everything) / every))
    (seen,) = _asked(_send_seen, scope, sources)
    within = [mutant for mutant in everything if mutant.function]
    found: dict[str, str] = {}
    for name, how in _asked(_send_outcomes, scope, sources, within, seen):
        found[name] = how
        if len(found) % STEP == 0:
            print(f"{scope.name}: {len(found)} of {len(everything)} tried", file=sys.stderr, flush=True)
    outside = [mutant for mutant in everything if not mutant.function]
    early = [mutant for mutant in within if found[mutant.name] == SURVIVED and "" in seen.of(mutant)]
    found |= anew([*outside, *early], scope, seen, sources)
    return found
