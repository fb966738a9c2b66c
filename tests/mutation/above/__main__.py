"""Measures how many small faults above the rules the tests notice.

`python -m tests.mutation.above`, part of `make sample`, draws some mutants of each layer at random. It runs the tests
of those layers once to see which lines each test runs, and then for each fault the tests that reach it. It prints a
line for each layer, and every survivor that `equivalent.txt` does not name. It fails if the tests notice less than
`LEAST` of the others. Forgotten steps and conditions have a line of their own, and never fail the run.
"""

import argparse
import contextlib
import sys
import time
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Final

from tests import uncompiled
from tests.mutation.above.equivalent import equivalent, key
from tests.mutation.above.sample import FLOORS, drawn
from tests.mutation.above.trials import Trial, record, tried
from tests.mutation.running import JOBS, KILLED, SURVIVED, TIMEOUT

LEAST: Final = 0.75
"""The least share of all layers together: a single layer has too few mutants to judge by."""


def line(name: str, trials: list[Trial], known: set[str]) -> tuple[str, float]:
    """Return the figures of one layer, or of all, in words; and the share that was noticed."""
    count = Counter(trial.how for trial in trials)
    named = sum(trial.how == SURVIVED and key(trial.mutant) in known for trial in trials)
    share = (count[KILLED] + count[TIMEOUT]) / max(1, len(trials) - named)
    return (
        f"{name}: {len(trials)} mutants, {count[KILLED]} killed, {count[TIMEOUT]} out of time, "
        f"{named} equivalent, {count[SURVIVED] - named} survived: {share:.0%}"
    ), share


def report(found: dict[str, list[Trial]]) -> float:
    """Print the figures and the survivors; return the share that was noticed, without what was forgotten."""
    known = equivalent()
    for floor, trials in found.items():
        print(line(floor, trials, known)[0])
        for trial in trials:
            if trial.how == SURVIVED and key(trial.mutant) not in known:
                print(f"    {key(trial.mutant)}" + ("" if trial.asked else "  (no test runs it)"))
    everything = [trial for trials in found.values() for trial in trials]
    print(line("of them forgotten", [trial for trial in everything if trial.mutant.forgotten], known)[0])
    words, share = line("the others", [trial for trial in everything if not trial.mutant.forgotten], known)
    print(words, flush=True)
    return share


def main() -> int:
    """Return 0 if enough was noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.above")
    parser.add_argument("--floors", nargs="+", choices=FLOORS, default=list(FLOORS))
    parser.add_argument("--mutants", type=int, default=12, help="how many of each floor")
    parser.add_argument(
        "--seed", type=int, default=date.today().toordinal(), help="of the lots; by default today"
    )
    parser.add_argument(
        "--only", default="", help="part of a path, such as server/clocks: only modules there"
    )
    given = parser.parse_args()
    begun = time.monotonic()
    sources = Path("src").resolve()
    chosen = {floor: drawn(floor, given.mutants, given.seed, sources, given.only) for floor in given.floors}
    found: dict[str, list[Trial]] = {floor: [] for floor in chosen}

    def tell(floor: str, trial: Trial) -> None:
        found[floor].append(trial)
        print(f"{floor}: {trial.how} {key(trial.mutant)}  {trial.by}", file=sys.stderr, flush=True)

    with contextlib.ExitStack() as stack:
        copies = [stack.enter_context(uncompiled.checkout(compiled=True)) for _ in range(JOBS)]
        paths = sorted({mutant.path for mutants in chosen.values() for mutant in mutants})
        seen = record(copies[0], given.floors, paths)
        recorded_s = time.monotonic() - begun
        tried(copies, chosen, seen, tell)
    share = report(found)
    whole_s = time.monotonic() - begun
    print(f"seed {given.seed}; {recorded_s:.0f} s to see which test runs what, {whole_s:.0f} s in all")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    raise SystemExit(main())
