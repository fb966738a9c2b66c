"""A database that is open: reading from it and writing to it, each within a bounded time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Dialect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store import engines, pooler, write_trial
from tablee.store.address import normalised, shown
from tablee.store.condition import Condition
from tablee.store.engines import BEGIN
from tablee.store.failures import DatabaseAwayError, InDoubtError, commit_failed, noticed
from tablee.store.patience import BLOCK_S, CLOSE_S, PROBE_S, TURN_S, Within
from tablee.store.sqlite_file import Place, located
from tablee.store.sqlite_thread import SqliteThread
from tablee.store.working_thread import StuckError

T = TypeVar("T")
CHECKPOINT: Final = text("PRAGMA wal_checkpoint(PASSIVE)")
UNLIMITED: Final = tuple(
    text(f"SET LOCAL {limit} = 0")
    for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
)
"""Limits of PostgreSQL that whoever opens the database is not held to, in one transaction."""


@contextmanager
def _committing() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if noticed(error) is None:
            raise
        raise commit_failed(error) from error


class Database:
    """An open database. Writes of one process wait for each other here, where SQLite would only let them poll.

    `shown`: what people may see of its address; `file`: the file, with SQLite; `condition`: whether it may be used.
    """

    def __init__(self, address: str) -> None:
        """Connects when first used. Raises `DatabaseAddressError` and `DatabaseDriverError`."""
        self.url = normalised(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.file: Path | None = None
        self.shown = shown(self.url)
        self._place: Place | None = None
        self._write_lock: asyncio.Lock | None = None
        self._writer: SqliteThread | None = None
        self._looker: SqliteThread | None = None
        # What opens the database while it refuses everything.
        self.meanwhile: asyncio.Task[None] | None = None
        if self.is_sqlite:
            self.file = located(str(self.url.database))
            self._place = Place(self.file)
            self._writing = engines.sqlite(self.url, None)
            self._reading = engines.sqlite(self.url, "AUTOCOMMIT")
            self._write_lock = asyncio.Lock()
            self._writer = SqliteThread(engines.sqlite_direct(self.url), "writer")
            self._looker = SqliteThread(engines.sqlite_direct(self.url), "looker")
        else:
            self._use_connections(pooled=False)
        self.condition = Condition(self.file)
        # Transactions so far, and how many of them are known to be in SQLite's file itself; a first one may be left of
        # whoever had it open before.
        self._written, self._carried_over = 1, 0
        # How statements are written here.
        self.dialect: Dialect = (self._writer or self._writing).dialect

    def _use_connections(self, pooled: bool) -> None:
        """Have the connections to PostgreSQL that there will be go by a pooler or not."""
        self._is_pooled = pooled
        self._writing = engines.postgresql(self.url, pooled)
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may take long, on a connection of its own, for whoever opens the database.

        It is let in where everybody else is refused. Raises what the driver raises.
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
        """Note which file is open, so that it is noticed when another one takes its place."""
        if self._place is not None:
            self._place.remember_file()

    @asynccontextmanager
    async def read(self, *, opening: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection whose every statement stands alone. Raises `DatabaseAwayError`.

        `opening`: for whoever opens the database, and is let in where everybody else is refused.
        """
        with self.condition.noticing():
            if not opening:
                self.condition.admit(writing=False)
            async with Within(BLOCK_S), self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, *, trial: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed to the disk when the block ends, rolled back when it raises.

        Raises `DatabaseAwayError`, and `InDoubtError` where it went away during the commit. `trial`: what becomes of it
        says nothing of the writes of people.
        """
        with self.condition.noticing(writing=not trial):
            self.condition.admit(writing=True)
            has_begun_to_commit = False
            try:
                async with Within(BLOCK_S), self._turn(), self._writing.connect() as connection:
                    transaction = await connection.begin()
                    try:
                        yield connection
                        if transaction.is_active:
                            has_begun_to_commit = True
                            with _committing():
                                await transaction.commit()
                            self._count_commit(trial)
                    except BaseException:
                        # After a commit that failed, too: closing the connection would leave the transaction open.
                        with suppress(Exception):
                            await transaction.rollback()
                        raise
            except TimeoutError as late:
                if has_begun_to_commit:
                    raise InDoubtError(reason=str(late)) from late
                raise

    def _count_commit(self, trial: bool) -> None:
        self._written += 1
        if not trial:
            self.condition.outcomes.committed()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """The turn to write to SQLite; PostgreSQL has several write at a time. Raises `DatabaseAwayError`."""
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
        """What `work` answers, in a transaction: committed to the disk when it returns, rolled back when it raises.

        With SQLite it runs from beginning to end in another thread. Statement by statement, as in `write`, each would
        have to wait until whatever else the event loop does lets it go on, and on a busy server that adds up.
        Raises as `write` does.
        """
        lock = self._write_lock
        if lock is None or self._writer is None:
            async with self.write(trial=trial) as connection:
                return await connection.run_sync(work)
        # As `noticing` does, which would be a dozen calls more for every move.
        try:
            self.condition.admit(writing=True)
            await (self._take_turn(lock) if lock.locked() else lock.acquire())
            try:
                done = await self._writer.carry_out(lambda connection: self._in_place(connection, work))
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
        return done

    def _in_place(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        """`work` in a transaction, if the files are still where they were opened."""
        place = self._place
        assert place is not None
        place.check(connection)
        done = _in_transaction(connection, work)
        place.remember_log(connection)
        return done

    async def look(self, work: Callable[[Connection], T]) -> T:
        """What `work` reads, each statement standing alone, for what is asked again and again though little happens.

        With SQLite that is a tenth of what `read` takes; it waits for whatever else is looked for.
        Raises `DatabaseAwayError`.
        """
        with self.condition.noticing():
            self.condition.admit(writing=False)
            if self._looker is not None:
                return await self._looker.carry_out(work)
            async with Within(BLOCK_S), self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Carry what is in SQLite's write-ahead log over into its file, as far as no reader needs it as it was.

        Whoever reads and writes goes on meanwhile; left alone, every so many pages a commit would do it, and a move
        would wait for it. Where nothing was written since, nothing is done; nor where the file takes no writes.
        """
        written = self._written
        if not self.is_sqlite or self.condition.trouble is not None:
            return
        await self.look(self._check_place)
        if written == self._carried_over:
            return
        async with self.read() as connection:
            busy, pages, carried_over = (await connection.execute(CHECKPOINT)).one()
        if not busy and carried_over == pages:
            self._carried_over = written

    def _check_place(self, _connection: Connection) -> None:
        if self._place is not None:
            self._place.check()

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            async with Within(PROBE_S), self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def takes_writes(self) -> bool:
        """Whether the database takes writes: by what the last ones came to, and by trying one that needs room."""
        if self.condition.trouble is not None or self.condition.outcomes.are_refusals():
            return False
        try:
            await self.try_to_write()
        except Exception:
            return False
        return True

    async def try_to_write(self) -> None:
        """Write something that needs room, and take it away again. Raises `DatabaseAwayError`."""
        trial = write_trial.postgresql if self.file is None else write_trial.sqlite(self.file)
        try:
            async with Within(PROBE_S):
                await self.at_once(trial, trial=True)
        except TimeoutError as late:
            raise DatabaseAwayError(reason=str(late)) from late

    async def meet(self) -> str:
        """The encoding of texts in a database of PostgreSQL; and see whether a pooler is in between, and go by it.

        To be called before anything else is asked. Raises `DatabaseAwayError`.
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
        """Give all connections back. What does not answer is left alone: it ends with the process."""
        if self.meanwhile is not None:
            self.meanwhile.cancel()
            await asyncio.wait({self.meanwhile})
        for thread in (self._writer, self._looker):
            if thread is not None:
                await thread.close()
        for engine in (self._writing, self._reading):
            await _disposed(engine)


async def _disposed(engine: AsyncEngine) -> None:
    with suppress(TimeoutError):
        async with Within(CLOSE_S):
            await engine.dispose()


def _in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    """`work` in a transaction that the driver itself begins and ends: SQLAlchemy's are many calls, for every move."""
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
