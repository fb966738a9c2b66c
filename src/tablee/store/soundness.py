"""Checks if an SQLite file is intact, without changing it.

After a crash a write-ahead log lies beside the file. If the operator then copies a backup over the file and leaves the
log, SQLite applies the log to the backup, and the result is neither of the two. A file that was left open is therefore
checked before any write, over a read-only connection. While it is refused, the backup is not changed, and
removing the log is enough.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from tablee.store.failures import SQLITE_DAMAGED
from tablee.store.refusals import CannotOpenError
from tablee.store.sqlite_file import LOG, beside, read_only
from tablee.store.working_thread import WorkingThread

INTEGRITY: Final = "PRAGMA integrity_check(1)"
"""The complete check. `quick_check` takes a sixth of the time but compares no index with its table.

In a mix of two files that is often the only fault: existing tables are not found.
"""

UNLIKE_THE_LOG: Final = """
SELECT id FROM matches WHERE state = 'running'
AND (ply, ply) <> (SELECT count(*), coalesce(max(ply), 0) FROM moves WHERE moves.match = matches.id) LIMIT 1
"""
"""A match whose row and log come from different times, as in a mix of pages from two files."""

CARRIED_OVER_S: Final = 20.0
"""Seconds within which SQLite copies a log into its file: after that the file no longer changes."""

VERSION: Final = "SELECT version_num FROM alembic_version"
TABLES: Final = "SELECT count(*) FROM sqlite_schema WHERE type = 'table'"
HAS_VERSION: Final = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'alembic_version'"


def version_in(file: Path) -> str | None:
    """Return the version of our tables in the file; None if there are no tables yet.

    Raises `CannotOpenError` if it is no database, or one of another program.
    """
    try:
        with closing(read_only(file)) as connection:
            if connection.execute(HAS_VERSION).fetchone()[0]:
                row = connection.execute(VERSION).fetchone()
                return None if row is None else str(row[0])
            if connection.execute(TABLES).fetchone()[0]:
                raise CannotOpenError("database.foreign", {"path": str(file)})
            return None
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_NOTADB:
            raise
        raise CannotOpenError("database.no_database", {"path": str(file)}) from error


class Check:
    """One check of a file, in a thread of its own; it can be aborted."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = WorkingThread("check")
        self._connection: sqlite3.Connection | None = None

    async def problem(self) -> str | None:
        """Return what is wrong with the file; None if nothing is. A file of 600 MB took 11 s on a busy machine."""
        return await self._thread.carry_out(self._find)

    def break_off(self) -> None:
        """Abort the check; its caller gets `sqlite3.OperationalError`."""
        if self._connection is not None:
            # The check may end, and close its connection, at this moment.
            with suppress(sqlite3.ProgrammingError):
                self._connection.interrupt()
        self._thread.end()

    def _find(self) -> str | None:
        if _is_newer_than_its_log(self._file):
            return (
                "it was changed after the log beside it was written, as by a backup that was copied over it"
            )
        self._connection = read_only(self._file)
        with closing(self._connection) as connection:
            try:
                return _problem(connection)
            except sqlite3.DatabaseError as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_DAMAGED:
                    return str(error)
                raise


def _is_newer_than_its_log(file: Path) -> bool:
    log = beside(file, LOG)
    if not log.is_file() or not log.stat().st_size:
        return False
    return file.stat().st_mtime - log.stat().st_mtime > CARRIED_OVER_S


def _problem(connection: sqlite3.Connection) -> str | None:
    found: str = connection.execute(INTEGRITY).fetchone()[0]
    if found != "ok":
        return " ".join(found.split())
    if not connection.execute(HAS_VERSION).fetchone()[0]:
        return None
    unlike = connection.execute(UNLIKE_THE_LOG).fetchone()
    return None if unlike is None else f"the log of match {unlike[0]} is not that of its row"
