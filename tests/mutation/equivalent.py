"""The mutants that no test can tell from the original."""

from pathlib import Path
from typing import Final

EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
"""One on a line, below a comment that says why."""


def equivalent() -> set[str]:
    """Their names."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}
