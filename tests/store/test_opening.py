"""Why a database could not be opened is reported with a code of its own and the reason."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from tablee.store import engines, opening, sqlite_file
from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError, DatabaseDamagedError
from tablee.store.opening import diagnosed, open_database, open_for_service
from tablee.store.refusals import CannotOpenError
from tests.patience import patience


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for another program only for a moment."""
    for module in (opening, engines):
        monkeypatch.setattr(module, "BUSY_S", 0.01)
    monkeypatch.setattr(opening, "POLLS", 1)
    monkeypatch.setattr(sqlite_file, "READ_ONLY_S", 0.01)


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Hold the file as a program does that is writing and lets nobody read."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


@pytest.mark.parametrize("opens", [open_database, open_for_service])
async def test_a_file_that_another_program_holds_is_reported_as_locked_with_its_path(
    sqlite_file: Path, opens: object
) -> None:
    assert callable(opens)
    with held(sqlite_file), pytest.raises(CannotOpenError) as refused:
        async with patience():
            await opens(str(sqlite_file))
    assert refused.value.code == "database.locked"
    assert refused.value.params == {"path": str(sqlite_file)}
    async with patience():
        database = await opens(str(sqlite_file))
        await database.close()


async def test_so_does_an_examination(sqlite_file: Path) -> None:
    with held(sqlite_file), pytest.raises(CannotOpenError) as refused:
        async with patience(), diagnosed(str(sqlite_file)):
            pass
    assert refused.value.code == "database.locked"


@pytest.mark.parametrize(
    ("error", "code", "reason"),
    [
        (DatabaseAwayError("the disk does not answer"), "database.unusable", "the disk does not answer"),
        (DatabaseDamagedError("page 7 is missing"), "database.malformed", "page 7 is missing"),
        (PermissionError(13, "Permission denied"), "database.unusable", "PermissionError"),
        (sqlite3.OperationalError("no such table: x"), "database.unusable", "no such table: x"),
    ],
    ids=lambda one: one if isinstance(one, str) else type(one).__name__,
)
async def test_whatever_else_prevents_it_is_reported_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str, reason: str
) -> None:
    def fail(_: Path) -> None:
        raise error

    file = tmp_path / "tablee.db"
    monkeypatch.setattr(opening, "_inspect", fail)
    with pytest.raises(CannotOpenError) as refused:
        await open_database(str(file))
    given = refused.value.params
    assert (refused.value.code, str(file)) == (code, given.get("path", given.get("database")))
    # In the words of the failure itself, not of the error that wraps it.
    assert reason in str(given["reason"])
    assert "DatabaseAwayError" not in str(given["reason"])


async def test_what_a_server_that_answers_says_is_reported_as_it_says_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Database) -> None:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1 / 0"))

    database = Database(postgres_url)
    monkeypatch.setattr(opening, "migrate", fail)
    with pytest.raises(CannotOpenError) as refused:
        await open_database(postgres_url)
    await database.close()
    assert refused.value.code == "database.unusable"
    assert "division by zero" in str(refused.value.params["reason"])
