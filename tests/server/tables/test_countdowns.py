"""Between the last guest sitting down and the deal: everybody sees the seconds pass, and nothing is dealt early."""

from collections.abc import AsyncIterator

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, device

LONG_S = 3600.0
"""A countdown that is never over in a test, unless its clock is put forward."""


@pytest.fixture
async def people(start: Start) -> AsyncIterator[list[Person]]:
    """Ana, Bo and Cy at a server whose countdowns are long."""
    server = await start(countdown=LONG_S)
    three = [Person(server.base) for _ in range(3)]
    yield three
    for one in three:
        await one.close()


def put_forward(server: Running) -> None:
    """Let every countdown be over, by this server's clock."""
    server.clock.put_forward(LONG_S)


async def test_the_last_guest_to_sit_down_starts_a_countdown_that_everybody_sees(
    people: list[Person],
) -> None:
    ana, bo, cy = people
    table = await ana.open(ME, FRIEND)
    assert table["starts_in"] is None
    async with await ana.sit(table["table"]) as at_ana, await cy.sit(table["table"]) as watching:
        joined = await bo.call("POST", f"/api/tables/{table['table']}/join", {})
        counted = [await one.table(lambda told: told["starts_in"] is not None) for one in (at_ana, watching)]
        for told in (joined, *counted):
            assert (told["state"], told["turn"], told["result"]) == ("waiting", None, None)
            assert 0 < told["starts_in"] <= LONG_S * 1000


async def test_nothing_is_dealt_before_the_countdown_is_over(people: list[Person]) -> None:
    ana, bo, _ = people
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    proof = await ana.call("GET", f"/api/tables/{table}/proof")
    assert (proof["seed"], proof["deal"]) == (None, None)
    async with await ana.sit(table) as at_ana:
        assert (at_ana.welcome["plies"], at_ana.welcome["now"]) == ([], None)
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["code"] == "match.waiting"
        assert (await at_ana.answered(do="resign", seat=0))["code"] == "match.waiting"
        assert [told["say"] for told in await at_ana.quiet() if told["say"] == "step"] == []


async def test_when_it_is_over_the_match_is_dealt_to_everybody(start: Start) -> None:
    server = await start(countdown=0.05)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    async with await ana.sit(table) as at_ana:
        await bo.call("POST", f"/api/tables/{table}/join", {})
        await at_ana.table(lambda told: told["starts_in"] is not None)
        begun = await at_ana.table(lambda told: told["state"] != "waiting")
        assert (begun["state"], begun["starts_in"]) == ("running", None)
        assert (await at_ana.expect("step"))["step"]["ply"] == 0
    await ana.close()
    await bo.close()


async def test_who_leaves_stops_it_and_who_comes_instead_starts_another(people: list[Person]) -> None:
    ana, bo, cy = people
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    left = await bo.call("POST", f"/api/tables/{table}/leave")
    assert (left["state"], left["starts_in"]) == ("waiting", None)
    async with await ana.sit(table) as at_ana:
        (event,) = at_ana.welcome["happened"]
        assert (event["kind"], event["seat"], event["params"]) == ("left", 1, {"name": ""})
        await cy.call("POST", f"/api/tables/{table}/join", {})
        await cy.call("POST", f"/api/tables/{table}/leave")
        assert (await at_ana.expect("happened"))["event"]["kind"] == "left"
    joined = await cy.call("POST", f"/api/tables/{table}/join", {})
    assert joined["starts_in"] > 0


async def test_the_host_can_still_cancel(people: list[Person]) -> None:
    ana, bo, _ = people
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    cancelled = await ana.call("POST", f"/api/tables/{table}/cancel")
    assert (cancelled["state"], cancelled["starts_in"]) == ("cancelled", None)


async def test_a_server_that_was_killed_begins_it_once_it_is_started_again(start: Start) -> None:
    """The one that dies is stood for by one that never looks: another process on the same database begins the match."""
    dead = await start(countdown=LONG_S, poll=LONG_S)
    ana, bo = Person(dead.base), Person(dead.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    restarted = await start(countdown=LONG_S)
    put_forward(restarted)
    again = Person(restarted.base)
    again.http.cookies = ana.http.cookies
    async with await again.sit(table) as sitting:
        if sitting.welcome["now"] is None:
            assert (await sitting.expect("step"))["step"]["ply"] == 0
    assert (await again.call("GET", f"/api/tables/{table}"))["state"] == "running"
    for one in (ana, bo, again):
        await one.close()


async def test_with_bots_alone_or_around_one_device_nobody_waits(people: list[Person]) -> None:
    ana, bo, _ = people
    for seats in ([ME, bot()], [ME, device("Di")], [bot(), bot()]):
        opened = await ana.open(*seats)
        assert (opened["state"], opened["starts_in"]) == ("running", None)
    table = (await ana.open(ME, FRIEND))["table"]
    given = await ana.call("PUT", f"/api/tables/{table}/seats/1", bot())
    assert (given["state"], given["starts_in"]) == ("running", None)
    alone = (await ana.open(FRIEND, bot()))["table"]
    assert (await bo.call("POST", f"/api/tables/{alone}/join", {}))["state"] == "running"


async def test_a_table_knows_where_its_host_sits(people: list[Person]) -> None:
    ana, bo, _ = people
    table = (await ana.open(FRIEND, ME))["table"]
    assert (await bo.call("GET", f"/api/tables/{table}"))["host_seat"] == 1
    empty = (await ana.open(FRIEND, bot()))["table"]
    assert (await bo.call("GET", f"/api/tables/{empty}"))["host_seat"] is None
