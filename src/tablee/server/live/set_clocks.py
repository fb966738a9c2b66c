"""The effect on the clocks of a match when the machine's clock is set, forward or back."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.server.live.counted_time import Span
from tablee.store.rows import TableEvent

CLOCK_SET: Final = "clock_set"
"""Its parameters: the clock was set `from` one time `to` another, when `undone` moves had been undone."""

NOTICED_MS: Final = 120_000
"""The time within which all processes of one machine notice it, in milliseconds."""

ALIKE_MS: Final = 1_000
"""The most by which their findings differ, in milliseconds, because the clock is also corrected by a little."""


def is_noted(events: Sequence[TableEvent], before: int, after: int) -> bool:
    """True if another process of this machine has noted the same change of its clock."""
    return any(
        event.kind == CLOCK_SET
        and abs(span_of(event).begin - before) < NOTICED_MS
        and abs((span_of(event).end - span_of(event).begin) - (after - before)) < ALIKE_MS
        for event in events
    )


class SetClocks:
    """The changes of the clock, one after the other, while the log of a match is replayed."""

    def __init__(self, events: Sequence[TableEvent]) -> None:
        self._set = [event for event in events if event.kind == CLOCK_SET]
        self._back = [event for event in self._set if is_put_back(event)]
        self._last: TableEvent | None = None

    def skipped(self) -> list[Span]:
        """Return the spans over which clocks were put forward, so that no time passed in them.

        A span into which a clock was put back later is left out, because its time passes after all.
        """
        last = self._last
        return [
            span_of(event)
            for event in self._set
            if not is_put_back(event)
            and (last is None or event.n > last.n or span_of(event).end <= span_of(last).end)
        ]

    def put_back(self, ply: int, undone: int) -> Iterator[Span]:
        """Yield the spans by which clocks were put back in the turn after `ply` moves, `undone` of them undone."""
        while self._back and (self._back[0].params["undone"], self._back[0].ply) <= (undone, ply):
            event = self._last = self._back.pop(0)
            if (event.params["undone"], event.ply) == (undone, ply):
                yield span_of(event)


def is_put_back(event: TableEvent) -> bool:
    """True if the clock was put back."""
    return event.kind == CLOCK_SET and span_of(event).end < span_of(event).begin


def span_of(event: TableEvent) -> Span:
    """Return the span from the time without the change to the new time."""
    return Span(int(event.params["from"]), int(event.params["to"]))
