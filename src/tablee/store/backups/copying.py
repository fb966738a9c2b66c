"""Copies of an SQLite file while others write to it, by SQLite's online backup."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from tablee.store.sqlite_file import read_only

PAGES: Final = 2_000
"""Pages that are copied between two looks at whether the copy is still wanted: 8 MB."""


def copy(source: Path, target: Path, go_on: Callable[[], bool] = lambda: True) -> bool:
    """Copy what is committed in `source` at this moment, the log beside it included, over the file `target`.

    Nobody waits for it: readers and writers of `source` go on. Return False if `go_on` said no in between; `target` is
    no database then. Raises `sqlite3.Error`.
    """
    with closing(read_only(source)) as original, closing(sqlite3.connect(target)) as made:
        original.isolation_level = None
        # Without a transaction the copy begins again whenever another process has written.
        original.execute("BEGIN")
        original.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        try:
            original.backup(made, pages=PAGES, progress=lambda *_: _check_wanted(go_on))
        except _StoppedError:
            return False
        original.execute("COMMIT")
        # A file without a log is one file, which can be moved and read anywhere.
        made.execute("PRAGMA journal_mode=DELETE")
    return True


class _StoppedError(Exception):
    """The copy is not wanted any more."""


def _check_wanted(go_on: Callable[[], bool]) -> None:
    if not go_on():
        raise _StoppedError
