"""Quiet hours, and the time of day at which a digest is sent."""

from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from tablee.server.errors import RefusalError
from tablee.store.rows import NoticeWishes

DAY_MIN: Final = 24 * 60


def check_zone(zone: str) -> None:
    """Raise `RefusalError` `zone.unknown` (zone) unless there is such a time zone."""
    try:
        ZoneInfo(zone)
    except (KeyError, OSError, ValueError):
        raise RefusalError("zone.unknown", zone=zone) from None


def quiet_until(at: int, wishes: NoticeWishes) -> int | None:
    """When the quiet hours end, if these are some; in milliseconds since 1970, as is `at`.

    >>> night = NoticeWishes(quiet_from=22 * 60, quiet_until=8 * 60)
    >>> quiet_until(23 * 3_600_000, night) // 3_600_000, quiet_until(12 * 3_600_000, night)
    (32, None)
    """
    begin, end = wishes.quiet_from, wishes.quiet_until
    if begin is None or end is None or begin == end:
        return None
    there = _there(at, wishes)
    minute = there.hour * 60 + there.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    return next_time(at, end, wishes) if quiet else None


def next_time(at: int, minute: int, wishes: NoticeWishes) -> int:
    """When it will be `minute` minutes past midnight for the first time after `at`."""
    there = _there(at, wishes)
    found = _on(there, minute)
    if found <= at:
        found = _on(there + timedelta(days=1), minute)
    return found


def _there(at: int, wishes: NoticeWishes) -> datetime:
    return datetime.fromtimestamp(at / 1000, ZoneInfo(wishes.zone))


def _on(day: datetime, minute: int) -> int:
    """That time on that day. When clocks go forward an hour is missing: a time in it is taken as one hour later."""
    wall = datetime.combine(day.date(), time(*divmod(minute % DAY_MIN, 60)), day.tzinfo)
    return round(wall.timestamp() * 1000)
