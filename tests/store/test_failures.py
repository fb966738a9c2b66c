"""A database that goes away raises one error with every driver; our own bugs stay what they are."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from tablee.store.database import Database
from tablee.store.failures import (
    POSTGRESQL_AWAY,
    DatabaseAwayError,
    InDoubtError,
    commit_failed,
    is_away,
    is_damaged,
    noticed,
)
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


class SaidError(Exception):
    """An error of a PostgreSQL driver."""

    def __init__(self, state: str) -> None:
        super().__init__(state)
        self.sqlstate = state


AWAY = (
    *("08000", "08001", "08003", "08004", "08006", "08P01"),
    *("25006", "25P03", "25P04", "26000", "28000", "28P01", "3D000"),
    *("40001", "40003", "40P01", "42501", "42P05"),
    *("53000", "53100", "53200", "53300", "53400", "55006", "55P03"),
    *("57000", "57014", "57P01", "57P02", "57P03", "57P04", "57P05"),
    *("58000", "58030", "58P01", "72000", "F0000", "F0001", "XX000", "XX001", "XX002"),
)
OURS = (
    *("0A000", "21000", "22001", "22003", "22012", "22021", "22023", "22P02", "23502", "23503", "23505"),
    *("23514", "25001", "25P02", "2D000", "34000", "3F000", "40002", "42601", "42703", "42883", "42P01"),
    *("42P07", "44000", "54000", "54001", "55000", "P0001", "00000"),
)


def test_what_postgresql_says_of_itself_is_away_and_what_it_says_of_our_statements_is_not() -> None:
    assert [state for state in AWAY if not is_away(DBAPIError("x", None, SaidError(state)))] == []
    assert [state for state in OURS if is_away(DBAPIError("x", None, SaidError(state)))] == []
    assert [begins for begins in POSTGRESQL_AWAY if not any(state.startswith(begins) for state in AWAY)] == []


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("40001", "database.away"),
        ("40P01", "database.away"),
        ("53100", "database.away"),
        ("57014", "database.away"),
        ("57P01", "database.in_doubt"),
        ("08006", "database.in_doubt"),
        ("40003", "database.in_doubt"),
    ],
)
def test_a_commit_that_was_refused_leaves_no_doubt(state: str, code: str) -> None:
    assert commit_failed(DBAPIError("x", None, SaidError(state))).code == code


@pytest.mark.parametrize("state", ["40001", "40P01", "55P03"])
def test_two_transactions_in_each_other_s_way_say_nothing_of_the_database(state: str) -> None:
    away = noticed(SaidError(state))
    assert away is not None
    assert away.conflict


def test_a_database_whose_pages_cannot_be_read_is_damaged() -> None:
    for number in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT_INDEX):
        error = sqlite3.DatabaseError("simulated")
        error.sqlite_errorcode = number
        assert is_damaged(DBAPIError("x", None, error))
        assert commit_failed(error).code == "database.damaged"
    assert is_damaged(SaidError("XX001"))
    assert not is_damaged(SaidError("XX000"))


async def changed(url: str, *settings: str) -> None:
    """Set these for all later connections to the database, and end the present connections.

    A store that is open meanwhile may try to use a connection that has just ended: open it afterwards.
    """
    database = Database(url)
    async with database.read() as connection:
        name = (await connection.execute(text("SELECT current_database()"))).scalar()
        for setting in settings:
            await connection.execute(text(f"ALTER DATABASE {name} SET {setting}"))
        await connection.execute(END_ALL)
    await database.close()


async def test_what_we_lock_and_when_does_not_depend_on_the_database_s_own_settings(
    postgres_with_tables: str,
) -> None:
    await changed(postgres_with_tables, "default_transaction_isolation = 'serializable'")
    store = await Store.open(postgres_with_tables)
    async with store.database.write() as connection:
        found = (await connection.execute(text("SHOW transaction_isolation"))).scalar()
    assert found == "read committed"
    await store.close()


async def test_two_that_wait_for_each_other_are_asked_to_try_again(postgres_with_tables: str) -> None:
    await changed(postgres_with_tables, "deadlock_timeout = '50ms'")
    store = await Store.open(postgres_with_tables)
    told: list[DatabaseAwayError] = []
    store.database.condition.when_away = told.append
    insertion = text("INSERT INTO guests (id, name, created) VALUES (:id, 'Ana', 1)")
    change = text("UPDATE guests SET created = created + 1 WHERE id = :id")
    async with store.database.write() as connection:
        for one in ("a", "b"):
            await connection.execute(insertion, {"id": one})
    both = asyncio.Barrier(2)

    async def cross(*order: str) -> None:
        async with store.database.write() as connection:
            for one in order:
                await connection.execute(change, {"id": one})
                if one == order[0]:
                    await both.wait()

    results = await asyncio.gather(cross("a", "b"), cross("b", "a"), return_exceptions=True)
    (failed,) = [one for one in results if one is not None]
    assert isinstance(failed, DatabaseAwayError)
    assert [one.code for one in told] == ["database.away"]
    assert await store.database.takes_writes()
    await store.close()
