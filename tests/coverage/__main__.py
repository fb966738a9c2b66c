"""The coverage of each layer by the tests, with branches: `make coverage`, or `... ARGS="tests/store"` for some of
them.

It works in a copy of the checkout with uncompiled rules, and follows the processes that tests start. It leaves out
browser tests, tests that only read the source, and the tests that kill servers: a killed process leaves no figures.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests import uncompiled

FLOORS: Final = ("core", "games", "match", "store", "server")
TESTS: Final = ("core", "games", "match", "store", "bots", "server", "cli", "words")
LEFT_OUT: Final = (
    "--ignore=tests/server/operations/test_kill.py",
    "--ignore=tests/games/test_worst_positions.py",
    "--deselect=tests/games/mawoki/test_bots.py::test_an_arrow_is_not_let_pass_where_the_next_player_is_about_to_win[5]",
)
"""Tests that are left out. The last two test how much bots reach in their time; uncompiled and traced they are too
slow.
"""

SETTINGS: Final = """
[run]
branch = true
parallel = true
concurrency = greenlet, thread
patch = subprocess
sigterm = true
source = {package}
data_file = {data}
disable_warnings = no-data-collected

[report]
exclude_also =
    if TYPE_CHECKING:
    @abstractmethod
    \\.\\.\\.$
"""
"""Settings of coverage.py. Greenlets: the store uses its database from within them. SIGTERM ends the tests'
servers.
"""


def measure(folder: Path, tests: list[str], work: Path) -> tuple[dict[str, Any], bool]:
    """Run the tests in the copy at `folder`; return the report of coverage.py, and whether a test failed."""
    settings = work / "coveragerc"
    settings.write_text(SETTINGS.format(package=folder / "src" / "tablee", data=work / "data"))
    environment = {**uncompiled.environment(folder), "COVERAGE_RCFILE": str(settings)}

    def coverage(*words: str) -> int:
        command = [sys.executable, "-m", "coverage", *words]
        return subprocess.run(command, cwd=folder, env=environment).returncode

    workers = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    failed = coverage("run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *workers, *LEFT_OUT, *tests)
    coverage("combine", "--quiet")
    coverage("json", "--quiet", "-o", str(work / "report.json"))
    report: dict[str, Any] = json.loads((work / "report.json").read_text(encoding="utf-8"))
    return report, bool(failed)


def by_floor(files: dict[str, Any]) -> dict[str, Counter[str]]:
    """Return the sums of the figures of each layer's files."""
    sums = {floor: Counter[str]() for floor in FLOORS}
    for path, file in files.items():
        floor = Path(path).parts[Path(path).parts.index("tablee") + 1]
        if floor in sums:
            summary = file["summary"]
            sums[floor].update({key: summary[key] for key in summary if key.startswith(("num_", "covered_"))})
    return sums


def main() -> None:
    """Print a line for each layer."""
    tests = sys.argv[1:] or [f"tests/{name}" for name in TESTS]
    with uncompiled.checkout() as folder, tempfile.TemporaryDirectory() as work:
        report, failed = measure(folder, tests, Path(work))
    sums = by_floor(report["files"])
    print(f"{'floor':8}{'statements':>12}{'run':>8}{'branches':>10}{'taken':>8}{'of both':>9}")
    for floor, sum_ in sums.items():
        statements, branches = sum_["num_statements"], sum_["num_branches"]
        run, taken = sum_["covered_lines"], sum_["covered_branches"]
        share = (run + taken) / (statements + branches)
        print(
            f"{floor:8}{statements:12}{run / statements:8.1%}{branches:10}{taken / branches:8.1%}{share:9.1%}"
        )
    if failed:
        raise SystemExit("a test failed: what was not run for that reason is missing")


if __name__ == "__main__":
    main()
