"""A backup is whole or not there; restoring it leaves the old database or the new one, never a mixture."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tablee.store.backups import backing_up, files, swapping
from tablee.store.backups.backing_up import back_up, ending
from tablee.store.backups.restoring import restore
from tablee.store.refusals import BackupError, CannotOpenError
from tablee.store.sqlite_file import MARK, beside
from tablee.store.store import Store
from tests.patience import killed_in_the_end, patience_s
from tests.restored import left_open, same, write
from tests.store.samples import GOES_ON, entry, match, stored


def guests(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM guests").fetchone()[0]
    return count


async def as_it_is(store: Store) -> None:
    """Verify nothing."""


async def too_late(store: Store) -> None:
    """Fail, because the restore should have been refused before anything was copied or read."""
    raise AssertionError(store)


@pytest.fixture
def crashed(sqlite_file: Path, tmp_path: Path) -> tuple[Path, Path]:
    """A database as `kill -9` leaves it, with a full write-ahead log, and a backup of an earlier time."""
    backup, killed = tmp_path / "backup.db", tmp_path / "killed.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 20)
        asyncio.run(back_up(str(sqlite_file), backup))
        write(driver, 20, 300)
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        write(driver, 300, 330)
        left_open(sqlite_file, killed)
    assert beside(killed, "-wal").stat().st_size > 0
    return backup, killed


def content(file: Path) -> bytes:
    return file.read_bytes()


def in_folder(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# --- backups ----------------------------------------------------------------------------------------------------------


async def test_a_backup_holds_what_the_log_holds_and_is_one_file_of_its_owner(
    sqlite_file: Path, tmp_path: Path
) -> None:
    to = tmp_path / "copies" / "one.db"
    to.parent.mkdir()
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 30)
        size = await back_up(str(sqlite_file), to)
        # The writer goes on during the backup and after it.
        write(driver, 30, 31)
    assert in_folder(to.parent) == {"one.db"}
    assert (guests(to), to.stat().st_size, stat.S_IMODE(to.stat().st_mode)) == (30, size, 0o600)
    assert in_folder(to.parent) == {"one.db"}


async def test_a_backup_is_of_one_moment_though_others_write_between_its_pages(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.backups.copying.PAGES", 1)
    to = tmp_path / "one.db"
    with closing(sqlite3.connect(sqlite_file, check_same_thread=False)) as driver:
        write(driver, 0, 30)
        written = 30

        def checked(_go_on: object) -> None:
            nonlocal written
            write(driver, written, written + 1)
            written += 1

        monkeypatch.setattr("tablee.store.backups.copying._check_wanted", checked)
        await back_up(str(sqlite_file), to)
    assert written > 40
    assert guests(to) == 30


async def test_no_backup_overwrites_a_file_and_none_that_failed_is_there(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / "one.db"
    to.write_text("mine")
    with pytest.raises(BackupError) as refused:
        await back_up(str(sqlite_file), to)
    assert (refused.value.code, to.read_text()) == ("backup.exists", "mine")
    to.unlink()
    before = in_folder(tmp_path)

    def full(*_: object) -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(backing_up, "copy", full)
        with pytest.raises(BackupError) as refused:
            await back_up(str(sqlite_file), to)
    assert refused.value.code == "backup.failed"
    assert in_folder(tmp_path) == before


async def test_a_file_that_another_one_makes_at_the_same_moment_stays(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / "one.db"
    monkeypatch.setattr(files, "sync", lambda _partial: to.write_text("theirs"))
    with pytest.raises(BackupError) as refused:
        await back_up(str(sqlite_file), to)
    assert (refused.value.code, to.read_text()) == ("backup.exists", "theirs")


async def test_two_programs_do_not_write_the_same_backup(sqlite_file: Path, tmp_path: Path) -> None:
    to = tmp_path / "one.db"
    partial = to.with_name("one.db.partial")
    partial.touch()
    with pytest.raises(BackupError) as refused:
        await back_up(str(sqlite_file), to)
    assert refused.value.code == "backup.under_way"
    assert partial.exists()


async def test_a_backup_leaves_room_on_its_disk(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "SPARE_BYTES", 1 << 60)
    with pytest.raises(BackupError) as refused:
        await back_up(str(sqlite_file), tmp_path / "one.db")
    assert refused.value.code == "backup.room"
    assert in_folder(tmp_path) == {"tablee.db"}


async def test_there_is_no_backup_of_nothing_nor_into_no_folder(sqlite_file: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError) as refused:
        await back_up(str(tmp_path / "none.db"), tmp_path / "one.db")
    assert refused.value.code == "backup.none"
    with pytest.raises(BackupError) as refused:
        await back_up(str(sqlite_file), tmp_path / "none" / "one.db")
    assert refused.value.code == "backup.folder"


async def test_no_backup_is_made_of_a_damaged_database(mixed: tuple[Path, Path], tmp_path: Path) -> None:
    _, damaged = mixed
    with pytest.raises(BackupError) as refused:
        await back_up(str(damaged), tmp_path / "one.db")
    assert refused.value.code in ("backup.damaged", "backup.failed")
    assert not (tmp_path / "one.db").exists()


async def test_a_backup_that_is_broken_off_leaves_nothing(
    sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.backups.copying.PAGES", 1)
    before = in_folder(tmp_path)
    backing = asyncio.create_task(back_up(str(sqlite_file), tmp_path / "one.db"))
    await asyncio.sleep(0)
    backing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await backing
    assert in_folder(tmp_path) - before <= {"tablee.db-wal", "tablee.db-shm"}


def test_names_end_by_the_kind_of_database() -> None:
    assert (ending("some.db"), ending("postgresql://host/name")) == (".db", ".dump")


# --- restoring --------------------------------------------------------------------------------------------------------


async def test_after_a_crash_the_backup_is_restored_without_the_log_and_the_old_database_is_kept(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed
    kept = await restore(str(killed), backup, as_it_is)
    assert kept == f"{killed}.before"
    assert not any(beside(killed, ending).exists() for ending in (*swapping.BESIDE, MARK, "-restoring"))
    assert (guests(killed), guests(Path(kept))) == (20, 330)
    assert stat.S_IMODE(killed.stat().st_mode) == 0o600
    await (await Store.open(str(killed))).close()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="gives files away")
async def test_a_database_that_an_administrator_restores_belongs_to_its_server(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed
    os.chown(killed, 12345, 12345)
    await restore(str(killed), backup, as_it_is)
    owner = os.stat(killed)
    assert (owner.st_uid, owner.st_gid, stat.S_IMODE(owner.st_mode)) == (12345, 12345, 0o600)


async def test_an_older_kept_database_is_never_overwritten(crashed: tuple[Path, Path]) -> None:
    backup, killed = crashed
    names = [await restore(str(killed), backup, as_it_is) for _ in range(3)]
    assert names == [f"{killed}.before", f"{killed}.before-2", f"{killed}.before-3"]
    assert [guests(Path(str(name))) for name in names] == [330, 20, 20]


async def test_it_is_restored_where_there_was_none(crashed: tuple[Path, Path], tmp_path: Path) -> None:
    backup, _ = crashed
    new = tmp_path / "new.db"
    assert await restore(str(new), backup, as_it_is) is None
    assert guests(new) == 20


async def test_the_log_of_a_database_that_was_taken_away_is_not_taken_for_that_of_the_backup(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed
    killed.unlink()
    assert beside(killed, "-wal").exists()
    assert await restore(str(killed), backup, as_it_is) is None
    assert not any(beside(killed, ending).exists() for ending in swapping.BESIDE)
    assert guests(killed) == 20


async def test_a_raw_copy_of_the_files_is_a_backup_with_its_log(
    crashed: tuple[Path, Path], tmp_path: Path
) -> None:
    _, killed = crashed
    assert await restore(str(tmp_path / "new.db"), killed, as_it_is) is None
    assert guests(tmp_path / "new.db") == 330


async def test_a_mixture_is_replaced_and_kept_as_it_was(mixed: tuple[Path, Path]) -> None:
    backup, damaged = mixed
    log = beside(damaged, "-wal").read_bytes()
    kept = await restore(str(damaged), backup, as_it_is)
    assert same(backup, Path(str(kept)))
    assert beside(Path(str(kept)), "-wal").read_bytes() == log
    assert not beside(damaged, MARK).exists()
    assert guests(damaged) == 20
    await (await Store.open(str(damaged))).close()


async def test_something_that_is_no_database_is_replaced_and_kept(
    crashed: tuple[Path, Path], tmp_path: Path
) -> None:
    backup, _ = crashed
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"not a database at all" * 500)
    kept = await restore(str(broken), backup, as_it_is)
    assert content(Path(str(kept))).startswith(b"not a database")
    assert guests(broken) == 20


async def test_what_is_no_backup_changes_nothing(crashed: tuple[Path, Path], tmp_path: Path) -> None:
    backup, killed = crashed
    other = tmp_path / "other.db"
    other.write_bytes(b"no database" * 500)
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as driver:
        driver.execute("CREATE TABLE bookmarks (title)")
    before = killed.read_bytes(), beside(killed, "-wal").read_bytes()
    for file in (other, foreign):
        with pytest.raises(BackupError) as refused:
            await restore(str(killed), file, as_it_is)
        assert refused.value.code == "restore.no_backup"
    with backup.open("r+b") as opened:
        opened.seek(backup.stat().st_size // 2)
        opened.write(bytes(range(256)) * 16 * 8)
    with pytest.raises(BackupError) as refused:
        await restore(str(killed), backup, as_it_is)
    assert refused.value.code == "restore.damaged"
    assert (killed.read_bytes(), beside(killed, "-wal").read_bytes()) == before
    assert not beside(killed, "-restoring").exists()


async def test_a_newer_backup_is_refused_and_an_older_one_brought_to_todays_tables(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed
    with closing(sqlite3.connect(backup)) as driver, driver:
        driver.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpenError) as newer:
        await restore(str(killed), backup, as_it_is)
    assert (newer.value.code, newer.value.params["database"]) == ("database.newer", str(backup))


async def test_a_backup_that_is_refused_when_it_is_verified_changes_nothing(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed

    async def refuse(_store: Store) -> None:
        raise BackupError("restore.no_backup", {"path": "x"})

    with pytest.raises(BackupError):
        await restore(str(killed), backup, refuse)
    assert (guests(killed), beside(killed, ".before").exists()) == (330, False)


OPEN = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT count(*) FROM guests").fetchone()
print("open", flush=True)
sys.stdin.read()
"""


def test_nothing_is_restored_while_another_process_has_the_database_open(
    crashed: tuple[Path, Path],
) -> None:
    backup, killed = crashed
    words = [sys.executable, "-c", OPEN, str(killed)]
    with (
        subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process,
        killed_in_the_end(process),
    ):
        assert process.stdout is not None
        process.stdout.readline()
        # Idle, as a server at night.
        with pytest.raises(BackupError) as refused:
            asyncio.run(restore(str(killed), backup, too_late))
        with pytest.raises(BackupError):
            swapping.carry_over(killed)
        with pytest.raises(BackupError):
            swapping.swap(backup, killed, "damaged")
        assert refused.value.code == "restore.in_use"
        process.communicate()
    assert backup.exists()
    assert guests(killed) == 330


async def test_a_second_name_left_by_an_interrupted_restore_is_taken_back(crashed: tuple[Path, Path]) -> None:
    backup, killed = crashed
    os.link(killed, beside(killed, ".before"))
    assert await restore(str(killed), backup, as_it_is) == f"{killed}.before"
    assert (guests(killed), guests(beside(killed, ".before"))) == (20, 330)


@pytest.mark.parametrize("damaged", [False, True])
async def test_a_restore_that_fails_at_its_last_step_leaves_no_second_name(
    crashed: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, damaged: bool
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    backup, killed = crashed
    if damaged:
        killed.write_bytes(b"no database" * 1000)
    before = content(killed)
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        await restore(str(killed), backup, as_it_is)
    assert [name for name in in_folder(killed.parent) if "before" in name or "restoring" in name] == []
    assert guests(killed) == 330 if not damaged else content(killed) == before


async def test_it_works_on_a_file_system_without_links(
    crashed: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    backup, killed = crashed
    monkeypatch.setattr(os, "link", refused)
    assert await restore(str(killed), backup, as_it_is) == f"{killed}.before"
    assert await restore(str(killed), backup, as_it_is) == f"{killed}.before-2"
    assert (guests(killed), guests(beside(killed, ".before"))) == (20, 330)
    await back_up(str(killed), killed.with_name("again.db"))
    assert guests(killed.with_name("again.db")) == 20


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_interrupted_at_any_step_the_old_or_the_new_database_is_whole(
    crashed: tuple[Path, Path], tmp_path: Path
) -> None:
    backup, killed = crashed
    place = tmp_path / "tries"
    place.mkdir()
    shutil.move(backup, place / "backup.db")
    for file_ending in ("", "-wal"):
        shutil.copy2(f"{killed}{file_ending}", f"{place / 'old.db'}{file_ending}")
    words = [sys.executable, "-m", "tests.store.interrupted_restore", str(place)]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=patience_s(), check=False)
    tries = ran.stdout.split()
    assert ran.returncode == 0, ran.stderr
    assert len(tries) > 10
    assert set(tries) == {"old", "new"}, tries
    assert tries == sorted(tries, key=["old", "new"].index), tries


async def test_matches_go_on_from_a_backup(sqlite_file: Path, tmp_path: Path) -> None:
    store = await Store.open(str(sqlite_file))
    await stored(store, match())
    for ply in (1, 2, 3):
        assert await store.log.append("m", entry(ply), GOES_ON)
    await back_up(str(sqlite_file), tmp_path / "one.db")
    assert await store.log.append("m", entry(4), GOES_ON)
    await store.close()
    await restore(str(sqlite_file), tmp_path / "one.db", as_it_is)
    again = await Store.open(str(sqlite_file))
    assert [one.ply for one in await again.log.entries("m")] == [1, 2, 3]
    assert await again.log.append("m", entry(4), GOES_ON)
    await again.close()
