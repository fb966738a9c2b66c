"""A player begins and ends a vacation as often as the server lets them, at several processes at the same time."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from tablee.server.clocks.away import CHANGES
from tests.marks import always_and_soak
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

DAYS = {"kind": "days", "days": 2, "vacation": 5}


async def changed(one: Person, table: str, days: int) -> str:
    """Return the server's answer to this wish: `ok` or the code of the refusal."""
    answer = await one.http.post(f"/api/tables/{table}/vacation", json={"days": days})
    return "ok" if answer.is_success else str(answer.json()["code"])


async def noted(server: Running, table: str) -> Counter[tuple[int, int | None]]:
    """Return the number of events, by ply and seat."""
    events = await server.services.store.table_events.since(table, 0)
    return Counter((event.ply, event.seat) for event in events)


@pytest.mark.parametrize(("processes", "at_once", "moves"), always_and_soak((1, 12, 2), (2, 60, 4)))
async def test_the_table_s_story_grows_by_a_few_events_for_each_move(
    start: Start, processes: int, at_once: int, moves: int
) -> None:
    servers = [await start() for _ in range(processes)]
    ana, bo = (Person(servers[0].base) for _ in range(2))
    table = (await ana.open(ME, FRIEND, terms={"clock": DAYS}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    tabs = [Person(server.base) for server in servers]
    for tab in tabs:
        tab.http.cookies = ana.http.cookies
    for ply in range(moves):
        wishes = [changed(tabs[n % processes], table, 1 - n // processes % 2) for n in range(at_once)]
        answers = Counter(await asyncio.gather(*wishes))
        assert answers["ok"] > 0
        # A wish that came too late between two others, or too often, was refused with the matching code.
        assert set(answers) <= {"ok", "vacation.often", "move.stale"}
        events = await noted(servers[0], table)
        assert max(events.values()) <= CHANGES
        mover = ana if ply % 2 == 0 else bo
        async with await mover.sit(table) as sitting:
            assert len(sitting.welcome["happened"]) == sum(events.values())
            moved = await sitting.answered(do="move", ply=ply, seat=ply % 2, move="draw")
            assert moved["say"] == "ack"
    told: Any = await bo.call("GET", f"/api/tables/{table}")
    assert 0 <= told["clocks"]["vacations"][0] <= DAYS["vacation"] * 24 * 3_600_000  # type: ignore[operator]
    for one in (ana, bo, *tabs):
        await one.close()
