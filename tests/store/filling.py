"""Rows for every table of a database, of any version: a value for each column, by its type there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    delete,
    insert,
    select,
)

ROWS: Final = 6
"""Rows of each table."""

NULLS: Final = 1
"""The row in which every nullable column is null."""

NAMES: Final = ("Ana", "", "Zoé", "ÅNGSTRÖM", "Straße", "İpek")

CHOSEN: Final[Mapping[str, Sequence[Any]]] = {
    "blocks.kind": ("mute", "block") * 3,
    "channels.kind": ("push", "discord", "matrix", "json", "mail", "push"),
    "guests.name": NAMES,
    "matches.cancelled": (None, None, None, 777, None, None),
    "matches.state": ("waiting", "running", "over", "over", "over", "running"),
    "matches.terms": (
        {"counts": True},
        {"counts": False},
        {},
        {"counts": True, "clock": "day"},
        {"counts": None},
        {"clock": "day"},
    ),
    "notice_wishes.mode": ("on", "digest", "off") * 2,
    "offers.kind": ("rematch", "revenge") * 3,
    "outbox.state": ("waiting", "sent", "dropped") * 2,
    "seats.kind": ("guest", "bot", "device", "free", "guest", "bot"),
    "seats.name": NAMES,
    "table_notices.mode": ("on", "digest", "off") * 2,
}
"""Values by row, for columns with restrictions, and for those from which a migration computes something."""

GIVEN_UP: Final = (2, 3, 5, 2, 3, 5)
"""The matches in which a seat was given up, by row of `resignations`: all finished matches but one."""

Rows: TypeAlias = dict[str, list[dict[str, Any]]]
"""The rows of each table, in the order of their keys."""


def reflected(connection: Connection) -> MetaData:
    """Return the tables as the database has them, without Alembic's own."""
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables["alembic_version"])
    return found


def fill(connection: Connection, there: MetaData) -> Rows:
    """Put `ROWS` rows into each table, in place of the present ones; return them."""
    for table in reversed(there.sorted_tables):
        connection.execute(delete(table))
    for table in there.sorted_tables:
        rows = [{column.name: _value(column, n) for column in table.columns} for n in range(ROWS)]
        connection.execute(insert(table), rows)
    return everything(connection, there)


def everything(connection: Connection, there: MetaData) -> Rows:
    """Return all rows."""
    return {table.name: _rows(connection, table) for table in there.sorted_tables}


def _rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    found = connection.execute(select(table).order_by(*table.primary_key.columns))
    return [dict(row._mapping) for row in found]


def _value(column: "Column[Any]", n: int) -> Any:
    """Return the value of a column in row `n`, different from all other values as far as its type allows."""
    name = f"{column.table.name}.{column.name}"
    if name in CHOSEN:
        return CHOSEN[name][n]
    if name == "resignations.match":
        n = GIVEN_UP[n]
    elif column.nullable and n == NULLS:
        return None
    for key in column.foreign_keys:
        follows = key.column.table is column.table
        return _value(key.column, n - follows) if n >= follows else None
    place = column.table.columns.keys().index(column.key)
    if isinstance(column.type, Boolean):
        return n % 2 == 0
    if isinstance(column.type, JSON):
        return {name: n}
    if isinstance(column.type, BigInteger):
        return 10**12 + 1000 * place + n
    if isinstance(column.type, Integer):
        return 1000 * place + n
    return f"{n} {name} é"[: getattr(column.type, "length", None)]
