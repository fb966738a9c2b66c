"""The mutants that no test can distinguish from the original."""

from pathlib import Path
from typing import Final

EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
"""The file with one mutant a line, below a comment with the reason."""


def equivalent() -> set[str]:
    """Return their names."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}
