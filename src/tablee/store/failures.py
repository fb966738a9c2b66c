"""Telling apart a database that cannot be used just now and a fault of our own.

Drivers raise many different errors when a database is gone, full, locked or failing; here they become one of two.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tablee.core.errors import TableeError

SQLITE: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    )
)
POSTGRESQL: Final = ("08", "53", "57P", "58", "25006", "55P03")
"""Beginnings of SQLSTATE: connection, resources, shutting down, disk; a server that only reads; a lock not had."""


class DatabaseAwayError(TableeError):
    """The database cannot be used just now (`database.away`): nothing has changed, and trying again helps."""

    def __init__(self, reason: str, code: str = "database.away") -> None:
        super().__init__(code)
        self.reason = reason


class InDoubtError(DatabaseAwayError):
    """The database went away during a commit (`database.in_doubt`): only the database knows if it was carried out."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "database.in_doubt")


def is_away(error: BaseException) -> bool:
    """Whether `error` means that the database cannot be used just now; everything else is our own fault."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_away(error.orig))
    if isinstance(error, sqlite3.Error):
        # The lowest eight bits are the kind, those above it say more of some kinds.
        return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in SQLITE
    # Connecting to PostgreSQL raises what its driver or the network raises, unwrapped.
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(POSTGRESQL)
    return isinstance(error, OSError | NoConnectionFree)


def reason(error: BaseException) -> str:
    """What happened, for logs: the kind of error and the driver's own words, without statement or parameters."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(told).__name__}: {told}"[:200]


def commit_failed(error: BaseException) -> DatabaseAwayError:
    """What a commit that raised `error` has come to.

    SQLite undoes a commit that it could not begin or had no room for; after all else, nobody here knows.
    """
    told = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(told, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
    return InDoubtError(reason(error)) if code == sqlite3.SQLITE_IOERR else DatabaseAwayError(reason(error))
