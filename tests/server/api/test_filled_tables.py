"""Once bots took the free seats, no more bots are announced."""

from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person


async def test_a_table_that_the_host_filled_waits_for_no_more_bots(start: Start) -> None:
    server = await start(countdown=3600.0)
    ana, bo = Person(server.base), Person(server.base)
    opened = await ana.open(ME, FRIEND, FRIEND, terms={"fill": 120})
    assert opened["fills_in"] is not None
    await bo.call("POST", f"/api/tables/{opened['table']}/join", {})
    filled = await ana.call("POST", f"/api/tables/{opened['table']}/fill", {})
    assert (filled["state"], filled["starts_in"] is not None) == ("waiting", True)
    assert filled["fills_in"] is None
    for one in (ana, bo):
        await one.close()
