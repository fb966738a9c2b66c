"""A guest's tables over HTTP: the latest, those that await their turn, and the whole history."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


async def ended(one: Person, *seats: dict[str, Any], **more: Any) -> str:
    """Return a table where this guest has given up, so that it is over."""
    table: str = (await one.open(ME, *seats, **more))["table"]
    async with await one.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
    return table


async def history(one: Person, **query: object) -> list[str]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return [table["table"] for table in (await one.call("GET", f"/api/tables/history?{asked}"))["tables"]]


async def test_the_whole_history_comes_page_by_page(person: People) -> None:
    ana = person()
    opened = [await ended(ana, bot()) for _ in range(45)]
    pages, after = [], None
    while True:
        page = await ana.call("GET", f"/api/tables/history?{'' if after is None else f'after={after}'}")
        pages.append([table["table"] for table in page["tables"]])
        after = page["next"]
        if after is None:
            break
    assert [len(page) for page in pages] == [20, 20, 5]
    assert sorted(table for page in pages for table in page) == sorted(opened)


async def test_a_table_that_goes_on_is_shown_however_many_came_after_it(person: People) -> None:
    ana = person()
    old = (await ana.open(ME, device("Bo")))["table"]
    for _ in range(25):
        await ended(ana, bot())
    tables = await ana.call("GET", "/api/tables")
    assert len(tables) == 21
    assert tables[-1]["table"] == old


async def test_the_history_is_searched(person: People) -> None:
    ana = person()
    at_home = await ended(ana, device("Éloïse"))
    with_bot = await ended(ana, bot())
    waits = (await ana.open(ME, FRIEND))["table"]
    assert await history(ana) == [waits, with_bot, at_home]
    assert await history(ana, name="elo") == [at_home]
    assert await history(ana, state="over", game="toy") == [with_bot, at_home]
    assert await history(ana, state="waiting") == [waits]
    assert await history(ana, game="other") == []
    opened = (await ana.call("GET", f"/api/tables/{with_bot}"))["opened"]
    assert with_bot in await history(ana, since=opened, before=opened + 1)
    assert await history(ana, before=1) == []


async def test_nobody_else_reads_it(person: People) -> None:
    await ended(person(), bot())
    assert await person().call("GET", "/api/tables/history") == {"tables": [], "next": None}
    assert await person().call("GET", "/api/tables/awaiting") == {"tables": []}


@pytest.mark.parametrize("query", ["state=lost", "since=x", "since=-1", "after=x", "name=", "hat=1"])
async def test_a_question_that_cannot_be_understood_is_refused(person: People, query: str) -> None:
    refused = await person().call("GET", f"/api/tables/history?{query}", status=400)
    assert refused["code"] == "request.malformed"


async def test_tables_where_it_is_the_guests_turn_come_first_the_longest_wait_first(
    server: Running, person: People
) -> None:
    ana = person()
    first, second = [(await ana.open(ME, device("Bo")))["table"] for _ in range(2)]
    assert (await ana.call("GET", "/api/tables/awaiting"))["tables"] == [first, second]
    async with await ana.sit(first) as sitting:
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert (await ana.call("GET", "/api/tables/awaiting"))["tables"] == [second, first]
