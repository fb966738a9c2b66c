"""The consequences of a step follow immediately in the process that made it, without a poll."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

NEVER_S = 3600.0


@pytest.fixture
async def still(start: Start) -> Running:
    """A server that never looks by itself."""
    return await start(poll=NEVER_S)


@pytest.fixture
async def people(still: Running) -> AsyncIterator[Callable[[], Person]]:
    """People at that server."""
    made: list[Person] = []

    def one() -> Person:
        made.append(Person(still.base))
        return made[-1]

    yield one
    for person in made:
        await person.close()


async def test_a_proposal_that_waited_for_who_gives_up_is_carried_out_and_shown(
    people: Callable[[], Person],
) -> None:
    ana, bo, cy = people(), people(), people()
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_ana.answered(do="propose", kind="stand_in", params={"seconds": 30})
        (made,) = (await at_bo.expect("proposals"))["proposals"]
        await at_bo.answered(do="answer", kind="stand_in", n=made["n"], agree=True)
        await at_ana.quiet()
        await at_cy.answered(do="resign", seat=2)
        await at_cy.quiet()
        told = await at_ana.quiet()
    happened = [one["event"]["kind"] for one in told if one["say"] == "happened"]
    assert happened == ["stand_in"]
    assert [one["proposals"] for one in told if one["say"] == "proposals"][-1] == []


async def test_the_clocks_are_sent_with_a_step_taken_back(people: Callable[[], Person]) -> None:
    ana, bo = people(), people()
    clock = {"kind": "bank", "bank": 600, "increment": 5}
    opened = await ana.open(ME, FRIEND, game="tokan", terms={"clock": clock, "help": {"take_back": True}})
    table = opened["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        by_seat = {0: at_ana, 1: at_bo}
        first = (await ana.call("GET", f"/api/tables/{table}"))["turn"]
        acting, other = by_seat[first], by_seat[1 - first]
        now = acting.welcome["now"]
        await acting.answered(do="move", ply=0, seat=first, move=now["legal"][0], undone=now["undone"])
        moved = await other.table(lambda told: told["turn"] == 1 - first)
        await other.quiet()
        assert (await acting.answered(do="undo", ply=1, seat=first))["say"] == "ack"
        await acting.quiet()
        told: list[dict[str, Any]] = await other.quiet()
    tables = [one["table"] for one in told if one["say"] == "table"]
    assert told[0]["say"] == "undone"
    assert tables[-1]["turn"] == first
    assert tables[-1]["clocks"]["since"] >= moved["clocks"]["since"]


async def test_a_table_that_everybody_left_is_no_longer_in_use(
    still: Running, people: Callable[[], Person]
) -> None:
    ana, bo = people(), people()
    table = (await ana.open(ME, FRIEND))["table"]
    connections = still.services.connections
    async with await ana.sit(table):
        async with await bo.sit(table):
            assert (connections.tables(), connections.in_use(table)) == ([table], True)
        await until(lambda: connections.count(table) == 1)
        assert connections.in_use(table)
    await until(lambda: connections.count(table) == 0)
    assert (connections.tables(), connections.in_use(table)) == ([], False)
