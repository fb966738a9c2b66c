"""Insertions whose row may already exist; each kind of database has its own syntax."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(table: Table, dialect: str) -> "sqlite.Insert | postgresql.Insert":
    """Return an insertion with `on_conflict_do_nothing` and the like, for the dialect of this name."""
    if dialect != "postgresql":
        return sqlite.insert(table)
    # Imported only if needed: the import takes some 30 ms, and most servers start on SQLite.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def put_into(
    table: Table, dialect: str, rows: Sequence[Mapping[str, Any]]
) -> "sqlite.Insert | postgresql.Insert":
    """Return an insertion of these rows that replaces rows with the same primary key, even simultaneous ones.

    To delete first and insert then would fail if two did so at the same moment. Rows that two transactions may insert
    at once must come in the same order, or each of the two waits for the other.
    """
    insertion = insert_into(table, dialect).values([*rows])
    key = [column.name for column in table.primary_key]
    rest = {name: insertion.excluded[name] for name in rows[0] if name not in key}
    return insertion.on_conflict_do_update(index_elements=key, set_=rest)
