"""`tablee admin announce`: what may be announced, and until when."""

import asyncio
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tablee.cli.announcing import MOST, SHOWN, moment
from tablee.cli.console import UsageError
from tablee.store.orders import Announcement
from tablee.store.store import Store
from tests.cli.conftest import Run


def announced(database: str) -> Announcement | None:
    async def read() -> Announcement | None:
        store = await Store.open(database)
        try:
            return (await store.orders.read()).announcement
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_message_is_kept_and_taken_back(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    there = ("--database", database)
    ran = run("admin", "announce", "  Cake  at five – être là !  ", *there)
    assert (ran.status, "--take-back" in ran.out) == (0, True), ran.err
    kept = announced(database)
    assert kept is not None
    assert (kept.text, kept.until) == ("Cake at five – être là !", None)
    assert abs(kept.at - time.time() * 1000) < 600_000
    assert "is taken back" in run("admin", "announce", "--take-back", *there).out
    assert announced(database) is None
    assert "no announcement to take back" in run("admin", "announce", "--take-back", *there).out


def test_its_end_is_said_and_kept(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    end = (datetime.now() + timedelta(days=2)).replace(second=0, microsecond=0)
    ran = run("admin", "announce", "Cake", "--until", end.strftime(SHOWN), "--database", database)
    assert end.strftime(SHOWN) in ran.out
    kept = announced(database)
    assert kept is not None
    assert kept.until == round(end.timestamp() * 1000)


@pytest.mark.parametrize(
    "text", ["", "   ", "a" * (MOST + 1), "two\nlines", "hid\u202eden", "\x1b[31mred", "z\u200bero"]
)
def test_what_is_too_long_or_not_seen_is_refused(run: Run, sqlite_file: Path, text: str) -> None:
    database = str(sqlite_file)
    ran = run("admin", "announce", text, "--database", database)
    assert (ran.status, f"1 to {MOST} visible characters" in ran.err) == (1, True)
    assert announced(database) is None


def test_the_longest_text_is_taken(run: Run, sqlite_file: Path) -> None:
    assert run("admin", "announce", "é" * MOST, "--database", str(sqlite_file)).status == 0


NOW = datetime(2026, 11, 27, 22, 45).astimezone()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("23:00", "2026-11-27 23:00"),
        ("22:45", "2026-11-28 22:45"),
        ("8:05", "2026-11-28 08:05"),
        ("2026-12-24 18:30", "2026-12-24 18:30"),
        (" 2026-12-24T18:30 ", "2026-12-24 18:30"),
    ],
)
def test_a_time_without_a_date_is_the_next_one(given: str, shown: str) -> None:
    assert moment(given, NOW).strftime(SHOWN) == shown


@pytest.mark.parametrize(
    "given", ["", "soon", "25:00", "12:60", "2026-02-30 10:00", "2026-11-27 22:45", "2025-01-01 10:00"]
)
def test_what_is_no_time_to_come_is_refused(given: str) -> None:
    with pytest.raises(UsageError) as refused:
        moment(given, NOW)
    assert (refused.value.code, refused.value.params) == ("use.moment", {"given": given})
