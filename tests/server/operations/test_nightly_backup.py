"""A server that makes a backup every day: one a day, so many of them, and a failure that changes nothing else."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from tablee.server.operations import nightly_backup
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.nightly_backup import NightlyBackup
from tablee.server.options import BackupTimeError, minute_of_day
from tablee.server.settings import Settings
from tests.patience import until
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot


def at(day: int, hour: int, minute: int = 0) -> int:
    """Milliseconds since 1970, by this machine's time zone."""
    return round(datetime(2026, 11, day, hour, minute).timestamp() * 1000)


class Night:
    """A nightly backup, and the time of its server."""

    def __init__(self, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.metrics = Metrics()
        self.now = at(10, 12)
        self.backup = NightlyBackup(
            Settings(str(file), backup_to=folder, keep_backups=3), folder, self.metrics
        )
        monkeypatch.setattr(nightly_backup, "now", lambda: self.now)

    def names(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())

    def counted(self, result: str) -> float:
        return self.metrics.registry.get_sample_value("tablee_backups_total", {"result": result}) or 0


@pytest.fixture
def night(sqlite_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Night:
    folder = tmp_path / "backups"
    folder.mkdir()
    return Night(sqlite_file, folder, monkeypatch)


async def test_one_that_was_missed_is_made_and_then_one_a_day(night: Night) -> None:
    for _ in range(3):
        await night.backup.back_up_if_due()
    assert night.names() == ["tablee-2026-11-10-0300.db"]
    for hour, count in ((2, 1), (3, 2), (23, 2)):
        night.now = at(11, hour)
        await night.backup.back_up_if_due()
        assert len(night.names()) == count
    assert night.counted("made") == 2
    newest = night.metrics.registry.get_sample_value("tablee_last_backup_timestamp_seconds")
    assert newest == (night.folder / "tablee-2026-11-11-0300.db").stat().st_mtime


async def test_so_many_are_kept_and_files_of_others_stay(night: Night) -> None:
    others = ["mine.db", "tablee-2026-11-01-0300.dump"]
    for name in others:
        (night.folder / name).touch()
    for day in range(10, 16):
        night.now = at(day, 4)
        await night.backup.back_up_if_due()
    assert night.names() == [*others, *(f"tablee-2026-11-{day}-0300.db" for day in (13, 14, 15))]


async def test_a_failure_is_counted_costs_no_older_backup_and_is_tried_again_later(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.backup.back_up_if_due()
    with monkeypatch.context() as patch:
        patch.setattr("tablee.store.backups.files.SPARE_BYTES", 1 << 60)
        night.now = at(11, 4)
        for _ in range(3):
            await night.backup.back_up_if_due()
    assert (night.counted("failed"), night.names()) == (1, ["tablee-2026-11-10-0300.db"])
    monkeypatch.setattr(nightly_backup, "AGAIN_S", 0)
    monkeypatch.setattr(night.backup, "_not_before", 0)
    await night.backup.back_up_if_due()
    assert night.names() == ["tablee-2026-11-10-0300.db", "tablee-2026-11-11-0300.db"]


async def test_two_processes_make_one(night: Night, sqlite_file: Path) -> None:
    other = NightlyBackup(Settings(str(sqlite_file)), night.folder, Metrics())
    await asyncio.gather(night.backup.back_up_if_due(), other.back_up_if_due())
    assert night.names() == ["tablee-2026-11-10-0300.db"]
    assert night.counted("failed") == 0


async def test_one_that_another_process_is_making_is_no_failure_and_is_looked_at_again(night: Night) -> None:
    begun = night.folder / "tablee-2026-11-10-0300.db.partial"
    begun.touch()
    await night.backup.back_up_if_due()
    assert (night.counted("failed"), night.names()) == (0, [begun.name])
    # That process ends without a backup.
    begun.unlink()
    await night.backup.back_up_if_due()
    assert (night.counted("made"), night.names()) == (1, ["tablee-2026-11-10-0300.db"])


async def test_what_a_process_left_that_was_killed_is_removed_after_a_day(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = night.folder / "tablee-2026-11-09-0300.db.partial"
    left.touch()
    await night.backup.back_up_if_due()
    assert left.exists()
    monkeypatch.setattr(nightly_backup, "LEFT_S", -1)
    night.now = at(11, 4)
    await night.backup.back_up_if_due()
    assert not left.exists()


@pytest.mark.parametrize(("text", "minute"), [("03:00", 180), ("3:05", 185), ("23:59", 1439), ("0:00", 0)])
def test_times_of_day(text: str, minute: int) -> None:
    assert minute_of_day(text) == minute


@pytest.mark.parametrize(
    "text", ["24:00", "3", "03:60", "3am", "", "-1:00", "03:00x", "03:000", "a03:00", "03:00:30"]
)
def test_what_is_no_time_of_day(text: str) -> None:
    with pytest.raises(BackupTimeError) as refused:
        minute_of_day(text)
    assert refused.value.code == "backup.time"


async def test_a_server_that_plays_makes_one_that_is_whole(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nightly_backup, "EVERY_S", 0.02)
    folder = tmp_path / "backups"
    folder.mkdir()
    server = await start(backup_to=folder)
    ana = Person(server.base)
    await ana.open(ME, bot(), pause=0)
    (made,) = await until(lambda: [one for one in folder.iterdir() if not one.name.endswith(".partial")])
    if made.suffix == ".db":
        with closing(sqlite3.connect(made)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    await ana.close()


async def test_a_server_whose_backups_fail_stays_ready_and_says_so(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nightly_backup, "EVERY_S", 0.02)
    server = await start(backup_to=tmp_path / "none")
    ana = Person(server.base)

    async def failed() -> bool:
        return 'tablee_backups_total{result="failed"} 1.0' in (await ana.http.get("/metrics")).text

    await until(failed)
    assert (await ana.http.get("/readyz")).status_code == 200
    await ana.close()
