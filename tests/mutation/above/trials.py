"""Runs the tests that reach a fault, in a copy of the checkout that has the fault in its file."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tests import uncompiled
from tests.mutation.above.recording import FILES, FOLDER, Recorded, recorded
from tests.mutation.above.sample import folders
from tests.mutation.mutants import Mutant
from tests.mutation.running import JOBS, KILLED, SURVIVED, TIMEOUT

LEFT_OUT: Final = "not (soak or slow or browser or postgres)"
"""Slow tests, because they rarely notice a fault that quick tests miss."""
MOST_S: Final = 40.0
"""The tests for one fault take at most this long without a fault."""
START_S: Final = 30.0
TIMES: Final = 4
"""A trial may take `START_S` for its start, and this many times its tests' duration without a fault."""
NEAR: Final = 12
"""A line of its own, such as an argument, runs with a line at most this many lines before it."""
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


@dataclass(frozen=True)
class Trial:
    """The result of one mutant."""

    mutant: Mutant
    how: str
    asked: int
    """The number of tests to run, if necessary."""
    by: str = ""
    """The test that failed."""


def record(folder: Path, floors: Sequence[str], paths: Sequence[str]) -> Recorded:
    """Run the tests of these layers once in the copy, and note which run lines of the files (paths below `src`)."""
    tests = [f"tests/{floor}" for floor in floors]
    with tempfile.TemporaryDirectory() as notes:
        environment = {
            **uncompiled.environment(folder),
            FOLDER: notes,
            FILES: os.pathsep.join(str(folder / "src" / path) for path in paths),
        }
        plugin = ("-p", "tests.mutation.above.recording")
        workers = ("-n", str(JOBS), "--dist", "worksteal", "-m", LEFT_OUT)
        code = subprocess.run([*PYTEST, *plugin, *workers, *tests], cwd=folder, env=environment).returncode
        if code not in (0, 1):
            raise SystemExit("the tests could not be run without any fault")
        found = recorded(Path(notes))
    prefix = str(folder / "src") + os.sep
    found.tests = {Path(file.removeprefix(prefix)).as_posix(): lines for file, lines in found.tests.items()}
    return found


def reaching(mutant: Mutant, seen: Recorded) -> set[str]:
    """Return the tests that run the lines of the fault.

    If it runs at import, these are the tests that run any line of its file; for a file without functions, every test.
    """
    lines = seen.tests.get(mutant.path, {})
    found = {test for line in mutant.lines for test in lines.get(line, ())}
    before = mutant.lines.start
    while not found and mutant.function and before > max(0, mutant.lines.start - NEAR):
        before -= 1
        found = set(lines.get(before, ()))
    if not mutant.function or "" in found:
        found |= {test for tests in lines.values() for test in tests}
        found = found - {""} or set(seen.seconds)
    return found - {""}


def asked(floor: str, mutant: Mutant, seen: Recorded) -> list[str]:
    """Return the tests that may notice the fault, the most likely first, for at most `MOST_S` seconds.

    Tests of the layer's own folder come before those of layers above. Next come those of a file named like the module,
    and then the quickest.
    """
    places = [f"tests/{folder}/" for folder in folders(floor)]
    name = f"/test_{Path(mutant.path).stem}.py"

    def order(test: str) -> tuple[int, bool, float, str]:
        place = next((number for number, place in enumerate(places) if test.startswith(place)), len(places))
        return min(place, 1), name not in test, seen.seconds[test], test

    known = [test for test in reaching(mutant, seen) if test in seen.seconds]
    found: list[str] = []
    seconds = 0.0
    for test in sorted((test for test in known if test.startswith(tuple(places))), key=order):
        if found and seconds + seen.seconds[test] > MOST_S:
            break
        seconds += seen.seconds[test]
        found.append(test)
    return found


@contextlib.contextmanager
def faulty(file: Path, source: str) -> Iterator[None]:
    """Give the file this source inside the context, and have Python compile it again (`_forget`)."""
    kept = file.read_bytes()
    _forget(file)
    file.write_text(source, encoding="utf-8")
    try:
        yield
    finally:
        file.write_bytes(kept)
        _forget(file)


def _forget(file: Path) -> None:
    """Remove the compiled file, which Python would use if size and second of the source are the same."""
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def _run(folder: Path, tests: Sequence[str], limit_s: float) -> tuple[str, str]:
    """Return the outcome, and the test that failed."""
    process = subprocess.Popen(
        [*PYTEST, "-x", "-p", "no:xdist", "-p", "tests.mutation.above.bounded", "--tb=no", *tests],
        cwd=folder,
        env={**uncompiled.environment(folder), "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        told, _ = process.communicate(timeout=limit_s)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return TIMEOUT, ""
    if process.returncode == 0:
        return SURVIVED, ""
    words = (line.split(" ")[1] for line in told.splitlines() if line.startswith(("FAILED ", "ERROR ")))
    return KILLED, next(words, "")


def trial(folder: Path, floor: str, mutant: Mutant, seen: Recorded) -> Trial:
    """Try one mutant in this copy."""
    tests = asked(floor, mutant, seen)
    if not tests:
        return Trial(mutant, SURVIVED, 0)
    limit_s = START_S + TIMES * sum(seen.seconds[test] for test in tests)
    with faulty(folder / "src" / mutant.path, mutant.source):
        how, by = _run(folder, tests, limit_s)
    return Trial(mutant, how, len(tests), by)


def tried(
    copies: Sequence[Path],
    chosen: dict[str, list[Mutant]],
    seen: Recorded,
    tell: Callable[[str, Trial], None],
) -> None:
    """Try all the mutants by layer, one in each copy at a time."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(floor: str, mutant: Mutant) -> None:
        folder = free.get()
        try:
            tell(floor, trial(folder, floor, mutant, seen))
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(copies)) as threads:
        begun = [
            threads.submit(one, floor, mutant) for floor, mutants in chosen.items() for mutant in mutants
        ]
        for future in begun:
            future.result()
