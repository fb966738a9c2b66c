"""Writes `locks/*.txt`: every version pinned with its hashes, for all platforms and from Python 3.11 on.

Run it as `python -m build_steps.lock PATH-TO-UV`. The largest set is resolved first and constrains the others, so that
a package has the same version in all of them. No lock names a registry: the installer's own setting decides.
"""

import subprocess
import sys
from pathlib import Path

LOCKS = Path("locks")
BENCH = LOCKS / "bench.txt"
ARENA = ["--extra", "arena"]
EXTRAS = [*ARENA, "--extra", "mcp", "--extra", "cluster", "--extra", "pettingzoo"]
EXTRAS += ["--extra", "openspiel", "--extra", "data"]
EVERYTHING = [*EXTRAS, "--group", "build", "--group", "dev"]
PACKAGE = "pyproject.toml"
SETS = {
    BENCH: [PACKAGE, *EVERYTHING, "--group", "bench"],
    LOCKS / "test.txt": [PACKAGE, *EVERYTHING],
    LOCKS / "arena.txt": [PACKAGE, "--group", "build", *ARENA],
    LOCKS / "mcp.txt": [PACKAGE, "--group", "build", "--extra", "mcp"],
    # Apart from the others, because PyTorch takes gigabytes.
    LOCKS / "train.txt": [PACKAGE, "--group", "build", "--extra", "train"],
    LOCKS / "play.txt": [PACKAGE, "--group", "build"],
    # The site is built from sources in an environment of its own, which does not need the package.
    LOCKS / "docs.txt": ["--group", f"{PACKAGE}:docs"],
    # The same holds for the tool that writes the bill of materials of a release.
    LOCKS / "release.txt": ["--group", f"{PACKAGE}:release"],
}
RECIPE = ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
NO_ADDRESSES = ["--no-header", "--no-annotate", "--no-emit-index-url"]


def main() -> None:
    """Resolve every set again with the uv named on the command line."""
    (uv,) = sys.argv[1:]
    LOCKS.mkdir(exist_ok=True)
    for lock, groups in SETS.items():
        constraints = [] if lock == BENCH else ["--constraint", str(BENCH)]
        command = [uv, "pip", "compile", *groups, *constraints, *RECIPE, *NO_ADDRESSES]
        subprocess.run([*command, "--upgrade", "--output-file", str(lock)], check=True)
        print(f"{lock}: {lock.read_text().count('==')} packages")


if __name__ == "__main__":
    main()
