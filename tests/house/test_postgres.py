"""The database server of other tests works, and every test gets an empty database."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.mark.parametrize("turn", ["first", "second"])
async def test_a_database_is_new_for_every_test(postgres_url: str, turn: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE seats (number integer)"))
        assert await connection.scalar(text("SELECT count(*) FROM seats")) == 0
    await engine.dispose()
