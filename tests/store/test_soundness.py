"""An SQLite file that is damaged, or was replaced, takes no writes and is left as it is."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from tablee.store import opening
from tablee.store.failures import DatabaseAwayError
from tablee.store.refusals import CannotOpenError
from tablee.store.soundness import Check
from tablee.store.sqlite_file import MARK, beside
from tablee.store.store import Store
from tests.restored import left_open, same, write
from tests.store.samples import GOES_ON, entry, match, stored

INSERTION = text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1)")


def remove_logs(file: Path) -> None:
    for ending in ("-wal", "-shm"):
        beside(file, ending).unlink(missing_ok=True)


def damage(file: Path) -> None:
    """Overwrite some pages in the middle."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 2)
        opened.write(bytes(range(256)) * 16 * 40)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_a_backup_with_the_log_of_another_time_beside_it_is_refused_and_left_as_it_is(
    mixed: tuple[Path, Path],
) -> None:
    backup, restored = mixed
    with pytest.raises(CannotOpenError) as refused:
        await Store.open(str(restored))
    assert refused.value.code == "database.malformed"
    assert refused.value.params["path"] == str(restored)
    store = await Store.open_for_service(str(restored))
    for _ in range(2):
        with pytest.raises(DatabaseAwayError) as away:
            async with store.database.read():
                pass
        assert away.value.code == "database.damaged"
    assert not await store.database.takes_writes()
    await store.close()
    assert same(backup, restored)


async def test_without_that_log_it_is_the_backup(mixed: tuple[Path, Path]) -> None:
    _, restored = mixed
    with pytest.raises(CannotOpenError):
        await Store.open(str(restored))
    remove_logs(restored)
    store = await Store.open(str(restored))
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM guests"))).scalar() == 20
    await store.close()
    # The mark of the damage is removed once the file is found intact.
    assert not beside(restored, MARK).exists()


async def test_what_was_committed_before_a_power_cut_is_there(sqlite_file: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 30)
        left_open(sqlite_file, cut)
    store = await Store.open_for_service(str(cut))
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM guests"))).scalar() == 30
    await store.close()


async def test_a_transaction_under_way_in_a_file_without_a_log_is_undone(
    sqlite_file: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as driver:
        driver.execute("PRAGMA journal_mode=DELETE")
        write(driver, 0, 20)
        # With so little memory, pages are written before the commit.
        driver.execute("PRAGMA cache_size=1")
        driver.execute("BEGIN")
        driver.execute("UPDATE guests SET name = ?", ("y" * 3000,))
        for ending in ("", "-journal"):
            shutil.copy2(f"{sqlite_file}{ending}", f"{cut}{ending}")
    assert beside(cut, "-journal").stat().st_size > 0
    store = await Store.open(str(cut))
    async with store.database.read() as connection:
        names = (await connection.execute(text("SELECT DISTINCT substr(name, 1, 1) FROM guests"))).scalars()
        assert list(names) == ["x"]
    await store.close()


async def test_a_file_changed_long_after_its_log_is_refused(sqlite_file: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 30)
        left_open(sqlite_file, cut)
    log = beside(cut, "-wal")
    for older, opens in ((10, True), (30, False), (3600, False)):
        changed = cut.stat().st_mtime
        os.utime(log, (changed - older, changed - older))
        if opens:
            copy = tmp_path / "copy.db"
            left_open(cut, copy)
            await (await Store.open(str(copy))).close()
        else:
            with pytest.raises(CannotOpenError) as refused:
                await Store.open(str(cut))
            assert refused.value.code == "database.malformed"


async def test_a_match_whose_row_is_of_another_time_than_its_log_is_damage(
    sqlite_file: Path, tmp_path: Path
) -> None:
    store = await Store.open(str(sqlite_file))
    await stored(store, match())
    for ply in (1, 2, 3):
        assert await store.log.append("m", entry(ply), GOES_ON)
    await store.close()
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        with driver:
            driver.execute("DELETE FROM moves WHERE ply = 2")
        left_open(sqlite_file, cut)
    with pytest.raises(CannotOpenError) as refused:
        await Store.open(str(cut))
    assert "match m" in refused.value.params["reason"]


def page(file: Path, number: int) -> bytes:
    return file.read_bytes()[(number - 1) * 4096 : number * 4096]


def overwrite(file: Path, number: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek((number - 1) * 4096)
        opened.write(content)


async def test_an_index_of_another_time_than_its_table_is_damage(sqlite_file: Path, tmp_path: Path) -> None:
    before = tmp_path / "before.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 1)
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy(sqlite_file, before)
        write(driver, 1, 2)
        query = "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_guests_1'"
        (index,) = driver.execute(query).fetchone()
    overwrite(sqlite_file, index, page(before, index))
    with closing(sqlite3.connect(sqlite_file)) as driver:
        # No page is damaged.
        assert driver.execute("PRAGMA quick_check").fetchone() == ("ok",)
    beside(sqlite_file, MARK).touch()
    with pytest.raises(CannotOpenError) as refused:
        await Store.open(str(sqlite_file))
    assert "sqlite_autoindex_guests_1" in refused.value.params["reason"]


async def test_a_long_check_is_waited_for_by_nobody_and_everything_is_refused_until_it_is_done(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 30)
        left_open(sqlite_file, cut)
    go_on = asyncio.Event()

    async def waiting(check: Check) -> str | None:
        await go_on.wait()
        return await found(check)

    found = Check.problem
    monkeypatch.setattr(Check, "problem", waiting)
    monkeypatch.setattr(opening, "CHECK_S", 0.01)
    store = await Store.open_for_service(str(cut))
    with pytest.raises(DatabaseAwayError) as away:
        async with store.database.read():
            pass
    assert away.value.code == "database.checking"
    assert not await store.database.takes_writes()
    go_on.set()
    assert store.database.meanwhile is not None
    await store.database.meanwhile
    assert await store.database.takes_writes()
    await store.close()


async def test_a_check_is_broken_off_where_the_server_stops(
    mixed: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(check: Check) -> str | None:
        await asyncio.Event().wait()
        return None

    backup, restored = mixed
    monkeypatch.setattr(Check, "problem", for_ever)
    monkeypatch.setattr(opening, "CHECK_S", 0.01)
    store = await Store.open_for_service(str(restored))
    await store.close()
    assert same(backup, restored)


@pytest.fixture
async def opened(sqlite_file: Path) -> AsyncIterator[Store]:
    """Yield a store with guests on many pages."""
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 300)
    store = await Store.open_for_service(str(sqlite_file))
    yield store
    await store.close()


async def test_damage_that_is_met_ends_all_writing_and_has_the_next_start_check_the_file(
    opened: Store, sqlite_file: Path
) -> None:
    with closing(sqlite3.connect(sqlite_file)) as driver:
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    told: list[DatabaseAwayError] = []
    opened.database.condition.when_away = told.append
    damage(sqlite_file)
    with pytest.raises(DatabaseAwayError) as away:
        async with opened.database.read() as connection:
            await connection.execute(text("SELECT sum(length(name)) FROM guests"))
    assert away.value.code == "database.damaged"
    with pytest.raises(DatabaseAwayError) as refused:
        async with opened.database.write() as connection:
            await connection.execute(INSERTION)
    assert refused.value.code == "database.damaged"
    with pytest.raises(DatabaseAwayError) as refused:
        await opened.database.at_once(lambda connection: connection.execute(INSERTION))
    assert refused.value.code == "database.damaged"
    assert [one.code for one in told] == ["database.damaged"] * 3
    assert not await opened.database.takes_writes()
    # Reads that avoid the damage still work.
    async with opened.database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar() == 1
    await opened.close()
    with pytest.raises(CannotOpenError) as malformed:
        await Store.open(str(sqlite_file))
    assert malformed.value.code == "database.malformed"


async def test_once_damage_was_met_the_log_is_not_carried_over_into_the_file(
    opened: Store, sqlite_file: Path, tmp_path: Path
) -> None:
    await opened.database.at_once(lambda connection: connection.execute(INSERTION))
    before = Path(shutil.copy(sqlite_file, tmp_path / "before.db"))
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT_VTAB
    with pytest.raises(DatabaseAwayError):
        opened.database.condition.notice(error)
    await opened.database.checkpoint()
    await opened.close()
    assert same(sqlite_file, before)
    assert beside(sqlite_file, "-wal").stat().st_size > 0


@pytest.mark.parametrize("way", ["moved", "replaced", "log removed"])
async def test_nothing_is_written_to_files_that_are_gone_from_their_place(
    opened: Store, sqlite_file: Path, tmp_path: Path, way: str
) -> None:
    await opened.database.at_once(lambda connection: connection.execute(INSERTION))
    backup = tmp_path / "backup.db"
    shutil.copy(sqlite_file, backup)
    if way == "moved":
        shutil.move(sqlite_file, tmp_path / "away.db")
    elif way == "replaced":
        shutil.move(backup, sqlite_file)
    else:
        beside(sqlite_file, "-wal").unlink()
    with pytest.raises(DatabaseAwayError) as refused:
        await opened.database.at_once(lambda connection: connection.execute(text("DELETE FROM guests")))
    assert refused.value.code == "database.replaced"
    assert not await opened.database.takes_writes()
    with pytest.raises(DatabaseAwayError):
        async with opened.database.write():
            pass


async def test_a_file_into_which_a_server_copies_an_old_log_is_sound(
    opened: Store, sqlite_file: Path
) -> None:
    """A command has written a minute ago, and now a statement of the server changes nothing."""
    await opened.database.checkpoint()
    other = await Store.open(str(sqlite_file))
    await other.database.at_once(lambda connection: connection.execute(INSERTION))
    await other.close()
    log = beside(sqlite_file, "-wal")
    a_minute_ago = log.stat().st_mtime - 60
    os.utime(log, (a_minute_ago, a_minute_ago))
    os.utime(sqlite_file, (a_minute_ago, a_minute_ago))
    await opened.database.at_once(
        lambda connection: connection.execute(text("DELETE FROM guests WHERE id = ''"))
    )
    await opened.database.checkpoint()
    assert os.stat(sqlite_file).st_mtime > a_minute_ago + 50
    await (await Store.open(str(sqlite_file))).close()


async def test_that_is_noticed_without_a_write_too(opened: Store, sqlite_file: Path, tmp_path: Path) -> None:
    shutil.move(sqlite_file, tmp_path / "away.db")
    with pytest.raises(DatabaseAwayError) as noticed:
        await opened.database.checkpoint()
    assert noticed.value.code == "database.replaced"
    assert not await opened.database.takes_writes()


@pytest.mark.skipif(os.name != "posix", reason="files have other permissions there")
async def test_a_new_file_and_its_logs_are_its_owner_s_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    before = os.umask(0)
    try:
        store = await Store.open(str(file))
    finally:
        os.umask(before)
    await store.database.at_once(lambda connection: connection.execute(INSERTION))
    for ending in ("", "-wal", "-shm"):
        assert mode(beside(file, ending)) == 0o600
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="files have other permissions there")
async def test_the_permissions_of_a_file_that_is_there_are_its_owner_s_to_choose(sqlite_file: Path) -> None:
    os.chmod(sqlite_file, 0o640)
    await (await Store.open(str(sqlite_file))).close()
    assert mode(sqlite_file) == 0o640
