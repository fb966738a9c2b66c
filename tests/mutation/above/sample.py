"""The mutants to try: a number of each layer, drawn at random."""

from pathlib import Path
from random import Random
from typing import Final

from build_steps.changed import ABOVE
from tests.mutation.mutants import Mutant, mutants

FLOORS: Final = (
    "match",
    "writing",
    "store",
    "bots",
    "arena",
    "solving",
    "server",
    "api",
    "remote",
    "cli",
    "environments",
    "openspiel",
    "testing",
    "training",
)
"""All layers above the rules except the words, which are data. Stryker mutates the pages."""


def folders(floor: str) -> tuple[str, ...]:
    """Return the folders of tests that can notice a fault of this layer, its own first."""
    return (floor, *(above for above in ABOVE[floor] if above in FLOORS))


def files(floor: str, sources: Path, only: str = "") -> list[Path]:
    """Return the modules of the layer whose path contains `only`, in a stable order; some layers are one module."""
    package = sources / "tablee"
    there = [*package.glob(f"{floor}.py"), *(package / floor).rglob("*.py")]
    return sorted(path for path in there if only in path.relative_to(package).as_posix())


def _is_silent(mutant: Mutant) -> bool:
    """True if the fault has no effect: a list for `import *`, or None in place of a false value."""
    return mutant.before.startswith("__all__") or mutant.after == mutant.before.replace("False", "None")


def drawn(floor: str, count: int, seed: int, sources: Path, only: str = "") -> list[Mutant]:
    """Draw `count` mutants, forgotten steps and conditions among them; a module's chance is proportional to its length.

    Only the drawn modules are read, because a layer has ten thousands of mutants.
    """
    lots = Random(f"{seed} {floor}")
    there = files(floor, sources, only)
    if not there:
        return []
    sizes = [path.stat().st_size for path in there]
    found: dict[str, Mutant] = {}
    left: dict[Path, list[Mutant]] = {}
    for path in lots.choices(there, sizes, k=20 * count):
        if path not in left:
            left[path] = [
                mutant for mutant in mutants(path, sources, forgetful=True) if not _is_silent(mutant)
            ]
            lots.shuffle(left[path])
        if left[path]:
            mutant = left[path].pop()
            found.setdefault(mutant.name, mutant)
        if len(found) == count:
            break
    return list(found.values())
