"""The time that counts for a player: without pauses, and without their vacations and nights."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.server.wall_clock import HoursOfDay

HOUR_MS: Final = 3600 * 1000
LONGEST_STRETCHES: Final = 1000
"""The most stretches to add up. Each is at most a day, and no clock gives that many days for a move."""


class Span(NamedTuple):
    """A stretch of time, in milliseconds since 1970."""

    begin: int
    end: int


class CountedTime(NamedTuple):
    """The time that counts for one player."""

    free: Sequence[Span]
    """Spans in which no time counts."""

    night: HoursOfDay | None = None
    """Hours of the day, in the player's time zone, that do not count."""

    def between(self, begin: int, end: int) -> int:
        """Return how much of the time from `begin` to `end` counts, in milliseconds."""
        counted, at = 0, begin
        for _ in range(LONGEST_STRETCHES):
            if at >= end:
                break
            runs, until = self._stretch(at)
            until = min(until, end)
            counted += until - at if runs else 0
            at = until
        return counted

    def end(self, begin: int, left: int) -> int:
        """Return the moment at which `left` milliseconds that count have passed since `begin`."""
        at = begin
        for _ in range(LONGEST_STRETCHES):
            runs, until = self._stretch(at)
            if runs and until - at >= left:
                return at + left
            left -= until - at if runs else 0
            at = until
        return at

    def _stretch(self, at: int) -> tuple[bool, int]:
        """Return whether time counts at this moment, and the earliest moment at which that may change."""
        until = at + 24 * HOUR_MS
        for span in self.free:
            if span.begin <= at < span.end:
                return False, span.end
            if at < span.begin < until:
                until = span.begin
        if self.night is not None:
            change = self.night.change(at)
            if self.night.include(at):
                return False, change
            until = min(until, change)
        return True, until
