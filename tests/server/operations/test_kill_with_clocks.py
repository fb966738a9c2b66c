"""`kill -9` while times run out: exactly one process acts on each time-out, soon after it is up."""

import asyncio
from pathlib import Path

import pytest

from tablee.server.clock import governed_by
from tablee.store.rows import Entry, TableEvent
from tablee.store.store import Store
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.killing import Server
from tests.server.people import FRIEND, ME, Person

TABLES = 16
DAY_S = 24 * 3600
STEP_S = 0.25
"""The seconds from one time-out to the next."""

AHEAD_S = 4.0
"""The first ones are over while the processes start, the others while one of them is killed."""

TERMS = {"clock": {"kind": "days", "days": 1}, "time_out": "bot"}


async def opened(server: Running) -> list[str]:
    """Return tables whose players have almost used up a day."""
    ana, bo = Person(server.base), Person(server.base)
    server.clock.put_forward(-DAY_S + AHEAD_S)
    tables = []
    for _ in range(TABLES):
        table = (await ana.open(ME, FRIEND, game="toko-maja", terms=TERMS))["table"]
        await bo.call("POST", f"/api/tables/{table}/join", {})
        tables.append(table)
        server.clock.put_forward(STEP_S)
    with governed_by(server.clock):
        await server.services.deadlines.poll()
    for one in (ana, bo):
        await one.close()
    return tables


async def carried_out(store: Store, table: str) -> tuple[list[TableEvent], list[Entry]]:
    """Return the table events and the moves, once the bot has moved."""
    entries = await until(lambda: store.log.entries(table), 0.1)
    return await store.table_events.since(table, 0), entries


async def killed(start: Start, folder: Path, url: str | None) -> float:
    """Run two processes, kill one of them and start it again; return the longest delay of a time-out, in seconds."""
    database = url or str(folder / "tablee.db")
    dead = await start(database=database, poll=DAY_S)
    tables = await opened(dead)
    await dead.services.poller.recurring.stop()
    servers = [Server(database, folder / f"{n}.log", bot_workers=1, rules_workers=1) for n in range(2)]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        await servers[0].kill()
        await servers[0].start()
        late = 0.0
        for table in tables:
            row = await dead.services.store.matches.find(table)
            events, entries = await carried_out(dead.services.store, table)
            assert row is not None
            assert [(event.kind, event.seat, event.ply) for event in events] == [
                ("time_out", entries[0].seat, 0)
            ]
            assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
            late = max(late, (events[0].at - row.created) / 1000 - DAY_S)
    finally:
        for server in servers:
            await server.kill()
            server.log.close()
    return late


@pytest.mark.slow
async def test_times_that_run_out_are_acted_upon_once(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: three server processes are started."""
    late = await killed(start, tmp_path, None)
    with capsys.disabled():
        print(
            f"\n  {TABLES} times run out around kill -9, SQLite: noticed at most {late:.1f} s late, starts included"
        )


@pytest.mark.soak
async def test_on_postgresql_too(
    start: Start, tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: three server processes are started."""
    late = await killed(start, tmp_path, postgres_url)
    with capsys.disabled():
        print(
            f"\n  {TABLES} times run out around kill -9, PostgreSQL: noticed at most {late:.1f} s late, starts included"
        )
