"""Runs the tests that a change can break: `python -m build_steps.changed [BASE]`.

The change is everything that differs from BASE (by default the point where this branch left `origin/main` or `main`),
committed or not. A layer can break itself and the layers above it. A game can break itself and the tests of all games.
A page can break every test in a browser, because pages share their parts and their style. A file that this module does
not know can break everything.
"""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

TOP = ["api", "cli", "environments", "openspiel", "testing", "training"]
ABOVE = {
    "core": ["games", "words", "match", "store", "bots", "arena", "solving", "server", *TOP, "docs"],
    "games": ["words", "match", "store", "bots", "arena", "solving", "server", *TOP, "docs"],
    "words": ["match", "store", "bots", "arena", "solving", "server", *TOP],
    "match": ["store", "bots", "arena", "solving", "server", *TOP],
    "writing": ["server", "arena", "solving", *TOP],
    "store": ["server", "arena", "solving", *TOP],
    "bots": ["server", "arena", "solving", *TOP],
    "server": TOP,
    "arena": ["server", *TOP],
    "solving": ["server", *TOP],
    "api": ["cli", "environments", "openspiel", "testing", "training"],
    "remote": ["cli", "environments", "openspiel", "testing", "training", "server/thinking"],
    "cli": [],
    "environments": ["cli"],
    "openspiel": ["cli"],
    "training": ["cli"],
    "testing": ["cli", "games", "match"],
}
"""The test folders of the layers above each layer; pages are above all."""
EVERY_GAME = ("screens", "faces", "steady", "invitation", "another_move")
"""Tests of the pages that cover every game."""
READ_PAGES = (
    *("build_steps", "docs", "e2e", "house", "words"),
    *("server/house", "server/http", "server/names", "server/protocol"),
)
"""Folders of tests that read files of `web`."""


@dataclass
class Checks:
    """The checks to run: paths for pytest (all of them if `tests` is among them), and the pages' own checks."""

    paths: set[str] = field(default_factory=set)
    pages: bool = False

    def test(self, *folders: str) -> None:
        """Add these folders or files below `tests`."""
        self.paths |= {f"tests/{folder}" for folder in folders}

    def everything(self) -> None:
        """Add everything."""
        self.paths, self.pages = {"tests"}, True


def breaks(names: Iterable[str], there: Iterable[str]) -> Checks:
    """Return the checks for changes to the files `names`; `there` are the paths of all test files."""
    checks, tests = Checks(), sorted(there)
    for name in names:
        parts = name.split("/")
        if parts[0] == "tests":
            _tests(checks, parts)
        elif parts[0] == "docs" or name.endswith(".md"):
            checks.test("docs", "house")
            if parts[:2] == ["docs", "rules"]:
                checks.pages = True
                checks.test("e2e/test_learning.py")
        elif parts[:2] == ["src", "tablee"]:
            _package(checks, parts[2:], tests)
        elif parts[0] == "web":
            checks.pages = True
            _pages(checks, parts[1:], tests)
        elif parts[0] == "bench":
            checks.test("house", "arena")
        elif parts[0] == "examples":
            checks.test("docs", "house", "server", "e2e/test_programs.py")
        elif parts[:2] == ["build_steps", "dictionaries"]:
            checks.test("build_steps", "house", "games")
        else:
            checks.everything()
    if "tests" in checks.paths:
        checks.everything()
    return checks


def _tests(checks: Checks, parts: list[str]) -> None:
    if len(parts) == 2:
        checks.everything()
    elif parts[-1].startswith("test_"):
        checks.test("/".join(parts[1:]), "house")
    else:
        # A module that tests use: run the tests beside it and below.
        checks.test("/".join(parts[1:-1]), "house")


def _package(checks: Checks, parts: list[str], tests: list[str]) -> None:
    floor = parts[0]
    if floor == "games" and len(parts) > 2:
        _game(checks, parts[1], tests)
        if parts[2] != "words":
            checks.test(*ABOVE["games"])
    elif floor in ABOVE:
        checks.test(floor, *ABOVE[floor], "house", "e2e")
    else:
        checks.everything()


def _game(checks: Checks, game: str, tests: list[str]) -> None:
    """Add the game's own tests, those of every game, and the pages that show it."""
    checks.test(f"games/{game}", "house", "words")
    checks.test(*(name[6:] for name in tests if name.startswith("tests/games/test_")))
    mine = (f"tests/e2e/test_{game}", *(f"tests/e2e/test_{name}" for name in EVERY_GAME))
    checks.test(*(name[6:] for name in tests if name.startswith(mine)))


def _pages(checks: Checks, parts: list[str], tests: list[str]) -> None:
    if parts[-1].endswith(".test.ts"):
        # The built pages stay the same; the pages' own checks run the test.
        checks.test("house")
    elif parts[:2] == ["src", "games"] and len(parts) > 3:
        _game(checks, parts[2], tests)
    else:
        checks.test(*READ_PAGES)


def changed(base: str | None) -> list[str]:
    """Return the files that differ from `base`, and new files that are not in git yet."""

    def git(*words: str) -> list[str]:
        ran = subprocess.run(["git", *words], capture_output=True, text=True)
        return [line for line in ran.stdout.split("\0" if "-z" in words else "\n") if line]

    for other in [base] if base else ["origin/main", "main"]:
        if left := git("merge-base", other, "HEAD"):
            break
    else:
        raise SystemExit(f"{base or 'main'} is not a commit here: name another with ARGS=BASE")
    new = git("ls-files", "-z", "--others", "--exclude-standard")
    return sorted({*git("diff", "-z", "--name-only", left[0]), *new})


def main() -> int:
    """Print the checks, and run them."""
    names = changed(sys.argv[1] if len(sys.argv) > 1 else None)
    there = [path.as_posix() for path in Path("tests").rglob("*.py")]
    checks = breaks(names, there)
    paths = sorted(path for path in checks.paths if Path(path).exists())
    print(f"{len(names)} files changed; testing {' '.join(paths) or 'nothing'}", flush=True)
    commands = [["make", "--no-print-directory", "lint"]]
    if checks.pages:
        commands.append(["make", "--no-print-directory", "pagecheck"])
    if paths:
        commands.append([sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *paths])
    return next((code for command in commands if (code := subprocess.run(command).returncode)), 0)


if __name__ == "__main__":
    sys.exit(main())
