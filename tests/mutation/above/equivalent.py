"""The mutants that no test can tell from the original."""

from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant

EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
"""One on a line, below a comment that says why."""


def key(mutant: Mutant) -> str:
    """The mutant's name, with its floor and its file alone: a module may move to another folder of its floor."""
    path, rest = mutant.name.split(" ", 1)
    _, floor, *_, file = path.split("/")
    return f"{floor} {file} {rest}"


def equivalent() -> set[str]:
    """The keys of them all."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}
