"""`tablee admin drain`: what it prints, what it waits for, and whom it names."""

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.cli import draining
from tablee.server.clock import now
from tablee.server.operations.draining import node_at
from tablee.store.orders import Drain
from tablee.store.store import Store
from tests.cli.conftest import Run
from tests.store.samples import match, seat, stored


def drains(database: str) -> list[str | None]:
    async def read() -> tuple[Drain, ...]:
        store = await Store.open(database)
        try:
            return (await store.orders.read()).drains
        finally:
            await store.close()

    return [one.node for one in asyncio.run(read())]


class Server(ThreadingHTTPServer):
    """What a server answers to the command: `draining` is its answer to `/readyz`."""

    draining = True
    connected = 2


class Answers(BaseHTTPRequestHandler):
    """The answers of the server."""

    server: Server

    def do_GET(self) -> None:
        texts = {
            "/api/openapi.json": '{"info": {"title": "Tablée", "version": "1"}}',
            "/readyz": "draining\n" if self.server.draining else "ok\n",
            "/metrics": f"tablee_tcp_connections 9.0\ntablee_connections {self.server.connected}.0\n",
        }
        self.send_response(503 if self.path == "/readyz" and self.server.draining else 200)
        self.end_headers()
        self.wfile.write(texts[self.path].encode())

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def test_all_servers_drain_until_the_drain_ends(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)
    there = ("--database", database)
    ran = run("admin", "drain", *there)
    assert (ran.status, "--off" in ran.out, "No table plays." in ran.out) == (0, True, True)
    assert drains(database) == [None]
    assert "take new tables again" in run("admin", "drain", "--off", *there).out
    assert drains(database) == []
    assert "no drain to end" in run("admin", "drain", "--off", *there).out


def test_it_waits_until_no_table_plays_and_says_each_time_how_many_do(
    run: Run, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([2, 2, 1, 0])

    async def playing(_matches: object, since: int) -> int:
        assert 0 <= now() - since - 600_000 < 600_000
        return next(found)

    monkeypatch.setattr("tablee.store.matches.Matches.count_playing", playing)
    monkeypatch.setattr(draining, "LOOK_EVERY_S", 0.0)
    ran = run("admin", "drain", "--wait", "--database", str(sqlite_file))
    assert ran.out.splitlines()[1:] == [
        "2 tables still play.",
        "One table still plays.",
        "No table plays. You can stop the servers now.",
    ]


@pytest.mark.parametrize("which", ["all", "one"])
def test_who_waits_learns_that_the_drain_was_ended(
    run: Run, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch, server: Server, which: str
) -> None:
    """Otherwise a script would stop the servers although they have taken new tables again."""
    database = str(sqlite_file)
    named = () if which == "all" else ("--port", str(server.server_port))

    async def end() -> None:
        store = await Store.open(database)
        await store.orders.end_drains(None)
        await store.close()

    async def playing(_matches: object, since: int) -> int:
        return 2

    async def waiting(_seconds: float) -> None:
        await end()

    monkeypatch.setattr("tablee.store.matches.Matches.count_playing", playing)
    monkeypatch.setattr("tablee.cli.draining.asyncio.sleep", waiting)
    ran = run("admin", "drain", "--wait", *named, "--database", database)
    assert (ran.status, "Another command ended this drain" in ran.err) == (1, True)
    assert ("still play" in ran.out) == (which == "all")


def test_without_waiting_it_says_once_how_many_tables_play(run: Run, sqlite_file: Path) -> None:
    database = str(sqlite_file)

    async def fill() -> None:
        store = await Store.open(database)
        ana = (await store.guests.create("Ana", 1))[0].id
        row = match("m", seat(0, "guest", ana), seat(1, "bot"))
        await stored(store, replace(row, changed=now()))
        await store.close()

    asyncio.run(fill())
    ran = run("admin", "drain", "--database", database)
    assert ran.out.splitlines()[1:] == ["One table still plays."]


def test_one_server_is_named_by_its_port_on_this_machine(run: Run, sqlite_file: Path, server: Server) -> None:
    database = str(sqlite_file)
    port = server.server_port
    ran = run("admin", "drain", "--port", str(port), "--database", database)
    assert ran.status == 0, ran.err
    assert f"on port {port} sends proxies elsewhere" in ran.out
    assert "2 pages are still" in ran.out
    assert drains(database) == [node_at(port)]
    server.connected = 0
    waited = run("admin", "drain", "--port", str(port), "--wait", "--database", database)
    assert "No page is connected there." in waited.out


def test_a_server_of_another_database_is_not_named(
    run: Run, sqlite_file: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(sqlite_file)
    server.draining = False
    monkeypatch.setattr(draining, "TRY_EVERY_S", 0.0)
    ran = run("admin", "drain", "--port", str(server.server_port), "--database", database)
    assert (ran.status, "does not follow, so nothing was changed" in ran.err) == (1, True)
    assert drains(database) == []


def test_where_no_server_answers_nothing_is_ordered(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "drain", "--port", "1", "--database", str(tmp_path / "tablee.db"))
    assert (ran.status, "answers on port 1 of this machine" in ran.err) == (1, True)
    assert not (tmp_path / "tablee.db").exists()
