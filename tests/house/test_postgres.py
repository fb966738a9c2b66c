"""The database server of other tests works, and every test gets an empty database."""

from itertools import islice
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.postgres import copies, url_of


@pytest.mark.parametrize("turn", ["first", "second"])
async def test_a_database_is_new_for_every_test(postgres_url: str, turn: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE seats (number integer)"))
        assert await connection.scalar(text("SELECT count(*) FROM seats")) == 0
    await engine.dispose()


async def test_databases_of_earlier_tests_are_dropped_and_the_latest_stay(cluster: Path) -> None:
    made = list(islice(copies(cluster, "template1", at_a_time=2), 7))
    engine = create_async_engine(url_of(cluster, "postgres"))
    async with engine.connect() as connection:
        names = await connection.scalars(text("SELECT datname FROM pg_database"))
        found = {url_of(cluster, name) for name in names}
    await engine.dispose()
    assert [url for url in made if url in found] == made[4:]
