"""Alarms are for our own faults: a client that goes and a database that is away raise none, our faults do."""

import resource
import sqlite3
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from tablee.server.socket import inbox
from tablee.server.socket.requests import Requests
from tablee.store import database
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot, device
from tests.server.raw import Raw

People = Callable[[], Person]
Logged = list[MutableMapping[str, Any]]


def value(server: Running, name: str) -> float:
    found = server.services.metrics.registry.get_sample_value(name)
    assert found is not None
    return found


class Gone:
    """An engine whose database is not there."""

    def connect(self) -> Any:
        raise ConnectionRefusedError


@pytest.fixture
def logged() -> Iterator[Logged]:
    """Yield the lines that are logged."""
    with capture_logs() as lines:
        yield lines


class FailingDriver:
    """A driver's connection on which SQLite fails with this code at each "begin" or "commit"."""

    def __init__(self, driver: Any, at: str, code: int) -> None:
        self._driver = driver
        self._at = at
        self._error = sqlite3.OperationalError("simulated")
        self._error.sqlite_errorcode = code

    def execute(self, text: str) -> Any:
        if self._at == "begin":
            raise self._error
        return self._driver.execute(text)

    def commit(self) -> None:
        if self._at == "commit":
            raise self._error
        self._driver.commit()

    def rollback(self) -> None:
        self._driver.rollback()


@contextmanager
def failing(at: str, code: int, after: int = 0) -> Iterator[None]:
    """Let SQLite fail like this at each move within the block, after so many that succeed."""
    in_transaction = database._in_transaction
    spared = iter(range(after))

    def fail(connection: Connection, work: Callable[[Connection], Any]) -> Any:
        if next(spared, None) is not None:
            return in_transaction(connection, work)
        driver = FailingDriver(connection.connection.dbapi_connection, at, code)
        begun: Any = SimpleNamespace(connection=SimpleNamespace(dbapi_connection=driver))
        return in_transaction(begun, lambda _: work(connection))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(database, "_in_transaction", fail)
        yield


async def test_a_client_that_hangs_up_amid_its_body_is_no_fault(server: Running, logged: Logged) -> None:
    async with Raw(server.base) as raw:
        await raw.send(
            "PUT /api/me HTTP/1.1", f"Host: {raw.netloc}", f"Origin: {raw.base}", "Content-Length: 20", ""
        )
        await raw.send_raw(b'{"name":')
    await until(lambda: any(line.get("status") == 499 for line in logged))
    assert value(server, "tablee_faults_total") == 0
    assert not any("exc_info" in line for line in logged)


async def test_moves_without_a_database_are_refused_as_such_and_count_as_no_fault(
    server: Running, person: People, logged: Logged
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        with failing("begin", sqlite3.SQLITE_IOERR):
            refused = [await sitting.answered(do="move", ply=0, seat=0, move="draw") for _ in range(3)]
        assert [answer["code"] for answer in refused] == ["database.away"] * 3
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert value(server, "tablee_faults_total") == 0
    assert value(server, "tablee_database_away_total") == 3
    assert [line["event"] for line in logged].count("the database is away") == 1
    assert not any("exc_info" in line for line in logged)


async def test_a_commit_that_may_have_happened_is_called_in_doubt_and_sending_again_tells(
    server: Running, person: People
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        move = {"do": "move", "id": "once", "ply": 0, "seat": 0, "move": "draw"}
        with failing("commit", sqlite3.SQLITE_IOERR):
            assert (await sitting.answered(**move))["code"] == "database.in_doubt"
        assert (await sitting.answered(**move)) == {"say": "ack", "id": "once", "ply": 1}


async def test_a_commit_without_room_is_no_doubt(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        with failing("commit", sqlite3.SQLITE_FULL):
            refused = await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert refused["code"] == "database.away"


async def test_requests_without_a_database_are_answered_503(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    monkeypatch.setattr(server.services.store.database, "_reader", None)
    monkeypatch.setattr(server.services.store.database, "_reading", Gone())
    assert (await ana.call("GET", "/api/me", status=503))["code"] == "database.away"
    monkeypatch.undo()
    assert (await ana.call("GET", "/api/me"))["name"] == "Ana"
    assert value(server, "tablee_faults_total") == 0


async def test_bots_go_on_by_themselves_once_the_database_is_back(
    server: Running, person: People, logged: Logged
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        with failing("begin", sqlite3.SQLITE_IOERR, after=1):
            assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
            await until(lambda: value(server, "tablee_database_away_total") > 0)
        await sitting.reach(2)
    assert value(server, "tablee_faults_total") == 0
    assert not any("exc_info" in line for line in logged)


async def test_what_is_our_fault_ends_a_socket_with_a_word_and_is_counted(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch, logged: Logged
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    monkeypatch.setattr(Requests, "welcome", broken)
    sitting = await ana.connect()
    await sitting.send(do="hello", table=table)
    assert await sitting.closed() == 1011
    assert value(server, "tablee_faults_total") == 1
    assert [repr(line["exc_info"]) for line in logged if "exc_info" in line] == ["ZeroDivisionError()"]
    assert not server.services.connections.in_use(table)


async def test_a_socket_that_cannot_be_greeted_for_want_of_a_database_is_asked_to_come_again(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    monkeypatch.setattr(server.services.store.database, "_reader", None)
    monkeypatch.setattr(server.services.store.database, "_reading", Gone())
    sitting = await ana.connect()
    await sitting.send(do="hello", table=table)
    assert (await sitting.next())["code"] == "database.away"
    assert await sitting.closed() == 1013
    assert value(server, "tablee_faults_total") == 0
    assert not server.services.connections.in_use(table)


async def test_pings_are_answered_while_moves_wait_which_keep_their_order(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "PONG_AFTER_S", 0.05)
    turn = server.services.store.database._write_lock
    assert turn is not None
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as sitting:
        async with turn:
            for ply in range(2):
                await sitting.send(do="move", id=f"m{ply}", ply=ply, seat=ply, move="draw")
            for _ in range(3):
                await sitting.send(do="ping")
                assert await sitting.next() == {"say": "pong"}
        told = [await sitting.expect("ack") for _ in range(2)]
        assert [ack["id"] for ack in told] == ["m0", "m1"]


async def test_what_waits_behind_a_move_is_bounded(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "PONG_AFTER_S", 0.05)
    turn = server.services.store.database._write_lock
    assert turn is not None
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        async with turn:
            await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
            for _ in range(inbox.ROOM + 20):
                await sitting.send(do="ping")
            # As many as there is room for are answered although the move waits; the others are not even read.
            async with patience():
                for _ in range(inbox.ROOM):
                    assert await sitting.told() == {"say": "pong"}
        # So the others are answered after the move.
        told = [await sitting.told() for _ in range(3)]
        assert {"say": "ack", "id": "m", "ply": 1} in told, told


async def test_the_server_is_not_ready_when_the_disk_is_full(server: Running, tmp_path: Path) -> None:
    database = server.services.store.database
    # A checkpointed write-ahead log would be overwritten in place, without growing: so it starts empty here.
    await server.services.checkpointing.stop()
    with closing(sqlite3.connect(tmp_path / "tablee.db")) as connection:
        await until(lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    assert await database.takes_writes()
    assert (tmp_path / "tablee.db-wal").stat().st_size > 0
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "tablee.db-wal").stat().st_size, hard))
    try:
        assert not await database.takes_writes()
        assert await database.answers()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await database.takes_writes()


NOT_IDS = ["%00", "aaaaaaaaaaaaaaa%00", "AAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaaa%0A", "none", "%F0%9F%A6%81"]


async def test_what_is_no_id_of_a_table_is_an_unknown_table_on_postgresql_too(
    start: Start, postgres_url: str
) -> None:
    server = await start(database=postgres_url)
    ana = Person(server.base)
    for written in NOT_IDS:
        for path in ("", "/record", "/proof", "/qr.svg"):
            answer = await ana.call("GET", f"/api/tables/{written}{path}", status=404)
            assert answer["code"] == "table.unknown"
        for path in ("/analysis", "/join"):
            answer = await ana.call("POST", f"/api/tables/{written}{path}", {}, status=404)
            assert answer["code"] == "table.unknown"
    for table in ("\0", "a" * 15 + "\0", "a" * 16 + "\n"):
        sitting = await ana.connect()
        await sitting.send(do="hello", table=table)
        assert (await sitting.next())["code"] == "table.unknown"
        assert await sitting.closed() == 4004
    assert value(server, "tablee_faults_total") == 0
    await ana.close()


async def test_no_text_with_a_null_character_is_a_fault_on_postgresql(
    start: Start, postgres_url: str
) -> None:
    server = await start(database=postgres_url)
    ana = Person(server.base)
    nul = "a\0b"
    for method, path, body in (
        ("PUT", "/api/me", {"name": nul}),
        ("POST", "/api/me/claim", {"token": nul}),
        ("POST", "/api/setup", {"game": nul, "players": 2}),
        ("POST", "/api/tables", {"game": nul, "seats": [ME]}),
        ("POST", "/api/tables", {"game": "toy", "seats": [ME, {"kind": "device", "name": nul}]}),
        ("POST", "/api/tables", {"game": "toy", "seats": [ME, {"kind": "program", "program": nul}]}),
        ("POST", "/api/tables", {"game": "toy", "seats": [ME, bot()], "options": {nul: 1}}),
        ("POST", "/api/tables", {"game": "toy", "seats": [ME, bot()], "options": {"last_card": nul}}),
    ):
        answer = await ana.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for message in (
            {"do": "say", "text": nul},
            {"do": "move", "ply": 0, "seat": 0, "move": nul},
            {"do": "offer", "kind": nul},
        ):
            refused = await sitting.answered(**message)
            assert refused["say"] == "error"
            assert refused["code"] != "server.fault"
        await sitting.send(do="examine", id="x", ply=0, seat=0, draft=nul)
        assert (await sitting.expect("examined"))["report"]["legal"] is False
    assert value(server, "tablee_faults_total") == 0
    await ana.close()
