"""A PostgreSQL server for benchmarks. It waits for the disk, as one in service does, and counts statements by role."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import programs, running_postgres

SETTINGS = {"listen_addresses": "''", "shared_preload_libraries": "pg_stat_statements"}
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
    with running_postgres(SETTINGS) as running:
        server = PostgresServer(running.home)
        server.ask("CREATE EXTENSION pg_stat_statements")
        for role in roles:
            server.ask(f"CREATE ROLE {role} SUPERUSER LOGIN")
        yield server
