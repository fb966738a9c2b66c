"""What is left of the minute that a match spares each seat for lost connections is seen by everybody at the table."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.clocks.outages import PER_TURN
from tablee.server.live.clock_replay import GRACE_MS, SPARED_MS
from tests.patience import until
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person

BANK = {"kind": "bank", "bank": 600, "increment": 1}


async def test_everybody_sees_what_each_seat_is_still_spared(
    server: Running, person: Callable[[], Person]
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, terms={"clock": BANK}))["table"]
    async with await bo.sit(table) as at_bo:
        await bo.call("POST", f"/api/tables/{table}/join", {})
        await at_bo.table(lambda told: told["state"] == "running")
        live = await server.services.match_cache.get(table)
        before = live.row.deadline
        async with await ana.sit(table):
            pass
        await until(lambda: live.row.deadline != before)
        server.clock.put_forward(GRACE_MS / 1000 + 5)
        async with await ana.sit(table) as at_ana:
            assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        told = await at_bo.table(lambda told: told["ply"] == 1)
        assert told["clocks"]["spared"] == [SPARED_MS - GRACE_MS, SPARED_MS]
    other = person()
    async with await other.sit(table) as watching:
        assert watching.welcome["table"]["clocks"]["spared"] == [SPARED_MS - GRACE_MS, SPARED_MS]


async def test_a_table_without_a_clock_spares_nothing(person: Callable[[], Person]) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND))["table"]
    await person().call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        clocks = sitting.welcome["table"]["clocks"]
        assert clocks is None or clocks["spared"] is None


async def test_of_a_page_that_is_opened_again_and_again_only_so_many_losses_are_kept(
    server: Running, person: Callable[[], Person]
) -> None:
    """Each loss stays in the story, and clocks are computed from all of them at every move."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, terms={"clock": BANK}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    connections, live = server.services.connections, await server.services.match_cache.get(table)
    for n in range(PER_TURN + 5):
        async with await ana.sit(table):
            pass
        await until(lambda: not connections.present(table))
        kept = min(n + 1, PER_TURN)
        await until(lambda: len(live.outages) >= kept)  # noqa: B023 - waited for at once
    async with await ana.sit(table) as at_ana:
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    await until(lambda: len(live.outages) > PER_TURN)
    assert len(await server.services.store.outages.of_match(table)) == PER_TURN + 1


async def test_who_is_back_before_the_loss_is_noted_is_spared_no_more_time(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, terms={"clock": BANK}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    outages, back = server.services.store.outages, asyncio.Event()
    begin = outages.begin

    async def late(*asked: Any) -> None:
        await back.wait()
        await begin(*asked)

    monkeypatch.setattr(outages, "begin", late)
    async with await ana.sit(table):
        pass
    await until(lambda: not server.services.connections.present(table))
    async with await ana.sit(table) as at_ana:
        assert (await at_ana.answered(do="say", preset="hello"))["say"] == "ack"
        back.set()
        live = await server.services.match_cache.get(table)
        await until(lambda: len(live.outages) == 1)
        assert [one.ended is not None for one in live.outages] == [True]
