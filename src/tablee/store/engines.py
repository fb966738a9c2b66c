"""SQLAlchemy's engines for both kinds of database, with an end to all that they wait for."""

import sys
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final, Literal

from sqlalchemy import NullPool, create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.core.errors import TableeError
from tablee.store.address import driver_options
from tablee.store.patience import AT_LENGTH_S, BUSY_S, CONNECT_S, IDLE_S, STATEMENT_S, TURN_S

READERS: Final = 4
LOG_PAGES: Final = 10_000
"""Pages that SQLite's write-ahead log may have before a commit carries them over itself, without `checkpoint`."""

BEGIN: Final = "BEGIN IMMEDIATE"

PING_AFTER_S: Final = 10.0
"""A connection that was idle for longer is tried before it is used. One that was closed is known without."""

PING_S: Final = 2.0
USED: Final = "used"

SESSION: Final = (
    f"SET idle_in_transaction_session_timeout = '{IDLE_S}s'; "
    "SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
)
"""A process that is gone without a word would else hold its locks for as long as the system keeps a connection."""

UNPREPARED: Final = {"statement_cache_size": 0, "prepared_statement_cache_size": 0}
"""Options of the driver with which each statement is sent whole, for a pooler that changes connections."""


class DatabaseDriverError(TableeError):
    """What PostgreSQL is spoken with is not installed: `database.driver` (python)."""

    exit_status = 3


def postgresql(url: URL, pooled: bool = False) -> AsyncEngine:
    """Connections to PostgreSQL for a server's short statements.

    `pooled`: a pooler before the database changes the connections behind them. Raises `DatabaseDriverError`.
    """
    _, options = driver_options(url)
    pooled = pooled or options.get("statement_cache_size") == 0
    engine = _postgresql(url, pooled, pool_timeout=TURN_S)
    _lively(engine.sync_engine)
    if not pooled:
        # By a pooler it would hold for whoever has the connection next.
        _settled(engine.sync_engine)
    return engine


def postgresql_unknown(url: URL) -> AsyncEngine:
    """Connections to a server before which there may be a pooler. Raises `DatabaseDriverError`."""
    return _postgresql(url, True, poolclass=NullPool)


def postgresql_at_length(url: URL, pooled: bool = False) -> AsyncEngine:
    """A connection whose statements may take long. Raises `DatabaseDriverError`."""
    return _postgresql(url, pooled, {"command_timeout": AT_LENGTH_S}, poolclass=NullPool)


def _settled(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.run_async(lambda driver: driver.execute(SESSION))


def _postgresql(url: URL, pooled: bool, more: Mapping[str, float] | None = None, **pool: Any) -> AsyncEngine:
    """`more`: options of the driver that count, whatever the address says."""
    address, given = driver_options(url)
    options = {"timeout": CONNECT_S, "command_timeout": STATEMENT_S, **given, **(more or {})}
    if pooled:
        options.update(UNPREPARED)
    try:
        engine = create_async_engine(
            address,
            connect_args=options,
            hide_parameters=True,
            # Whatever the role or the database has by default: what we lock, and when, is made for this one.
            isolation_level="READ COMMITTED",
            **pool,
        )
    except ModuleNotFoundError:
        raise DatabaseDriverError("database.driver", {"python": sys.executable}) from None

    @event.listens_for(engine.sync_engine, "handle_error")
    def give_up(context: Any) -> None:
        # A statement that was not answered in time: neither this connection nor those made before are to be trusted.
        if isinstance(context.original_exception, TimeoutError):
            context.is_disconnect = context.invalidate_pool_on_disconnect = True

    return engine


def _lively(engine: Engine) -> None:
    """Have no connection handed out that was closed or went silent while nobody used it.

    SQLAlchemy's own way (`pool_pre_ping`) asks three times each time, which is more than a move itself does.
    """

    @event.listens_for(engine, "checkin")
    def note(_connection: Any, record: Any) -> None:
        record.info[USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def check(connection: Any, record: Any, _proxy: Any) -> None:
        if connection.driver_connection.is_closed():
            raise InvalidatePoolError
        used = record.info.get(USED)
        if used is None or monotonic() - used < PING_AFTER_S:
            return
        try:
            connection.run_async(lambda driver: driver.execute(";", timeout=PING_S))
        except Exception as error:
            raise InvalidatePoolError from error


def sqlite(url: URL, isolation_level: Literal["AUTOCOMMIT"] | None) -> AsyncEngine:
    """Connections to SQLite: several that read (`"AUTOCOMMIT"`), or the one that writes."""
    # Readers have connections of their own: switching one to and fro would cost more than the reading.
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY_S},
        hide_parameters=True,
        pool_reset_on_return=None if isolation_level else "rollback",
        # Where each statement stands alone there is nothing to roll back, and asking is a way to the thread and back.
        skip_autocommit_rollback=isolation_level is not None,
        # As many as are ever open: connections beyond these would be made and thrown away all the time.
        pool_size=READERS if isolation_level else 1,
        max_overflow=0,
        pool_timeout=TURN_S,
        **({"isolation_level": isolation_level} if isolation_level else {}),
    )
    _prepared(engine.sync_engine, BUSY_S, immediate=isolation_level is None)
    # A connection that is given up is closed by its thread as soon as that answers. To wait for it, as SQLAlchemy does,
    # might be for ever.
    engine.sync_engine.dialect.do_terminate = _let_go  # type: ignore[assignment]
    return engine


def _let_go(connection: Any) -> None:
    connection.driver_connection.stop()


def sqlite_at_length(url: URL) -> AsyncEngine:
    """A connection that writes to SQLite, and waits long for others to let it."""
    engine = create_async_engine(
        url, connect_args={"timeout": AT_LENGTH_S}, hide_parameters=True, poolclass=NullPool
    )
    _prepared(engine.sync_engine, AT_LENGTH_S, immediate=True)
    return engine


def sqlite_direct(url: URL) -> Engine:
    """A connection to SQLite without an event loop, for a thread of its own."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": BUSY_S, "check_same_thread": False},
        hide_parameters=True,
        pool_size=1,
        max_overflow=0,
        # Transactions are begun and ended on the driver's own connection.
        isolation_level="AUTOCOMMIT",
    )
    _prepared(engine, BUSY_S, immediate=False)
    return engine


def _prepared(engine: Engine, busy_s: float, immediate: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # The driver opens no transactions by itself: `begin` below does, and takes the write lock at once, because a
        # transaction that reads first and writes later fails when another process wrote in between.
        connection.isolation_level = None
        cursor = connection.cursor()
        busy, log_pages = f"busy_timeout={round(busy_s * 1000)}", f"wal_autocheckpoint={LOG_PAGES}"
        for pragma in ("synchronous=FULL", "foreign_keys=ON", busy, log_pages):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if immediate:

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql(BEGIN)
