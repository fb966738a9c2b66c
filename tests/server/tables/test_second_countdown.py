"""The process at which the last seat was taken waits for the end of the countdown, also of a second one."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tablee.server.tables import countdowns
from tests.patience import patience
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person

LONG_S = 3600.0


class Sleeps:
    """`asyncio` for a module whose sleeps end when the test says so."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def create_task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        self.tasks.append(asyncio.create_task(work))
        return self.tasks[-1]

    async def sleep(self, seconds: float) -> None:
        self.asked.append(asyncio.Event())
        await self.asked[-1].wait()


async def test_the_second_one_is_waited_for_where_the_first_was(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeps = Sleeps()
    monkeypatch.setattr(countdowns, "asyncio", sleeps)
    server = await start(countdown=LONG_S, poll=LONG_S)
    ana, bo, cy = (Person(server.base) for _ in range(3))
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await bo.call("POST", f"/api/tables/{table}/leave")
    await cy.call("POST", f"/api/tables/{table}/join", {})
    assert len(sleeps.asked) == 1
    sleeps.asked[0].set()
    async with patience():
        await sleeps.tasks[0]
    # What follows the end of a task takes some turns of the loop.
    for _ in range(3):
        await asyncio.sleep(0)
    assert len(sleeps.asked) == 2
    assert (await ana.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
    for one in (ana, bo, cy):
        await one.close()


async def test_that_of_a_quick_match_is_waited_for_where_the_last_seat_was_taken(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeps = Sleeps()
    monkeypatch.setattr(countdowns, "asyncio", sleeps)
    server = await start(countdown=LONG_S, poll=LONG_S)
    ana, bo = Person(server.base), Person(server.base)
    for one in (ana, bo):
        await one.call("POST", "/api/quick", {"game": "toy", "players": 2})
    assert len(sleeps.asked) == 1
    for one in (ana, bo):
        await one.close()
