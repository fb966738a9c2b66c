"""Times of day, in every zone and on the days on which clocks change, compared with a search minute by minute."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from random import Random
from zoneinfo import ZoneInfo, available_timezones

import pytest

from tablee.server.errors import RefusalError
from tablee.server.wall_clock import DAY_MIN, MINUTE_MS, HoursOfDay, check_zone, next_time, zone_of, zones
from tests.marks import always_and_soak

FIRST, LAST = 2023, 2030
HOUR = 60
AROUND = 50 * HOUR
"""The number of minutes before and after a change of clocks that are searched."""


@pytest.mark.parametrize("zone", ["Europe/Amsterdam", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])
def test_zones_of_the_world_are_known(zone: str) -> None:
    check_zone(zone)
    assert zone_of(zone) == ZoneInfo(zone)


@pytest.mark.parametrize(
    "zone",
    [
        "Mars/Base",
        "../etc/passwd",
        "/etc/localtime",
        "Europe",
        "",
        # Further zones of a system: its own zone, and files that are no zones or repeat one under another name.
        "localtime",
        "posixrules",
        "posix/UTC",
        "right/UTC",
        "Factory",
        "leapseconds",
        "europe/brussels",
    ],
)
def test_other_zones_are_refused_and_taken_for_world_time_where_they_are_kept(zone: str) -> None:
    with pytest.raises(RefusalError) as refused:
        check_zone(zone)
    assert (refused.value.code, refused.value.params) == ("zone.unknown", {"zone": zone})
    assert zone_of(zone) == zone_of(None) == ZoneInfo("UTC")


def test_every_zone_of_this_machine_but_its_own_is_known() -> None:
    assert available_timezones() - zones() <= {"localtime", "Factory"}


def moved(zone: ZoneInfo) -> Iterator[int]:
    """Yield the minutes since 1970 at which the clocks of a zone change, which nowhere happens twice in a week."""
    begin, end = (round(datetime(year, 1, 1, tzinfo=UTC).timestamp()) // 60 for year in (FIRST, LAST))
    for week in range(begin, end, 7 * DAY_MIN):
        offset = _local(week, zone).utcoffset()
        if _local(week + 7 * DAY_MIN, zone).utcoffset() != offset:
            day = next(at for at in count(week, DAY_MIN) if _local(at, zone).utcoffset() != offset)
            yield next(at for at in count(day - DAY_MIN, 15) if _local(at, zone).utcoffset() != offset)


@cache
def changes() -> Sequence[tuple[str, int]]:
    """Return every kind of change of clocks: a zone and a time. Of zones that change alike, one is enough."""
    found: dict[tuple[object, ...], tuple[str, int]] = {}
    for name in sorted(zones()):
        zone = ZoneInfo(name)
        for at in moved(zone):
            before, after = (_local(at + by, zone).utcoffset() for by in (-1, 0))
            found.setdefault((at, before, after), (name, at))
    return sorted(found.values())


def _local(minute: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(60 * minute, zone)


def looked_at(zone: ZoneInfo, change: int) -> tuple[list[int], list[datetime]]:
    """Return for each minute around a change what clocks there show: the minute of the day, and the date with it."""
    shown = [_local(minute, zone).replace(tzinfo=None) for minute in range(change - AROUND, change + AROUND)]
    return [time.hour * 60 + time.minute for time in shown], shown


def is_in(minute: int, begin: int, end: int) -> bool:
    return begin <= minute < end if begin < end else minute >= begin or minute < end


SHARES = always_and_soak(*range(10))
"""Each share has a tenth of all changes."""


@pytest.mark.parametrize("share", SHARES)
def test_hours_of_the_day_begin_and_end_at_the_minute_that_clocks_show(share: int) -> None:
    chance = Random(share)
    for name, change in changes()[share::10]:
        zone = ZoneInfo(name)
        minutes, _ = looked_at(zone, change)
        for _ in range(12):
            at = AROUND + chance.choice((chance.randrange(-180, 180), chance.randrange(-1440, 1440)))
            near = minutes[AROUND + chance.randrange(-70, 70)]
            begin, end = chance.sample([near, chance.randrange(DAY_MIN), (near + 480) % DAY_MIN], 2)
            if begin == end:
                continue
            hours = HoursOfDay(begin, end, zone)
            inside = is_in(minutes[at], begin, end)
            expected = next(
                later for later in range(at + 1, len(minutes)) if is_in(minutes[later], begin, end) != inside
            )
            since = change - AROUND
            moment = (since + at) * MINUTE_MS + chance.randrange(MINUTE_MS)
            told = f"{name}, {begin} to {end}, at {_local(since + at, zone)}"
            assert hours.include(moment) == inside, told
            assert hours.change(moment) == (since + expected) * MINUTE_MS, told


@pytest.mark.parametrize("share", SHARES)
def test_a_time_of_day_comes_once_a_day_as_soon_as_clocks_show_or_have_passed_it(share: int) -> None:
    chance = Random(share)
    for name, change in changes()[share::10]:
        zone = ZoneInfo(name)
        minutes, shown = looked_at(zone, change)
        since = change - AROUND
        for _ in range(12):
            at = AROUND + chance.choice((chance.randrange(-180, 180), chance.randrange(-1440, 1200)))
            minute = minutes[AROUND + chance.randrange(-70, 70)]
            days = sorted({time.date() for time in shown[1:]})
            firsts = [
                next((number for number, time in enumerate(shown) if time >= wanted), len(shown))
                for wanted in (
                    datetime(day.year, day.month, day.day) + timedelta(minutes=minute) for day in days
                )
            ]
            expected = min(first for first in firsts if first > at)
            found = next_time((since + at) * MINUTE_MS, minute, zone)
            assert found == (since + expected) * MINUTE_MS, f"{name}, {minute}, at {_local(since + at, zone)}"


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_put_nothing_off_by_a_day() -> None:
    """The reported case: at 2:15 for the second time, quiet until 2:30."""
    brussels = ZoneInfo("Europe/Brussels")
    quiet = HoursOfDay(22 * HOUR, 2 * HOUR + 30, brussels)
    at = datetime(2026, 10, 25, 2, 15, tzinfo=brussels, fold=1)
    until = datetime(2026, 10, 25, 2, 30, tzinfo=brussels, fold=1)
    assert quiet.change(round(at.timestamp() * 1000)) == round(until.timestamp() * 1000)
