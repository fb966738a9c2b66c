"""Quick matches: two who want the same meet, bots fill up after a while, and who goes leaves nothing behind."""

import asyncio
from collections.abc import Callable

from tests.server.conftest import Running, Start
from tests.server.people import Person

People = Callable[[], Person]
WISH = {"game": "toy", "players": 2}


async def test_two_who_want_the_same_play_each_other(person: People) -> None:
    ana, bo = person(), person()
    waiting = await ana.call("POST", "/api/quick", WISH)
    assert (waiting["state"], waiting["quick"], waiting["host"]) == ("waiting", True, False)
    assert 0 < waiting["fills_in"] <= 45_000
    assert await person().call("GET", "/api/quick") == [{"game": "toy", "players": 2, "people": 1}]
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
    assert await ana.call("GET", "/api/quick") == [{"game": "toy", "players": 3, "people": 1}]
    assert len(await ana.call("GET", "/api/tables")) == 1


async def test_who_closed_the_page_no_longer_waits(start: Start) -> None:
    server = await start(quick_away=0.3)
    ana, bo = Person(server.base), Person(server.base)
    gone = (await ana.call("POST", "/api/quick", {"game": "toy", "players": 3}))["table"]
    stays = await bo.call("POST", "/api/quick", {"game": "toy", "players": 3})
    assert stays["table"] == gone
    async with await bo.sit(gone) as sitting:
        told = await sitting.expect("table")
        while [seat["kind"] for seat in told["table"]["seats"]] != ["free", "guest", "free"]:
            told = await sitting.expect("table")
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
