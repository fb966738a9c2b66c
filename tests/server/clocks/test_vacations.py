"""Vacations of people with several seats, and of those who take more than one."""

from collections.abc import Callable

from tablee.server.live.clock_events import DAY_MS
from tests.server.live.test_clock_state import DAYS, Log
from tests.server.people import FRIEND, ME, Person, device

DAY_S = 24 * 3600


def test_a_vacation_that_is_over_takes_no_more_days_when_another_begins() -> None:
    log = Log(DAYS).event(0, "vacation", 0, days=2).event(5 * DAY_S, "vacation", 0, days=1)
    assert log.stand().vacations == (4 * DAY_MS, 7 * DAY_MS)


def test_a_vacation_taken_while_another_lasts_is_instead_of_the_rest_of_it() -> None:
    log = Log(DAYS).event(0, "vacation", 0, days=3).event(DAY_S, "vacation", 0, days=1)
    assert log.stand().vacations == (5 * DAY_MS, 7 * DAY_MS)


async def test_a_player_who_plays_for_two_at_one_device_is_away_from_both_seats(
    person: Callable[[], Person],
) -> None:
    ana, bo = person(), person()
    terms = {"clock": {"kind": "days", "days": 1, "vacation": 3}, "time_out": "bot"}
    table = (await ana.open(ME, device("Zoe"), FRIEND, terms=terms))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    gone = await ana.call("POST", f"/api/tables/{table}/vacation", {"days": 2})
    assert [until is not None for until in gone["clocks"]["away"]] == [True, True, False]
    back = await ana.call("POST", f"/api/tables/{table}/vacation", {"days": 0})
    assert all(until is None or until <= back["at"] for until in back["clocks"]["away"])
