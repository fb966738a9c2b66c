"""A PostgreSQL server of our own for tests: in a temporary folder, reached only by a socket file, removed afterwards.

It is Debian's `postgresql` package, which `make test` installs; without it the tests that use it fail.
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "50",
}
"""No network, and no waiting for the disk, because no test database has to survive a power cut."""

AT_A_TIME = 10
"""The databases that are copied in one call: a program that only connects takes longer than one copy."""

_numbers = itertools.count(1)


def programs() -> Path:
    """Return the folder with `initdb` and `pg_ctl` of the newest PostgreSQL here."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = shutil.which("initdb")
    if debian:
        return debian[-1]
    if found:
        return Path(found).parent
    pytest.fail("PostgreSQL is not here; `build_steps/system-packages` installs it")


def owner() -> str | None:
    """Return the user to run the server as if we are root, which PostgreSQL refuses to be."""
    return pwd.getpwnam("postgres").pw_name if os.geteuid() == 0 else None


class Postgres:
    """A server in the folder `home`, reached only by its socket file there; `settings`: further ones."""

    def __init__(self, home: Path, settings: Mapping[str, str]) -> None:
        self.home = home
        self._settings = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._data = home / "data"
        self._user = owner()
        if self._user is not None:
            shutil.chown(home, self._user)

    def create(self, *more: str) -> None:
        """Make an empty cluster; `more`: further options of `initdb`."""
        quiet = ("--auth=trust", "--username=tablee", "--no-instructions", "--encoding=UTF8", "--locale=C")
        self._run("initdb", "--pgdata", str(self._data), *quiet, *more)

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        self._pg_ctl(
            "--log", str(self.home / "log"), "--options", f"-k {self.home} {self._settings}", "start"
        )

    def stop(self) -> None:
        """Stop it immediately, as a crash would; the next start recovers."""
        self._pg_ctl("--mode=immediate", "stop")

    def is_ready(self) -> bool:
        """True if it accepts connections."""
        command = [str(programs() / "pg_isready"), "--quiet", "--host", str(self.home)]
        return subprocess.run(command, check=False).returncode == 0

    def processes(self) -> list[int]:
        """Return its processes, the first one first; none if it does not run. On Linux."""
        try:
            first = int((self._data / "postmaster.pid").read_text().split()[0])
            children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        except FileNotFoundError:
            return []
        return [first, *map(int, children)]

    def limit_files(self, processes: Iterable[int], size: int | None) -> None:
        """Let these processes write no file beyond this size, as if the disk were full; None: let them again."""
        soft = "unlimited" if size is None else str(size)
        for process in processes:
            # Only the owner of a process may do that. A process may end meanwhile.
            command = ["prlimit", "--pid", str(process), f"--fsize={soft}:"]
            subprocess.run(command, check=False, stderr=subprocess.DEVNULL, user=self._user, cwd=self.home)

    def _pg_ctl(self, *command: str) -> None:
        self._run("pg_ctl", "--pgdata", str(self._data), "--silent", "--wait", *command)

    def _run(self, program: str, *command: str) -> None:
        called = [str(programs() / program), *command]
        subprocess.run(called, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self.home)


@contextmanager
def running_postgres(settings: Mapping[str, str], *more: str) -> Iterator[Postgres]:
    """Yield a new server in a temporary folder, which is removed; `more`: further options of `initdb`."""
    home = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    try:
        server = Postgres(home, settings)
        server.create(*more)
        server.start()
        try:
            yield server
        finally:
            if server.processes():
                server.stop()
    finally:
        shutil.rmtree(home)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """Yield the folder of a running server's socket."""
    with running_postgres(SETTINGS, "--no-sync") as server:
        yield server.home


def url_of(cluster: Path, name: str) -> str:
    """Return the URL of the database of this name."""
    return f"postgresql+asyncpg://tablee@/{name}?host={cluster}"


def create_databases(cluster: Path, *names: str, template: str = "template1") -> list[str]:
    """Create databases that are copies of another; return their URLs.

    The files are copied: writing all pages into the log as well takes the server twice as long.
    """
    _carry_out(cluster, *(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy" for name in names))
    return [url_of(cluster, name) for name in names]


def copies(cluster: Path, template: str, at_a_time: int = AT_A_TIME) -> Iterator[str]:
    """Yield the URLs of new databases that are copies of another, one for each test that needs one.

    Those of earlier tests are dropped: each has 8 MB, often in memory, and a run needs more than 700. The latest
    `at_a_time` stay, because the test that asks may have one of them.
    """
    earlier: list[str] = []
    while True:
        names = [f"tablee_{next(_numbers)}" for _ in range(at_a_time)]
        yield from create_databases(cluster, *names, template=template)
        _carry_out(cluster, *(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)" for name in earlier))
        earlier = names


def _carry_out(cluster: Path, *statements: str) -> None:
    psql = [str(programs() / "psql"), "--quiet", "--host", str(cluster), "--username", "tablee"]
    subprocess.run([*psql, *(f"--command={one}" for one in statements), "postgres"], check=True)


@pytest.fixture
def postgres_url(cluster: Path) -> str:
    """Return the URL of a new, empty database."""
    return create_databases(cluster, f"tablee_{next(_numbers)}")[0]


@pytest.fixture(scope="session")
def copied(cluster: Path, migrated_postgres: str) -> Iterator[str]:
    """Yield new databases with all tables and no rows."""
    return copies(cluster, migrated_postgres)


@pytest.fixture
def postgres_with_tables(copied: Iterator[str]) -> str:
    """Return the URL of a new database with all tables and no rows."""
    return next(copied)


Psql = Callable[..., None]


@pytest.fixture
def psql(cluster: Path) -> Psql:
    """Return a function that runs statements in a database, one after the other: `psql(url, "DROP ...", "CREATE
    ...")`.
    """

    def carry_out(url: str, *statements: str) -> None:
        name = str(make_url(url).database)
        program = [str(programs() / "psql"), "--quiet", "--host", str(cluster), "--username", "tablee"]
        for statement in statements:
            subprocess.run([*program, "--command", statement, name], check=True, stderr=subprocess.DEVNULL)

    return carry_out
