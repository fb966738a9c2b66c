"""Processes on PostgreSQL as an operator starts them: a server with slow bots, another one, and workers that come and
go.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import select

from tablee.store.schema import bot_turns
from tablee.store.store import Store
from tests.patience import patience, until
from tests.server.killing import SERVE, Server
from tests.server.people import ME, Person, bot

SLOW: Final = (
    "import asyncio; from tablee.bots.pool.bot_pool import BotPool; "
    "BotPool.choose = lambda *given, **named: asyncio.Event().wait(); " + SERVE
)
"""A server whose bots think for ever."""

Work = Callable[[], Awaitable[asyncio.subprocess.Process]]


class SlowServer(Server):
    program = SLOW


@pytest.fixture
async def work(postgres_with_tables: str) -> AsyncIterator[Work]:
    """Yield a function that starts `tablee worker`, once it works."""
    started: list[asyncio.subprocess.Process] = []

    async def start() -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tablee", "worker", "--bot-workers", "1"),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "TABLEE_DATABASE": postgres_with_tables, "LANGUAGE": "en"},
            start_new_session=True,
        )
        started.append(worker)
        assert worker.stdout is not None
        async with patience():
            await worker.stdout.readline()
        return worker

    yield start
    for worker in started:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()


@pytest.mark.processes
async def test_a_worker_takes_over_from_a_server_that_was_killed_and_gives_its_claims_back_when_it_ends(
    postgres_with_tables: str, tmp_path: Path, work: Work
) -> None:
    """The killed server holds a claim; the lease of 15 s has to pass."""
    server = SlowServer(postgres_with_tables, tmp_path / "log", bot_workers=9)
    await server.start()
    ana = Person(server.base)
    while (opened := await ana.open(ME, bot(), game="tokan"))["turn"] != 0:
        pass
    table = opened["table"]
    async with await ana.sit(table) as sitting:
        legal = sitting.welcome["now"]["legal"]
        assert (await sitting.answered(do="move", ply=0, seat=0, move=legal[0]))["say"] == "ack"
    store = await Store.open(postgres_with_tables)
    try:
        await until(lambda: holders(store, table))
        (gone,) = await holders(store, table)
        await server.kill()
        worker = await work()
        assert [one.ply for one in await store.log.entries(table)] == [1]

        async def has_moved() -> bool:
            return len(await store.log.entries(table)) == 2

        await until(has_moved)
        assert [one.by for one in await store.log.entries(table)] == ["person", "bot"]
        worker.send_signal(signal.SIGTERM)
        async with patience():
            assert await worker.wait() == 0
        # At further tables the killed server's claims may last a little longer.
        assert set(await holders(store)) <= {gone}
    finally:
        await store.close()
        await ana.close()


async def holders(store: Store, table: str | None = None) -> list[str]:
    """Return the processes that have claimed the turn at this table (None: at any)."""
    claimed = select(bot_turns.c.node).where(bot_turns.c.node.is_not(None))
    if table is not None:
        claimed = claimed.where(bot_turns.c.match == table)
    async with store.database.read() as connection:
        return list((await connection.execute(claimed)).scalars())
