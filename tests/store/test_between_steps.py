"""What takes several statements is done whole or not at all, wherever it is interrupted."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tablee.store.database import Database
from tablee.store.schema import metadata
from tablee.store.store import Store
from tests.store.interruption import HeldUpError, interrupting
from tests.store.operations import OPERATIONS
from tests.store.operations.world import world
from tests.store.writing import transactions_elsewhere, write_operations

MOST_STEPS = 1000
"""More than any operation has, so that one that never ends fails."""

EVERYTHING = {name: text(f"SELECT * FROM {name}") for name in metadata.tables}


def rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table."""
    found = {name: connection.execute(query).all() for name, query in EVERYTHING.items()}
    return {name: sorted(map(tuple, of_table), key=repr) for name, of_table in found.items()}


@pytest.mark.parametrize("name", sorted(OPERATIONS))
async def test_interrupted_between_any_two_steps_it_changes_nothing(store: Store, name: str) -> None:
    operation = await OPERATIONS[name](store, await world(store))
    before = await store.database.look(rows)
    with interrupting(store.database) as interruption:
        for allowed in range(MOST_STEPS):
            try:
                with interruption.after(allowed):
                    await operation()
                break
            except HeldUpError as held_up:
                after = await store.database.look(rows)
                assert after == before, f"interrupted before {held_up}"
    assert "COMMIT" in interruption.passed
    assert await store.database.look(rows) != before


def test_every_write_operation_of_the_store_is_interrupted(tmp_path: Path) -> None:
    # Nothing connects before the first statement.
    store = Store(Database(str(tmp_path / "tablee.db")))
    assert write_operations(store) == {name.partition(",")[0] for name in OPERATIONS}
    assert transactions_elsewhere() == []
