"""Where the database names a guest: every column that refers to one, found in the schema, so that none is forgotten."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Column, Table, UniqueConstraint

from tablee.store.schema import guests, metadata, outbox, reports


class Naming(NamedTuple):
    """A column that names guests. `owned`: its row belongs to the guest, and goes when they are deleted."""

    table: Table
    column: "Column[str]"
    owned: bool

    @property
    def keys(self) -> "list[list[Column[str]]]":
        """The other columns of each key of the table that this one is part of: what there is once for each guest."""
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
"""All of them, in the order of the tables."""

OUTLIVING: Final = (outbox.c.guest, reports.c.reporter, reports.c.target)
"""Columns that name a guest without referring to one, for their rows outlive guests; the log of moderators, which is
never changed, is not among them."""
