"""`python -m bench`: every benchmark that takes a few minutes at most, each in a process of its own.

Bots at tables, servers and worst positions run in their short form. The measurements in the pages follow, which take
longer.

`python -m bench NAME...` runs some of them. A benchmark that fails, or reports a missed target by its exit
status, is named at the end, after the output of all others. The strength of the bots takes hours, and is measured
separately: `make arena`.

After each benchmark its duration is printed, and the time of the same work of some milliseconds just before and after
it. If two runs differ as much in that work, the machine was slower.
"""

import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

BENCHMARKS = (
    "bench.starting",
    "bench.clean_clone",
    "bench.tokan_speed",
    "bench.mawoki_speed",
    "bench.toko_maja_speed",
    "bench.playout_limits",
    "bench.python_speed",
    "bench.search_speed",
    "bench.several_trees",
    "bench.moka_words",
    "bench.rummikub_check",
    "bench.rummikub_solver",
    "bench.rummikub_limit",
    "bench.rummikub_worst",
    "bench.rummikub_legal",
    "bench.match_analysis",
    "bench.worst_positions --short",
    "bench.acknowledgement",
    "bench.move_parts",
    "bench.move_cost --short",
    "bench.surroundings",
    "bench.openspiel_games",
    "bench.bots_at_tables --short",
    "tests.lighthouse",
    "tests.responsiveness",
)


YARDSTICK: Final = 200_000
YARDSTICK_TIMES: Final = 3


def yardstick() -> float:
    """Return the milliseconds of processor time for a fixed amount of work; the least of several measurements."""
    taken = []
    for _ in range(YARDSTICK_TIMES):
        began = time.process_time()
        sum([number * number % 7 for number in range(YARDSTICK)])
        taken.append(1000 * (time.process_time() - began))
    return min(taken)


def run(benchmarks: Sequence[str]) -> list[str]:
    """Run modules with their options one after the other; return those with another exit status than 0."""
    failed = []
    for benchmark in benchmarks:
        print(f"== {benchmark}", flush=True)
        before, began = yardstick(), time.perf_counter()
        ended = subprocess.run([sys.executable, "-m", *benchmark.split()], check=False)
        taken = time.perf_counter() - began
        print(f"  ({taken:.0f} s; the same work took {before:.1f} and {yardstick():.1f} ms)", flush=True)
        if ended.returncode != 0:
            failed.append(benchmark)
    return failed


def main(wanted: Sequence[str]) -> int:
    """Run all benchmarks, or the named ones; return the exit status."""
    named = [benchmark for benchmark in BENCHMARKS if benchmark.split()[0].rpartition(".")[2] in wanted]
    if len(named) != len(wanted):
        print(
            f"benchmarks: {', '.join(one.split()[0].rpartition('.')[2] for one in BENCHMARKS)}",
            file=sys.stderr,
        )
        return 2
    failed = run(named or BENCHMARKS)
    if failed:
        print(f"failed, or missed what is asked: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
