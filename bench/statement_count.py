"""A server that counts the SQL statements on its SQLite connections, however they are sent."""

import os
import sqlite3
import sqlite3.dbapi2
from pathlib import Path
from typing import Any, Final

from tests.server.killing import SERVE

VARIABLE: Final = "TABLEE_BENCH_STATEMENTS"
"""The environment variable with the file that gets one byte for each statement."""

PROGRAM: Final = f"from bench.statement_count import count_statements; count_statements(); {SERVE}"
NOT_COUNTED: Final = ("BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "--")
"""Beginnings of statements that only surround the others; `--` begins the lines of triggers."""


def count_statements() -> None:
    """Have every later connection of this process to SQLite count its statements."""
    file = os.open(os.environ[VARIABLE], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    connect = sqlite3.connect

    def note(statement: str) -> None:
        if not statement.startswith(NOT_COUNTED):
            os.write(file, b".")

    def connected(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **named)
        connection.set_trace_callback(note)
        return connection

    sqlite3.connect = sqlite3.dbapi2.connect = connected  # type: ignore[assignment]


def counted(file: Path) -> int:
    """Return the number of statements so far."""
    return file.stat().st_size
