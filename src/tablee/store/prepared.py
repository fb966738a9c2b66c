"""Statements that are written out once, for what every move does, and every second.

Of what `Connection.execute` takes, SQLite itself is the smaller part: SQLAlchemy looks up the text, has each
value made fit for the driver and wraps what comes back. Here the text is made once, and the driver is handed the values
as they are: numbers, texts, truth values and None.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Select, Update


class Prepared:
    """A statement with parameters (`bindparam`), for one dialect.

    What goes wrong is raised as SQLite's driver raises it, with PostgreSQL as SQLAlchemy does.
    """

    def __init__(
        self, statement: Insert | Update | Delete | Select[*tuple[Any, ...]], dialect: Dialect
    ) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._names: Sequence[str] = compiled.positiontup or ()
        self._known: Mapping[str, Any] = compiled.params

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Carry it out with these values of its parameters, as many as it has; how many rows it changed."""
        return self._carry_out(connection, values).rowcount

    def first(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Any] | None:
        """The same; the first row that it returns, its values as the driver gives them."""
        row: Sequence[Any] | None = self._carry_out(connection, values).fetchone()
        return row

    def all(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Sequence[Any]]:
        """The same; all rows that it returns."""
        return self._carry_out(connection, values).fetchall()

    def _carry_out(
        self, connection: Connection, values: Mapping[str, Any]
    ) -> "sqlite3.Cursor | CursorResult[Any]":
        known = {**self._known, **values}
        given = tuple([known[name] for name in self._names])
        # Of the statement's time SQLAlchemy's wrapping would be the larger part.
        driver: Any = connection.connection.dbapi_connection
        if isinstance(driver, sqlite3.Connection):
            return driver.execute(self._text, given)
        return connection.exec_driver_sql(self._text, given)
