"""Databases with all tables in them, copied from one that was migrated once: migrating each would take far longer."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.util import LRUCache

from tablee.store.store import Store
from tests.postgres import create_databases

MIGRATED = "tablee_migrated"


@pytest.fixture(scope="session", autouse=True)
def statements_written_once() -> Iterator[None]:
    """Has all databases of one kind share what SQLAlchemy made of our statements.

    It keeps that for each engine, of which a server has one for good and tests some thousand: most of what a
    statement took was to write it in SQL once more.
    """
    written: LRUCache[Any, Any] = LRUCache(5_000)

    def alike(one: DefaultDialect, other: object) -> bool:
        return isinstance(other, DefaultDialect) and _kind(one) == _kind(other)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DefaultDialect, "__eq__", alike)
        patch.setattr(DefaultDialect, "__hash__", lambda dialect: hash(type(dialect)))
        shared = property(lambda engine: written, lambda engine, own: None)
        patch.setattr(Engine, "_compiled_cache", shared, raising=False)
        yield


def _kind(dialect: DefaultDialect) -> tuple[object, ...]:
    """What decides how a dialect writes statements, as far as two of our databases can differ in it."""
    return type(dialect), dialect.paramstyle, getattr(dialect, "server_version_info", None)


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
    (address,) = create_databases(cluster, MIGRATED)
    asyncio.run(_migrate(address))
    return MIGRATED
