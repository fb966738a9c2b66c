"""A guest who sits down with a name has that name from then on."""

from collections.abc import Callable

import pytest

from tests.server.people import FRIEND, ME, Person

People = Callable[[], Person]


@pytest.mark.parametrize("known", [False, True], ids=["a new guest", "a guest who was called otherwise"])
async def test_who_gives_a_name_with_a_seat_is_called_so_everywhere(person: People, known: bool) -> None:
    ana, bo = person(), person()
    earlier = (await bo.open(ME, FRIEND))["table"]
    if known:
        await bo.call("PUT", "/api/me", {"name": "Robert"})
    table = (await ana.open(ME, FRIEND))["table"]
    joined = await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bo"})
    assert joined["seats"][1]["name"] == "Bo"
    assert (await bo.call("GET", "/api/me"))["name"] == "Bo"
    assert (await ana.call("GET", f"/api/tables/{earlier}"))["seats"][0]["name"] == "Bo"


async def test_who_gives_a_name_with_a_seat_given_up_is_called_so_everywhere(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND, terms={"substitutes": "anybody"}))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    async with await cy.sit(table) as at_cy:
        await at_cy.answered(do="resign", seat=2)
    di = person()
    await di.call("PUT", "/api/me", {"name": "Diana"})
    taken = await di.call("POST", f"/api/tables/{table}/substitute", {"seat": 2, "name": "Di"})
    assert taken["seats"][2]["name"] == "Di"
    assert (await di.call("GET", "/api/me"))["name"] == "Di"
