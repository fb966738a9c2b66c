"""A plugin of pytest that notes which test runs which lines, and how long it takes, in every process of pytest-xdist.

`TABLEE_RECORDED` names the folder for the notes, and `TABLEE_RECORDED_FILES` the files that are watched.
"""

import json
import os
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

FOLDER: Final = "TABLEE_RECORDED"
FILES: Final = "TABLEE_RECORDED_FILES"


@dataclass
class Recorded:
    """A record of the tests without any fault."""

    seconds: dict[str, float] = field(default_factory=dict)
    """The time of each test that passed, with its setup."""
    tests: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    """By file and line: the tests that run the line; "" means before any test."""


def recorded(folder: Path) -> Recorded:
    """Read the notes of all processes."""
    found = Recorded()
    for path in sorted(folder.glob("*.json")):
        notes = json.loads(path.read_text(encoding="utf-8"))
        found.seconds |= notes["seconds"]
        for file, lines in notes["tests"].items():
            into = found.tests.setdefault(file, {})
            for line, tests in lines.items():
                into[int(line)] = [*into.get(int(line), ()), *tests]
    return found


class _Recorder:
    """Takes its notes while the tests run, and writes them at the end."""

    def __init__(self, files: list[str], notes: Path) -> None:
        self.files = files
        self.notes = notes
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        # The store uses its database from within greenlets.
        self.measured = coverage.Coverage(
            data_file=None, include=files, config_file=False, concurrency=["greenlet", "thread"]
        )
        self.measured.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        begun = time.monotonic()
        result = yield
        self.seconds[item.nodeid] = time.monotonic() - begun
        self.measured.switch_context("")
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
        report = yield
        if not report.passed:
            self.failed.add(item.nodeid)
        return report

    def pytest_sessionfinish(self) -> None:
        self.measured.stop()
        data = self.measured.get_data()
        notes = {
            "seconds": {test: taken for test, taken in self.seconds.items() if test not in self.failed},
            "tests": {file: data.contexts_by_lineno(file) for file in self.files},
        }
        self.notes.write_text(json.dumps(notes), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Record in the processes that run tests: the workers of pytest-xdist, or this one if there are none."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker or not config.getoption("numprocesses", None):
        files = os.environ[FILES].split(os.pathsep)
        config.pluginmanager.register(_Recorder(files, Path(os.environ[FOLDER], f"{worker or 'one'}.json")))
