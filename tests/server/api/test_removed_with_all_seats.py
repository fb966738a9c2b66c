"""A guest who is removed loses all their seats, and may take none again."""

from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person, device


async def test_a_guest_who_plays_for_two_at_one_device_is_removed_from_both_seats(
    start: Start,
) -> None:
    server = await start(countdown=3600.0)
    ana, bo = Person(server.base), Person(server.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.open(ME, device("Zoe"), FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bo"})
    await ana.call("PUT", f"/api/tables/{table}/host", {"seat": 2})
    told = await bo.call("DELETE", f"/api/tables/{table}/seats/0")
    assert [seat["kind"] for seat in told["seats"]] == ["free", "free", "guest"]
    assert (await ana.call("POST", f"/api/tables/{table}/join", {}, 403))["code"] == "table.removed"
    for one in (ana, bo):
        await one.close()
