"""Two processes on one PostgreSQL database."""

from collections.abc import AsyncIterator

import pytest

from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

NEVER = 3600.0
"""A process that polls so seldom learns of a change only by its signal."""


class Two:
    """Two processes on one database, with Ana at the first and Bo at the second."""

    def __init__(self, first: Running, second: Running, ana: Person, bo: Person, table: str) -> None:
        self.first, self.second, self.ana, self.bo, self.table = first, second, ana, bo, table


@pytest.fixture
async def two(start: Start, postgres_with_tables: str) -> AsyncIterator[Two]:
    """Yield two processes whose signals arrive."""
    first, second = [await start(database=postgres_with_tables, poll=NEVER) for _ in range(2)]
    await until(lambda: all(one.services.store.signals.arriving for one in (first, second)))
    ana, bo = Person(first.base), Person(second.base)
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        await one.call("PUT", "/api/me", {"name": name})
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    yield Two(first, second, ana, bo, table)
    await ana.close()
    await bo.close()
