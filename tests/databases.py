"""Databases with all tables, copied from one that was migrated once: migrating each would take far longer."""

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
    """Have all databases of one kind share SQLAlchemy's compiled statements.

    SQLAlchemy caches them for each engine. A server has one engine for its whole life; the tests have some thousand,
    and most of a statement's time was its compilation.
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
    """Return the properties that decide how a dialect writes statements, as far as two of our databases can differ."""
    return type(dialect), dialect.paramstyle, getattr(dialect, "server_version_info", None)


async def _migrate(address: str) -> None:
    await (await Store.open(address)).close()


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite file with all tables, to be copied and not to be opened."""
    file = tmp_path_factory.mktemp("migrated") / "tablee.db"
    asyncio.run(_migrate(str(file)))
    return file


@pytest.fixture
def sqlite_file(migrated_sqlite: Path, tmp_path: Path) -> Path:
    """Return this test's own file, with all tables and no rows."""
    return Path(shutil.copy(migrated_sqlite, tmp_path / "tablee.db"))


@pytest.fixture(scope="session")
def migrated_postgres(cluster: Path) -> str:
    """Return the name of a database with all tables, from which new ones are copied."""
    (address,) = create_databases(cluster, MIGRATED)
    asyncio.run(_migrate(address))
    return MIGRATED
