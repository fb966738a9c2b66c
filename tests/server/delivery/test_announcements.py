"""An announcement of the operator reaches every open page of every process, and the pages opened later."""

from typing import Any

import pytest

from tablee.server.clock import now
from tablee.store.orders import Announcement
from tablee.store.store import Store
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting

TEXT = "The server restarts at 22:00."


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


async def announce(server: Running, text: str, until: int | None = None) -> None:
    """Announce as the command does, which has the database alone."""
    store = await Store.open(server.services.settings.database)
    await store.orders.announce(Announcement(text, now(), until))
    await store.close()


async def watching(person: Person) -> Sitting:
    """Return the socket of a page that shows no table."""
    sitting = await person.connect()
    await sitting.send(do="watch")
    await sitting.expect("tables")
    return sitting


async def pages(servers: list[Running]) -> list[Sitting]:
    """Return a player and a stranger at a table of the first process, and a guest's start page at the second."""
    ana, bo, stranger = Person(servers[0].base), Person(servers[1].base), Person(servers[0].base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    return [await ana.sit(table), await stranger.sit(table), await watching(bo)]


async def asked(server: Running) -> Any:
    return await Person(server.base).call("GET", "/api/announcement")


async def test_everybody_sees_it_and_its_end(servers: list[Running]) -> None:
    open_pages = await pages(servers)
    await announce(servers[0], TEXT)
    for page in open_pages:
        assert (await page.expect("announcement"))["text"] == TEXT
    # Both processes know it now, so pages opened later get it with their first answer.
    for page in await pages(servers):
        assert (await page.expect("announcement"))["text"] == TEXT
    assert [(await asked(server))["text"] for server in servers] == [TEXT, TEXT]
    assert await servers[1].services.store.orders.take_back(now())
    for page in open_pages:
        assert await page.expect("announcement") == {"say": "announcement", "text": None, "at": 0}
    assert await asked(servers[1]) == {"text": None, "at": 0}


async def test_it_ends_by_itself_at_the_time_that_was_named(servers: list[Running]) -> None:
    open_pages = await pages(servers)
    await announce(servers[0], TEXT, now() + 60_000)
    for page in open_pages:
        assert (await page.expect("announcement"))["text"] == TEXT
    for server in servers:
        server.clock.put_forward(61)
    for page in open_pages:
        assert (await page.expect("announcement"))["text"] is None


async def test_a_server_that_starts_later_knows_it_from_its_first_answer_on(start: Start) -> None:
    first = await start()
    await announce(first, TEXT)
    later = await start(poll=3600.0)
    assert (await asked(later))["text"] == TEXT


async def test_without_one_a_page_hears_nothing_about_it(start: Start) -> None:
    server = await start()
    ana = Person(server.base)
    sitting = await ana.sit((await ana.open(ME, FRIEND))["table"])
    assert "announcement" not in [message["say"] for message in await sitting.quiet()]
