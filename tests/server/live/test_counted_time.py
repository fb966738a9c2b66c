"""Which time counts: no night of the person's own place, no vacation and no pause."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.server.live.counted_time import HOUR_MS, CountedTime, Span
from tablee.server.wall_clock import HoursOfDay

BRUSSELS = ZoneInfo("Europe/Brussels")


def at(text: str, zone: ZoneInfo = BRUSSELS) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def hours(begin: int, end: int, zone: ZoneInfo = BRUSSELS) -> CountedTime:
    return CountedTime([], HoursOfDay(60 * begin, 60 * end, zone))


def test_without_anything_free_all_of_it_counts() -> None:
    assert CountedTime([]).end(1000, 500) == 1500
    assert CountedTime([]).end(0, 40 * 24 * HOUR_MS) == 40 * 24 * HOUR_MS
    assert CountedTime([]).between(1000, 1500) == 500


def test_a_night_around_midnight_does_not_count() -> None:
    nights = hours(22, 8)
    assert nights.end(at("2026-11-20T20:00"), 3 * HOUR_MS) == at("2026-11-21T09:00")
    assert nights.end(at("2026-11-20T23:30"), HOUR_MS) == at("2026-11-21T09:00")
    assert nights.end(at("2026-11-21T03:00"), HOUR_MS) == at("2026-11-21T09:00")
    assert nights.between(at("2026-11-20T20:00"), at("2026-11-21T09:00")) == 3 * HOUR_MS


def test_neither_do_hours_within_one_day() -> None:
    school = hours(9, 16)
    assert school.end(at("2026-11-20T08:00"), 2 * HOUR_MS) == at("2026-11-20T17:00")


def test_it_is_the_night_of_the_player_who_is_to_act() -> None:
    tokyo = hours(22, 8, ZoneInfo("Asia/Tokyo"))
    assert tokyo.end(at("2026-11-20T10:00", ZoneInfo("UTC")), 6 * HOUR_MS) == at(
        "2026-11-21T02:00", ZoneInfo("UTC")
    )


@pytest.mark.parametrize(("day", "end"), [("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")])
def test_the_night_in_which_clocks_are_moved_ends_in_the_morning_too(day: str, end: str) -> None:
    assert hours(22, 8).end(at(f"{day}T21:00"), 2 * HOUR_MS) == at(f"{end}T09:00")


def test_a_night_that_ends_in_the_hour_left_out_ends_all_the_same() -> None:
    assert hours(22, 2).end(at("2026-03-28T21:00"), 2 * HOUR_MS) == at("2026-03-29T03:00") + HOUR_MS


def test_a_vacation_does_not_count_from_its_beginning_to_its_end() -> None:
    away = CountedTime([Span(at("2026-11-20T12:00"), at("2026-11-23T12:00"))])
    assert away.end(at("2026-11-20T00:00"), 24 * HOUR_MS) == at("2026-11-24T00:00")
    assert away.between(at("2026-11-20T00:00"), at("2026-11-22T00:00")) == 12 * HOUR_MS


def test_nothing_that_overlaps_is_left_out_twice() -> None:
    both = CountedTime([Span(0, 10), Span(5, 20)])
    assert both.end(0, 5) == 25
    assert both.between(0, 25) == 5
