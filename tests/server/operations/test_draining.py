"""A server that the operator has drain takes no new tables, while running matches go on; one that starts later does."""

from pathlib import Path
from typing import Any

import pytest

from tablee.server.clock import now
from tablee.server.tables import rematch
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


async def tell(server: Running, drain: bool) -> None:
    """Order it, and wait until the server knows."""
    await order(server.services.settings.database, None, ends=not drain)
    await becomes(server, (200, "draining\n" if drain else "ok\n"))


NEVER_S = 3600.0
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


async def offered(sitting: Sitting) -> str:
    """Offer a rematch, or agree to one. Return "ack" or the code of the refusal."""
    answer = await sitting.answered(do="offer", kind="rematch")
    return str(answer.get("code", answer["say"]))


async def test_a_rematch_offered_before_is_agreed_to_once_the_drain_has_ended(
    start: Start, sqlite_file: Path
) -> None:
    server = await start(database=str(sqlite_file))
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_bo.answered(do="resign", seat=1)
        await at_ana.table(lambda told: told["state"] == "over")
        assert await offered(at_ana) == "ack"
        await tell(server, drain=True)
        assert await offered(at_bo) == "server.draining"
        # A refusal and a withdrawal make no table.
        assert (await at_bo.answered(do="offer", kind="none"))["say"] == "ack"
        assert await offered(at_ana) == "server.draining"
        await tell(server, drain=False)
        assert [await offered(one) for one in (at_ana, at_bo)] == ["ack", "ack"]
        told = await at_ana.table(lambda told: told["next"] is not None)
    assert (await bo.call("GET", f"/api/tables/{told['next']}"))["state"] == "running"
    await ana.close()
    await bo.close()


async def test_no_rematch_begins_by_itself_while_all_drain(
    start: Start, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bo gave up and is there when Ana offers. Once he leaves, nobody is left to ask."""
    monkeypatch.setattr(rematch, "NOTED_WITHIN_MS", 0)
    server = await start(database=str(sqlite_file), poll=NEVER_S)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    rematches = server.services.agreed_rematches
    async with await ana.sit(table) as at_ana:
        async with await bo.sit(table) as at_bo:
            await at_bo.answered(do="resign", seat=1)
            await at_ana.table(lambda told: told["state"] == "over")
            assert await offered(at_ana) == "ack"
        await at_ana.table(lambda told: not told["seats"][1]["present"])
        await order(str(sqlite_file), None)
        await server.services.orders_read.read()
        await rematches.poll()
        assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is None
        await order(str(sqlite_file), None, ends=True)
        await server.services.orders_read.read()
        await rematches.poll()
        assert (await ana.call("GET", f"/api/tables/{table}"))["next"] is not None
    await ana.close()
    await bo.close()


async def test_who_opens_an_invitation_from_before_sits_down_and_plays_with_bots_too(
    start: Start, sqlite_file: Path
) -> None:
    server = await start(database=str(sqlite_file))
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await tell(server, drain=True)
    joined = await bo.call("POST", f"/api/tables/{table}/join", {"name": "Bo"})
    assert joined["state"] == "running"
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        own = (await at_bo.reach(1))["now"]["legal"]
        assert (await at_bo.answered(do="move", ply=1, seat=1, move=own[0]))["say"] == "ack"
        # The bot moves, and who comes back finds the match as it is.
        await at_ana.reach(3)
    async with await ana.sit(table) as again:
        assert again.welcome["now"]["ply"] == 3
    await ana.close()
    await bo.close()
