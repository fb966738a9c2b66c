"""The mutants that are tried: so many of each floor, drawn by lot."""

from pathlib import Path
from random import Random
from typing import Final

from build_steps.changed import ABOVE
from tests.mutation.mutants import Mutant, mutants

FLOORS: Final = ("match", "store", "bots", "arena", "server", "api", "cli")
"""Everything above the rules but the words, which are data, and the pages, which Stryker mutates."""


def folders(floor: str) -> tuple[str, ...]:
    """The folders of tests that can notice a fault of this floor, its own first."""
    return (floor, *(above for above in ABOVE[floor] if above in FLOORS))


def files(floor: str, sources: Path) -> list[Path]:
    """The modules of the floor in a stable order."""
    return sorted((sources / "tablee" / floor).rglob("*.py"))


def _is_silent(mutant: Mutant) -> bool:
    """Whether nobody can see the fault: what a module offers to `import *`, and None where nothing was true before."""
    return mutant.before.startswith("__all__") or mutant.after == mutant.before.replace("False", "None")


def drawn(floor: str, count: int, seed: int, sources: Path) -> list[Mutant]:
    """Draw `count` mutants; a module is drawn as often as it is long.

    Only the modules that are drawn are read, because a floor has ten thousands of mutants.
    """
    lots = Random(f"{seed} {floor}")
    there = files(floor, sources)
    sizes = [path.stat().st_size for path in there]
    found: dict[str, Mutant] = {}
    left: dict[Path, list[Mutant]] = {}
    for path in lots.choices(there, sizes, k=20 * count):
        if path not in left:
            left[path] = [mutant for mutant in mutants(path, sources) if not _is_silent(mutant)]
            lots.shuffle(left[path])
        if left[path]:
            mutant = left[path].pop()
            found.setdefault(mutant.name, mutant)
        if len(found) == count:
            break
    return list(found.values())
