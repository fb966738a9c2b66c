"""Databases as a power cut leaves them, and as an operator has them after restoring a backup the obvious way."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

LONG: Final = "x" * 3000
"""A name that takes most of a page of the file."""


def write(connection: sqlite3.Connection, first: int, last: int) -> None:
    """Insert guests with long names, one for each page."""
    with connection:
        rows = [(f"guest-{number:04}", LONG, number) for number in range(first, last)]
        connection.executemany("INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", rows)


def left_open(file: Path, to: Path) -> None:
    """Copy the files as a power cut leaves them."""
    for ending in ("", "-wal"):
        shutil.copy2(f"{file}{ending}", f"{to}{ending}")


@pytest.fixture
def mixed(sqlite_file: Path, tmp_path: Path) -> tuple[Path, Path]:
    """Return a backup, and a copy of it beside a log of a later time, as after the obvious restore."""
    backup, restored = tmp_path / "backup.db", tmp_path / "restored.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 20)
        with closing(sqlite3.connect(backup)) as copy:
            driver.backup(copy)
        # Copied into the file, these rows are no longer in the log, and not yet in the backup.
        write(driver, 20, 300)
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        write(driver, 300, 330)
        left_open(sqlite_file, restored)
    shutil.copy(backup, restored)
    return backup, restored


def same(one: Path, other: Path) -> bool:
    return one.read_bytes() == other.read_bytes()
