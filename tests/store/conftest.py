"""Every test of the store runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of a new database with empty tables."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def nothing(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database without any tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tablee.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """Yield an open store."""
    store = await Store.open(address)
    yield store
    await store.close()
