"""Whether an SQLite file is whole, found out without changing it.

After a crash a write-ahead log lies beside the file. If somebody then copies a backup over the file and leaves the log,
SQLite lays the log over the backup, and the result is neither of the two. So a file that was left open is checked
before anything is written to it, over a connection that only reads: while it is refused, the backup is not changed, and
taking the log away is enough.
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
"""`quick_check` takes a sixth of the time and compares no index with its table. In files that were put together from
two, that is often all that is wrong: tables that are there are not found."""

UNLIKE_THE_LOG: Final = """
SELECT id FROM matches WHERE state = 'running'
AND (ply, ply) <> (SELECT count(*), coalesce(max(ply), 0) FROM moves WHERE moves.match = matches.id) LIMIT 1
"""
"""A match whose row and log come from different times, as in pages that were put together from two files."""

CARRIED_OVER_S: Final = 20.0
"""Seconds within which SQLite carries a log over into its file: after that the file changes no more."""

VERSION: Final = "SELECT version_num FROM alembic_version"
TABLES: Final = "SELECT count(*) FROM sqlite_schema WHERE type = 'table'"
HAS_VERSION: Final = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'alembic_version'"


def version_in(file: Path) -> str | None:
    """The version of our tables in the file; None where there are no tables yet.

    Raises `CannotOpenError` where it is no database, or one of another program.
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
    """One check of a file, in a thread of its own; it can be broken off."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = WorkingThread("check")
        self._connection: sqlite3.Connection | None = None

    async def problem(self) -> str | None:
        """What is wrong with the file; None where nothing is. A file of 600 MB took 11 s on a busy machine."""
        return await self._thread.carry_out(self._find)

    def break_off(self) -> None:
        """End it; whoever waits gets `sqlite3.OperationalError`."""
        if self._connection is not None:
            # It may be done, and its connection closed, at this moment.
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
