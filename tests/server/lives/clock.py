"""The clock of a life, shared by all its processes: it can be put forward, and stopped while answers are compared."""

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.server.clock import Clock


class LifeClock(Clock):
    """A clock that can be stopped, so that nothing counts down between two answers."""

    def __init__(self) -> None:
        super().__init__()
        self._stopped_at: int | None = None

    def now(self) -> int:
        return super().now() if self._stopped_at is None else self._stopped_at

    def put_forward(self, seconds: float) -> None:
        super().put_forward(seconds)
        if self._stopped_at is not None:
            self._stopped_at += round(seconds * 1000)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the clock until the block ends. Blocks can be nested."""
        before = self._stopped_at
        self._stopped_at = self.now()
        try:
            yield
        finally:
            self._stopped_at = before
