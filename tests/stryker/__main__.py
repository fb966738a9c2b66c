"""Measures how many small faults in the pages their tests notice: `python -m tests.stryker`, part of `make sample`.

It has Stryker mutate randomly drawn pieces of some files, in a copy of the checkout. It prints a line for the pages,
and every mutant that survived or that no test runs.
"""

import argparse
import json
import os
import shutil
import subprocess
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any, Final

from tests import uncompiled
from tests.stryker.sample import drawn, imports, with_tests

HERE: Final = Path(__file__).parent
MODULES: Final = HERE / "node_modules"
NOTICED: Final = ("Killed", "Timeout")
MISSED: Final = ("Survived", "NoCoverage")
"""Stryker's results for missed mutants. Its other results concern invalid mutants, for example uncompilable ones."""


def settings(pieces: list[str], tests: list[str], report: Path) -> dict[str, Any]:
    """Return the settings for Stryker."""
    return {
        "testRunner": "vitest",
        "plugins": [str(MODULES / "@stryker-mutator/vitest-runner/dist/src/index.js")],
        # The pages use files beside `web`, which a sandbox inside it would not contain.
        "inPlace": True,
        "mutate": pieces,
        "testFiles": tests,
        "vitest": {"configFile": "vite.config.ts", "related": False},
        # A mutant in code that runs at import would need all its tests again, half a minute for each mutant.
        "ignoreStatic": True,
        "concurrency": os.cpu_count() or 1,
        "reporters": ["json", "progress-append-only"],
        "jsonReporter": {"fileName": str(report)},
        "allowConsoleColors": False,
    }


def mutate(count: int, seed: int) -> dict[str, Any]:
    """Return Stryker's report about pieces of `count` files."""
    with uncompiled.checkout() as folder:
        web = folder / "web"
        # Vite reads no file outside of the checkout that it serves, so a link would not work.
        (web / "node_modules").unlink()
        shutil.copytree(
            uncompiled.ROOT / "web/node_modules", web / "node_modules", symlinks=True, copy_function=os.link
        )
        about = with_tests(imports(web))
        pieces = drawn(web, about, count, seed)
        tests = sorted({test for piece in pieces for test in about[piece.path]})
        report = web / "mutation.json"
        told = settings([piece.pattern for piece in pieces], tests, report)
        (web / "stryker.json").write_text(json.dumps(told), encoding="utf-8")
        stryker = ["node", str(MODULES / "@stryker-mutator/core/bin/stryker.js"), "run", "stryker.json"]
        subprocess.run(stryker, cwd=web, check=True)
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return found


def main() -> None:
    """Print the results."""
    parser = argparse.ArgumentParser(prog="python -m tests.stryker")
    parser.add_argument("--files", type=int, default=6, help="pieces of so many files are mutated")
    parser.add_argument(
        "--seed", type=int, default=date.today().toordinal(), help="of the lots; by default today"
    )
    given = parser.parse_args()
    files: dict[str, Any] = mutate(given.files, given.seed)["files"]
    count = Counter(mutant["status"] for file in files.values() for mutant in file["mutants"])
    noticed, missed = (sum(count[status] for status in kind) for kind in (NOTICED, MISSED))
    for path, file in sorted(files.items()):
        lines = file["source"].splitlines()
        for mutant in file["mutants"]:
            if mutant["status"] in MISSED:
                number = mutant["location"]["start"]["line"]
                shown = " ".join(mutant.get("replacement", "").split())
                print(f"    {mutant['status']} {path}:{number} {lines[number - 1].strip()} --> {shown}")
    print(
        f"pages: {noticed + missed} mutants, {count['Killed']} killed, {count['Timeout']} out of time, "
        f"{count['Survived']} survived, {count['NoCoverage']} run by no test: "
        f"{noticed / max(1, noticed + missed):.0%}; seed {given.seed}"
    )


if __name__ == "__main__":
    main()
