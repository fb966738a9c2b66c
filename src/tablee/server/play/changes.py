"""Signals that a match has changed, or that people came to its table or left it.

A signal names the table and the ply; a subscriber finds the match in the cache. `tablee.server.nodes` carries changes
to the other processes.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics


class Changed(NamedTuple):
    """The match of this table is at ply `ply`, after `undone` undone moves, and its row at revision `revision` now."""

    table: str
    ply: int
    undone: int
    revision: int


class PresenceChanged(NamedTuple):
    """People came to this table or left it; the people of the seats `back` play for themselves again."""

    table: str
    back: frozenset[int] = frozenset()


S = TypeVar("S")


class Signal(Generic[S]):
    """Hands what is published to every subscriber of this process, at once and in the order of subscription."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._subscribers: list[Callable[[S], None]] = []

    def subscribe(self, subscriber: Callable[[S], None]) -> None:
        """Call `subscriber` from now on.

        The lock of the match may be held, so the subscriber must not wait: it begins a task for slow work.
        """
        self._subscribers.append(subscriber)

    def publish(self, signal: S) -> None:
        """Call every subscriber. If one fails, log and count that, and call the others."""
        for subscriber in self._subscribers:
            try:
                subscriber(signal)
            except Exception:
                self._metrics.faults.inc()
                log.error("a subscriber failed", exc_info=True)


Changes = Signal[Changed]
Presence = Signal[PresenceChanged]
