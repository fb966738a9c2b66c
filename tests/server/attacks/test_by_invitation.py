"""At a server by invitation strangers learn nothing about tables, and come in only by a link of the operator."""

import asyncio
from typing import Any

import pytest

from tablee.server.app import ENDPOINTS
from tablee.server.clock import now
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person
from tests.server.protocol.refusals.scene import BODIES, NAMES, NOWHERE

SHUT = {"code": "server.by_invitation", "params": {}}
DAY_MS = 24 * 3600 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of a database of either kind."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


@pytest.fixture
async def servers(start: Start, address: str) -> list[Running]:
    """Return two processes on one database."""
    return [await start(database=address, by_invitation=True) for _ in range(2)]


async def link(server: Running, uses: int = 1) -> str:
    token: str = await server.services.store.entrances.make(uses, now() + DAY_MS, now())
    return token


async def invited(server: Running, name: str) -> Person:
    person = Person(server.base)
    await person.call("POST", "/api/me/enter", {"token": await link(server)})
    await person.call("PUT", "/api/me", {"name": name})
    return person


async def test_no_request_of_a_stranger_tells_a_table_from_none(servers: list[Running]) -> None:
    ana = await invited(servers[0], "Ana")
    table = (await ana.open(ME, FRIEND, open=True))["table"]
    stranger, answers = Person(servers[1].base), list[Any]()
    for one in ENDPOINTS:
        if one.for_strangers:
            assert "table" not in one.parameters
            continue
        body = BODIES.get(f"{one.method} {one.path}")
        for there in (table, NOWHERE):
            path = one.path.format(**NAMES | {"table": there})
            answers.append(await stranger.call(one.method, path, body, 403))
    assert all(answer == SHUT for answer in answers)
    assert len(answers) > 100
    assert stranger.cookie is None


async def test_no_socket_of_a_stranger_tells_a_table_from_none(servers: list[Running]) -> None:
    ana = await invited(servers[0], "Ana")
    table = (await ana.open(ME, FRIEND))["table"]
    heard = []
    for there in (table, NOWHERE):
        sitting = await Person(servers[0].base).connect()
        await sitting.send(do="hello", table=there, last=-1)
        heard.append((await sitting.next(), await sitting.closed()))
    assert heard == [({"say": "error", "id": None, **SHUT}, 4000)] * 2


async def test_guests_who_are_in_play_watch_and_find_tables_as_ever(servers: list[Running]) -> None:
    ana, bo, spectator = [await invited(servers[n % 2], name) for n, name in enumerate(("Ana", "Bo", "Cem"))]
    table = (await ana.open(ME, FRIEND, open=True))["table"]
    assert [one["table"] for one in await bo.call("GET", "/api/tables/open")] == [table]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    playing = await ana.sit(table)
    assert (await playing.answered(do="move", seat=0, ply=0, move="draw"))["say"] == "ack"
    assert (await spectator.sit(table)).welcome["table"]["table"] == table


async def test_a_link_lets_in_so_many_and_a_guest_who_is_in_leaves_it_unused(servers: list[Running]) -> None:
    token = await link(servers[0], uses=2)
    people = [Person(servers[n % 2].base) for n in range(6)]
    statuses = await asyncio.gather(
        *(one.http.post("/api/me/enter", json={"token": token}) for one in people)
    )
    assert sorted(answer.status_code for answer in statuses) == [200, 200, 404, 404, 404, 404]
    (first, second) = [one for one in people if one.cookie is not None]
    other = await link(servers[0])
    await first.call("POST", "/api/me/enter", {"token": other})
    assert (await servers[0].services.store.entrances.open(now()))[0].used == 0
    # Who is in stays in, also once no link holds any more.
    await servers[0].services.store.entrances.withdraw()
    assert await second.call("GET", "/api/tables") == []


async def test_a_guest_comes_back_by_words_in_a_browser_that_is_a_stranger(servers: list[Running]) -> None:
    ana = await invited(servers[0], "Ana")
    words = " ".join((await ana.call("POST", "/api/me/words", {"language": "en"}))["words"])
    browser = Person(servers[1].base)
    assert (await browser.call("POST", "/api/me/claim", {"words": words}))["name"] == "Ana"
    assert await browser.call("GET", "/api/tables") == []


async def test_a_server_that_is_open_lets_everybody_in_by_the_same_link(start: Start) -> None:
    server = await start()
    stranger = Person(server.base)
    await stranger.call("POST", "/api/me/enter", {"token": await link(server)})
    assert stranger.cookie is not None


async def test_guessing_links_is_limited(start: Start) -> None:
    server = await start(by_invitation=True, rate=1.0)
    guesser = Person(server.base)
    answers = [
        (await guesser.http.post("/api/me/enter", json={"token": f"guess{n}"})).json()["code"]
        for n in range(12)
    ]
    assert answers == [*["entrance.unknown"] * 10, *["request.too_many"] * 2]
