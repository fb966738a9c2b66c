"""Statements compiled once, for frequent work.

SQLite itself takes the smaller part of the time of `Connection.execute`. SQLAlchemy looks up the text, converts each
value for the driver and wraps the result. Here the text is compiled once, and so are the conversions.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from sqlalchemy import (
    BindParameter,
    Connection,
    CursorResult,
    Delete,
    Dialect,
    Insert,
    Select,
    Update,
    literal_column,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.visitors import replacement_traverse
from sqlalchemy.types import TypeEngine

Preparable: TypeAlias = Insert | Update | Delete | Select[*tuple[Any, ...]]
CONTRADICTIONS: Final = (IntegrityError, sqlite3.IntegrityError)
"""The errors of a prepared statement that contradicts a constraint."""


class Prepared:
    """A statement with parameters (`bindparam`), for one dialect.

    Errors are raised as SQLite's driver raises them; with PostgreSQL as SQLAlchemy does.
    """

    def __init__(self, statement: Preparable, dialect: Dialect) -> None:
        compiled = _with_constants(statement, dialect).compile(dialect=dialect)
        self._text = str(compiled)
        self._names: Sequence[str] = compiled.positiontup or ()
        self._known: Mapping[str, Any] = compiled.params
        types = {name: parameter.type for name, parameter in compiled.binds.items()}
        self._to_driver = _conversions(self._names, types, dialect, "bind_processor")
        if isinstance(statement, Select):
            columns = {key: column.type for key, column in statement.selected_columns.items()}
            row: Any = namedtuple("Row", [*columns], rename=True)  # type: ignore[misc]
            self._row: Callable[..., Any] = row._make
            self._from_driver = _conversions([*columns], columns, dialect, "result_processor")

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run the statement with these values for all of its parameters; return the number of changed rows."""
        return self._carry_out(connection, values).rowcount

    def first(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Any] | None:
        """Run the statement; return its first row, with the driver's own values."""
        row: Sequence[Any] | None = self._carry_out(connection, values).fetchone()
        return row

    def all(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Sequence[Any]]:
        """Run the statement; return all its rows, with the driver's own values."""
        return self._carry_out(connection, values).fetchall()

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[Any]:
        """Run the selection; return all its rows, with an attribute for each column, as SQLAlchemy does."""
        found = self._carry_out(connection, values).fetchall()
        if not self._from_driver:
            return [self._row(row) for row in found]
        return [self._row(_converted(row, self._from_driver)) for row in found]

    def _carry_out(
        self, connection: Connection, values: Mapping[str, Any]
    ) -> "sqlite3.Cursor | CursorResult[Any]":
        known = {**self._known, **values}
        given = [known[name] for name in self._names]
        if self._to_driver:
            given = _converted(given, self._to_driver)
        # SQLAlchemy's wrapping would take longer than the statement itself.
        driver: Any = connection.connection.dbapi_connection
        if isinstance(driver, sqlite3.Connection):
            return driver.execute(self._text, given)
        return connection.exec_driver_sql(self._text, tuple(given))


def _with_constants(statement: Preparable, dialect: Dialect) -> Preparable:
    """Return the statement with its constants written into its text.

    SQLite plans a statement again for each value of a parameter that may decide whether a partial index serves, such
    as a state beside the index of matches that are not over. That takes ten times as long as the statement itself.
    """

    def written(element: Any, **_more: Any) -> Any:
        if (
            not isinstance(element, BindParameter)
            or element.required
            or not isinstance(element.value, str | int)
        ):
            return None
        write = element.type.dialect_impl(dialect).literal_processor(dialect)
        return None if write is None else literal_column(write(element.value), element.type)

    return cast(Preparable, replacement_traverse(statement, {}, written))


class Statement:
    """A statement that is prepared for a dialect when it first runs there."""

    def __init__(self, statement: Preparable | Callable[[str], Preparable]) -> None:
        """`statement` may be a function of the dialect's name."""
        self._statement = statement
        self._prepared: dict[Dialect, Prepared] = {}

    def on(self, connection: Connection) -> Prepared:
        """Return the statement as prepared for this connection."""
        dialect = connection.dialect
        prepared = self._prepared.get(dialect)
        if prepared is None:
            statement = self._statement
            if not isinstance(statement, Insert | Update | Delete | Select):
                statement = statement(dialect.name)
            prepared = self._prepared[dialect] = Prepared(statement, dialect)
        return prepared


def roll_back(connection: Connection) -> None:
    """Undo everything that this transaction has done so far; it ends here."""
    driver: Any = connection.connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection):
        driver.rollback()
    else:
        connection.rollback()


def _conversions(
    names: Sequence[str], types: Mapping[str, TypeEngine[Any]], dialect: Dialect, kind: str
) -> list[tuple[int, Callable[[Any], Any]]]:
    """Return the conversions of values by their places, for those types that need one."""
    found: list[tuple[int, Callable[[Any], Any]]] = []
    for place, name in enumerate(names):
        of_type = types[name].dialect_impl(dialect)
        if kind == "bind_processor":
            conversion = of_type.bind_processor(dialect)
        else:
            conversion = of_type.result_processor(dialect, None)
        if conversion is not None:
            found.append((place, conversion))
    return found


def _converted(values: Sequence[Any], conversions: list[tuple[int, Callable[[Any], Any]]]) -> list[Any]:
    converted = [*values]
    for place, conversion in conversions:
        converted[place] = conversion(converted[place])
    return converted
