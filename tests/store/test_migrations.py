"""Data steps of migrations: rows of the version before become rows of the version after."""

import pytest
from alembic import command
from sqlalchemy import Connection, delete, text

from tablee.store import migrate as migrations
from tablee.store.schema import matches
from tablee.store.store import Store
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored


@pytest.fixture
def address(nothing: str) -> str:
    """Return a database that the test migrates itself."""
    return nothing


async def test_0018_doubts_the_outcome_of_matches_that_were_over_after_a_resignation(store: Store) -> None:
    three = [seat(n, "bot") for n in range(3)]
    for name in ("left", "ended", "running", "cancelled"):
        await stored(store, match(name, *three))
    await store.log.resign("left", 0, 0, 1001, GOES_ON)
    await store.log.resign("left", 1, 0, 1002, ENDS, epoch=1)
    await store.log.append("ended", entry(1), ENDS)
    await store.log.resign("running", 0, 0, 1001, GOES_ON)
    await store.log.resign("cancelled", 0, 0, 1001, GOES_ON)
    await store.cancelling.cancel("cancelled", 2000)

    def again(connection: Connection) -> None:
        """Undo the migration, and run it with these rows."""
        connection.execute(text("ALTER TABLE matches DROP COLUMN epoch"))
        command.stamp(migrations.config(connection), "0017")
        command.upgrade(migrations.config(connection), "0018")

    async with store.database.write() as connection:
        await connection.run_sync(again)
        found = await connection.execute(text("SELECT id, epoch FROM matches"))
        assert {row.id: row.epoch for row in found} == {"left": -1, "ended": 0, "running": 0, "cancelled": 0}
        await connection.execute(delete(matches).where(matches.c.id == "cancelled"))
    assert await store.corrections.doubtful(10) == ["left"]
    # A match that continues does so in the epoch of its row.
    assert await store.log.append("running", entry(1), GOES_ON, epoch=0)
