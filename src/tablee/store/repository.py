"""What the parts of the store share: their database, and reads and writes of one statement."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row
from sqlalchemy.sql import Executable

from tablee.store.database import Database

T = TypeVar("T", bound=msgspec.Struct)


class Repository:
    """A part of the store, about one topic. Its reads and writes raise as those of `Database` do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _rows(self, query: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """Return all rows of a query."""
        async with self._database.read() as connection:
            return (await connection.execute(query, values)).all()

    async def _first(self, query: Executable, values: Mapping[str, Any] | None = None) -> Row[Any] | None:
        """Return the first row of a query; None if it has none."""
        async with self._database.read() as connection:
            return (await connection.execute(query, values)).first()

    async def _values(self, query: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
        """Return the first column of all rows of a query."""
        return [row[0] for row in await self._rows(query, values)]

    async def _value(self, query: Executable, values: Mapping[str, Any] | None = None) -> Any:
        """Return the first column of the first row of a query; None if it has none."""
        row = await self._first(query, values)
        return None if row is None else row[0]

    async def _change(self, statement: Executable) -> int:
        """Run one statement as a transaction, and return the number of rows that it changed."""
        async with self._database.write() as connection:
            return (await connection.execute(statement)).rowcount


def from_row(kind: type[T], row: Row[Any]) -> T:
    """Return a struct whose fields are columns of this row, by their names."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
