"""What players say about their time: noted if it changes something, and sent to the bot that thinks for them."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server.clocks import away
from tablee.server.clocks.away import Away
from tablee.server.live.clock_events import AWAY, BACK, DAY_MS, RETURNED
from tablee.server.play.changes import PresenceChanged
from tablee.store.clocks import Noted

AT = 1000 * DAY_MS


class World:
    """A match of Ana on seats 0 and 2; seat 2 is on vacation."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(away, "now", lambda: AT)
        clocks = SimpleNamespace(vacations=[5 * DAY_MS] * 3, away=[None, None, AT + DAY_MS])
        seats = [SimpleNamespace(name=name) for name in ("Ana", "Bo", "Ana")]
        self.live: Any = SimpleNamespace(
            id="T",
            row=SimpleNamespace(clock_state=clocks, seats=seats),
            match=SimpleNamespace(ply=0),
            events=[],
            timed_out=[2],
            check_running=lambda: None,
            playing=lambda guest: [0, 2],
        )
        self.done: list[Any] = []

        async def note(live: Any, noted: Noted, check: Any) -> None:
            check()
            self.done.append((noted.kind, noted.seat))

        deadlines: Any = SimpleNamespace(note=note)
        presence: Any = SimpleNamespace(publish=self.done.append)
        play: Any = None
        self.subject = Away(deadlines, play, presence)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


async def test_the_end_of_a_vacation_is_noted_where_there_is_one(world: World) -> None:
    await world.subject.go(world.live, "ana", 0)
    assert world.done == [(BACK, 2)]


async def test_a_vacation_is_for_every_seat_of_the_guest(world: World) -> None:
    await world.subject.go(world.live, "ana", 3)
    assert world.done == [(AWAY, 0), (AWAY, 2)]


async def test_who_is_back_gets_their_seat_at_once_from_the_bot_that_thinks(world: World) -> None:
    await world.subject.be_back(world.live, "ana")
    assert world.done == [(RETURNED, 2), PresenceChanged("T", frozenset({2}))]
