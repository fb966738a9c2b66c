"""Requests at the same moment are counted one by one: a limit holds for them as for one after the other."""

import asyncio
from collections import Counter
from typing import Any

from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person, bot

AT_ONCE = 12


async def answers(one: Person, path: str, *bodies: dict[str, Any]) -> Counter[str]:
    """Return the answers to all of these at the same time: `ok`, or the code of the refusal."""
    given = await asyncio.gather(*(one.http.post(path, json=body) for body in bodies))
    return Counter("ok" if answer.is_success else str(answer.json()["code"]) for answer in given)


async def test_of_tables_that_wait(start: Start) -> None:
    server = await start(waiting_per_guest=3)
    ana = Person(server.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    wish = {"game": "toy", "seats": [ME, FRIEND]}
    found = await answers(ana, "/api/tables", *[wish] * AT_ONCE)
    assert found == {"ok": 3, "table.waiting_limit": AT_ONCE - 3}
    await ana.close()


async def test_of_tables_that_strangers_find_by_guest_and_by_address(start: Start) -> None:
    server = await start(public_per_guest=2, public_per_newcomer=2, public_per_address=3)
    people = [Person(server.base) for _ in range(3)]
    for one in people:
        await one.call("PUT", "/api/me", {"name": "Ana"})
    wish = {"game": "toy", "seats": [ME, FRIEND], "open": True}
    found = await asyncio.gather(*(answers(one, "/api/tables", *[wish] * 4) for one in people))
    assert sum(one["ok"] for one in found) == 3
    assert max(one["ok"] for one in found) <= 2
    for one in people:
        await one.close()


async def test_of_waiting_tables_that_are_opened_to_strangers(start: Start) -> None:
    server = await start(public_per_guest=2, public_per_newcomer=2)
    ana = Person(server.base)
    tables = [(await ana.open(ME, FRIEND))["table"] for _ in range(5)]
    given = await asyncio.gather(
        *(ana.http.put(f"/api/tables/{table}/settings", json={"open": True}) for table in tables)
    )
    assert sum(answer.is_success for answer in given) == 2
    await ana.close()


async def test_of_tables_of_bots(start: Start) -> None:
    server = await start(bot_tables_per_guest=2)
    ana = Person(server.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    wish = {"game": "toy", "seats": [bot(), bot()]}
    found = await answers(ana, "/api/tables", *[wish] * AT_ONCE)
    assert found == {"ok": 2, "table.bots_own": AT_ONCE - 2}
    await ana.close()


async def test_tables_of_bots_are_limited_whatever_guest_opens_them_and_from_anywhere(start: Start) -> None:
    server = await start(bot_tables=2)
    people = [Person(server.base, address=f"10.0.0.{at}") for at in range(1, AT_ONCE + 1)]
    for one in people:
        await one.call("PUT", "/api/me", {"name": "Ana"})
    wish = {"game": "toy", "seats": [bot(), bot()]}
    found = await asyncio.gather(*(answers(one, "/api/tables", wish) for one in people))
    assert sum(found, Counter()) == {"ok": 2, "table.bots_all": AT_ONCE - 2}
    for one in people:
        await one.close()


async def test_of_reports(start: Start) -> None:
    server = await start(reports_per_guest=2, reports_per_newcomer=2)
    ana = Person(server.base)
    tables = []
    for _ in range(5):
        table = (await ana.open(ME, FRIEND))["table"]
        other = Person(server.base)
        await other.call("POST", f"/api/tables/{table}/join", {})
        await other.close()
        tables.append(table)
    given = await asyncio.gather(
        *(
            ana.http.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "insult"})
            for table in tables
        )
    )
    assert Counter("ok" if one.is_success else one.json()["code"] for one in given) == {
        "ok": 2,
        "report.limit": 3,
    }
    await ana.close()
