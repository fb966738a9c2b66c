"""The ladder waits while bots think for people, and takes no place in their queue."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.bots.pool.counters import Counters, Waits
from tablee.bots.pool.fair_queue import HINT, TURN
from tablee.bots.programs.program_host import Counted
from tablee.server.ladder import idleness
from tablee.server.ladder.idleness import Idleness
from tests.patience import patience


def busy(size: int, thinking: int = 0, waiting: int = 0, programs: int = 0, queued: int = 0) -> Idleness:
    """Return the idleness of a server with so many workers, of which so many think."""
    waits = {TURN: Waits(), HINT: Waits()}
    waits[TURN].waiting = waiting
    counted = Counted(thinking=programs)
    counted.waits.waiting = queued
    thinker: Any = SimpleNamespace(size=size, counters=Counters(thinking=thinking, waits=waits))
    offered: Any = SimpleNamespace(hosts={"Fox": SimpleNamespace(counted=counted)})
    return Idleness(thinker, offered)


@pytest.mark.parametrize(
    ("size", "others", "idle"),
    [
        (1, {}, True),
        (1, {"thinking": 1}, False),
        (1, {"waiting": 1}, False),
        (1, {"programs": 1}, False),
        (1, {"queued": 1}, False),
        (3, {"thinking": 1, "programs": 1}, True),
        (3, {"thinking": 1, "programs": 1, "waiting": 1}, False),
    ],
)
def test_it_is_idle_if_fewer_think_or_wait_than_there_are_workers(
    size: int, others: dict[str, int], idle: bool
) -> None:
    assert busy(size, **others).idle is idle


async def test_it_waits_until_the_bots_of_people_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idleness, "LOOK_S", 0.0)
    one = busy(1, thinking=1)
    waiting = asyncio.create_task(one.within(1e6))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not waiting.done()
    one._thinker.counters.thinking = 0
    async with patience():
        assert await waiting


async def test_it_reports_that_it_is_still_busy() -> None:
    assert not await busy(1, thinking=1).within(0.0)
