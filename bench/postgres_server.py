"""A PostgreSQL server for benchmarks. It waits for the disk, as one in service does, and counts statements by role."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import owner, programs

COUNTED = "shared_preload_libraries=pg_stat_statements"
STATEMENTS = (
    "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements JOIN pg_roles ON pg_roles.oid = userid "
    "WHERE rolname = '{role}'"
)
"""Every statement, those that begin and end transactions included."""


class PostgresServer:
    """A running server whose roles are named, so that the statements of each process are counted apart."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def url(self, role: str, database: str) -> str:
        """Return the address of a database for this role."""
        return f"postgresql+asyncpg://{role}@/{database}?host={self.home}"

    def ask(self, statement: str, database: str = "postgres") -> str:
        """Run one statement; return its result as text."""
        psql = [str(programs() / "psql"), "--quiet", "--tuples-only", "--no-align", "--host", str(self.home)]
        done = subprocess.run(
            [*psql, "--username", "tablee", "--command", statement, database],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def statements(self, role: str) -> int:
        """Return the number of statements of this role so far."""
        return int(self.ask(STATEMENTS.format(role=role)))


@contextmanager
def postgres_server(*roles: str) -> Iterator[PostgresServer]:
    """Yield a new server in a temporary folder with these roles, reached only by its socket file."""
    home = Path(tempfile.mkdtemp(prefix="tablee-bench-"))
    user = owner()
    if user is not None:
        shutil.chown(home, user)
    data = home / "data"
    pg_ctl = [str(programs() / "pg_ctl"), "--pgdata", str(data), "--silent", "--wait"]

    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=home)

    try:
        quiet = ["--auth=trust", "--username=tablee", "--no-instructions", "--encoding=UTF8", "--locale=C"]
        run(str(programs() / "initdb"), "--pgdata", str(data), *quiet)
        settings = f"-k {home} -c listen_addresses='' -c {COUNTED}"
        run(*pg_ctl, "--log", str(home / "log"), "--options", settings, "start")
        try:
            server = PostgresServer(home)
            server.ask("CREATE EXTENSION pg_stat_statements")
            for role in roles:
                server.ask(f"CREATE ROLE {role} SUPERUSER LOGIN")
            yield server
        finally:
            run(*pg_ctl, "--mode=immediate", "stop")
    finally:
        shutil.rmtree(home)
