"""Every write that revises a match notes it, so that the other processes are signalled after the commit."""

import pytest
from sqlalchemy import Connection, select

from tablee.store.match_changes import touch
from tablee.store.schema import matches
from tablee.store.store import Store
from tests.store.operations import OPERATIONS
from tests.store.operations.world import world
from tests.store.samples import seat

PUBLISHED = {"log.take_back", "log.resign", "matches.begin", "clocks.note"}
"""After these, `Play` publishes the change itself, with the new ply and revision."""


def revisions(connection: Connection) -> dict[str, int]:
    """Return the revision of every match."""
    return {row.id: row.revision for row in connection.execute(select(matches.c.id, matches.c.revision))}


@pytest.mark.parametrize("name", sorted(OPERATIONS))
async def test_a_revised_match_is_noted_and_reported_after_the_commit(store: Store, name: str) -> None:
    operation = await OPERATIONS[name](store, await world(store))
    before = await store.database.poll(revisions)
    told: set[str] = set()
    store.database.on_changed = told.update
    await operation()
    after = await store.database.poll(revisions)
    revised = {match for match, revision in before.items() if after.get(match, revision) != revision}
    if name.partition(",")[0] not in PUBLISHED:
        assert revised <= told


async def test_a_transaction_that_is_rolled_back_reports_nothing(store: Store) -> None:
    await world(store)
    some = next(iter(await store.database.poll(revisions)))
    told: set[str] = set()
    store.database.on_changed = told.update
    with pytest.raises(ZeroDivisionError):
        async with store.database.write() as connection:
            await connection.run_sync(touch, some, 1)
            raise ZeroDivisionError
    async with store.database.write():
        pass
    assert not told


async def test_a_change_that_came_too_late_reports_nothing(store: Store) -> None:
    here = await world(store)
    told: set[str] = set()
    store.database.on_changed = told.update
    sitting = seat(2, "guest", here.cyd.guest.id)
    assert await store.matches.take_seat("waiting", sitting, 2, 0, revision=99) is None
    assert not told
