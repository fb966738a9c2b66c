"""Time zones, and when wall clocks there show a time of day, also on days on which clocks change."""

from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from tablee.server.errors import RefusalError

MINUTE_MS: Final = 60_000
DAY_MIN: Final = 24 * 60
UTC: Final = "UTC"
PLACEHOLDER: Final = "Factory"
"""A name in the IANA's list that stands for no place."""


@cache
def zones() -> frozenset[str]:
    """Return the names of the IANA, without `localtime` and similar names that differ from machine to machine."""
    return frozenset(files("tzdata").joinpath("zones").read_text("ascii").split()) - {PLACEHOLDER}


def check_zone(zone: str) -> None:
    """Raise `RefusalError` `zone.unknown` (zone) unless this is a time zone."""
    if zone not in zones():
        raise RefusalError("zone.unknown", zone=zone)


def zone_of(name: str | None) -> ZoneInfo:
    """Return the time zone of this name; UTC if there is no such zone, or the name is None."""
    return ZoneInfo(name if name in zones() else UTC)


class HoursOfDay(NamedTuple):
    """The hours from one minute of the day to another, possibly on the next day; none if they are the same."""

    begin: int
    end: int
    zone: ZoneInfo

    def include(self, at: int) -> bool:
        """True if this moment (in milliseconds since 1970) is within these hours, as wall clocks there show it."""
        minute = _minute(_local(at, self.zone))
        if self.begin < self.end:
            return self.begin <= minute < self.end
        return self.begin != self.end and (minute >= self.begin or minute < self.end)

    def change(self, at: int) -> int:
        """Return the first moment after `at` at which these hours have begun, or, if they include `at`, are over.

        If clocks are put back, hours may begin and end twice. At least one hour must be included, and one not.
        """
        inside = self.include(at)
        later = at
        while self.include(later) == inside:
            later = self._shown(later, self.end if inside else self.begin)
        return later

    def _shown(self, at: int, minute: int) -> int:
        """Return when clocks first show this minute after `at`, or when they change, if that comes first."""
        local = _local(at, self.zone)
        begun = at - 1000 * local.second - local.microsecond // 1000
        then = begun + MINUTE_MS * ((minute - _minute(local)) % DAY_MIN or DAY_MIN)
        offset = local.utcoffset()
        if _local(then, self.zone).utcoffset() == offset:
            return then
        return _first(at, then, lambda late: _local(late, self.zone).utcoffset() != offset)


def next_time(at: int, minute: int, zone: ZoneInfo) -> int:
    """Return the first moment after `at` that is this number of minutes past midnight, once a day.

    If clocks are put back over that time, the first of the two counts. If clocks are put forward over it, the moment
    of the change counts.
    """
    today = _local(at, zone).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    return min(found for found in (_on(day, minute, zone) for day in days) if found > at)


def _on(day: date, minute: int, zone: ZoneInfo) -> int:
    wall = datetime.combine(day, time(*divmod(minute, 60)), zone)
    found = _ms(wall)
    if _local(found, zone).replace(tzinfo=None) == wall.replace(tzinfo=None):
        return found
    # No clock shows this time. Read with the offset after the change, it is the earlier moment.
    before = _ms(wall.replace(fold=1))
    offset = _local(before, zone).utcoffset()
    return _first(before, found, lambda at: _local(at, zone).utcoffset() != offset)


def _first(after: int, until: int, true: Callable[[int], bool]) -> int:
    """Return the first moment after `after`, `until` at the latest, from which on `true` holds."""
    while until - after > 1:
        middle = (after + until) // 2
        if true(middle):
            until = middle
        else:
            after = middle
    return until


def _minute(local: datetime) -> int:
    return local.hour * 60 + local.minute


def _local(at: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(at / 1000, zone)


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)
