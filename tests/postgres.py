"""A PostgreSQL server of our own for tests: in a temporary folder, reached by socket file only, gone afterwards.

It is Debian's `postgresql` package, which `make test` installs; without it the tests that use it fail.
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
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
"""No network; and no waiting for the disk, for nothing here has to survive a power cut."""

_numbers = itertools.count(1)


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl` of the newest PostgreSQL here."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = shutil.which("initdb")
    if debian:
        return debian[-1]
    if found:
        return Path(found).parent
    pytest.fail("PostgreSQL is not here; `build_steps/system-packages` installs it")


def owner() -> str | None:
    """The user to run the server as when we are root, which PostgreSQL refuses to be."""
    return pwd.getpwnam("postgres").pw_name if os.geteuid() == 0 else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """A running server; the path is the folder of its socket."""
    home = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    user = owner()
    if user is not None:
        shutil.chown(home, user)
    data = home / "data"
    settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    pg_ctl = [str(programs() / "pg_ctl"), "--pgdata", str(data), "--silent", "--wait"]
    quiet = [
        "--auth=trust",
        "--username=tablee",
        "--no-sync",
        "--no-instructions",
        "--encoding=UTF8",
        "--locale=C",
    ]

    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=home)

    try:
        run(str(programs() / "initdb"), "--pgdata", str(data), *quiet)
        run(*pg_ctl, "--log", str(home / "log"), "--options", f"-k {home} {settings}", "start")
        try:
            yield home
        finally:
            run(*pg_ctl, "--mode=immediate", "stop")
    finally:
        shutil.rmtree(home)


def url_of(cluster: Path, name: str) -> str:
    """The URL of the database of this name."""
    return f"postgresql+asyncpg://tablee@/{name}?host={cluster}"


def create_database(cluster: Path, name: str, template: str = "template1") -> str:
    """Make a database that is a copy of another; its URL."""
    psql = [str(programs() / "psql"), "--quiet", "--host", str(cluster), "--username", "tablee"]
    subprocess.run(
        [*psql, "--command", f"CREATE DATABASE {name} TEMPLATE {template}", "postgres"], check=True
    )
    return url_of(cluster, name)


@pytest.fixture
def postgres_url(cluster: Path) -> str:
    """The URL of a new, empty database."""
    return create_database(cluster, f"tablee_{next(_numbers)}")


@pytest.fixture
def postgres_with_tables(cluster: Path, migrated_postgres: str) -> str:
    """The URL of a new database with all tables and nothing in them."""
    return create_database(cluster, f"tablee_{next(_numbers)}", migrated_postgres)


Psql = Callable[..., None]


@pytest.fixture
def psql(cluster: Path) -> Psql:
    """Carries out statements in the database of a URL, one after the other: `psql(url, "DROP ...", "CREATE ...")`."""

    def carry_out(url: str, *statements: str) -> None:
        name = str(make_url(url).database)
        program = [str(programs() / "psql"), "--quiet", "--host", str(cluster), "--username", "tablee"]
        for statement in statements:
            subprocess.run([*program, "--command", statement, name], check=True, stderr=subprocess.DEVNULL)

    return carry_out
