"""PgBouncer in front of the database, by sessions and by transactions."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tablee.store.migrate import newest
from tablee.store.store import Store
from tests.pgbouncer import pgbouncer
from tests.store.samples import GOES_ON, entry, match, seat, stored
from tests.store.test_tables_of_guests import guest

PROCESSES, MATCHES, PLIES = 3, 4, 12


@pytest.fixture(params=["session", "transaction"])
def behind(request: pytest.FixtureRequest, cluster: Path, postgres_with_tables: str) -> Iterator[str]:
    """Yield the address of a database through PgBouncer."""
    with pgbouncer(cluster, postgres_with_tables, request.param) as address:
        yield address


@pytest.mark.parametrize("options", ["", "&statement_cache_size=0&prepared_statement_cache_size=0"])
async def test_several_processes_write_at_once_as_if_it_were_not_there(behind: str, options: str) -> None:
    stores = [await Store.open(behind + options) for _ in range(PROCESSES)]
    ana = await guest(stores[0], "Ana")
    names = [f"match-{number}" for number in range(MATCHES)]
    for name in names:
        await stored(stores[0], match(name, seat(0, "guest", ana), seat(1, "bot")))

    async def play(number: int, name: str) -> None:
        for ply in range(1, PLIES + 1):
            # Each at another process, so that none has the same connection twice in a row.
            store = stores[(number + ply) % PROCESSES]
            assert await store.log.append(name, entry(ply), GOES_ON)
            assert len(await store.log.entries(name)) == ply
            assert {row.id for row in await store.tables_of_guests.going_on(ana)} == set(names)

    await asyncio.gather(*(play(number, name) for number, name in enumerate(names)))
    for store in stores:
        assert await store.database.takes_writes()
        await store.close()


async def test_migrations_run_and_another_process_finds_them_done(cluster: Path, postgres_url: str) -> None:
    with pgbouncer(cluster, postgres_url, "transaction") as address:
        for _ in range(2):
            store = await Store.open(address)
            async with store.database.read() as connection:
                found = await connection.execute(text("SELECT version_num FROM alembic_version"))
                assert found.scalar() == newest()
            await store.close()


async def test_by_transactions_nothing_is_set_for_the_next_user_of_the_connection(
    cluster: Path, postgres_with_tables: str
) -> None:
    with pgbouncer(cluster, postgres_with_tables, "transaction") as address:
        store = await Store.open(address)
        async with store.database.write() as connection:
            shown = await connection.execute(text("SHOW idle_in_transaction_session_timeout"))
            assert shown.scalar() == "0"
        await store.close()


async def test_without_one_the_same_options_do_no_harm(postgres_with_tables: str) -> None:
    options = "&statement_cache_size=0&prepared_statement_cache_size=0"
    store = await Store.open(postgres_with_tables + options)
    await stored(store, match())
    assert await store.log.append("m", entry(1), GOES_ON)
    await store.close()
