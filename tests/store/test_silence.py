"""A database that goes silent delays no caller for long, and none after it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tablee.store import database as databases
from tablee.store import engines, sqlite_thread
from tablee.store.failures import DatabaseAwayError, InDoubtError
from tablee.store.patience import IDLE_S, Within
from tablee.store.refusals import CannotOpenError
from tablee.store.store import Store
from tests.patience import patience, patience_s
from tests.silent_proxy import SilentProxy, silent_proxy

INSERTION = text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1)")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waits."""
    for name in ("CONNECT_S", "STATEMENT_S", "TURN_S"):
        monkeypatch.setattr(engines, name, 1.0)


@pytest.fixture
async def proxy(cluster: Path) -> AsyncIterator[SilentProxy]:
    async with silent_proxy(cluster) as proxy:
        yield proxy


@pytest.fixture
async def behind(soon: None, proxy: SilentProxy, postgres_with_tables: str) -> AsyncIterator[Store]:
    """Yield a store that reaches its database through the proxy, over several connections."""
    store = await Store.open(proxy.address(postgres_with_tables))
    await at_once(store, 5)
    yield store
    await store.close()


async def write(store: Store) -> str | None:
    """Run one transaction; return the code of its error, or None."""
    try:
        async with store.database.write() as connection:
            await connection.execute(text("SELECT pg_sleep(0.05)"))
    except DatabaseAwayError as away:
        return away.code
    return None


async def at_once(store: Store, many: int) -> list[str | None]:
    """Run so many transactions at the same time."""
    async with patience():
        return await asyncio.gather(*(write(store) for _ in range(many)))


async def test_work_that_waits_for_a_silent_connection_fails_and_the_next_goes_through(
    behind: Store, proxy: SilentProxy
) -> None:
    assert proxy.silence() >= 5
    assert await write(behind) == "database.away"
    # One was enough: the connections that went silent with it are not used again.
    assert await at_once(behind, 10) == [None] * 10


async def test_a_read_a_look_and_a_commit_end_too(behind: Store, proxy: SilentProxy) -> None:
    async with patience():
        with pytest.raises(DatabaseAwayError):
            async with behind.database.read() as connection:
                await connection.execute(text("SELECT 1"))
                proxy.silence()
                await connection.execute(text("SELECT 1"))
        with pytest.raises(DatabaseAwayError):
            await behind.database.poll(lambda connection: silenced(proxy, connection))
        with pytest.raises(InDoubtError):
            async with behind.database.write() as connection:
                await connection.execute(INSERTION)
                proxy.silence()
        assert await write(behind) is None


def silenced(proxy: SilentProxy, connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
    proxy.silence()
    connection.execute(text("SELECT 1"))


async def test_a_connection_that_went_silent_while_nobody_used_it_is_replaced_unnoticed(
    behind: Store, proxy: SilentProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PING_AFTER_S", 0.0)
    monkeypatch.setattr(engines, "PING_S", 0.5)
    proxy.silence()
    assert await write(behind) is None


async def test_a_database_that_is_silent_altogether_is_away_and_comes_back(
    behind: Store, proxy: SilentProxy
) -> None:
    proxy.silence_all()
    # More than there may be connections: the transactions that wait for one get the error, too.
    assert await at_once(behind, 20) == ["database.away"] * 20
    assert not await behind.database.takes_writes()
    proxy.speak()
    assert await at_once(behind, 20) == [None] * 20
    assert await behind.database.takes_writes()


async def test_a_silent_database_cannot_be_opened(
    soon: None, proxy: SilentProxy, postgres_with_tables: str
) -> None:
    proxy.silence_all()
    async with patience():
        with pytest.raises(CannotOpenError) as refused:
            await Store.open(proxy.address(postgres_with_tables))
    assert refused.value.code == "database.unreachable"


async def test_what_a_silent_process_had_locked_is_free_after_a_while(
    soon: None, proxy: SilentProxy, postgres_with_tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "SESSION", engines.SESSION.replace(f"'{IDLE_S}s'", "'500ms'"))
    gone, other = (
        await Store.open(proxy.address(postgres_with_tables)),
        await Store.open(postgres_with_tables),
    )
    locking = text("UPDATE alembic_version SET version_num = version_num")
    async with patience():
        with pytest.raises(DatabaseAwayError):
            async with gone.database.write() as connection:
                await connection.execute(locking)
                proxy.silence_all()
                while True:
                    try:
                        async with other.database.write() as theirs:
                            await theirs.execute(locking)
                        break
                    except DatabaseAwayError:
                        # The lock is still held: that is reported, instead of waiting forever.
                        continue
                await connection.execute(locking)
    for store in (gone, other):
        await store.close()


async def test_migrations_may_take_longer(soon: None, store: Store) -> None:
    long = text("SELECT pg_sleep(1.5)" if not store.database.is_sqlite else "SELECT 1")
    async with store.database.opening() as connection:
        await connection.execute(long)


# --- SQLite ---------------------------------------------------------------------------------------


@pytest.fixture
async def on_a_file(sqlite_file: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(sqlite_file))
    yield store
    await store.close()


@pytest.fixture
def hold() -> threading.Event:
    """Return an event: until it is set, its waiters are stuck, like a thread whose disk does not answer."""
    return threading.Event()


def stuck(hold: threading.Event) -> Callable[[Connection], str]:
    def wait(connection: Connection) -> str:
        connection.execute(INSERTION)
        hold.wait(patience_s())
        return "done"

    return wait


async def test_a_write_that_is_stuck_is_in_doubt_and_what_waited_behind_it_was_not_done(
    on_a_file: Store, hold: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_thread, "STUCK_S", 0.3)
    monkeypatch.setattr(databases, "TURN_S", 0.3)
    first = asyncio.create_task(on_a_file.database.at_once(stuck(hold)))
    await asyncio.sleep(0)
    others = [asyncio.create_task(on_a_file.database.at_once(stuck(hold))) for _ in range(3)]
    results = await asyncio.wait_for(asyncio.gather(first, *others, return_exceptions=True), patience_s())
    assert [type(one) for one in results] == [InDoubtError] + [DatabaseAwayError] * 3
    with pytest.raises(DatabaseAwayError):
        # At once, as long as the thread is stuck.
        monkeypatch.setattr(sqlite_thread, "STUCK_S", 1e6)
        await asyncio.wait_for(on_a_file.database.at_once(stuck(hold)), patience_s())
    hold.set()
    # The write in doubt was carried out, once; and the thread works again.
    async with patience():
        while True:
            try:
                await on_a_file.database.at_once(lambda connection: connection.execute(text("SELECT 1")))
                break
            except DatabaseAwayError:
                await asyncio.sleep(0.01)
    async with on_a_file.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM guests"))).scalar() == 1


async def test_a_look_that_is_stuck_is_away(
    on_a_file: Store, hold: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_thread, "STUCK_S", 0.3)
    with pytest.raises(DatabaseAwayError):
        await asyncio.wait_for(
            on_a_file.database.poll(lambda connection: hold.wait(patience_s())), patience_s()
        )
    hold.set()


async def test_a_block_that_is_stuck_ends_and_so_does_closing(
    on_a_file: Store, hold: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BLOCK_S", 0.3)
    threads: list[threading.Thread] = []

    async def wait_in(thread: str) -> None:
        opened = on_a_file.database.write() if thread == "writing" else on_a_file.database.read()
        async with opened as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert driver is not None
            threads.append(driver._thread)
            await driver.create_function("wait", 0, lambda: hold.wait(patience_s()))
            await connection.execute(text("SELECT wait()"))

    for thread in ("writing", "reading"):
        with pytest.raises(DatabaseAwayError):
            await asyncio.wait_for(wait_in(thread), patience_s())
    await asyncio.wait_for(on_a_file.close(), patience_s())
    hold.set()
    for left in threads:
        await asyncio.to_thread(left.join, patience_s())
        assert not left.is_alive()


async def test_a_writer_waits_for_its_turn_no_longer_than_it_should(
    on_a_file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "TURN_S", 0.2)
    async with on_a_file.database.write():
        with pytest.raises(DatabaseAwayError):
            await on_a_file.database.at_once(lambda connection: None)
        assert await write(on_a_file) == "database.away"
    assert await on_a_file.database.at_once(lambda connection: 7) == 7


async def test_a_block_within_so_many_seconds_ends_even_where_it_does_not_want_to() -> None:
    async def stubborn() -> None:
        async with Within(0.1):
            try:
                await asyncio.sleep(patience_s())
            finally:
                # Like code that waits a second time for a stuck thread, to clean up.
                await asyncio.sleep(patience_s())

    with pytest.raises(TimeoutError):
        await stubborn()


async def test_one_that_is_cancelled_by_another_task_is_cancelled() -> None:
    async def wait() -> None:
        async with Within(patience_s()):
            await asyncio.sleep(patience_s())

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
