"""Databases with all tables in them, copied from one that was migrated once: migrating each would take far longer."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tablee.store.store import Store
from tests.postgres import create_database, url_of

MIGRATED = "tablee_migrated"


async def _migrate(address: str) -> None:
    await (await Store.open(address)).close()


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with all tables, to be copied and not to be opened."""
    file = tmp_path_factory.mktemp("migrated") / "tablee.db"
    asyncio.run(_migrate(str(file)))
    return file


@pytest.fixture
def sqlite_file(migrated_sqlite: Path, tmp_path: Path) -> Path:
    """A file of this test's own, with all tables and nothing in them."""
    return Path(shutil.copy(migrated_sqlite, tmp_path / "tablee.db"))


@pytest.fixture(scope="session")
def migrated_postgres(cluster: Path) -> str:
    """The name of a database with all tables, which new ones are copied from."""
    create_database(cluster, MIGRATED)
    asyncio.run(_migrate(url_of(cluster, MIGRATED)))
    return MIGRATED
