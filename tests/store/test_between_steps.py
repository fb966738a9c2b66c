"""An operation of several statements is done whole or not at all, wherever it is interrupted."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, Table

from tablee.store.database import Database
from tablee.store.schema import metadata
from tablee.store.store import Store
from tests.store.interruption import HeldUpError, interrupting
from tests.store.operations import OPERATIONS
from tests.store.operations.world import world
from tests.store.writing import transactions_elsewhere, write_operations

MOST_STEPS = 1000
"""More steps than any operation has, so that an endless one fails."""


def _of_sqlite(table: Table) -> str:
    row = " || ',' || ".join(f'quote("{column.name}")' for column in table.columns)
    return f"(SELECT group_concat(line, char(10)) FROM (SELECT {row} AS line FROM {table.name} ORDER BY 1))"


def _of_postgresql(table: Table) -> str:
    return f"(SELECT string_agg(row::text, chr(10) ORDER BY row::text) FROM {table.name} AS row)"


EVERYTHING = {
    dialect: "SELECT " + ", ".join(map(of_table, metadata.tables.values()))
    for dialect, of_table in (("sqlite", _of_sqlite), ("postgresql", _of_postgresql))
}
"""One statement that returns every row of every table as text; it runs before each step."""


def rows(connection: Connection) -> dict[str, str | None]:
    """Return the rows of every table, one a line; None if there are none."""
    found = connection.exec_driver_sql(EVERYTHING[connection.dialect.name]).one()
    return dict(zip(metadata.tables, found, strict=True))


@pytest.mark.parametrize("name", sorted(OPERATIONS))
async def test_interrupted_between_any_two_steps_it_changes_nothing(store: Store, name: str) -> None:
    operation = await OPERATIONS[name](store, await world(store))
    before = await store.database.poll(rows)
    with interrupting(store.database) as interruption:
        for allowed in range(MOST_STEPS):
            try:
                with interruption.after(allowed):
                    await operation()
                break
            except HeldUpError as held_up:
                after = await store.database.poll(rows)
                assert after == before, f"interrupted before {held_up}"
    assert "COMMIT" in interruption.passed
    assert await store.database.poll(rows) != before


def test_every_write_operation_of_the_store_is_interrupted(tmp_path: Path) -> None:
    # Nothing connects before the first statement.
    store = Store(Database(str(tmp_path / "tablee.db")))
    assert write_operations(store) == {name.partition(",")[0] for name in OPERATIONS}
    assert transactions_elsewhere() == []
