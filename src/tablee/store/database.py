"""Opening a database by URL: SQLite in WAL mode, or PostgreSQL; reading from it and writing to it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import Connection, Dialect, create_engine, event, text
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.core.errors import TableeError
from tablee.store.failures import DatabaseAwayError, commit_failed, is_away, reason
from tablee.store.sqlite_thread import SqliteThread

T = TypeVar("T")
BUSY_MS: Final = 15_000
POLL_S: Final = 0.05
POLLS: Final = 300
READERS: Final = 4
LOG_PAGES: Final = 10_000
"""Pages that SQLite's write-ahead log may have before a commit carries them over itself, without `checkpoint`."""

PROBE_S: Final = 5
BEGIN: Final = "BEGIN IMMEDIATE"
CHECKPOINT: Final = text("PRAGMA wal_checkpoint(PASSIVE)")
PROBE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""What a trial of writing writes: a row that every database of ours has, and that stays as it is."""


class DatabaseAddressError(TableeError):
    """A database address that cannot be used: `database.url` (without what it held: it may hold a password)."""


def normalised(address: str) -> URL:
    """The SQLAlchemy URL meant by `address`: a URL, or the path of an SQLite file. Raises `DatabaseAddressError`."""
    if "://" not in address:
        return URL.create("sqlite+aiosqlite", database=address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseAddressError("database.url") from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+aiosqlite")
    raise DatabaseAddressError("database.url")


@contextmanager
def _committing() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        raise commit_failed(error) from error


class Database:
    """An open database. Writes of one process wait for each other here, where SQLite would only let them poll.

    `when_away` is told whenever the database could not be used.
    """

    def __init__(self, address: str) -> None:
        """Connects when first used. Raises `DatabaseAddressError`."""
        self.when_away: Callable[[DatabaseAwayError], None] = lambda away: None
        self.url = normalised(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._writing, self._reading = _sqlite(self.url, None), _sqlite(self.url, "AUTOCOMMIT")
        else:
            self._writing = create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
            self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")
        self._write_lock = asyncio.Lock() if self.is_sqlite else None
        self._writer = SqliteThread(_direct(self.url), "writer") if self.is_sqlite else None
        self._looker = SqliteThread(_direct(self.url), "looker") if self.is_sqlite else None
        # Transactions so far, and how many of them are known to be in SQLite's file itself; a first one may be left of
        # whoever had it open before.
        self._written, self._carried_over = 1, 0
        # How statements are written here.
        self.dialect: Dialect = (self._writer or self._writing).dialect

    async def prepare(self) -> None:
        """Set what stays with the database itself: SQLite's write-ahead log, beside which readers go on reading."""
        if not self.is_sqlite:
            return
        for pause in (*(POLL_S for _ in range(POLLS)), None):
            try:
                async with self.read() as connection:
                    await connection.execute(text("PRAGMA journal_mode=WAL"))
                return
            except DatabaseAwayError as away:
                # This one statement does not wait for others by itself, as when two processes start together.
                if pause is None or "locked" not in away.reason:
                    raise
                await asyncio.sleep(pause)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose every statement stands alone. Raises `DatabaseAwayError`."""
        with self._noticing():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed to the disk when the block ends, rolled back when it raises.

        Raises `DatabaseAwayError`, and `InDoubtError` where it went away during the commit.
        """
        with self._noticing():
            async with self._write_lock or nullcontext(), self._writing.connect() as connection:
                transaction = await connection.begin()
                try:
                    yield connection
                    if transaction.is_active:
                        with _committing():
                            await transaction.commit()
                        self._written += 1
                except BaseException:
                    # After a commit that failed, too: closing the connection would leave the transaction open.
                    with suppress(Exception):
                        await transaction.rollback()
                    raise

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Make what drivers raise `DatabaseAwayError` where it is, and tell `when_away`."""
        try:
            yield
        except Exception as error:
            self._notice(error)
            raise

    def _notice(self, error: Exception) -> None:
        """Tell `when_away` where `error` says that the database is; then raises `DatabaseAwayError`, if it is none."""
        if isinstance(error, DatabaseAwayError):
            self.when_away(error)
        elif is_away(error):
            noticed = DatabaseAwayError(reason(error))
            self.when_away(noticed)
            raise noticed from error

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """What `work` answers, in a transaction: committed to the disk when it returns, rolled back when it raises.

        With SQLite it runs from beginning to end in another thread. Statement by statement, as in `write`, each would
        have to wait until whatever else the event loop does lets it go on, and on a busy server that adds up.
        Raises as `write` does.
        """
        if self._write_lock is None or self._writer is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        # As `_noticing` does, which would be a dozen calls more for every move.
        try:
            async with self._write_lock:
                done = await self._writer.carry_out(lambda connection: _in_transaction(connection, work))
                self._written += 1
                return done
        except Exception as error:
            self._notice(error)
            raise

    async def look(self, work: Callable[[Connection], T]) -> T:
        """What `work` reads, each statement standing alone, for what is asked again and again though little happens.

        With SQLite that is a tenth of what `read` takes; it waits for whatever else is looked for.
        Raises `DatabaseAwayError`.
        """
        with self._noticing():
            if self._looker is not None:
                return await self._looker.carry_out(work)
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Carry what is in SQLite's write-ahead log over into its file, as far as no reader needs it as it was.

        Whoever reads and writes goes on meanwhile; left alone, every so many pages a commit would do it, and a move
        would wait for it. Where nothing was written since, nothing is done.
        """
        written = self._written
        if not self.is_sqlite or written == self._carried_over:
            return
        async with self.read() as connection:
            busy, pages, carried_over = (await connection.execute(CHECKPOINT)).one()
        if not busy and carried_over == pages:
            self._carried_over = written

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            async with asyncio.timeout(5), self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def takes_writes(self) -> bool:
        """Whether the database can be written to, by trying: a small row is written again as it is, and committed."""
        try:
            async with asyncio.timeout(PROBE_S):
                await self.at_once(lambda connection: connection.execute(PROBE).rowcount)
        except Exception:
            return False
        return True

    async def close(self) -> None:
        """Give all connections back."""
        for thread in (self._writer, self._looker):
            if thread is not None:
                await thread.close()
        await self._writing.dispose()
        await self._reading.dispose()


def _in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    """`work` in a transaction that the driver itself begins and ends: SQLAlchemy's are many calls, for every move."""
    driver: Any = connection.connection.dbapi_connection
    driver.execute(BEGIN)
    try:
        done = work(connection)
        try:
            driver.commit()
        except Exception as error:
            if not is_away(error):
                raise
            raise commit_failed(error) from error
    except BaseException:
        with suppress(Exception):
            driver.rollback()
        raise
    return done


def _sqlite(url: URL, isolation_level: Literal["AUTOCOMMIT"] | None) -> AsyncEngine:
    # Readers have connections of their own: switching one to and fro would cost more than the reading.
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY_MS / 1000},
        hide_parameters=True,
        pool_reset_on_return=None if isolation_level else "rollback",
        # Where each statement stands alone there is nothing to roll back, and asking is a way to the thread and back.
        skip_autocommit_rollback=isolation_level is not None,
        # As many as are ever open: connections beyond these would be made and thrown away all the time.
        pool_size=READERS if isolation_level else 1,
        max_overflow=0,
        **({"isolation_level": isolation_level} if isolation_level else {}),
    )

    _prepared(engine.sync_engine, immediate=isolation_level is None)
    return engine


def _direct(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": BUSY_MS / 1000, "check_same_thread": False},
        hide_parameters=True,
        pool_size=1,
        max_overflow=0,
        # Transactions are begun and ended on the driver's own connection.
        isolation_level="AUTOCOMMIT",
    )
    _prepared(engine, immediate=False)
    return engine


def _prepared(engine: Engine, immediate: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # The driver opens no transactions by itself: `begin` below does, and takes the write lock at once, because a
        # transaction that reads first and writes later fails when another process wrote in between.
        connection.isolation_level = None
        cursor = connection.cursor()
        log_pages = f"wal_autocheckpoint={LOG_PAGES}"
        for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}", log_pages):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if immediate:

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql(BEGIN)
