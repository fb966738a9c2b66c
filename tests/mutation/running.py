"""Runs tests against mutants: forked from a session with collected tests, or with the fault present at import.

Most faults are within a function. They are applied after a fork: the function gets the code of the faulty one, and the
tests that reach the faulty lines run, the quickest first, until one fails. That takes hundredths of seconds. Values
computed at import (constants, default values) need a fresh import of the package with the fault in it.
"""

import gc
import math
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import coverage
import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutation.mutants import Mutant

KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIMEOUT: Final = "timeout"
JOBS: Final = os.cpu_count() or 1
SECONDS: Final = 3
TIMES: Final = 6
"""A test may take this many seconds of processor time, plus this many times its duration without a fault."""
PATIENCE: Final = 300
"""Seconds after which a trial that waits for something else is abandoned."""

PYTEST: Final = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:warnings"]


@dataclass
class Seen:
    """A record of a scope's tests without any fault."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Processor time by test."""
    tests: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    """By file below `src` and line: the tests that run it; "" means before any test."""

    def of(self, mutant: Mutant) -> list[str]:
        """Return tests that run a line of the fault, the quickest first; "" is among them if it runs before any."""
        lines = self.tests.get(mutant.path, {})
        found = {test for line in mutant.lines for test in lines.get(line, ())}
        return self.quickest(found)

    def quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))


def _same_every_time() -> None:
    """Have Hypothesis try the same examples in every run, without shrinking."""
    settings.register_profile(
        "mutation",
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutation")


def _say_nothing() -> None:
    """Silence pytest's output about tests that fail on purpose."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


class _Recorder:
    """A plugin that notes which test runs which lines, and for how long."""

    def __init__(self, measured: coverage.Coverage, seen: Seen) -> None:
        self.measured = measured
        self.seen = seen

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.seen.seconds[item.nodeid] = time.process_time() - begun
        self.measured.switch_context("")
        return result


def look(tests: Sequence[str], files: Sequence[str], sources: Path) -> Seen:
    """Run the tests without any fault. Raise `RuntimeError` if one fails."""
    _same_every_time()
    seen = Seen()
    paths = [str(sources / file) for file in files]
    measured = coverage.Coverage(data_file=None, include=paths, config_file=False)
    measured.start()
    code = pytest.main([*PYTEST, *tests], [_Recorder(measured, seen)])
    measured.stop()
    if code != 0:
        raise RuntimeError("the tests fail without any fault")
    data = measured.get_data()
    seen.tests = {file: data.contexts_by_lineno(path) for file, path in zip(files, paths, strict=True)}
    return seen


# --- faults within functions ----------------------------------------------------------------------


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


class Functions:
    """All functions of the mutated files that exist after collection."""

    def __init__(self, sources: Path) -> None:
        self.sources = sources
        self.found: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(sources)):
                key = (thing.__code__.co_filename, thing.__code__.co_qualname)
                self.found.setdefault(key, []).append(thing)

    def replace(self, mutant: Mutant) -> None:
        """Give the function the code with the fault; order distinguishes a getter and a setter of one name."""
        path = str(self.sources / mutant.path)
        functions = self.found.get((path, mutant.function), [])
        faulty = [
            code
            for code in _codes(compile(mutant.source, path, "exec"))
            if code.co_qualname == mutant.function
        ]
        starts = sorted({function.__code__.co_firstlineno for function in functions})
        for function in functions:
            function.__code__ = faulty[starts.index(function.__code__.co_firstlineno)]


def _limit(seconds: float) -> None:
    """Let this process continue for so many seconds of processor time."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), hard))


@dataclass
class _Trial:
    mutant: Mutant
    begun: float


class _Trials:
    """A plugin that runs, for each mutant, the tests that reach it, instead of the session's tests."""

    def __init__(
        self, chosen: Sequence[Mutant], seen: Seen, sources: Path, tell: Callable[[Mutant, str], None]
    ) -> None:
        self.chosen = chosen
        self.seen = seen
        self.sources = sources
        self.tell = tell
        self.running: dict[int, _Trial] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = Functions(self.sources)
        gc.collect()
        gc.freeze()
        for mutant in self.chosen:
            tests = [items[test] for test in self.seen.of(mutant) if test]
            self._wait(JOBS - 1)
            pid = os.fork()
            if pid == 0:
                self._try(session, tests, functions, mutant)
            self.running[pid] = _Trial(mutant, time.monotonic())
        self._wait(0)
        return True

    def _try(
        self, session: pytest.Session, tests: list[pytest.Item], functions: Functions, mutant: Mutant
    ) -> None:
        """Try one mutant in the child process; never return."""
        code = 1
        try:
            functions.replace(mutant)
            for test, following in zip(tests, [*tests[1:], None], strict=True):
                _limit(SECONDS + TIMES * self.seen.seconds[test.nodeid])
                session.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
                if session.testsfailed:
                    break
            else:
                code = 0
        finally:
            os._exit(code)

    def _wait(self, most: int) -> None:
        """Wait until no more than `most` trials are running."""
        while len(self.running) > most:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid in self.running:
                self.tell(self.running.pop(pid).mutant, outcome(os.waitstatus_to_exitcode(status)))
                continue
            for late, trial in self.running.items():
                if time.monotonic() - trial.begun > PATIENCE:
                    os.kill(late, signal.SIGKILL)
            time.sleep(0.002)


def outcome(code: int | None) -> str:
    """Return the meaning of the exit code of a trial's process."""
    if code in (-signal.SIGXCPU, -signal.SIGKILL, None):
        return TIMEOUT
    return SURVIVED if code == 0 else KILLED


def in_place(
    chosen: Sequence[Mutant],
    tests: Sequence[str],
    seen: Seen,
    sources: Path,
    tell: Callable[[Mutant, str], None],
) -> None:
    """Try every mutant after a fork; `tell` is called with the outcome of each."""
    _say_nothing()
    _same_every_time()
    pytest.main([*PYTEST, *tests], [_Trials(chosen, seen, sources, tell)])


# --- faults from the import on --------------------------------------------------------------------


class _Faulty(SourceFileLoader):
    """Loads the faulty source in place of the file's."""

    source = ""

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.source, self.path, "exec")
        return code


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant, sources: Path) -> None:
        self.module = mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.path = str(sources / mutant.path)
        self.source = mutant.source

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        loader = _Faulty(fullname, self.path)
        loader.source = self.source
        return spec_from_file_location(fullname, self.path, loader=loader)


class _Quickest:
    """A plugin that begins with the quickest tests, and limits the time of each."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.seen.seconds.get(item.nodeid, 0.0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        _limit(SECONDS + TIMES * self.seen.seconds.get(item.nodeid, 0.0))


def from_the_import(mutant: Mutant, tests: Sequence[str], seen: Seen, sources: Path) -> None:
    """Run in a process of its own that has not imported the package; never return."""
    code = 1
    try:
        _say_nothing()
        _same_every_time()
        _limit(10 * SECONDS)
        sys.meta_path.insert(0, _Finder(mutant, sources))
        code = pytest.main([*PYTEST, "-x", *tests], [_Quickest(seen)])
    finally:
        os._exit(code)
