"""Quiet hours, and the time of day at which a digest is sent."""

from tablee.server.wall_clock import HoursOfDay, next_time, zone_of
from tablee.store.rows import NoticeWishes


def quiet_until(at: int, wishes: NoticeWishes) -> int | None:
    """Return the end of the quiet hours if `at` is in them, else None; both in milliseconds since 1970.

    >>> night = NoticeWishes(quiet_from=22 * 60, quiet_until=8 * 60)
    >>> quiet_until(23 * 3_600_000, night) // 3_600_000, quiet_until(12 * 3_600_000, night)
    (32, None)
    """
    if wishes.quiet_from is None or wishes.quiet_until is None:
        return None
    quiet = HoursOfDay(wishes.quiet_from, wishes.quiet_until, zone_of(wishes.zone))
    return quiet.change(at) if quiet.include(at) else None


def next_digest(at: int, wishes: NoticeWishes) -> int:
    """Return the time of the digest that reports an event at `at`."""
    return next_time(at, wishes.digest_at, zone_of(wishes.zone))
