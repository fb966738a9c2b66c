"""Opening databases: kinds, file permissions, and migration."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tablee.store import migrate as migrations
from tablee.store.address import DatabaseAddressError, normalised
from tablee.store.database import Database
from tablee.store.schema import metadata
from tablee.store.store import Store
from tests.patience import patience_s
from tests.store.samples import GOES_ON, entry, match, stored


@pytest.fixture
def address(nothing: str) -> str:
    """Return a database that must first be migrated."""
    return nothing


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("tablee.db", "sqlite+aiosqlite:///tablee.db"),
        ("/var/lib/tablee.db", "sqlite+aiosqlite:////var/lib/tablee.db"),
        ("sqlite:///tablee.db", "sqlite+aiosqlite:///tablee.db"),
        ("postgresql://ana:pw@host:5433/t", "postgresql+asyncpg://ana:pw@host:5433/t"),
        ("postgres://host/t", "postgresql+asyncpg://host/t"),
        ("postgresql+psycopg://host/t", "postgresql+asyncpg://host/t"),
    ],
)
def test_a_url_or_a_path_is_enough(given: str, url: str) -> None:
    assert normalised(given).render_as_string(hide_password=False) == url


@pytest.mark.parametrize(
    "given", ["mysql://host/t", "sqlite://", "sqlite:///:memory:", "://", "postgresql://h:port/x"]
)
def test_other_databases_are_refused_without_showing_what_may_be_a_password(given: str) -> None:
    with pytest.raises(DatabaseAddressError) as refused:
        normalised(given)
    assert refused.value.code == "database.url"
    assert refused.value.params == {}


async def test_sqlite_waits_for_the_disk_before_it_says_committed(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tablee.db"))
    async with store.database.write() as connection:
        values = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5_000}
    await store.close()


async def test_the_migrations_make_the_tables_of_the_schema(store: Store) -> None:
    async with store.database.write() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
        )
    assert differences == []


async def test_a_block_that_raises_leaves_nothing_written(store: Store) -> None:
    insertion = text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1)")

    async def insert_twice() -> None:
        async with store.database.write() as connection:
            await connection.execute(insertion)
            await connection.execute(insertion)

    with pytest.raises(IntegrityError):
        await insert_twice()
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM guests"))).scalar() == 0


async def test_many_may_open_a_new_database_at_the_same_time(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    for store in stores:
        assert await store.database.answers()
        await store.close()


def test_two_processes_may_start_together(address: str) -> None:
    program = (
        "import asyncio, sys\nfrom tablee.store.store import Store\n"
        "async def main():\n    await (await Store.open(sys.argv[1])).close()\nasyncio.run(main())"
    )
    running = [subprocess.Popen([sys.executable, "-c", program, address]) for _ in range(2)]
    assert [process.wait(patience_s()) for process in running] == [0, 0]


async def test_a_database_that_is_gone_does_not_answer() -> None:
    database = Database("postgresql://localhost:1/none")
    assert not await database.answers()
    await database.close()


async def test_what_is_up_to_date_is_left_alone_by_alembic(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert migrations.newest() == ScriptDirectory.from_config(migrations.config()).get_current_head()
    monkeypatch.setattr(migrations, "_upgrade", lambda connection: pytest.fail("nothing was missing"))
    await migrations.migrate(store.database)


async def test_a_checkpoint_carries_what_was_committed_over_from_the_log_beside_sqlites_file(
    tmp_path: Path,
) -> None:
    store = await Store.open(str(tmp_path / "tablee.db"))
    await stored(store, match())
    assert await store.log.append("m", entry(1), GOES_ON)
    await store.database.checkpoint()
    alone = tmp_path / "alone.db"
    shutil.copy(tmp_path / "tablee.db", alone)
    other = await Store.open(str(alone))
    assert await other.log.entries("m") == [entry(1)]
    await other.close()
    await store.close()


async def test_after_a_transaction_that_failed_the_next_one_goes_through(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tablee.db"))
    await stored(store, match())

    def fail(connection: Connection) -> None:
        connection.execute(text("UPDATE matches SET ply = 7"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.database.at_once(fail)
    assert await store.log.append("m", entry(1), GOES_ON)
    await store.close()
