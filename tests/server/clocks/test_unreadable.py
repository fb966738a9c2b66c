"""A match that cannot be read is left alone for a while, so that it does not keep the clocks of others waiting."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.clocks.deadlines import UNREADABLE_MS, Deadlines
from tablee.store.failures import DatabaseAwayError


class World:
    """Two matches that are due, of which one cannot be read."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.settled: list[str] = []
        self.put_off: list[tuple[str, int, int]] = []
        clocks = SimpleNamespace(due=self._due, put_off=self._put_off)
        given = (SimpleNamespace(clocks=clocks), self, None, None)
        self.subject = Deadlines(*cast("tuple[Any, Any, Any, Any]", given))

    async def _due(self, at: int) -> dict[str, int]:
        return {"unreadable": 17, "good": 18}

    async def _put_off(self, table: str, deadline: int, until: int) -> None:
        self.put_off.append((table, deadline, until))

    async def get(self, table: str) -> Any:
        if table == "unreadable":
            raise self.error
        return SimpleNamespace(id=table)

    async def settle(self, live: Any) -> None:
        self.settled.append(live.id)


async def polled(error: Exception, monkeypatch: pytest.MonkeyPatch) -> World:
    world = World(error)
    monkeypatch.setattr(world.subject, "_settle", world.settle)
    await world.subject.poll()
    return world


async def test_it_is_looked_at_again_in_an_hour_and_the_others_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = now()
    world = await polled(TableeError("match.broken"), monkeypatch)
    assert world.settled == ["good"]
    ((table, deadline, until),) = world.put_off
    assert (table, deadline) == ("unreadable", 17)
    assert before + UNREADABLE_MS <= until <= now() + UNREADABLE_MS


async def test_one_is_not_put_off_because_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(DatabaseAwayError("gone"))
    monkeypatch.setattr(world.subject, "_settle", world.settle)
    # Whether the failure is passed on is not the question here.
    with suppress(DatabaseAwayError):
        await world.subject.poll()
    assert world.put_off == []
