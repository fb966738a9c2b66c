"""Insertions that may find their row there already, which each kind of database says in its own way."""

from typing import TYPE_CHECKING

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(table: Table, dialect: str) -> "sqlite.Insert | postgresql.Insert":
    """An insertion that has `on_conflict_do_nothing`, for the kind of database of this name."""
    if dialect != "postgresql":
        return sqlite.insert(table)
    # Imported where it is spoken: that takes some 30 ms, and most servers start on SQLite.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
