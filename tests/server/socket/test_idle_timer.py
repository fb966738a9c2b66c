"""A client that has sent nothing for too long is noticed then, and no earlier."""

import pytest

from tablee.server.socket import idle_timer
from tablee.server.socket.idle_timer import IdleTimer
from tests.server.fakes import LoopTime

SECONDS = 10.0
ALMOST = 9.9
ENOUGH = 0.1


class Waiting:
    """A timer, its time, and how often it found a client idle."""

    def __init__(self) -> None:
        self.time = LoopTime()
        self.lost = 0
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(idle_timer, "asyncio", self.time)
            self.timer = IdleTimer(SECONDS, self._lose)

    def _lose(self) -> None:
        self.lost += 1


def test_who_says_nothing_is_lost_then_and_no_earlier() -> None:
    one = Waiting()
    one.timer.expect()
    one.time.put_forward(ALMOST)
    assert one.lost == 0
    one.time.put_forward(ENOUGH)
    assert one.lost == 1


def test_while_something_is_carried_out_nobody_is_lost_and_afterwards_the_time_begins_again() -> None:
    one = Waiting()
    one.timer.expect()
    one.time.put_forward(SECONDS / 2)
    one.timer.relax()
    one.time.put_forward(9.55 * SECONDS)
    assert one.lost == 0
    one.timer.expect()
    one.time.put_forward(ALMOST)
    assert one.lost == 0
    one.time.put_forward(ENOUGH)
    assert one.lost == 1


def test_every_message_begins_the_time_again() -> None:
    one = Waiting()
    for _ in range(20):
        one.timer.expect()
        one.time.put_forward(ALMOST)
        one.timer.relax()
    assert one.lost == 0


def test_nobody_is_lost_after_the_end() -> None:
    one = Waiting()
    one.timer.expect()
    one.time.put_forward(ALMOST)
    one.timer.end()
    one.time.put_forward(10 * SECONDS)
    assert one.lost == 0
