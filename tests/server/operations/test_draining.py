"""A server that the operator has drain takes no new tables, while running matches go on; one that starts later does."""

from typing import Any

import pytest

from tablee.server.clock import now
from tablee.store.orders import Drain
from tablee.store.store import Store
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of a database of either kind."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


async def order(address: str, node: str | None, ends: bool = False) -> None:
    """Order as the command does, which has the database alone."""
    store = await Store.open(address)
    if ends:
        assert await store.orders.end_drains(node)
    else:
        await store.orders.drain(Drain(node, now()))
    await store.close()


async def readiness(server: Running) -> tuple[int, str]:
    person = Person(server.base)
    answer = await person.http.get("/readyz")
    await person.close()
    return answer.status_code, answer.text


async def becomes(server: Running, expected: tuple[int, str]) -> None:
    async def is_so() -> bool:
        return await readiness(server) == expected

    await until(is_so, 0.05)


async def refusal(person: Person, path: str, body: dict[str, Any]) -> str:
    return str((await person.call("POST", path, body, 503))["code"])


async def at_a_table(server: Running) -> tuple[Person, Sitting]:
    ana = Person(server.base)
    return ana, await ana.sit((await ana.open(ME, bot()))["table"])


NEW: dict[str, Any] = {"game": "toy", "seats": [ME, FRIEND], "pause": 0}
QUICK: dict[str, Any] = {"game": "toy", "players": 2, "terms": {}}


async def test_while_all_drain_new_tables_are_refused_and_running_matches_go_on(
    start: Start, address: str
) -> None:
    one, other = [await start(database=address) for _ in range(2)]
    ana, sitting = await at_a_table(one)
    await order(address, None)
    for server in (one, other):
        # There is no other server to turn to, so a proxy must go on.
        await becomes(server, (200, "draining\n"))
        person = Person(server.base)
        assert await refusal(person, "/api/tables", NEW) == "server.draining"
        assert await refusal(person, "/api/quick", QUICK) == "server.draining"
    assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    await order(address, None, ends=True)
    for server in (one, other):
        await becomes(server, (200, "ok\n"))
        await Person(server.base).open(ME, FRIEND)
    await ana.close()


async def test_one_that_is_named_turns_proxies_away_and_the_others_go_on(start: Start, address: str) -> None:
    one, other = [await start(database=address) for _ in range(2)]
    ana, sitting = await at_a_table(one)
    node = one.services.draining.node
    assert node is not None
    assert node.endswith(one.base.rpartition(":")[2])
    await order(address, node)
    await becomes(one, (503, "draining\n"))
    assert await readiness(other) == (200, "ok\n")
    assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    # A request that is on its way already is not lost.
    for server in (one, other):
        await Person(server.base).open(ME, FRIEND)
    await order(address, node, ends=True)
    await becomes(one, (200, "ok\n"))
    await ana.close()


async def test_a_server_that_starts_after_the_order_takes_tables_until_the_next(
    start: Start, address: str
) -> None:
    before = await start(database=address)
    await order(address, None)
    await becomes(before, (200, "draining\n"))
    later = await start(database=address)
    assert await readiness(later) == (200, "ok\n")
    await Person(later.base).open(ME, FRIEND)
    await order(address, None)
    await becomes(later, (200, "draining\n"))
