"""Statements compiled once, for work of every move and of every second.

SQLite itself takes the smaller part of the time of `Connection.execute`. SQLAlchemy looks up the text, converts each
value for the driver and wraps the result. Here the text is compiled once, and the driver receives the values
unchanged: numbers, texts, booleans and None.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Select, Update


class Prepared:
    """A statement with parameters (`bindparam`), for one dialect.

    Errors are raised as SQLite's driver raises them; with PostgreSQL as SQLAlchemy does.
    """

    def __init__(
        self, statement: Insert | Update | Delete | Select[*tuple[Any, ...]], dialect: Dialect
    ) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._names: Sequence[str] = compiled.positiontup or ()
        self._known: Mapping[str, Any] = compiled.params

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run the statement with these values for all of its parameters; return the number of changed rows."""
        return self._carry_out(connection, values).rowcount

    def first(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Any] | None:
        """Run the statement; return its first row, with the driver's own values."""
        row: Sequence[Any] | None = self._carry_out(connection, values).fetchone()
        return row

    def all(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Sequence[Any]]:
        """Run the statement; return all its rows."""
        return self._carry_out(connection, values).fetchall()

    def _carry_out(
        self, connection: Connection, values: Mapping[str, Any]
    ) -> "sqlite3.Cursor | CursorResult[Any]":
        known = {**self._known, **values}
        given = tuple([known[name] for name in self._names])
        # SQLAlchemy's wrapping would take longer than the statement itself.
        driver: Any = connection.connection.dbapi_connection
        if isinstance(driver, sqlite3.Connection):
            return driver.execute(self._text, given)
        return connection.exec_driver_sql(self._text, given)
