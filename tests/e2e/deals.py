"""What the tables of a test are dealt from, told from the test's process to the server's by two files."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Deals:
    """The seeds that a server on this database deals from; they outlive it, as it may be killed within a test."""

    def __init__(self, database: Path) -> None:
        self._occasion = database.with_name(f"{database.name}.deals")
        self._certain = database.with_name(f"{database.name}.seed")

    def begin(self, occasion: str) -> None:
        """From now on the seeds follow from `occasion` and a number, which begins anew."""
        self._occasion.write_text(f"{occasion}\n0")

    def next(self) -> str:
        """The seed of a table that is opened now."""
        if self._certain.exists():
            return self._certain.read_text()
        occasion, _, opened = self._occasion.read_text().rpartition("\n")
        self._occasion.write_text(f"{occasion}\n{int(opened) + 1}")
        return f"{occasion} {opened}"

    @contextmanager
    def from_seed(self, seed: str) -> Iterator[None]:
        """Tables that are opened meanwhile are dealt from `seed`."""
        self._certain.write_text(seed)
        try:
            yield
        finally:
            self._certain.unlink()
