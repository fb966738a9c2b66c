"""A backup takes the place of a database, in one step.

The backup is first copied beside the database, brought to today's tables and verified there. Until that is done, the
database is left as it is.
"""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from tablee.store.address import normalised, shown
from tablee.store.backups import postgres_programs, swapping
from tablee.store.backups.copying import copy
from tablee.store.backups.files import check_room, sync
from tablee.store.backups.postgres_databases import Databases, sibling
from tablee.store.failures import SQLITE_DAMAGED, DatabaseAwayError, reason
from tablee.store.migrate import known, newest
from tablee.store.opening import diagnosed
from tablee.store.refusals import BackupError, CannotOpenError
from tablee.store.soundness import Check, version_in
from tablee.store.sqlite_file import LOG, OWNER_ONLY, beside, is_there, located
from tablee.store.store import Store
from tablee.store.working_thread import WorkingThread

Verify: TypeAlias = Callable[[Store], Awaitable[None]]
"""Looks at what is about to become the database, and raises where it should not."""

NEW: Final = "-restoring"
"""What is appended to the name of an SQLite file for the backup that is about to take its place."""

POSTGRES_NEW: Final = "_restoring"
POSTGRES_BEFORE: Final = "_before"


async def restore(address: str, backup: Path, verify: Verify) -> str | None:
    """Have the database at `address` be as in `backup`; return where the old one is now, None if there was none.

    `verify` may refuse it. Whatever interrupts this, the old database or the new one is there, whole. Raises
    `DatabaseAddressError`, `DatabaseDriverError`, `CannotOpenError`, what `verify` raises, and `BackupError`:
    `restore.in_use`, `restore.no_backup` (path), `restore.damaged` (path, reason), `restore.not_permitted` and
    `restore.refused` (database, reason), `backup.room`, `backup.program`, `backup.failed`.
    """
    url = normalised(address)
    if url.get_backend_name() == "sqlite":
        kept = await _restore_sqlite(located(str(url.database)), backup, verify)
        return None if kept is None else str(kept)
    return await _restore_postgresql(url, backup, verify)


# --- SQLite -----------------------------------------------------------------------------------------------------------


async def _restore_sqlite(file: Path, backup: Path, verify: Verify) -> Path | None:
    thread = WorkingThread("restoring")
    try:
        was_there = is_there(file)
        if was_there:
            swapping.check_unused(file)
        check_version_of(backup)
        check_room(file.parent, _size(backup) + _size(beside(backup, LOG)))
        new = beside(file, NEW)
        try:
            await thread.carry_out(lambda: _copied(backup, new))
            await _verified(new, backup, verify)
            damage = await _damage(file) if was_there else None
            if was_there and damage is None:
                await thread.carry_out(lambda: swapping.carry_over(file))
            return await thread.carry_out(lambda: swapping.swap(new, file, damage))
        finally:
            _remove(new)
    finally:
        thread.end()


def check_version_of(backup: Path) -> None:
    """Raise `BackupError` `restore.no_backup` (path) or `CannotOpenError` `database.newer` for what is no backup.

    Raise `BackupError` `restore.damaged` if its version cannot be read because the file is damaged.
    """
    try:
        version = version_in(backup)
    except (CannotOpenError, sqlite3.Error) as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_DAMAGED:
            raise _damaged(backup, reason(error)) from error
        raise BackupError("restore.no_backup", {"path": str(backup)}) from error
    if version is None:
        raise BackupError("restore.no_backup", {"path": str(backup)})
    if version not in known():
        params = {"database": str(backup), "found": version, "known": newest()}
        raise CannotOpenError("database.newer", params)


def _copied(backup: Path, new: Path) -> None:
    _remove(new)
    new.touch(mode=OWNER_ONLY)
    try:
        copy(backup, new)
    except sqlite3.Error as error:
        raise _damaged(backup, reason(error)) from error


async def _verified(new: Path, backup: Path, verify: Verify) -> None:
    """Check the copy, bring it to today's tables, and leave it as one file that is on the disk."""
    problem = await _problem(new)
    if problem is not None:
        raise _damaged(backup, problem)
    store = await Store.open(str(new))
    try:
        await verify(store)
    except DatabaseAwayError as away:
        raise _damaged(backup, away.reason) from away
    finally:
        await store.close()
    swapping.carry_over(new)
    sync(new)


async def _damage(file: Path) -> str | None:
    """Return the trouble of the database that is to be replaced, if any."""
    try:
        return await _problem(file)
    except sqlite3.Error as error:
        return reason(error)


async def _problem(file: Path) -> str | None:
    check = Check(file)
    try:
        return await check.problem()
    finally:
        check.break_off()


def _damaged(backup: Path, why: str) -> BackupError:
    return BackupError("restore.damaged", {"path": str(backup), "reason": why})


def _size(file: Path) -> int:
    return file.stat().st_size if file.is_file() else 0


def _remove(new: Path) -> None:
    for ending in ("", *swapping.BESIDE):
        beside(new, ending).unlink(missing_ok=True)


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


async def _restore_postgresql(url: URL, backup: Path, verify: Verify) -> str | None:
    postgres_programs.find(postgres_programs.RESTORE[0])
    name = str(url.database)
    new = sibling(name, POSTGRES_NEW)
    async with _databases(url) as databases:
        await databases.check_unused(name)
        await databases.make(new)
        try:
            await postgres_programs.run(postgres_programs.RESTORE, url.set(database=new), str(backup))
            await _verified_in(url.set(database=new), backup, verify)
            return await databases.swap(new, name, sibling(name, POSTGRES_BEFORE))
        except BaseException:
            with suppress(Exception):
                await databases.drop(new)
            raise


async def _verified_in(url: URL, backup: Path, verify: Verify) -> None:
    address = url.render_as_string(hide_password=False)
    try:
        # Before it is opened, which would make our tables among those of another program.
        async with diagnosed(address) as (found, _):
            if found.version is None:
                raise BackupError("restore.no_backup", {"path": str(backup)})
    except CannotOpenError as error:
        if error.code != "database.newer":
            raise
        raise CannotOpenError("database.newer", {**error.params, "database": str(backup)}) from error
    store = await Store.open(address)
    try:
        await verify(store)
    finally:
        await store.close()


@asynccontextmanager
async def _databases(url: URL) -> AsyncIterator[Databases]:
    databases = Databases(url)
    try:
        yield databases
    except (DBAPIError, OSError) as error:
        params = {"database": shown(url), "reason": reason(error)}
        raise CannotOpenError("database.unreachable", params) from error
    finally:
        await databases.close()
