"""The columns that name a guest: found in the schema, so that none is forgotten."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Table, UniqueConstraint, or_, select

from tablee.store.schema import guests, matches, metadata, outbox, reports


class Naming(NamedTuple):
    """A column that names guests. `owned`: its row belongs to the guest, and is deleted with them."""

    table: Table
    column: "Column[str]"
    owned: bool

    @property
    def keys(self) -> "list[list[Column[str]]]":
        """For each key of the table with this column, the key's other columns: such rows exist once for each guest."""
        unique = [one for one in self.table.constraints if isinstance(one, UniqueConstraint)]
        keys = [list(self.table.primary_key.columns), *(list(one.columns) for one in unique)]
        keys += [list(index.columns) for index in self.table.indexes if index.unique]
        return [[other for other in key if other is not self.column] for key in keys if self.column in key]


def _found() -> Iterator[Naming]:
    for table in metadata.sorted_tables:
        for column in table.columns:
            for key in column.foreign_keys:
                if key.column is guests.c.id:
                    yield Naming(table, column, key.ondelete == "CASCADE")


NAMING: Final = tuple(_found())
"""All such columns, in the order of the tables."""

OUTLIVING: Final = (outbox.c.guest, reports.c.reporter, reports.c.target)
"""Columns that name a guest without a foreign key, because their rows outlive guests.

The moderators' log, which never changes, is not among them.
"""


def is_named(*of: str) -> ColumnElement[bool]:
    """Return a condition on matches: one of these guests sits there, is or was host, or is named in an event there."""
    naming = ((table, column) for table, column, _ in NAMING if "match" in table.c)
    there = (matches.c.id.in_(select(table.c.match).where(column.in_(of))) for table, column in naming)
    return or_(matches.c.host.in_(of), *there)
