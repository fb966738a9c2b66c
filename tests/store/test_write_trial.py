"""A write that needs space, and the outcome of the last writes, show if a database takes writes."""

import errno
import os
import resource
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.store import write_trial
from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError
from tablee.store.store import Store
from tests.store.test_failures import changed

INSERTION = text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1)")


async def test_a_trial_leaves_nothing_behind(store: Store) -> None:
    assert await store.database.takes_writes()
    if store.database.file is not None:
        assert [
            path.name for path in store.database.file.parent.iterdir() if "tablee.db" not in path.name
        ] == []
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar() == 1


async def test_a_trial_of_postgresql_needs_room_on_the_disk_of_its_tables(postgres_with_tables: str) -> None:
    await changed(postgres_with_tables, "temp_file_limit = '16kB'")
    store = await Store.open(postgres_with_tables)
    with pytest.raises(DatabaseAwayError) as refused:
        await store.database.try_to_write()
    assert "temp_file_limit" in refused.value.reason
    await store.close()


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("statement_timeout = 1", "statement timeout"),
        ("default_transaction_read_only = on", "read-only transaction"),
    ],
)
async def test_a_limit_or_a_lock_of_the_database_s_own_is_noticed_at_once(
    postgres_with_tables: str, setting: str, reason: str
) -> None:
    await changed(postgres_with_tables, setting)
    database = Database(postgres_with_tables)
    with pytest.raises(DatabaseAwayError) as refused:
        await database.try_to_write()
    assert reason in refused.value.reason
    assert not await database.takes_writes()
    await database.close()


async def test_a_row_that_still_fits_is_no_proof_that_a_move_does(sqlite_file: Path) -> None:
    store = await Store.open(str(sqlite_file))
    assert await store.database.takes_writes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    # The log may still grow by a few pages, as on a disk that is nearly full.
    log = sqlite_file.with_name(sqlite_file.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (os.stat(log).st_size + 5 * 4096, hard))
    try:
        await store.database.at_once(lambda connection: connection.execute(write_trial.ROW))
        with pytest.raises(DatabaseAwayError) as refused:
            await store.database.try_to_write()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "no room" in refused.value.reason
    assert await store.database.takes_writes()
    await store.close()


async def test_where_others_make_no_files_the_row_alone_decides(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(**_: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("tablee.store.write_trial.tempfile.TemporaryFile", refused)
    store = await Store.open(str(sqlite_file))
    assert await store.database.takes_writes()
    await store.close()


async def refuse(database: Database) -> None:
    """Attempt a write for people that the database refuses."""

    def fail(_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(DatabaseAwayError):
        await database.at_once(fail)


async def test_where_the_last_writes_were_refused_a_trial_that_goes_through_is_no_proof(store: Store) -> None:
    for _ in range(write_trial.IN_A_ROW - 1):
        await refuse(store.database)
    assert await store.database.takes_writes()
    await refuse(store.database)
    assert not await store.database.takes_writes()
    # Trials do not count there; one successful write does.
    await store.database.try_to_write()
    assert not await store.database.takes_writes()
    await store.database.at_once(lambda connection: connection.execute(INSERTION))
    assert await store.database.takes_writes()


async def test_after_a_while_a_trial_counts_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(write_trial.IN_A_ROW):
        await refuse(store.database)
    assert not await store.database.takes_writes()
    monkeypatch.setattr(write_trial, "LATELY_S", 0.0)
    assert await store.database.takes_writes()
