"""`python -m bench`: every benchmark that takes some minutes at most, each in a process of its own; of many bots at
tables, of servers and of the worst positions the short form. Then what is measured on the pages, which takes longer.

`python -m bench NAME...` runs some of them. One that fails, or misses what is asked where it says so by its exit
status, is named at the end, when all others have been printed too. How strong the bots are takes hours, and is asked
for by hand: `make arena`.

After each stands how long it took, and what the same work of some milliseconds took just before and after it: where two
runs differ by as much in that, it was the machine that was slower.
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
    "bench.bots_at_tables --short",
    "tests.lighthouse",
    "tests.responsiveness",
)


YARDSTICK: Final = 200_000
YARDSTICK_TIMES: Final = 3


def yardstick() -> float:
    """Milliseconds of the processor that work takes which is always the same; the least of some times."""
    taken = []
    for _ in range(YARDSTICK_TIMES):
        began = time.process_time()
        sum([number * number % 7 for number in range(YARDSTICK)])
        taken.append(1000 * (time.process_time() - began))
    return min(taken)


def run(benchmarks: Sequence[str]) -> list[str]:
    """Run modules with their options one after the other; those that ended with another exit status than 0."""
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
    """Run them all, or those named; the exit status."""
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
