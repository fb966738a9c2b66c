"""Distinguishes a database that cannot be used, a damaged one, and our own bugs.

Drivers raise many different errors when a database is gone, full, locked or failing; here they become a few.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tablee.core.errors import TableeError

SQLITE_AWAY: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_NOLFS,
    )
)
SQLITE_DAMAGED: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))

POSTGRESQL_CONFLICTS: Final = ("40001", "40P01", "55P03")
"""Two transactions were in each other's way (serialization, deadlock, lock not available); the database is fine."""

POSTGRESQL_AWAY: Final = (
    *POSTGRESQL_CONFLICTS,
    "08",  # Connection.
    "25006",  # A read-only server.
    "25P03",  # A transaction that was idle for too long.
    "25P04",  # A transaction that was open for too long.
    "26000",  # A statement prepared on another connection: a pooler changes connections.
    "28",  # The name or password is no longer valid.
    "3D000",  # The database was dropped or renamed.
    "40003",  # Unknown whether the statement was carried out.
    "42501",  # A privilege was revoked.
    "42P05",  # A statement of this name exists: a pooler changes connections.
    "53",  # No space, no memory, too many connections.
    "55006",  # The database is being dropped or copied.
    "57",  # Cancelled (also by a statement limit), shutting down, starting.
    "58",  # The disk or the system.
    "72000",  # A snapshot that is too old.
    "F0",  # The server's own settings.
    "XX",  # An internal error of the server or of a pooler.
)
"""Prefixes of SQLSTATE codes that are not our bugs; most of these failures pass by themselves."""

POSTGRESQL_DAMAGED: Final = ("XX001", "XX002")
POSTGRESQL_UNDONE: Final = ("40001", "40P01", "53", "57014")
"""A commit with one of these codes was rolled back."""


class DatabaseAwayError(TableeError):
    """The database cannot be used at the moment (`database.away`): nothing has changed, and trying again helps.

    `reason` is for logs. `conflict`: only this transaction failed, because of another one.
    """

    def __init__(self, reason: str, code: str = "database.away", *, conflict: bool = False) -> None:
        super().__init__(code)
        self.reason = reason
        self.conflict = conflict


class InDoubtError(DatabaseAwayError):
    """The database went away during a commit (`database.in_doubt`): only the database knows if it was carried out."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "database.in_doubt")


class DatabaseCheckingError(DatabaseAwayError):
    """The database is checked after an unclean end (`database.checking`), and refuses everything until then."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "database.checking")


class DatabaseDamagedError(DatabaseAwayError):
    """The database is damaged (`database.damaged`): it takes no writes until it is repaired."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "database.damaged")


class DatabaseReplacedError(DatabaseAwayError):
    """The files of the database were moved or replaced while it was open (`database.replaced`).

    Later writes would be lost, so it takes none until the server starts again.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "database.replaced")


def noticed(error: BaseException) -> DatabaseAwayError | None:
    """Return what `error` says about the database; None if it says nothing, because it is our own bug."""
    if isinstance(error, DatabaseAwayError):
        return error
    if is_damaged(error):
        return DatabaseDamagedError(reason(error))
    if is_away(error):
        conflict = (state_of(error) or "").startswith(POSTGRESQL_CONFLICTS)
        return DatabaseAwayError(reason(error), conflict=conflict)
    return None


def is_damaged(error: BaseException) -> bool:
    """True if `error` means that data in the database can no longer be read."""
    driver = _driver_error(error)
    if isinstance(driver, sqlite3.Error):
        return _sqlite_code(driver) in SQLITE_DAMAGED
    return (state_of(driver) or "").startswith(POSTGRESQL_DAMAGED)


def is_away(error: BaseException) -> bool:
    """True if `error` means that the database cannot be used; any other error is our own bug."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    driver = _driver_error(error)
    if isinstance(driver, sqlite3.Error):
        return _sqlite_code(driver) in SQLITE_AWAY | SQLITE_DAMAGED
    # Connecting to PostgreSQL raises the errors of its driver or of the network, unwrapped.
    state = state_of(driver)
    if state is not None:
        return state.startswith(POSTGRESQL_AWAY)
    return isinstance(driver, OSError | NoConnectionFree) or _is_outdated_plan(driver) or _is_closed(driver)


def is_busy(error: BaseException) -> bool:
    """True if another program holds an SQLite file."""
    driver = _driver_error(error)
    return isinstance(driver, sqlite3.Error) and _sqlite_code(driver) in (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    )


def reason(error: BaseException) -> str:
    """Return a description for logs: the kind of error and the driver's message, without statement or parameters."""
    found = _driver_error(error)
    words = " ".join(str(found).split()) or "no answer in time" * isinstance(found, TimeoutError)
    return f"{type(found).__name__}: {words}"[:200]


def commit_failed(error: BaseException) -> DatabaseAwayError:
    """Return the state of a commit that raised `error`.

    SQLite undoes a commit that it could not begin or had no space for; PostgreSQL undoes one that it refused. After
    any other error the outcome is unknown.
    """
    if is_damaged(error):
        return DatabaseDamagedError(reason(error))
    driver = _driver_error(error)
    undone = (state_of(driver) or "").startswith(POSTGRESQL_UNDONE)
    if isinstance(driver, sqlite3.Error):
        undone = _sqlite_code(driver) != sqlite3.SQLITE_IOERR
    found = noticed(error)
    return found if undone and found is not None else InDoubtError(reason(error))


def _driver_error(error: BaseException) -> BaseException:
    """Return the error that the driver itself raised."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _sqlite_code(error: sqlite3.Error) -> int:
    # The lowest eight bits are the kind; the higher ones give details of some kinds.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def state_of(error: BaseException) -> str | None:
    """Return the SQLSTATE of a PostgreSQL error."""
    state = getattr(_driver_error(error), "sqlstate", None)
    return state if isinstance(state, str) else None


def _is_closed(error: BaseException) -> bool:
    """True if connections were closed as soon as they were made, and SQLAlchemy has stopped trying."""
    return isinstance(error, InvalidRequestError) and "connection is closed" in str(error)


def _is_outdated_plan(error: BaseException) -> bool:
    """True if another process changed the tables under a prepared statement; the next attempt prepares it again."""
    return type(error.__cause__).__name__ == "InvalidCachedStatementError"
