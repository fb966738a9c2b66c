"""A database that goes away says so by one error, whichever driver noticed; what is our fault stays what it is."""

import sqlite3

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError, InDoubtError, is_away
from tablee.store.store import Store

END_ALL = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
INSERTION = text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1)")


async def test_a_server_that_is_not_there_is_away() -> None:
    database = Database("postgresql://localhost:1/none")
    told: list[DatabaseAwayError] = []
    database.condition.when_away = told.append
    with pytest.raises(DatabaseAwayError) as away:
        async with database.read():
            pass
    assert away.value.code == "database.away"
    assert told == [away.value]
    await database.close()


async def test_a_connection_cut_before_the_commit_leaves_doubt_and_one_cut_earlier_none(
    postgres_url: str,
) -> None:
    store, other = await Store.open(postgres_url), Database(postgres_url)

    async def cut() -> None:
        async with other.read() as connection:
            await connection.execute(END_ALL)

    async def write(early: bool) -> None:
        async with store.database.write() as connection:
            if early:
                await cut()
            await connection.execute(INSERTION)
            await cut()

    with pytest.raises(DatabaseAwayError) as away:
        await write(early=True)
    assert away.value.code == "database.away"
    with pytest.raises(InDoubtError) as doubt:
        await write(early=False)
    assert doubt.value.code == "database.in_doubt"
    assert await store.database.takes_writes()
    await other.close()
    await store.close()


async def test_what_is_our_own_fault_is_not_put_down_to_the_database(store: Store) -> None:
    with pytest.raises(Exception) as fault:  # noqa: PT011 each driver has its own
        async with store.database.read() as connection:
            await connection.execute(text("SELECT nothing FROM nowhere"))
    assert not is_away(fault.value)
    with pytest.raises(IntegrityError):
        async with store.database.write() as connection:
            await connection.execute(INSERTION)
            await connection.execute(INSERTION)


async def test_what_a_failing_disk_says_is_away(store: Store) -> None:
    if not store.database.is_sqlite:
        with pytest.raises(DatabaseAwayError):
            async with store.database.write() as connection:
                await connection.execute(text("SET TRANSACTION READ ONLY"))
                await connection.execute(INSERTION)
        return

    def fail(_connection: object) -> None:
        error = sqlite3.OperationalError("simulated")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    event.listen(store.database._writing.sync_engine, "commit", fail)
    with pytest.raises(InDoubtError):
        async with store.database.write() as connection:
            await connection.execute(INSERTION)
    event.remove(store.database._writing.sync_engine, "commit", fail)
    assert await store.database.takes_writes()


def test_what_the_network_says_is_away_and_what_a_driver_says_of_us_is_not() -> None:
    assert is_away(ConnectionResetError())
    assert is_away(DBAPIError("x", None, sqlite3.OperationalError(), connection_invalidated=True))
    assert not is_away(ProgrammingError("x", None, ValueError()))
    assert not is_away(ValueError())
