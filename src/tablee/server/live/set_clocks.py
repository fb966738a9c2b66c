"""What follows for the clocks of a match when the machine's clock was set, put forward or put back."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.server.live.counted_time import Span
from tablee.store.rows import TableEvent

CLOCK_SET: Final = "clock_set"
"""`from`: what the clock would have shown, `to`: what it showed; `undone`: how many steps were taken back by then."""

NOTICED_MS: Final = 120_000
"""Two processes of one machine notice it within so long, however busy it is."""

ALIKE_MS: Final = 1_000
"""By so much their findings may differ, because the clock was put right by a little meanwhile."""


def is_noted(events: Sequence[TableEvent], before: int, after: int) -> bool:
    """True if another process of this machine has noted the same move of its clock."""
    return any(
        event.kind == CLOCK_SET
        and abs(span_of(event).begin - before) < NOTICED_MS
        and abs((span_of(event).end - span_of(event).begin) - (after - before)) < ALIKE_MS
        for event in events
    )


class SetClocks:
    """The times at which clocks were set, one after the other, as the log of a match is told."""

    def __init__(self, events: Sequence[TableEvent]) -> None:
        self._set = [event for event in events if event.kind == CLOCK_SET]
        self._back = [event for event in self._set if is_put_back(event)]
        self._last: TableEvent | None = None

    def skipped(self) -> list[Span]:
        """Return the stretches that clocks were put forward over, so that no time has passed in them.

        Those that clocks were put back into are left out from then on, because that time passes now.
        """
        last = self._last
        return [
            span_of(event)
            for event in self._set
            if not is_put_back(event)
            and (last is None or event.n > last.n or span_of(event).end <= span_of(last).end)
        ]

    def put_back(self, ply: int, undone: int) -> Iterator[Span]:
        """Yield when clocks were put back, from what to what, in the turn after so many moves and steps back."""
        while self._back and (self._back[0].params["undone"], self._back[0].ply) <= (undone, ply):
            event = self._last = self._back.pop(0)
            if (event.params["undone"], event.ply) == (undone, ply):
                yield span_of(event)


def is_put_back(event: TableEvent) -> bool:
    """True if the clock showed less than before."""
    return event.kind == CLOCK_SET and span_of(event).end < span_of(event).begin


def span_of(event: TableEvent) -> Span:
    """From what the clock would have shown to what it showed."""
    return Span(int(event.params["from"]), int(event.params["to"]))
