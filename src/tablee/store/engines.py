"""SQLAlchemy's engines for both kinds of database, with a limit on every wait."""

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
"""Pages of SQLite's write-ahead log at which a commit copies them into the file itself, without `checkpoint`."""

BEGIN: Final = "BEGIN IMMEDIATE"

PING_AFTER_S: Final = 30.0
"""A connection that was idle for longer is tested before use. A closed one is recognised without a test."""

PING_S: Final = 2.0
USED: Final = "used"

SESSION: Final = (
    f"SET idle_in_transaction_session_timeout = '{IDLE_S}s'; "
    "SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
)
"""Without these settings, a process that vanished would hold its locks until the system drops the connection."""

UNPREPARED: Final = {"statement_cache_size": 0, "prepared_statement_cache_size": 0}
"""Driver options with which each statement is sent whole, for a pooler that changes connections."""


class DatabaseDriverError(TableeError):
    """The driver for PostgreSQL is not installed: `database.driver` (python)."""

    exit_status = 3


def postgresql(url: URL, pooled: bool = False) -> AsyncEngine:
    """Return connections to PostgreSQL for a server's short statements.

    `pooled`: a pooler in front changes the connections behind them. Raises `DatabaseDriverError`.
    """
    _, options = driver_options(url)
    pooled = pooled or options.get("statement_cache_size") == 0
    engine = _postgresql(url, pooled, pool_timeout=TURN_S)
    _lively(engine.sync_engine)
    if not pooled:
        # Behind a pooler the settings would also apply to the connection's next user.
        _settled(engine.sync_engine)
    return engine


def postgresql_unknown(url: URL) -> AsyncEngine:
    """Return connections to a server that may have a pooler in front. Raise `DatabaseDriverError`."""
    return _postgresql(url, True, poolclass=NullPool)


def postgresql_at_length(url: URL, pooled: bool = False) -> AsyncEngine:
    """Return a connection whose statements may take long. Raise `DatabaseDriverError`."""
    return _postgresql(url, pooled, {"command_timeout": AT_LENGTH_S}, poolclass=NullPool)


def postgresql_listening(url: URL) -> AsyncEngine:
    """Return a connection of its own to listen on, which notices a silent network. Raise `DatabaseDriverError`."""
    engine = _postgresql(url, False, poolclass=NullPool)
    _settled(engine.sync_engine)
    return engine


def _settled(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.run_async(lambda driver: driver.execute(SESSION))


def _postgresql(url: URL, pooled: bool, more: Mapping[str, float] | None = None, **pool: Any) -> AsyncEngine:
    """Return an engine; `more` are driver options that override the address."""
    address, given = driver_options(url)
    options = {"timeout": CONNECT_S, "command_timeout": STATEMENT_S, **given, **(more or {})}
    if pooled:
        options.update(UNPREPARED)
    try:
        engine = create_async_engine(
            address,
            connect_args=options,
            hide_parameters=True,
            # Whatever the default of the role or database: our locks are designed for this level.
            isolation_level="READ COMMITTED",
            **pool,
        )
    except ModuleNotFoundError:
        raise DatabaseDriverError("database.driver", {"python": sys.executable}) from None

    @event.listens_for(engine.sync_engine, "handle_error")
    def give_up(context: Any) -> None:
        # After a statement without an answer, neither this connection nor the older ones can be trusted.
        if isinstance(context.original_exception, TimeoutError):
            context.is_disconnect = context.invalidate_pool_on_disconnect = True

    return engine


def _lively(engine: Engine) -> None:
    """Prevent the use of a connection that was closed or went silent while idle.

    SQLAlchemy's own way (`pool_pre_ping`) sends three queries each time, more than a move itself does.
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
    """Return connections to SQLite: several that read (`"AUTOCOMMIT"`), or the one that writes."""
    # Readers have connections of their own: switching one back and forth would cost more than the reading.
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY_S},
        hide_parameters=True,
        pool_reset_on_return=None if isolation_level else "rollback",
        # Single statements have nothing to roll back, and a rollback would cost a trip to the thread and back.
        skip_autocommit_rollback=isolation_level is not None,
        # As many as are ever open: additional connections would be created and dropped all the time.
        pool_size=READERS if isolation_level else 1,
        max_overflow=0,
        pool_timeout=TURN_S,
        **({"isolation_level": isolation_level} if isolation_level else {}),
    )
    _prepared(engine.sync_engine, BUSY_S, immediate=isolation_level is None)
    # The thread of an abandoned connection closes it as soon as it answers. Waiting for that, as SQLAlchemy does,
    # could take forever.
    engine.sync_engine.dialect.do_terminate = _let_go  # type: ignore[assignment]
    return engine


def _let_go(connection: Any) -> None:
    connection.driver_connection.stop()


def sqlite_at_length(url: URL) -> AsyncEngine:
    """Return a connection that writes to SQLite, and waits long for other writers."""
    engine = create_async_engine(
        url, connect_args={"timeout": AT_LENGTH_S}, hide_parameters=True, poolclass=NullPool
    )
    _prepared(engine.sync_engine, AT_LENGTH_S, immediate=True)
    return engine


def sqlite_direct(url: URL) -> Engine:
    """Return a connection to SQLite without an event loop, for a thread of its own."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": BUSY_S, "check_same_thread": False},
        hide_parameters=True,
        pool_size=1,
        max_overflow=0,
        # Transactions begin and end on the driver's own connection.
        isolation_level="AUTOCOMMIT",
    )
    _prepared(engine, BUSY_S, immediate=False)
    return engine


def _prepared(engine: Engine, busy_s: float, immediate: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # The driver opens no transactions by itself: `begin` below does, and takes the write lock at once. A
        # transaction that reads first and writes later fails if another process wrote in between.
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
