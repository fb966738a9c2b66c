"""Insertions that may find their row there already, which each kind of database writes in its own way."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(table: Table, dialect: str) -> "sqlite.Insert | postgresql.Insert":
    """An insertion that has `on_conflict_do_nothing` and the like, for the kind of database of this name."""
    if dialect != "postgresql":
        return sqlite.insert(table)
    # Imported where it is spoken: that takes some 30 ms, and most servers start on SQLite.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def put_into(
    table: Table, dialect: str, rows: Sequence[Mapping[str, Any]]
) -> "sqlite.Insert | postgresql.Insert":
    """Return an insertion of these rows that replaces what has the same primary key, whoever inserts it meanwhile.

    To delete first and insert then fails if two do so at the same moment. Rows that two may insert at once have to come
    in the same order, or each of the two waits for the other.
    """
    insertion = insert_into(table, dialect).values([*rows])
    key = [column.name for column in table.primary_key]
    rest = {name: insertion.excluded[name] for name in rows[0] if name not in key}
    return insertion.on_conflict_do_update(index_elements=key, set_=rest)
