"""Signals the changes by this process to the others."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tablee.server.play.changes import Changed
from tablee.store.rows import Progress
from tablee.store.signals import Signals


class OutgoingSignals:
    """Passes on what this process has committed, but not what it has learned from the others."""

    def __init__(self, signals: Signals) -> None:
        self._signals = signals
        self._learning: set[asyncio.Task[None]] = set()

    @contextmanager
    def learning(self) -> Iterator[None]:
        """Pass nothing on that this task publishes: another process has made the change."""
        task = asyncio.current_task()
        assert task is not None
        self._learning.add(task)
        try:
            yield
        finally:
            self._learning.discard(task)

    def on_change(self, changed: Changed) -> None:
        """Signal this change, unless another process made it."""
        if not self._learning or asyncio.current_task() not in self._learning:
            self._signals.send(changed.table, Progress(changed.ply, changed.revision, changed.undone))

    def on_committed(self, matches: Iterable[str]) -> None:
        """Signal that these matches have changed, perhaps without being in memory here."""
        for match in matches:
            self._signals.send(match, None)
