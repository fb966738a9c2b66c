"""A server whose database is damaged, checked, replaced or silent reports it, and acknowledges only what is stored."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tablee.server.http import health
from tablee.store import engines, opening
from tablee.store.soundness import Check
from tests.patience import until
from tests.restored import left_open, same, write
from tests.server.conftest import Running, Start
from tests.server.operations.test_alarms import value
from tests.server.people import ME, Person, bot, device
from tests.silent_proxy import silent_proxy


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no check of the database be remembered from one request to the next."""
    monkeypatch.setattr(health, "KEPT_S", 0.0)


async def is_refused(server: Running, code: str, says: str) -> None:
    """Check that requests for the database are refused with this code, and others are answered."""
    ana = Person(server.base)
    assert (await ana.http.get("/healthz")).status_code == 200
    ready = await ana.http.get("/readyz")
    assert (ready.status_code, ready.text) == (503, f"{says}\n")
    assert (await ana.http.get("/metrics")).status_code == 200
    assert (await ana.call("PUT", "/api/me", {"name": "Ana"}, 503))["code"] == code
    assert await ana.call("GET", "/api/games")
    sitting = await ana.connect()
    await sitting.send(do="hello", table="a" * 16)
    assert (await sitting.next())["code"] == code
    await sitting.closed()
    assert value(server, "tablee_faults_total") == 0
    await ana.close()


async def test_on_a_damaged_file_it_starts_and_refuses(mixed: tuple[Path, Path], start: Start) -> None:
    backup, restored = mixed
    with capture_logs() as logged:
        server = await start(database=str(restored))
        await is_refused(server, "database.damaged", "the database is damaged")
    assert [line["event"] for line in logged].count("the database takes no writes any more") == 1
    assert not any("exc_info" in line for line in logged)
    assert same(backup, restored)


async def test_while_a_file_is_checked_it_refuses_and_then_goes_on(
    sqlite_file: Path, tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = tmp_path / "cut.db"
    with closing(sqlite3.connect(sqlite_file)) as driver:
        write(driver, 0, 30)
        left_open(sqlite_file, cut)
    go_on, found = asyncio.Event(), Check.problem

    async def waiting(check: Check) -> str | None:
        await go_on.wait()
        return await found(check)

    monkeypatch.setattr(Check, "problem", waiting)
    monkeypatch.setattr(opening, "CHECK_S", 0.01)
    server = await start(database=str(cut))
    await is_refused(server, "database.checking", "the database is being checked")
    go_on.set()
    ana = Person(server.base)
    await until(lambda: server.services.store.database.condition.trouble is None)
    assert (await ana.http.get("/readyz")).status_code == 200
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    # The secrets that could not be read at the start are there, too.
    assert (await ana.call("GET", "/api/notifications"))["push_key"]
    assert (await ana.call("POST", "/api/notifications/stop/none", {}, 404))["code"] == "channel.unknown"
    await ana.close()


async def test_where_the_file_was_replaced_no_move_is_acknowledged(
    server: Running, person: Callable[[], Person], sqlite_file: Path, tmp_path: Path
) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    backup = Path(shutil.copy(sqlite_file, tmp_path / "backup.db"))
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        shutil.move(backup, sqlite_file)
        for _ in range(2):
            refused = await sitting.answered(do="move", ply=1, seat=1, move="draw")
            assert refused["code"] == "database.replaced"
    ready = await ana.http.get("/readyz")
    assert (ready.status_code, ready.text) == (503, "the database was replaced\n")
    assert value(server, "tablee_faults_total") == 0


async def test_tables_whose_connection_goes_silent_are_answered_and_go_on(
    cluster: Path, postgres_with_tables: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "STATEMENT_S", 1.0)
    async with silent_proxy(cluster) as proxy:
        server = await start(database=proxy.address(postgres_with_tables))
        people = [Person(server.base) for _ in range(4)]
        sittings = []
        for ana in people:
            table = (await ana.open(ME, device("Bo")))["table"]
            sittings.append(await ana.sit(table))
        told: list[str] = []

        async def play(number: int, ply: int) -> None:
            sitting = sittings[number]
            # As a page does: the same move again, until it is acknowledged.
            move = {"do": "move", "id": f"{number}-{ply}", "ply": ply, "seat": ply % 2, "move": "draw"}
            while (answer := await sitting.answered(**move))["say"] != "ack":
                told.append(answer["code"])
            assert answer["ply"] == ply + 1

        async def play_all(ply: int) -> None:
            await asyncio.gather(*(play(number, ply) for number in range(len(sittings))))

        await play_all(0)
        assert proxy.silence() > 0
        await play_all(1)
        assert set(told) <= {"database.away", "database.in_doubt"}
        assert told
        await play_all(2)
        proxy.silence_all()
        ready = await people[0].http.get("/readyz")
        assert (ready.status_code, ready.text) == (503, "no database\n")
        proxy.speak()
        await play_all(3)
        await until(lambda: value(server, "tablee_database_away_total") > 0)
        assert value(server, "tablee_faults_total") == 0
        for sitting in sittings:
            await sitting.socket.close()
        for ana in people:
            await ana.close()
