"""From an address to a usable database, or the reason why it is not usable, as a sentence."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from sqlalchemy.exc import DBAPIError

from tablee.store.database import Database
from tablee.store.failures import (
    DatabaseAwayError,
    DatabaseCheckingError,
    DatabaseDamagedError,
    is_busy,
    noticed,
    reason,
    state_of,
)
from tablee.store.migrate import check_version, current, migrate, newest
from tablee.store.patience import BLOCK_S, BUSY_S
from tablee.store.refusals import CannotOpenError
from tablee.store.soundness import Check, version_in
from tablee.store.sqlite_file import (
    LOG,
    beside,
    has_log,
    has_rollback_journal,
    held_as_it_is,
    is_there,
    make,
    mark_damaged,
    mark_sound,
    others_may_read,
    was_left_open,
)
from tablee.store.working_thread import WorkingThread

T = TypeVar("T")
CHECK_S: Final = 3.0
"""The longest wait of a starting server for the check of a file; then everything is refused until its end."""

POLL_S: Final = 0.05
POLLS: Final = 300
LOGIN: Final = "28"
NO_DATABASE: Final = "3D000"


async def open_database(address: str) -> Database:
    """Return a database with the current tables; its file was checked if it had been left open.

    Raises `DatabaseAddressError`, `DatabaseDriverError`, and `CannotOpenError` with the reason.
    """
    database = Database(address)
    async with _closed_on_failure(database):
        if await _examined(database):
            await _check(database)
        await _finish(database)
    return database


async def open_for_service(address: str) -> Database:
    """Return the database of a server, which answers even during a long check, and even if the file is damaged.

    The database then refuses everything: until the check ends, or until it is repaired and the server restarts.
    """
    database = Database(address)
    async with _closed_on_failure(database):
        try:
            if await _examined(database):
                await _check_meanwhile(database)
            else:
                await _finish(database)
        except DatabaseDamagedError as damaged:
            database.condition.shut(damaged)
    return database


class Diagnosis(NamedTuple):
    """The state of a database that could be opened.

    `version` of its tables (None: there are none yet); `newest`: the version of this program; `refusal`: the reason if
    it takes no writes; `is_open_to_others`: true if other users of this machine may read the file; `log`: the
    write-ahead log beside the file, if it holds changes.
    """

    version: str | None
    newest: str
    refusal: str | None = None
    is_open_to_others: bool = False
    log: str | None = None


@asynccontextmanager
async def diagnosed(address: str) -> AsyncIterator[tuple[Diagnosis, Database]]:
    """Examine a database as a start would, without creating or changing its tables; it is open inside the context.

    Raises what `open_database` raises.
    """
    database = Database(address)
    file = database.file
    # Without this connection, closing the database as its last user would copy the log into the file.
    held = held_as_it_is(file) if file is not None and file.is_file() and has_log(file) else None
    try:
        async with _closed_on_failure(database):
            yield await _diagnosed(database), database
        await database.close()
    finally:
        if held is not None:
            held.close()


async def _diagnosed(database: Database) -> Diagnosis:
    with_log = database.file is not None and has_log(database.file)
    if database.file is None:
        await _check_server(database)
    elif await _in_thread(is_there, database.file):
        await _examined(database)
        await _check(database)
    else:
        return Diagnosis(None, newest())
    version = await current(database)
    check_version(database, version)
    refusal = None if version is None else await _refusal(database)
    file = database.file
    if file is None:
        return Diagnosis(version, newest(), refusal)
    log = str(beside(file, LOG)) if with_log else None
    return Diagnosis(version, newest(), refusal, others_may_read(file), log)


async def _refusal(database: Database) -> str | None:
    try:
        await database.try_to_write()
    except DatabaseAwayError as away:
        return away.reason
    return None


@asynccontextmanager
async def _closed_on_failure(database: Database) -> AsyncIterator[None]:
    """Close a database that cannot be opened, and raise `CannotOpenError` with the driver's message."""
    try:
        yield
    except BaseException as error:
        await database.close()
        # Our own errors already say what to do.
        if isinstance(error, DatabaseAwayError | DBAPIError | sqlite3.Error | OSError):
            raise _explained(database, error) from error
        raise


def _explained(database: Database, error: Exception) -> CannotOpenError:
    at, why = database.shown, reason(error)
    if isinstance(error, DatabaseDamagedError):
        return CannotOpenError("database.malformed", {"path": at, "reason": error.reason})
    if isinstance(error, DatabaseAwayError):
        why = error.reason
        error = error.__cause__ if isinstance(error.__cause__, Exception) else error
    state = state_of(error) or ""
    if state.startswith(LOGIN):
        return CannotOpenError("database.login", {"database": at, "reason": why})
    if state == NO_DATABASE:
        return CannotOpenError("database.missing", {"database": at, "name": database.url.database or ""})
    if database.is_sqlite and is_busy(error):
        return CannotOpenError("database.locked", {"path": at})
    if not database.is_sqlite and not state:
        return CannotOpenError("database.unreachable", {"database": at, "reason": why})
    return CannotOpenError("database.unusable", {"database": at, "reason": why})


async def _examined(database: Database) -> bool:
    """Examine an SQLite file without changing it; True if it was left open, so that it needs a check.

    Raises `CannotOpenError` if it cannot be used, and `DatabaseDamagedError`.
    """
    if database.file is None:
        return False
    try:
        was_left, version = await _in_thread(_inspect, database.file)
    except sqlite3.Error as error:
        _raise_damage(error)
        raise
    check_version(database, version)
    database.remember_place()
    return was_left


def _inspect(file: Path) -> tuple[bool, str | None]:
    make(file)
    was_left = was_left_open(file)
    if has_rollback_journal(file):
        # Only a connection that may write can roll back the unfinished transaction, which reading the file requires.
        with closing(sqlite3.connect(file, timeout=BUSY_S)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    return was_left, version_in(file)


async def _check(database: Database) -> None:
    """Check the file. Raise `DatabaseDamagedError`."""
    assert database.file is not None
    check = Check(database.file)
    try:
        problem = await check.problem()
    finally:
        check.break_off()
    if problem is not None:
        mark_damaged(database.file, problem)
        raise DatabaseDamagedError(problem)
    mark_sound(database.file)


async def _check_meanwhile(database: Database) -> None:
    """Check the file and open it in the background; return after `CHECK_S` at the latest."""
    database.condition.shut(DatabaseCheckingError(reason="it was left open"))
    opening = asyncio.create_task(_check_and_let_in(database))
    database.meanwhile = opening
    await asyncio.wait({opening}, timeout=CHECK_S)
    if opening.done():
        opening.result()
    else:
        # Everyone who uses the database gets the reason of the failure.
        opening.add_done_callback(lambda task: task.cancelled() or task.exception())


async def _check_and_let_in(database: Database) -> None:
    try:
        await _check(database)
        await _finish(database)
    except DatabaseAwayError as away:
        database.condition.shut(away)
        raise
    except Exception as error:
        database.condition.shut(DatabaseAwayError(reason(error)))
        raise
    database.condition.let_in()


async def _finish(database: Database) -> None:
    """Prepare an intact database for use. Raise `CannotOpenError` and what the driver raises."""
    if database.file is not None:
        try:
            await _in_thread(_use_log, database.file)
        except sqlite3.Error as error:
            _raise_damage(error)
            raise
    else:
        await _check_server(database)
    await migrate(database)


def _use_log(file: Path) -> None:
    """Have SQLite use a write-ahead log, which lets readers continue during writes; the file keeps this setting."""
    with closing(sqlite3.connect(file, timeout=BUSY_S)) as connection:
        if connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal":
            return
        for pause in (*(POLL_S for _ in range(POLLS)), None):
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                # This statement ignores SQLite's busy timeout, for example when two processes start together.
                if pause is None or not is_busy(error):
                    raise
                time.sleep(pause)


async def _check_server(database: Database) -> None:
    encoding = await database.meet()
    if encoding != "UTF8":
        raise CannotOpenError("database.encoding", {"database": database.shown, "encoding": encoding})


def _raise_damage(error: sqlite3.Error) -> None:
    away = noticed(error)
    if isinstance(away, DatabaseDamagedError):
        raise away from error


async def _in_thread(work: Callable[[Path], T], file: Path, within: float = BLOCK_S) -> T:
    """Return the result of `work` on the file; its disk may not answer."""
    thread = WorkingThread("opening")
    try:
        return await thread.carry_out(lambda: work(file), within)
    finally:
        thread.end()
