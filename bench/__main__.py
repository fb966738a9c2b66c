"""`python -m bench`: every benchmark that takes at most a minute or so, each in a process of its own; of many bots at
tables the short form.

How strong the bots are takes longer, and is asked for by hand: `make arena`.
"""

import subprocess
import sys

BENCHMARKS = (
    "starting",
    "tokan_speed",
    "mawoki_speed",
    "toko_maja_speed",
    "playout_limits",
    "python_speed",
    "search_speed",
    "moka_words",
    "rummikub_check",
    "rummikub_solver",
    "rummikub_limit",
    "rummikub_worst",
    "rummikub_legal",
    "worst_positions --short",
    "acknowledgement",
    "move_parts",
    "move_cost --short",
    "bots_at_tables --short",
)


def main() -> None:
    """Run them one after the other; the first that fails ends it."""
    for benchmark in BENCHMARKS:
        print(f"== {benchmark}", flush=True)
        name, *options = benchmark.split()
        subprocess.run([sys.executable, "-m", f"bench.{name}", *options], check=True)


if __name__ == "__main__":
    main()
