"""`python -m bench`: every benchmark that takes at most a minute or so, each in a process of its own.

How strong the bots are takes longer, and is asked for by hand: `make arena`.
"""

import subprocess
import sys

BENCHMARKS = (
    "tokan_speed",
    "mawoki_speed",
    "toko_maja_speed",
    "search_speed",
    "moka_words",
    "rummikub_check",
    "rummikub_solver",
    "acknowledgement",
)


def main() -> None:
    """Run them one after the other; the first that fails ends it."""
    for name in BENCHMARKS:
        print(f"== {name}", flush=True)
        subprocess.run([sys.executable, "-m", f"bench.{name}"], check=True)


if __name__ == "__main__":
    main()
