"""Reads the database without a server: the truth with which every answer is compared."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import ExitStack, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, CursorResult, Executable, create_engine, select

from tablee.server.live.live_match import LiveMatch
from tablee.server.play.reading import Reader
from tablee.store.guests import hashed
from tablee.store.rows import Progress
from tablee.store.schema import matches, reports
from tablee.store.store import Store


class AtOnce:
    """A connection that executes statements in this thread, which takes a tenth of the time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable, parameters: Any = None) -> "CursorResult[Any]":
        """Execute this statement."""
        return self._connection.execute(statement, parameters)


@asynccontextmanager
async def observing(address: str) -> "AsyncIterator[Observer]":
    """Open a database for reading; SQLite is read without any other thread."""
    store = await Store.open(address)
    with ExitStack() as stack:
        if store.database.is_sqlite:
            url = store.database.url.set(drivername="sqlite+pysqlite")
            engine = create_engine(url, isolation_level="AUTOCOMMIT")
            stack.callback(engine.dispose)
            connection = AtOnce(stack.enter_context(engine.connect()))
            store.database.read = _reading(connection)  # type: ignore[method-assign]
        yield Observer(store)
    await store.close()


def _reading(connection: AtOnce) -> Callable[..., Any]:
    return lambda *, opening=False: nullcontext(connection)


class Observer:
    """Reads the database of a life. A match is read again once it has changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reader = Reader(store)
        self._read: dict[str, tuple[Progress, LiveMatch]] = {}

    async def match(self, table: str) -> LiveMatch:
        """Return the match of this table as the log has it now."""
        return (await self.matches([table]))[table]

    async def matches(self, tables: Sequence[str]) -> dict[str, LiveMatch]:
        """Return the matches of these tables as the log has them now."""
        there = await self.progress(tables)
        return {table: await self._match(table, there[table]) for table in tables}

    async def _match(self, table: str, there: Progress) -> LiveMatch:
        kept = self._read.get(table)
        if kept is not None and kept[0] == there:
            return kept[1]
        live = await self.fresh(table)
        self._read[table] = Progress(live.match.ply, live.row.revision), live
        return live

    async def fresh(self, table: str) -> LiveMatch:
        """Return the match of this table, read from beginning to end."""
        return await self._reader.read_with_talk(table)

    async def progress(self, tables: Sequence[str]) -> dict[str, Progress]:
        """Return how far these matches have come."""
        return await self.store.matches.progress(tables)

    async def tables(self) -> list[str]:
        """Return every table, the oldest first."""
        query = select(matches.c.id).order_by(matches.c.created, matches.c.id)
        async with self.store.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def guests(self, cookies: Collection[str]) -> dict[str, str]:
        """Return the guests of these cookies."""
        hashes = {hashed(cookie): cookie for cookie in cookies}
        return {hashes[one]: guest for one, guest in (await self.store.guests.good(hashes)).items()}

    async def open_reports(self) -> list[str]:
        """Return the reports that no moderator has closed."""
        query = select(reports.c.id).where(reports.c.closed.is_(None)).order_by(reports.c.at, reports.c.id)
        async with self.store.database.read() as connection:
            return list((await connection.execute(query)).scalars())
