"""Measures how many small faults in the rules the tests notice: `make mutation`, or `... ARGS="SCOPE ..."` for some.

It works in a copy of the checkout with uncompiled rules. It prints a line for each scope (each game, and core) and
every survivor that `equivalent.txt` does not name. It fails if a scope's tests notice less than `LEAST` of its faults.
"""

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests import uncompiled
from tests.mutation.equivalent import equivalent
from tests.mutation.running import KILLED, SURVIVED, TIMEOUT
from tests.mutation.scopes import Scope, scopes
from tests.mutation.steps import run

LEAST: Final = 0.9
"""The least share of the faults that are not equivalent."""


def report(scope: Scope, found: dict[str, str], known: set[str], seconds: float, whole: bool) -> bool:
    """Print the scope's line and its unknown survivors; return if enough was noticed. `whole`: every mutant was
    tried.
    """
    count = Counter(found.values())
    survivors = [name for name, how in found.items() if how == SURVIVED]
    named = [name for name in survivors if name in known]
    noticed = count[KILLED] + count[TIMEOUT]
    share = noticed / (len(found) - len(named))
    print(
        f"{scope.name}: {len(found)} mutants, {count[KILLED]} killed, {count[TIMEOUT]} out of time, "
        f"{len(named)} equivalent, {len(survivors) - len(named)} survived: {share:.1%} in {seconds:.0f} s"
    )
    for name in survivors:
        if name not in known:
            print(f"    {name}")
    for name in sorted(known - set(survivors)):
        if name in found or (whole and name.split(" ")[0] in scope.files):
            print(f"    no survivor any more: {name}")
    sys.stdout.flush()
    return share >= LEAST


def main(chosen: list[str]) -> int:
    """Run in the copy; return 0 if enough was noticed in every scope. A number N means: only one mutant of N."""
    every = max([1, *(int(word) for word in chosen if word.isdecimal())])
    chosen = [word for word in chosen if not word.isdecimal()]
    sources = Path("src").resolve()
    known = equivalent()
    enough = True
    for scope in scopes():
        if not chosen or scope.name in chosen:
            begun = time.monotonic()
            found = run(scope, sources, every)
            enough &= report(scope, found, known, time.monotonic() - begun, every == 1)
    return 0 if enough else 1


if __name__ == "__main__":
    if (asked := sys.argv[1:]) and asked[0] == "--here":
        raise SystemExit(main(asked[1:]))
    with uncompiled.checkout() as folder:
        command = [sys.executable, "-m", "tests.mutation", "--here", *asked]
        environment = {**uncompiled.environment(folder), "PYTHONHASHSEED": "0"}
        raise SystemExit(subprocess.run(command, cwd=folder, env=environment).returncode)
