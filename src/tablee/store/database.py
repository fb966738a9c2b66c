"""An open database: reads and writes, each within a limited time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Dialect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store import engines, pooler, write_trial
from tablee.store.address import normalised, shown
from tablee.store.changed_matches import noted
from tablee.store.condition import Condition
from tablee.store.engines import BEGIN
from tablee.store.failures import DatabaseAwayError, InDoubtError, commit_failed, noticed
from tablee.store.patience import BLOCK_S, CLOSE_S, PROBE_S, TURN_S, Within
from tablee.store.sqlite_file import Place, date_log, located
from tablee.store.sqlite_thread import SqliteThread
from tablee.store.working_thread import StuckError

T = TypeVar("T")
CHECKPOINT: Final = text("PRAGMA wal_checkpoint(PASSIVE)")
UNLIMITED: Final = tuple(
    text(f"SET LOCAL {limit} = 0")
    for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
)
"""PostgreSQL limits that do not apply to the transaction that opens the database."""


@contextmanager
def _committing() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if noticed(error) is None:
            raise
        raise commit_failed(error) from error


class Database:
    """An open database. With SQLite, the writes of one process queue here; SQLite itself would only let them poll.

    `shown`: its address for people; `file`: the file, with SQLite; `condition`: whether it may be used.
    """

    def __init__(self, address: str) -> None:
        """Prepare a database that connects when first used. Raise `DatabaseAddressError` and `DatabaseDriverError`."""
        self.url = normalised(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._is_pooled = False
        self.file: Path | None = None
        self.shown = shown(self.url)
        self._place: Place | None = None
        self._write_lock: asyncio.Lock | None = None
        self._writer: SqliteThread | None = None
        self._reader: SqliteThread | None = None
        self._poller: SqliteThread | None = None
        # The task that opens the database while it refuses everything.
        self.meanwhile: asyncio.Task[None] | None = None
        if self.is_sqlite:
            self.file = located(str(self.url.database))
            self._place = Place(self.file)
            self._writing = engines.sqlite(self.url, None)
            self._reading = engines.sqlite(self.url, "AUTOCOMMIT")
            self._write_lock = asyncio.Lock()
            self._writer = SqliteThread(engines.sqlite_direct(self.url), "writer")
            self._reader = SqliteThread(engines.sqlite_direct(self.url), "reader")
            self._poller = SqliteThread(engines.sqlite_direct(self.url), "poller")
        else:
            self._use_connections(pooled=False)
        self.condition = Condition(self.file)
        # Called with the matches that a committed transaction has noted as changed.
        self.on_changed: Callable[[frozenset[str]], None] | None = None
        # The transactions so far, and how many of them are known to be in SQLite's file itself. One may be left over
        # from an earlier process.
        self._written, self._carried_over = 1, 0
        # The SQL dialect of the statements.
        self.dialect: Dialect = (self._writer or self._writing).dialect

    def _use_connections(self, pooled: bool) -> None:
        """Create the engines for PostgreSQL, with or without a pooler in front."""
        self._is_pooled = pooled
        self._writing = engines.postgresql(self.url, pooled)
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def can_listen(self) -> bool:
        """True if a connection stays with one process, so that it can receive what others send: not with a pooler."""
        return not self.is_sqlite and not self._is_pooled

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[AsyncConnection]:
        """Yield a transaction that may take long, on a connection of its own, for the code that opens the database.

        It is admitted even while everything else is refused. Raises what the driver raises.
        """
        if self.is_sqlite:
            engine = engines.sqlite_at_length(self.url)
        else:
            engine = engines.postgresql_at_length(self.url, self._is_pooled)
        try:
            async with engine.begin() as connection:
                for setting in () if self.is_sqlite else UNLIMITED:
                    await connection.execute(setting)
                yield connection
        finally:
            await engine.dispose()

    def remember_place(self) -> None:
        """Note which file is open, so that a replacement is noticed."""
        if self._place is not None:
            self._place.remember_file()

    @asynccontextmanager
    async def read(self, *, opening: bool = False) -> AsyncIterator[AsyncConnection]:
        """Yield a connection on which every statement stands alone. Raise `DatabaseAwayError`.

        `opening`: for the code that opens the database; it is admitted even while everything else is refused.
        """
        with self.condition.noticing():
            if not opening:
                self.condition.admit(writing=False)
            async with Within(BLOCK_S), self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, *, trial: bool = False) -> AsyncIterator[AsyncConnection]:
        """Yield a transaction: committed to the disk when the block ends, rolled back when it raises.

        Raises `DatabaseAwayError`, and `InDoubtError` if the database went away during the commit. `trial`: its
        outcome does not count as one of the writes of people.
        """
        with self.condition.noticing(writing=not trial):
            self.condition.admit(writing=True)
            has_begun_to_commit = False
            try:
                async with Within(BLOCK_S), self._turn(), self._writing.connect() as connection:
                    transaction = await connection.begin()
                    noted(connection)
                    try:
                        yield connection
                        if transaction.is_active:
                            has_begun_to_commit = True
                            with _committing():
                                await transaction.commit()
                            self._count_commit(trial)
                            self._report_changed(noted(connection))
                    except BaseException:
                        # After a failed commit, too: closing the connection would leave the transaction open.
                        with suppress(Exception):
                            await transaction.rollback()
                        raise
            except TimeoutError as late:
                if has_begun_to_commit:
                    raise InDoubtError(reason=str(late)) from late
                raise

    def _report_changed(self, matches: frozenset[str]) -> None:
        if matches and self.on_changed is not None:
            self.on_changed(matches)

    def _count_commit(self, trial: bool) -> None:
        self._written += 1
        if not trial:
            self.condition.outcomes.committed()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for the turn to write to SQLite; PostgreSQL has several writers. Raise `DatabaseAwayError`."""
        lock = self._write_lock
        if lock is None:
            yield
            return
        await self._take_turn(lock)
        try:
            yield
        finally:
            lock.release()

    async def _take_turn(self, lock: asyncio.Lock) -> None:
        try:
            async with asyncio.timeout(TURN_S):
                await lock.acquire()
        except TimeoutError:
            raise DatabaseAwayError(reason=f"others have been writing for {TURN_S:g} s") from None

    async def at_once(self, work: Callable[[Connection], T], *, trial: bool = False) -> T:
        """Return the result of `work`, run in a transaction: committed when it returns, rolled back when it raises.

        With SQLite it runs from beginning to end in another thread. Statement by statement, as in `write`, each would
        wait for the event loop to continue, and on a busy server that adds up.
        `work` undoes its own statements by `roll_back`. Raises as `write` does.
        """
        lock = self._write_lock
        if lock is None or self._writer is None:
            async with self.write(trial=trial) as connection:
                return await connection.run_sync(work)
        # The same as `noticing`, which would cost a dozen more calls for every move.
        try:
            self.condition.admit(writing=True)
            await (self._take_turn(lock) if lock.locked() else lock.acquire())
            try:
                done, changed = await self._writer.carry_out(partial(self._in_place, work))
            finally:
                lock.release()
        except StuckError as stuck:
            away = (InDoubtError if stuck.has_begun else DatabaseAwayError)(str(stuck))
            self.condition.notice(away, writing=not trial)
            raise away from stuck
        except Exception as error:
            self.condition.notice(error, writing=not trial)
            raise
        self._count_commit(trial)
        self._report_changed(changed)
        return done

    def _in_place(self, work: Callable[[Connection], T], connection: Connection) -> tuple[T, frozenset[str]]:
        """Run `work` in a transaction, if the files are still where they were opened; return what it changed too."""
        place = self._place
        assert place is not None
        place.check(connection)
        noted(connection)
        done = _in_transaction(connection, work)
        place.remember_log(connection)
        return done, noted(connection)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work`, which only reads, each statement alone.

        With SQLite it runs in another thread, after other calls of `look`: use `read` for statements that take long.
        Raises `DatabaseAwayError`.
        """
        return await self._read_in(self._reader, work)

    async def poll(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work` as `look` does, for frequent queries that rarely find anything.

        With SQLite the reads of people do not wait for it. Raises `DatabaseAwayError`.
        """
        return await self._read_in(self._poller, work)

    async def _read_in(self, thread: SqliteThread | None, work: Callable[[Connection], T]) -> T:
        with self.condition.noticing():
            self.condition.admit(writing=False)
            if thread is not None:
                return await thread.carry_out(work)
            async with Within(BLOCK_S), self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into its file, as far as no reader still needs the old state.

        Reads and writes continue meanwhile. Without this, some commit would do it, and a move would wait for it.
        Nothing is done if there was no write since, or if the file takes no writes.
        """
        written = self._written
        if self.file is None or self.condition.trouble is not None:
            return
        await self.poll(self._check_place)
        if written == self._carried_over:
            return
        async with self.read() as connection:
            busy, pages, carried_over = (await connection.execute(CHECKPOINT)).one()
        # Another process may have written long ago, or a reader may have held pages back until now.
        date_log(self.file)
        if not busy and carried_over == pages:
            self._carried_over = written

    def _check_place(self, _connection: Connection) -> None:
        if self._place is not None:
            self._place.check()

    async def answers(self) -> bool:
        """True if the database can be reached."""
        try:
            async with Within(PROBE_S), self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def takes_writes(self) -> bool:
        """True if the database takes writes: judged by the last writes, and by a trial that needs space."""
        if self.condition.trouble is not None or self.condition.outcomes.are_refusals():
            return False
        try:
            await self.try_to_write()
        except Exception:
            return False
        return True

    async def try_to_write(self) -> None:
        """Write something that needs space, and remove it. Raise `DatabaseAwayError`."""
        trial = write_trial.postgresql if self.file is None else write_trial.sqlite(self.file)
        try:
            async with Within(PROBE_S):
                await self.at_once(trial, trial=True)
        except TimeoutError as late:
            raise DatabaseAwayError(reason=str(late)) from late

    async def meet(self) -> str:
        """Return the text encoding of a PostgreSQL database; detect a pooler, and use it accordingly.

        Call this before any other query. Raises `DatabaseAwayError`.
        """
        engine = engines.postgresql_unknown(self.url)
        with self.condition.noticing():
            async with Within(BLOCK_S):
                try:
                    met = await pooler.met(engine)
                finally:
                    await engine.dispose()
        if met.is_pooled:
            self._use_connections(pooled=True)
        return met.encoding

    async def close(self) -> None:
        """Close all connections. One that does not answer is left alone: it ends with the process."""
        if self.meanwhile is not None:
            self.meanwhile.cancel()
            await asyncio.wait({self.meanwhile})
        for thread in (self._writer, self._reader, self._poller):
            if thread is not None:
                await thread.close()
        for engine in (self._writing, self._reading):
            await _disposed(engine)


async def _disposed(engine: AsyncEngine) -> None:
    with suppress(TimeoutError):
        async with Within(CLOSE_S):
            await engine.dispose()


def _in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Run `work` in a transaction of the driver itself: SQLAlchemy's cost many calls, for every move."""
    driver: Any = connection.connection.dbapi_connection
    driver.execute(BEGIN)
    try:
        done = work(connection)
        try:
            driver.commit()
        except Exception as error:
            if noticed(error) is None:
                raise
            raise commit_failed(error) from error
    except BaseException:
        with suppress(Exception):
            driver.rollback()
        raise
    return done
