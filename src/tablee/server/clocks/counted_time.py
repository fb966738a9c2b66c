"""Which time counts: not that of pauses, nor of somebody's vacations and nights."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

HOUR_MS: Final = 3600 * 1000
LONGEST_STRETCHES: Final = 1000
"""A stretch is a day at most: nobody has so many days for a move."""


class Span(NamedTuple):
    """A stretch of time, in milliseconds since 1970."""

    begin: int
    end: int


class Night(NamedTuple):
    """Hours of the day that do not count, in a time zone: from one full hour to another."""

    begin: int
    end: int
    zone: ZoneInfo

    def around(self, at: int) -> Span | None:
        """The night that this moment is in; None: it is day."""
        local = datetime.fromtimestamp(at / 1000, self.zone)
        length = (self.end - self.begin) % 24
        if (local.hour - self.begin) % 24 >= length:
            return None
        since = local if local.hour >= self.begin else local - timedelta(days=1)
        begin = since.replace(hour=self.begin, minute=0, second=0, microsecond=0)
        morning = since if self.end > self.begin else since + timedelta(days=1)
        end = morning.replace(hour=self.end, minute=0, second=0, microsecond=0)
        # On the night in which the hands of clocks are moved, the hour of its end may have been left out.
        return Span(_ms(begin), max(_ms(end), at + 1))

    def after(self, at: int) -> int:
        """When the next night begins, if it is day."""
        local = datetime.fromtimestamp(at / 1000, self.zone)
        evening = local.replace(hour=self.begin, minute=0, second=0, microsecond=0)
        if evening <= local:
            evening = (local + timedelta(days=1)).replace(hour=self.begin, minute=0, second=0, microsecond=0)
        return max(_ms(evening), at + 1)


class CountedTime(NamedTuple):
    """The time that counts for one player."""

    free: Sequence[Span]
    """Spans in which none does."""

    night: Night | None = None

    def between(self, begin: int, end: int) -> int:
        """How much of the time from `begin` to `end` counts."""
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
        """The moment at which `left` milliseconds that count have passed since `begin`."""
        at = begin
        for _ in range(LONGEST_STRETCHES):
            runs, until = self._stretch(at)
            if runs and until - at >= left:
                return at + left
            left -= until - at if runs else 0
            at = until
        return at

    def _stretch(self, at: int) -> tuple[bool, int]:
        """Whether time counts now, and until when at least that stays so."""
        until = at + 24 * HOUR_MS
        for span in self.free:
            if span.begin <= at < span.end:
                return False, span.end
            if at < span.begin < until:
                until = span.begin
        if self.night is not None:
            night = self.night.around(at)
            if night is not None:
                return False, night.end
            until = min(until, self.night.after(at))
        return True, until


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)
