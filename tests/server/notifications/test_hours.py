"""Quiet hours and digests go by wall clocks, in summer and in winter."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.server.notifications.hours import next_digest, quiet_until
from tablee.store.rows import NoticeWishes

NIGHT = NoticeWishes(quiet_from=22 * 60, quiet_until=7 * 60 + 30, zone="Europe/Brussels")
SIESTA = NoticeWishes(quiet_from=13 * 60, quiet_until=15 * 60, zone="Europe/Brussels")


def at_minute(minute: int) -> NoticeWishes:
    return NoticeWishes(digest_at=minute, zone="Europe/Brussels")


def at(text: str, zone: str = "Europe/Brussels") -> int:
    """Return that local time in milliseconds since 1970."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-07-01 21:59", None),
        ("2026-07-01 22:00", "2026-07-02 07:30"),
        ("2026-07-02 00:00", "2026-07-02 07:30"),
        ("2026-07-02 07:29", "2026-07-02 07:30"),
        ("2026-07-02 07:30", None),
        # The clocks are put forward in this night, and back in that one.
        ("2026-03-28 23:00", "2026-03-29 07:30"),
        ("2026-10-24 23:00", "2026-10-25 07:30"),
    ],
)
def test_a_night_is_quiet_until_the_morning(now: str, until: str | None) -> None:
    assert quiet_until(at(now), NIGHT) == (None if until is None else at(until))


def test_hours_within_a_day_are_quiet_too() -> None:
    assert quiet_until(at("2026-07-01 14:00"), SIESTA) == at("2026-07-01 15:00")
    assert quiet_until(at("2026-07-01 12:59"), SIESTA) is None
    assert quiet_until(at("2026-07-01 15:00"), SIESTA) is None


def test_without_quiet_hours_none_is_quiet() -> None:
    assert quiet_until(at("2026-07-01 03:00"), NoticeWishes()) is None
    assert quiet_until(at("2026-07-01 03:00"), NoticeWishes(quiet_from=180, quiet_until=180)) is None


def test_a_digest_comes_at_its_time_today_or_tomorrow() -> None:
    assert next_digest(at("2026-07-01 17:59"), at_minute(18 * 60)) == at("2026-07-01 18:00")
    assert next_digest(at("2026-07-01 18:00"), at_minute(18 * 60)) == at("2026-07-02 18:00")
    assert next_digest(at("2026-10-24 19:00"), at_minute(18 * 60)) == at("2026-10-25 18:00")


def test_a_time_that_a_night_leaves_out_comes_all_the_same() -> None:
    found = next_digest(at("2026-03-28 23:00"), at_minute(2 * 60 + 30))
    assert at("2026-03-29 01:00") < found < at("2026-03-29 04:00")
