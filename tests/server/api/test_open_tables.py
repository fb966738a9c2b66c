"""The limit of open tables counts tables that become open, not changes of a table that is open already."""

from collections.abc import Callable

from tests.server.people import FRIEND, ME, Person

People = Callable[[], Person]


async def test_who_has_as_many_open_tables_as_allowed_may_still_change_them(person: People) -> None:
    ana = person()
    tables = [(await ana.open(ME, FRIEND, open=True))["table"] for _ in range(3)]
    changed = await ana.call("PUT", f"/api/tables/{tables[0]}/settings", {"open": True, "pause": 700})
    assert (changed["open"], changed["pause"]) == (True, 700)


async def test_no_table_becomes_open_beyond_the_limit_by_a_change_either(person: People) -> None:
    ana = person()
    for _ in range(3):
        await ana.open(ME, FRIEND, open=True)
    closed = (await ana.open(ME, FRIEND))["table"]
    refused = await ana.call("PUT", f"/api/tables/{closed}/settings", {"open": True}, 409)
    assert (refused["code"], refused["params"]) == ("table.open_limit", {"limit": 3})
