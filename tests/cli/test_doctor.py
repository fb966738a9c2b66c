"""`tablee doctor` examines a database as a start would, changes nothing, and knows a server that runs."""

import asyncio
import json
import resource
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version as version_of
from pathlib import Path

import pytest

from tablee.cli import lan, surroundings
from tablee.cli.finding import Finding
from tablee.cli.installation import Compilation
from tablee.store.migrate import newest
from tablee.store.sqlite_file import beside
from tablee.store.store import Store
from tests.cli.conftest import Ran, Run
from tests.postgres import Psql
from tests.processes import free_port
from tests.restored import left_open, same
from tests.store.samples import ENDS, GOES_ON, entry, match, stored


@pytest.fixture
def examined(run: Run) -> "Examined":
    return Examined(run)


class Examined:
    """The doctor's findings about a database."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def __call__(self, address: object) -> Ran:
        return self._run("doctor", "--database", str(address), "--port", str(free_port()))


def test_one_that_is_well(examined: Examined, sqlite_file: Path, postgres_with_tables: str) -> None:
    sqlite_file.chmod(0o600)
    for address in (sqlite_file, postgres_with_tables):
        ran = examined(address)
        assert "✓ The database can be opened, and is whole: " in ran.out
        assert "✓ The database takes writes." in ran.out
        assert (ran.status, "All is well." in ran.out) == (0, True)


@pytest.mark.parametrize("by", ["option", "variable"])
def test_a_house_file_that_is_named_is_checked(
    run: Run, tmp_path: Path, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    file = tmp_path / "house.toml"
    sqlite_file.chmod(0o600)
    words = ["doctor", "--database", str(sqlite_file), "--port", str(free_port())]
    if by == "option":
        words += ["--house", str(file)]
    else:
        monkeypatch.setenv("TABLEE_SERVE_HOUSE", str(file))
    file.write_text('name = "Chez Ana"')
    ran = run(*words)
    assert (ran.status, "can be used; the server is called Chez Ana." in ran.out) == (0, True)
    file.write_text('[colours.dark]\naccent = "#333333"')
    ran = run(*words)
    assert (ran.status, "✗ In the dark colours of" in ran.out) == (3, True)


def test_one_that_is_not_there_yet_is_not_made(examined: Examined, tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    ran = examined(file)
    assert f"· The database will be created at the first start: {file}" in ran.out
    assert (ran.status, file.exists()) == (0, False)
    ran = examined(tmp_path / "none" / "new.db")
    assert (ran.status, f"✗ There is no folder {tmp_path / 'none'}" in ran.out) == (3, True)


def test_a_new_one_of_postgresql_is_not_filled(examined: Examined, postgres_url: str, psql: Psql) -> None:
    ran = examined(postgres_url)
    assert (ran.status, "· The database will be created at the first start" in ran.out) == (0, True)
    # There is no such table yet.
    psql(postgres_url, "CREATE TABLE alembic_version (version_num text)")


def version(file: Path, number: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (number,))


def test_a_newer_and_an_older_one(examined: Examined, sqlite_file: Path) -> None:
    version(sqlite_file, "9999")
    ran = examined(sqlite_file)
    assert (ran.status, "was made by a newer version of Tablée (9999" in ran.out) == (3, True)
    version(sqlite_file, "0016")
    ran = examined(sqlite_file)
    assert f"· The database has tables of version 0016; the next start brings them to {newest()}" in ran.out
    assert (ran.status, "Back it up first" in ran.out) == (0, True)


def test_one_that_is_damaged_is_left_as_it_is(examined: Examined, mixed: tuple[Path, Path]) -> None:
    backup, restored = mixed
    ran = examined(restored)
    assert (ran.status, f"✗ The database {restored} is damaged" in ran.out) == (3, True)
    assert same(backup, restored)


def test_damage_is_found_in_a_file_that_was_closed_well(examined: Examined, sqlite_file: Path) -> None:
    with closing(sqlite3.connect(sqlite_file)) as database, database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute("UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'sqlite_autoindex_guests_1'")
    ran = examined(sqlite_file)
    assert (ran.status, f"✗ The database {sqlite_file} is damaged" in ran.out) == (3, True)


def test_a_disk_without_room(examined: Examined, sqlite_file: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (128 * 1024, hard))
    try:
        ran = examined(sqlite_file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (ran.status, "✗ The database takes no writes (" in ran.out) == (1, True)


def test_one_that_can_only_be_read(examined: Examined, postgres_with_tables: str, psql: Psql) -> None:
    name = postgres_with_tables.partition("?")[0].rpartition("/")[2]
    psql(postgres_with_tables, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    ran = examined(postgres_with_tables)
    assert (ran.status, "✗ The database takes no writes (" in ran.out) == (1, True)
    assert "read-only" in ran.out


def test_a_file_that_others_may_read(examined: Examined, sqlite_file: Path) -> None:
    sqlite_file.chmod(0o644)
    ran = examined(sqlite_file)
    assert f"· Others on this machine may read {sqlite_file}" in ran.out
    assert f"chmod 600 {sqlite_file}" in ran.out
    assert ran.status == 0


async def some_tables(file: Path) -> None:
    """Store three matches: a good one, one with an impossible move, and one with an outcome that does not follow."""
    store = await Store.open(str(file))
    for name in ("fine", "broken", "wrong"):
        await stored(store, match(name))
    await store.log.append("broken", entry(1, move="nonsense"), GOES_ON)
    await store.log.append("wrong", entry(1), ENDS)
    await store.close()


def test_tables_whose_log_cannot_be_read_or_says_otherwise_are_named(
    examined: Examined, sqlite_file: Path
) -> None:
    asyncio.run(some_tables(sqlite_file))
    before = sqlite_file.read_bytes()
    ran = examined(sqlite_file)
    assert "✗ The log of table broken cannot be read (toy.not_held)." in ran.out
    assert "· Lists show something else than the log of one table: wrong." in ran.out
    assert (ran.status, "fine" in ran.out) == (1, False)
    assert sqlite_file.read_bytes() == before


def test_logs_that_can_be_read_are_counted(examined: Examined, sqlite_file: Path) -> None:
    async def one_match() -> None:
        store = await Store.open(str(sqlite_file))
        await stored(store, match("fine"))
        await store.close()

    assert "✓ No match has begun yet." in examined(sqlite_file).out
    asyncio.run(one_match())
    assert "✓ The log of the one match that has begun can be read." in examined(sqlite_file).out


def test_it_says_how_many_logs_it_had_no_time_for(
    examined: Examined, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(some_tables(sqlite_file))
    monkeypatch.setattr("tablee.cli.doctor.LOGS_S", 0)
    assert "· In 0 s, the logs of 0 of 3 matches were read." in examined(sqlite_file).out


def test_a_log_beside_the_file_is_named_and_left_where_it_is(
    examined: Examined, sqlite_file: Path, tmp_path: Path
) -> None:
    asyncio.run(some_tables(sqlite_file))
    crashed = tmp_path / "crashed.db"
    with closing(sqlite3.connect(sqlite_file)) as database:
        database.execute("UPDATE guests SET zone = NULL")
        database.execute("UPDATE matches SET changed = changed + 1")
        database.commit()
        left_open(sqlite_file, crashed)
    log = beside(crashed, "-wal")
    before, changes = crashed.read_bytes(), log.read_bytes()
    for _ in range(2):
        assert f"· Changes that belong to the database lie beside it, in {log}, as" in examined(crashed).out
        assert crashed.read_bytes() == before
        assert log.read_bytes().startswith(changes), "only what was tried follows"


def test_what_the_machine_gives_is_looked_at(
    examined: Examined, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite_file.chmod(0o600)
    sqlite_file.parent.chmod(0o700)
    out = examined(sqlite_file).out
    assert f"✓ {sqlite_file.parent} has " in out
    assert "✓ The disk keeps what is written in " in out
    assert "✓ The clock of this machine shows " in out
    monkeypatch.setattr(surroundings, "SLOW_MS", -1)
    monkeypatch.setattr(surroundings, "SOME_BYTES", 1 << 60)
    sqlite_file.parent.chmod(0o777)
    ran = examined(sqlite_file)
    assert "· The disk takes " in ran.out
    assert f"· {sqlite_file.parent} has only " in ran.out
    assert f"chmod go-w {sqlite_file.parent}" in ran.out
    assert ran.status == 0
    monkeypatch.setattr(surroundings, "LITTLE_BYTES", 1 << 60)
    ran = examined(sqlite_file)
    assert (ran.status, f"✗ {sqlite_file.parent} has only " in ran.out) == (1, True)


def test_a_clock_before_the_installation_needs_attention(
    examined: Examined, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Moved()
    monkeypatch.setattr(surroundings, "time", clock)
    clock.ahead = -20 * 365 * 86_400.0
    ran = examined(sqlite_file)
    assert (ran.status, "✗ The clock of this machine shows 200" in ran.out) == (1, True)


def test_a_clock_that_is_moved_meanwhile_is_shown(
    examined: Examined, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Moved()
    monkeypatch.setattr(surroundings, "time", clock)
    clock.each = 3600.0
    assert "· The clock of this machine was moved by 7,200 s while we looked." in examined(sqlite_file).out


class Moved:
    """The time, moved by `ahead`, and by `each` at every reading."""

    perf_counter = staticmethod(time.perf_counter)

    def __init__(self) -> None:
        self.ahead = self.each = 0.0

    def time(self) -> float:
        self.ahead += self.each
        return 1_800_000_000.0 + self.ahead

    def monotonic(self) -> float:
        return 5.0


@pytest.fixture
def served() -> Iterator[Callable[[str, str], int]]:
    """`served(host, described)` listens on a free port of the host with this description, and returns the port."""
    running: list[ThreadingHTTPServer] = []

    def made(host: str, described: str) -> int:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(described.encode())

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        server = ThreadingHTTPServer((host, 0), Handler)
        running.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server.server_port

    yield made
    for server in running:
        server.shutdown()
        server.server_close()


def described(number: str) -> str:
    return json.dumps({"info": {"title": "Tablée", "version": number}})


def test_a_tablee_that_runs_on_the_port_is_no_fault_and_is_named(
    run: Run, tmp_path: Path, served: Callable[[str, str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = version_of("tablee")

    def examine(port: int) -> Ran:
        return run("doctor", "--database", str(tmp_path / "new.db"), "--port", str(port))

    monkeypatch.setattr(lan, "lan_addresses", lambda *_: ["127.0.0.2"])
    port = served("127.0.0.1", described(ours))
    ran = examine(port)
    assert f"✓ Tablée {ours} already answers at http://127.0.0.1:{port}" in ran.out
    assert "· Other devices can open it only through a proxy" in ran.out
    assert (ran.status, "All is well." in ran.out) == (0, True)

    port = served("0.0.0.0", described(ours))
    ran = examine(port)
    assert (
        f"✓ Phones and other devices in the same network can open it at: http://127.0.0.2:{port}" in ran.out
    )
    assert (ran.status, "proxy" in ran.out) == (0, False)

    port = served("127.0.0.1", described("0.0.1"))
    ran = examine(port)
    assert (ran.status, f"· Tablée 0.0.1 answers at http://127.0.0.1:{port}, but {ours} is" in ran.out) == (
        0,
        True,
    )


@pytest.mark.parametrize("answer", ["not JSON", "[]", "{}", '{"info": {"title": "Other", "version": "1"}}'])
def test_another_program_on_the_port_is_a_fault(
    run: Run, tmp_path: Path, served: Callable[[str, str], int], answer: str
) -> None:
    port = served("127.0.0.1", answer)
    ran = run("doctor", "--database", str(tmp_path / "new.db"), "--port", str(port))
    assert (ran.status, f"✗ Port {port} is already in use" in ran.out) == (3, True)


def test_the_port_of_the_server_in_the_environment_is_checked(
    run: Run, tmp_path: Path, served: Callable[[str, str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = served("127.0.0.1", "not JSON")
    monkeypatch.setenv("TABLEE_SERVE_PORT", str(port))
    ran = run("doctor", "--database", str(tmp_path / "new.db"))
    assert (ran.status, f"✗ Port {port} is already in use" in ran.out) == (3, True)
    ran = run("doctor", "--database", str(tmp_path / "new.db"), "--port", str(free_port()))
    assert f"Port {port}" not in ran.out


@pytest.mark.parametrize(
    ("copy", "advice"), [(True, "make play compiles them"), (False, "pip install -v says")]
)
def test_uncompiled_rules_come_with_the_advice_for_this_installation(
    examined: Examined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copy: bool, advice: str
) -> None:
    monkeypatch.setattr("tablee.cli.doctor.compilation", lambda: Compilation(1, [], ["tablee.core.game"], []))
    monkeypatch.setattr("tablee.cli.doctor.is_in_a_copy", lambda: copy)
    ran = examined(tmp_path / "new.db")
    assert (ran.status, advice in ran.out) == (0, True)


@pytest.mark.parametrize("statuses", [(1, 3), (3, 1)])
def test_of_several_findings_the_gravest_decides_about_the_status(
    run: Run, monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, int]
) -> None:
    ill = [Finding(False, "ill", status) for status in statuses]
    monkeypatch.setattr(sys.modules["tablee.cli.doctor"], "examine", lambda *_: [Finding(True, "fine"), *ill])
    assert run("doctor").status == 3
