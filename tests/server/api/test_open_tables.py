"""Tables opened to everybody: who finds them, in which order, and how many a guest may have.

The limit counts tables that become open, not changes of a table that is open already.
"""

from collections.abc import Callable

from tests.server.people import FRIEND, ME, Person, bot

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


async def test_only_a_table_opened_to_everybody_is_found_by_strangers(person: People) -> None:
    ana, bo = person(), person()
    await ana.open(ME, FRIEND)
    table = await ana.open(ME, FRIEND, open=True)
    (found,) = await bo.call("GET", "/api/tables/open")
    assert (found["table"], found["open"], found["host"]) == (table["table"], True, False)
    assert [seat["mine"] for seat in found["seats"]] == [False, False]
    assert bo.cookie is None


async def test_a_stranger_sees_of_an_open_table_what_any_visitor_sees(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, open=True))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    (found,) = await cy.call("GET", "/api/tables/open")
    shown = await cy.call("GET", f"/api/tables/{table}")
    # Lists leave out the state of the clocks, and time has passed.
    assert found == {**shown, "clocks": None, "at": found["at"]}
    assert found["state"] == "running"


async def test_open_tables_with_a_free_seat_come_first_and_those_that_are_over_are_gone(
    person: People,
) -> None:
    ana = person()
    waiting = (await ana.open(ME, FRIEND, open=True))["table"]
    played = (await ana.open(ME, bot(), open=True))["table"]
    listed = [one["table"] for one in await person().call("GET", "/api/tables/open")]
    assert listed == [waiting, played]
    async with await ana.sit(played) as sitting:
        await sitting.answered(do="resign", seat=0)
    assert [one["table"] for one in await person().call("GET", "/api/tables/open")] == [waiting]


async def test_nobody_fills_the_list_of_open_tables(person: People) -> None:
    ana = person()
    for _ in range(3):
        await ana.open(ME, FRIEND, open=True)
    body = {"game": "toy", "seats": [ME, FRIEND], "open": True}
    assert await ana.call("POST", "/api/tables", body, 409) == {
        "code": "table.open_limit",
        "params": {"limit": 3},
    }
    await person().open(ME, FRIEND, open=True)
    assert len(await ana.call("GET", "/api/tables/open")) == 4


async def test_another_match_at_an_open_table_is_open_too(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot(), open=True))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        await sitting.answered(do="offer", kind="rematch")
    (found,) = await person().call("GET", "/api/tables/open")
    assert found["previous"] == table
