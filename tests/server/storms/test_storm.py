"""Servers, workers, the database and connections fail while people and bots play: nothing is lost, forked or leaked.

The seed is printed. `python -m tests.server.storms --seed N` repeats a storm (docs/reliability.md).
"""

import random
from pathlib import Path

import pytest

from tests.postgres import create_databases, running_postgres
from tests.server.storms.__main__ import SETTINGS
from tests.server.storms.faults import FAULTS
from tests.server.storms.older import before_migration, sources
from tests.server.storms.storm import Plan, run

SHORT_S = 15.0
LONG_S = 900.0


async def storm(plan: Plan, folder: Path, capsys: pytest.CaptureFixture[str], postgresql: bool) -> None:
    """Carry out a storm, and check its findings. Whether the service was back in time is only printed."""
    if postgresql:
        with running_postgres(SETTINGS) as postgres:
            create_databases(postgres.home, "storm")
            figures = await run(plan, folder, postgres, "storm")
    else:
        figures = await run(plan, folder, None, str(folder / "tablee.db"))
    with capsys.disabled():
        print(f"\n  {'PostgreSQL' if postgresql else 'SQLite'}: {figures}")
    assert figures.findings == []
    assert figures.acknowledged > plan.tables
    assert figures.spans


def plan(seconds: float) -> Plan:
    return Plan(random.SystemRandom().getrandbits(32), seconds)


@pytest.mark.slow
@pytest.mark.processes
async def test_nothing_is_lost_forked_or_leaked_while_servers_workers_and_the_database_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: two servers, a worker and a database start, and some start again."""
    short = plan(SHORT_S)._replace(servers=2, workers=1, tables=6, visitors=2, longest_s=2.0)
    await storm(short, tmp_path, capsys, True)


@pytest.mark.soak
async def test_so_it_is_for_fifteen_minutes_on_three_servers_and_two_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await storm(plan(LONG_S), tmp_path, capsys, True)


@pytest.mark.soak
async def test_so_it_is_on_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await storm(plan(LONG_S / 5)._replace(servers=1, workers=0, longest_s=5.0), tmp_path, capsys, False)


@pytest.mark.soak
async def test_so_it_is_while_servers_and_workers_of_two_versions_share_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The older version does not know the newest migration. A program that is started again is the newest."""
    older = sources(before_migration(), tmp_path)
    await storm(plan(LONG_S / 5)._replace(older=older), tmp_path, capsys, True)


def test_every_fault_comes_in_a_long_storm() -> None:
    assert plan(LONG_S).alone == tuple(FAULTS)
