"""The time of the browser tests' server: a file carries it from the test's process to the server's."""

from pathlib import Path

from tablee.server.clock import Clock


class ToldClock(Clock):
    """The clock of a server on this database; it outlives the server, which a test may kill."""

    def __init__(self, database: Path) -> None:
        super().__init__()
        self._told = database.with_name(f"{database.name}.clock")

    def now(self) -> int:
        return super().now() + (int(self._told.read_text()) if self._told.exists() else 0)

    def put_forward(self, seconds: float) -> None:
        """Advance the time by so many seconds, in both processes."""
        ahead = int(self._told.read_text()) if self._told.exists() else 0
        being_written = self._told.with_suffix(".new")
        being_written.write_text(str(ahead + round(seconds * 1000)))
        being_written.replace(self._told)
