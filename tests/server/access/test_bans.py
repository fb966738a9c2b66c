"""From a banned address comes nobody new, at every process within seconds; people with a seat play on."""

from functools import partial

import pytest
from structlog.testing import capture_logs

from tablee.server.clock import now
from tablee.store.orders import Ban
from tablee.store.store import Store
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

FAR, NEAR = "203.0.113.7", "203.0.113.8"
HOUSEHOLD, NEIGHBOUR, NEXT = "2001:db8:1:2::7", "2001:db8:1:2:ffff::8", "2001:db8:1:3::7"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of a database of either kind."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


@pytest.fixture
async def servers(start: Start, address: str) -> list[Running]:
    """Return two processes on one database."""
    return [await start(database=address) for _ in range(2)]


async def ban(servers: list[Running], network: str, players: bool = False) -> None:
    """Ban as the command does, and wait until every process knows."""
    store = await Store.open(servers[0].services.settings.database)
    await store.orders.ban(Ban(network, now(), players))
    await store.close()
    for server in servers:
        await until(partial(_knows, server, network))


def _knows(server: Running, network: str) -> bool:
    return any(one.network == network for one in server.services.bans.known)


def _knows_none(server: Running) -> bool:
    return not server.services.bans.known


async def refused(person: Person, method: str, path: str, body: object) -> None:
    assert (await person.call(method, path, body, 403)) == {"code": "address.banned", "params": {}}


async def shut_out(person: Person) -> None:
    """This person gets no socket."""
    sitting = await person.connect()
    assert (await sitting.expect("error"))["code"] == "address.banned"
    assert await sitting.closed() == 1013


async def test_nobody_new_comes_from_there_at_any_process(servers: list[Running]) -> None:
    host = Person(servers[0].base, NEAR)
    table = (await host.open(ME, FRIEND))["table"]
    known = Person(servers[1].base, FAR)
    await known.call("PUT", "/api/me", {"name": "Bo"})
    await ban(servers, f"{FAR}/32")
    for server in servers:
        stranger = Person(server.base, FAR)
        await refused(stranger, "PUT", "/api/me", {"name": "Ana"})
        await refused(stranger, "POST", f"/api/tables/{table}/join", {})
        await shut_out(stranger)
    await refused(known, "POST", "/api/tables", {"game": "toy", "seats": [ME, FRIEND]})
    await refused(known, "POST", f"/api/tables/{table}/join", {})
    await refused(known, "POST", "/api/quick", {"game": "toy", "players": 2, "terms": {}})
    await shut_out(known)
    # A known guest may still look after their own name, and others are not concerned.
    await known.call("PUT", "/api/me", {"name": "Bob"})
    await Person(servers[0].base, NEAR).call("POST", f"/api/tables/{table}/join", {})


async def test_people_with_a_seat_always_get_in_at_their_own_table(servers: list[Running]) -> None:
    ana, bo = Person(servers[0].base, FAR), Person(servers[1].base, NEAR)
    table, other = (await ana.open(ME, FRIEND))["table"], (await bo.open(ME, FRIEND))["table"]
    playing = await ana.sit(table)
    await ban(servers, f"{FAR}/32")
    # The open socket ends once, and the page connects again.
    assert await playing.closed() == 1013
    await ana.call("POST", f"/api/tables/{table}/join", {})
    await bo.call("POST", f"/api/tables/{table}/join", {})
    again = await ana.sit(table)
    assert (await again.answered(do="move", seat=0, ply=0, move="draw"))["say"] == "ack"
    there = await ana.connect()
    await there.send(do="hello", table=other, last=-1)
    assert (await there.expect("error"))["code"] == "address.banned"


async def test_unless_the_operator_says_otherwise(servers: list[Running]) -> None:
    ana = Person(servers[0].base, FAR)
    table = (await ana.open(ME, FRIEND))["table"]
    playing = await ana.sit(table)
    await ban(servers, "203.0.0.0/16", players=True)
    # The strictest ban decides.
    await ban(servers, f"{FAR}/32")
    assert await playing.closed() == 1013
    await shut_out(ana)


async def test_a_household_is_banned_as_a_whole_and_its_neighbours_are_not(servers: list[Running]) -> None:
    await ban(servers, "2001:db8:1:2::/64")
    for address in (HOUSEHOLD, NEIGHBOUR):
        await shut_out(Person(servers[0].base, address))
    assert (await Person(servers[0].base, NEXT).call("PUT", "/api/me", {"name": "Ana"}))["name"] == "Ana"
    assert (await Person(servers[0].base, "no address").call("PUT", "/api/me", {"name": "Bo"}))[
        "name"
    ] == "Bo"


async def test_a_lifted_ban_holds_no_more(servers: list[Running]) -> None:
    await ban(servers, f"{FAR}/32")
    await shut_out(Person(servers[1].base, FAR))
    assert await servers[0].services.store.orders.lift(f"{FAR}/32")
    for server in servers:
        await until(partial(_knows_none, server))
        await Person(server.base, FAR).call("PUT", "/api/me", {"name": "Ana"})


async def test_the_log_has_the_count_and_no_address(start: Start) -> None:
    server = await start()
    with capture_logs() as lines:
        await ban([server], f"{FAR}/32")
        await ban([server], f"{NEAR}/32")
        for _ in range(3):
            await refused(Person(server.base, FAR), "PUT", "/api/me", {"name": "Ana"})
    changes = [line["count"] for line in lines if line["event"] == "the bans of addresses have changed"]
    assert changes[-1] == 2
    (told,) = [line for line in lines if line["event"] == "a banned address is refused"]
    assert (told["bans"], told["log_level"]) == (2, "warning")
    assert "203.0.113" not in str([line for line in lines if line["event"] != "request"])


async def test_a_server_that_starts_later_knows_the_bans_from_its_first_answer_on(start: Start) -> None:
    first = await start()
    await ban([first], f"{FAR}/32")
    later = await start(poll=3600.0)
    await refused(Person(later.base, FAR), "PUT", "/api/me", {"name": "Ana"})
