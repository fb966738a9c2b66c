"""The mutants that no test can distinguish from the original."""

from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant

EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
"""The file with one mutant a line, below a comment with the reason."""


def key(mutant: Mutant) -> str:
    """Return the mutant's name with its layer and its file only: a module may move to another folder of its layer."""
    path, rest = mutant.name.split(" ", 1)
    _, floor, *_, file = path.split("/")
    return f"{floor} {file} {rest}"


def equivalent() -> set[str]:
    """Return the keys of all equivalent mutants."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}
