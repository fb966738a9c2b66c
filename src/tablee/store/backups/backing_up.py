"""Writes a backup, checked and complete or not at all."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from tablee.store.address import normalised
from tablee.store.backups import postgres_programs
from tablee.store.backups.copying import copy
from tablee.store.backups.files import appearing, check_room
from tablee.store.failures import reason
from tablee.store.refusals import BackupError
from tablee.store.soundness import Check
from tablee.store.sqlite_file import LOG, beside, located
from tablee.store.working_thread import WorkingThread

SQLITE_ENDING: Final = ".db"
POSTGRESQL_ENDING: Final = ".dump"


def ending(address: str) -> str:
    """Return the suffix of a backup of this database. Raises `DatabaseAddressError`."""
    is_sqlite = normalised(address).get_backend_name() == "sqlite"
    return SQLITE_ENDING if is_sqlite else POSTGRESQL_ENDING


async def back_up(address: str, to: Path) -> int:
    """Write a backup of the database to the file `to`, which must not be there; return its size in bytes.

    Servers go on meanwhile. The file is for its owner alone. Raises `DatabaseAddressError`, and `BackupError`:
    `backup.exists`, `backup.under_way`, `backup.folder`, `backup.room`, `backup.program`, `backup.failed`,
    `backup.none` (database) where there is no database yet, `backup.damaged` (database, reason).
    """
    url = normalised(address)
    with appearing(to) as partial:
        if url.get_backend_name() == "sqlite":
            await _copied(located(str(url.database)), partial)
        else:
            await _dumped(url, partial)
        return os.stat(partial).st_size


async def _dumped(url: URL, partial: Path) -> None:
    await postgres_programs.run(postgres_programs.DUMP, url, f"--file={partial}")


async def _copied(file: Path, partial: Path) -> None:
    size = _size(file)
    if not size:
        raise BackupError("backup.none", {"database": str(file)})
    check_room(partial.parent, size + _size(beside(file, LOG)))
    thread, is_wanted = WorkingThread("backup"), True
    copying = thread.carry_out(lambda: copy(file, partial, lambda: is_wanted))
    try:
        await asyncio.shield(copying)
    except asyncio.CancelledError:
        # The thread still writes to the file, which is about to be removed.
        is_wanted = False
        await asyncio.wait({copying})
        raise
    except (sqlite3.Error, OSError) as error:
        raise BackupError("backup.failed", {"program": "SQLite", "reason": reason(error)}) from error
    finally:
        thread.end()
    check = Check(partial)
    try:
        problem = await check.problem()
    finally:
        check.break_off()
    if problem is not None:
        raise BackupError("backup.damaged", {"database": str(file), "reason": problem})


def _size(file: Path) -> int:
    return file.stat().st_size if file.is_file() else 0
