"""The seeds of a test's tables: two files carry them from the test's process to the server's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Deals:
    """The seeds of a server on this database; they outlive the server, which a test may kill."""

    def __init__(self, database: Path) -> None:
        self._occasion = database.with_name(f"{database.name}.deals")
        self._certain = database.with_name(f"{database.name}.seed")

    def begin(self, occasion: str) -> None:
        """Derive the seeds from `occasion` and a number from now on; the number restarts."""
        self._occasion.write_text(f"{occasion}\n0")

    def next(self) -> str:
        """Return the seed of a table that is opened now."""
        if self._certain.exists():
            return self._certain.read_text()
        occasion, _, opened = self._occasion.read_text().rpartition("\n")
        self._occasion.write_text(f"{occasion}\n{int(opened) + 1}")
        return f"{occasion} {opened}"

    @contextmanager
    def from_seed(self, seed: str) -> Iterator[None]:
        """Deal tables from `seed` inside this context."""
        self._certain.write_text(seed)
        try:
            yield
        finally:
            self._certain.unlink()
