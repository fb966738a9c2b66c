"""Quick matches: two who want the same meet, bots fill up after a while, and who goes leaves nothing behind."""

import asyncio
from collections.abc import Callable

from tablee.server.clock import governed_by
from tests.server.conftest import Running, Start
from tests.server.people import Person

People = Callable[[], Person]
NEVER_S = 3600.0
WISH = {"game": "toy", "players": 2}
DAYS = {**WISH, "terms": {"clock": {"kind": "days", "days": 2}}}


async def waits(one: Person) -> list[tuple[str, int, int]]:
    """Return the open wishes: game, number of players, number of people who wait."""
    return [(told["game"], told["players"], told["people"]) for told in await one.call("GET", "/api/quick")]


async def test_two_who_want_the_same_play_each_other(person: People) -> None:
    ana, bo = person(), person()
    waiting = await ana.call("POST", "/api/quick", WISH)
    assert (waiting["state"], waiting["quick"], waiting["host"]) == ("waiting", True, False)
    assert 0 < waiting["fills_in"] <= 45_000
    assert await waits(person()) == [("toy", 2, 1)]
    async with await ana.sit(waiting["table"]) as sitting:
        found = await bo.call("POST", "/api/quick", WISH)
        assert found["table"] == waiting["table"]
        assert (await sitting.expect("step"))["step"]["ply"] == 0
    table = await ana.call("GET", f"/api/tables/{waiting['table']}")
    assert (table["state"], [seat["kind"] for seat in table["seats"]]) == ("running", ["guest", "guest"])
    assert table["fills_in"] is None


async def test_in_two_processes_at_once_nobody_waits_apart(start: Start) -> None:
    first, second = await start(), await start()
    people = [Person((first, second)[n % 2].base) for n in range(8)]
    tables = await asyncio.gather(*(one.call("POST", "/api/quick", WISH) for one in people))
    at = [table["table"] for table in tables]
    assert sorted(at.count(table) for table in set(at)) == [2] * 4
    for one in people:
        await one.close()


async def test_bots_fill_up_when_the_wait_is_over(start: Start) -> None:
    server = await start(quick_wait=0.2)
    ana = Person(server.base)
    table = (await ana.call("POST", "/api/quick", {"game": "toy", "players": 3}))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.expect("step")
    seats = (await ana.call("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "bot", "bot"]
    await ana.close()


async def test_who_stops_waiting_leaves_nothing_behind(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.call("POST", "/api/quick", WISH))["table"]
    assert (await ana.call("POST", f"/api/tables/{table}/leave"))["state"] == "cancelled"
    assert await ana.call("GET", "/api/quick") == []
    assert await ana.call("GET", "/api/tables") == []
    assert (await bo.call("POST", "/api/quick", WISH))["table"] != table


async def test_who_wants_something_else_no_longer_waits_for_the_first(person: People) -> None:
    ana = person()
    await ana.call("POST", "/api/quick", WISH)
    await ana.call("POST", "/api/quick", {"game": "toy", "players": 3})
    assert await waits(ana) == [("toy", 3, 1)]
    assert len(await ana.call("GET", "/api/tables")) == 1


async def test_who_closed_the_page_no_longer_waits(start: Start) -> None:
    # Long enough for both to sit down on a busy machine before the first of them is gone.
    server = await start(quick_away=2.0)
    ana, bo = Person(server.base), Person(server.base)
    gone = (await ana.call("POST", "/api/quick", {"game": "toy", "players": 3}))["table"]
    stays = await bo.call("POST", "/api/quick", {"game": "toy", "players": 3})
    assert stays["table"] == gone
    async with await bo.sit(gone) as sitting:
        await sitting.table(
            lambda told: [seat["kind"] for seat in told["seats"]] == ["free", "guest", "free"]
        )
    for one in (ana, bo):
        await one.close()


async def test_what_cannot_be_played_is_refused(server: Running, person: People) -> None:
    ana = person()
    for wish, code in (
        ({"game": "chess", "players": 2}, "game.unknown"),
        ({**WISH, "players": 9}, "option.players"),
    ):
        answer = await ana.http.post("/api/quick", json=wish)
        assert answer.json()["code"] == code
    assert ana.cookie is None
    assert await server.services.store.quick_tables.waiting() == []


async def test_who_keeps_a_guest_away_never_meets_them(server: Running, person: People) -> None:
    ana, bo, cy = person(), person(), person()
    for one in (ana, bo, cy):
        await one.call("PUT", "/api/me", {"name": "Somebody"})
    store = server.services.store
    of_ana, of_bo = [await store.guests.find(one.cookie or "") for one in (ana, bo)]
    assert of_ana is not None
    assert of_bo is not None
    await store.blocks.keep(of_ana.id, of_bo.id, "block", 1)
    first = (await bo.call("POST", "/api/quick", WISH))["table"]
    second = (await ana.call("POST", "/api/quick", WISH))["table"]
    assert first != second
    assert (await cy.call("POST", "/api/quick", WISH))["table"] == first


async def test_over_days_one_waits_without_being_there_and_for_more_than_one_thing(start: Start) -> None:
    server = await start(quick_away=0.0, poll=600.0)
    ana, bo = Person(server.base), Person(server.base)
    days = await ana.call("POST", "/api/quick", DAYS)
    assert days["fills_in"] > 23 * 3600 * 1000
    assert days["stand_in"] == 0
    three = await ana.call("POST", "/api/quick", {**DAYS, "players": 3})
    assert len({days["table"], three["table"]}) == 2
    now = (await bo.call("POST", "/api/quick", WISH))["table"]
    await server.services.quick_matches.free_seats()
    assert (await bo.call("GET", f"/api/tables/{now}"))["state"] == "cancelled"
    assert await waits(ana) == [("toy", 2, 1), ("toy", 3, 1)]
    assert (await bo.call("POST", "/api/quick", DAYS))["table"] == days["table"]
    for one in (ana, bo):
        await one.close()


async def test_nobody_waits_for_more_than_so_many_matches_over_days(start: Start) -> None:
    server = await start(waiting_per_guest=2)
    ana = Person(server.base)
    for players in (2, 3):
        await ana.call("POST", "/api/quick", {**DAYS, "players": players})
    wish = {**WISH, "terms": {"clock": {"kind": "days", "days": 3}}}
    refused = await ana.call("POST", "/api/quick", wish, 409)
    assert refused == {"code": "table.waiting_limit", "params": {"limit": 2}}
    await ana.close()


async def test_when_bots_fill_up_is_no_part_of_the_wish(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.call("POST", "/api/quick", {**WISH, "terms": {"fill": 600, "fill_level": 1}}))["table"]
    assert (await bo.call("POST", "/api/quick", WISH))["table"] == table


async def test_who_also_wants_a_match_over_days_goes_on_waiting_for_one_now(person: People) -> None:
    ana = person()
    now = (await ana.call("POST", "/api/quick", WISH))["table"]
    days = (await ana.call("POST", "/api/quick", DAYS))["table"]
    assert now != days
    assert {table["table"] for table in await ana.call("GET", "/api/tables")} == {now, days}
    other = (await ana.call("POST", "/api/quick", {"game": "toy", "players": 3}))["table"]
    assert {table["table"] for table in await ana.call("GET", "/api/tables")} == {days, other}


async def test_only_those_who_wait_at_the_table_are_noted_and_not_who_looks_on(start: Start) -> None:
    server = await start(poll=NEVER_S)
    ana, watcher = Person(server.base), Person(server.base)
    table = (await ana.call("POST", "/api/quick", WISH))["table"]
    await watcher.call("PUT", "/api/me", {"name": "Cy"})
    async with await ana.sit(table), await watcher.sit(table):
        server.clock.put_forward(60)
        with governed_by(server.clock):
            await server.services.quick_matches.note()
        assert len(server.services.connections.present(table)) == 2
        seen = await server.services.store.presences.last([table])
    assert len(seen) == 1
    for one in (ana, watcher):
        await one.close()
