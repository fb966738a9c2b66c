"""Events at a guest's tables reach every page of theirs, whichever process they happened in."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.delivery import feed
from tests.patience import until as patiently
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot

People = Callable[[], Person]


async def watch(one: Person) -> Sitting:
    """Return a page that shows no table."""
    page = await one.connect()
    await page.send(do="watch")
    return page


async def begun(ana: Person, bo: Person) -> str:
    """Return a table of the two; it is Ana's turn."""
    table: str = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return table


async def awaiting(page: Sitting, *tables: str) -> dict[str, Any]:
    """Wait until this page learns that exactly these tables await its guest's turn."""
    return await page.expect("awaiting", tables=list(tables))


async def until(page: Sitting, table: str, **fields: Any) -> dict[str, Any]:
    """Return this table, once it arrives with these values."""
    return await page.table(
        lambda told: told["table"] == table and all(told[key] == value for key, value in fields.items())
    )


async def test_a_page_receives_the_tables_that_go_on_and_whose_turn_it_is(person: People) -> None:
    ana, bo = person(), person()
    table = await begun(ana, bo)
    async with await watch(ana) as page, await watch(bo) as other:
        told = await page.expect("tables")
        assert [(one["table"], one["seats"][0]["mine"]) for one in told["tables"]] == [(table, True)]
        await awaiting(page, table)
        await awaiting(other)


async def test_a_move_is_sent_to_every_page_of_the_guest_who_is_next(person: People) -> None:
    ana, bo = person(), person()
    table, elsewhere = await begun(ana, bo), await begun(bo, ana)
    async with (
        await watch(bo) as page,
        await bo.sit(elsewhere, awaiting=True) as at_another_table,
        await ana.sit(table) as sitting,
    ):
        await awaiting(page, elsewhere)
        await awaiting(at_another_table, elsewhere)
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await until(page, table, turn=1)
        for one in (page, at_another_table):
            await awaiting(one, elsewhere, table)


async def test_what_another_process_did_is_sent_too(start: Start) -> None:
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(second.base)
    table = await begun(ana, Person(first.base))
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    async with await watch(bo) as page, await ana.sit(table) as sitting:
        await awaiting(page)
        opened = (await ana.open(ME, FRIEND))["table"]
        elsewhere = Person(first.base)
        elsewhere.http.cookies = bo.http.cookies
        await elsewhere.call("POST", f"/api/tables/{opened}/join", {})
        await until(page, opened)
        async with await ana.sit(opened) as other:
            await other.answered(do="move", ply=0, seat=0, move="draw")
            await awaiting(page, opened)
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await elsewhere.close()
    for one in (ana, bo):
        await one.close()


async def test_the_end_of_a_match_and_of_a_table_is_sent(person: People) -> None:
    ana, bo = person(), person()
    table = await begun(ana, bo)
    waits = (await ana.open(ME, FRIEND))["table"]
    async with await watch(ana) as page, await bo.sit(table) as sitting:
        await awaiting(page, table)
        await sitting.answered(do="resign", seat=1)
        await until(page, table, state="over")
        await awaiting(page)
        await ana.call("POST", f"/api/tables/{waits}/cancel")
        await until(page, waits, state="cancelled")


async def test_leaving_in_another_window_is_sent_here(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await watch(bo) as page:
        assert len((await page.expect("tables"))["tables"]) == 1
        await bo.call("POST", f"/api/tables/{table}/leave")
        await page.table(lambda told: not any(seat["mine"] for seat in told["seats"]))


async def test_only_pages_that_ask_receive_tables(person: People) -> None:
    ana, bo = person(), person()
    table, other = await begun(ana, bo), await begun(ana, bo)
    async with await watch(bo) as page, await bo.sit(other) as quiet, await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await awaiting(page, table)
        assert "awaiting" not in {one["say"] for one in await quiet.quiet()}


async def test_nobody_receives_the_tables_of_others(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = await begun(ana, bo)
    await cy.open(ME, bot())
    async with await watch(cy) as page, await watch(ana) as hers, await bo.sit(table) as sitting:
        await awaiting(hers, table)
        await sitting.answered(do="resign", seat=1)
        await awaiting(hers)
        assert all(one["table"]["table"] != table for one in await page.quiet() if one["say"] == "table")


async def test_who_has_no_identity_has_no_tables(person: People) -> None:
    page = await watch(person())
    assert (await page.expect("error"))["code"] == "guest.unknown"
    assert await page.closed() == 4000


async def test_a_page_that_shows_no_table_can_do_nothing_at_one(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await watch(ana) as page:
        answer = await page.answered(do="move", ply=0, seat=0, move="draw")
        assert answer["code"] == "hello.first"
    async with await ana.sit(table) as sitting:
        await sitting.send(do="watch")
        assert (await sitting.expect("error"))["code"] == "hello.again"


async def test_a_device_that_is_ended_receives_nothing_more(server: Running, person: People) -> None:
    ana, twin = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    token = (await ana.call("POST", "/api/me/link"))["token"]
    await twin.call("POST", "/api/me/claim", {"token": token})
    page = await watch(twin)
    await awaiting(page)
    await ana.call("DELETE", "/api/me/devices")
    assert await page.closed() == 4001


async def test_a_page_that_watches_again_receives_nothing_that_happened_meanwhile(server: Running) -> None:
    """The table is in the first answer already."""
    feed, ana, bo = server.services.feed, Person(server.base), Person(server.base)
    table = await begun(ana, bo)
    async with await watch(bo) as page:
        await awaiting(page)
    await feed.recurring.stop()
    await nobody_left(server)
    await feed.poll()
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    async with await watch(bo) as page:
        assert (await page.expect("tables"))["tables"][0]["ply"] == 1
        await awaiting(page, table)
        await feed.poll()
        assert await page.quiet() == []
    await ana.close()
    await bo.close()


async def nobody_left(server: Running) -> None:
    """Wait until the server has noticed that every page is gone."""
    await patiently(lambda: not server.services.connections.everybody())


async def test_turns_that_are_as_they_were_are_not_sent_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "EVERYBODY_S", 0.0)
    server = await start()
    ana, bo = Person(server.base), Person(server.base)
    table = await begun(ana, bo)
    async with await watch(ana) as page:
        await awaiting(page, table)
        # Both a poll of everybody and a change at a table that awaits her already.
        await server.services.feed.poll()
        await ana.call("PUT", "/api/me", {"name": "Ana"})
        await server.services.feed.poll()
        assert [message["say"] for message in await page.quiet() if message["say"] == "awaiting"] == []
    for one in (ana, bo):
        await one.close()
