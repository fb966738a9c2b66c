"""Rate limits in any period of time, with a clock that tests put forward."""

import pytest

from tablee.server.access import rate_limits as rates
from tablee.server.access.rate_limits import RATES, TIDY_S, RateLimits
from tablee.server.errors import RefusalError

TIMES, SECONDS = RATES["claim"]


class Clock:
    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rates, "time", clock)
    return clock


def test_one_too_many_is_refused_with_the_time_to_come_back_and_does_not_count(clock: Clock) -> None:
    limits = RateLimits(1.0)
    for _ in range(TIMES):
        limits.hit("claim", "ana")
        clock.at += 1
    for _ in range(3):
        with pytest.raises(RefusalError) as refused:
            limits.hit("claim", "ana")
        assert refused.value.code == "request.too_many"
        assert refused.value.params == {"seconds": SECONDS - TIMES}
    clock.at += SECONDS - TIMES
    limits.hit("claim", "ana")
    with pytest.raises(RefusalError):
        limits.hit("claim", "ana")


def test_nobody_is_held_up_by_another_nor_by_doing_something_else(clock: Clock) -> None:
    limits = RateLimits(1.0)
    for _ in range(TIMES):
        limits.hit("claim", "ana")
    limits.hit("claim", "bo")
    limits.hit("read", "ana")


def test_who_came_long_ago_is_forgotten_and_who_came_lately_is_not(clock: Clock) -> None:
    limits = RateLimits(1.0)
    for number in range(100):
        limits.hit("message", f"connection {number}")
    clock.at += TIDY_S - 1
    for _ in range(TIMES):
        limits.hit("claim", "ana")
    clock.at += 1
    limits.hit("read", "bo")
    assert len(limits._hits) == 2
    with pytest.raises(RefusalError):
        limits.hit("claim", "ana")
