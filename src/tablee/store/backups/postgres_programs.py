"""`pg_dump` and `pg_restore`, run with our address.

Passwords go by the environment, which only the own user may read; the words of a command everybody may.
"""

import asyncio
import os
import shutil
from typing import Any, Final

from sqlalchemy.engine import URL

from tablee.store.refusals import BackupError

VARIABLES: Final = {"sslmode": "PGSSLMODE", "ssl": "PGSSLMODE", "passfile": "PGPASSFILE"}
"""Options of an address that the programs take as well."""

DUMP: Final = ("pg_dump", "--format=custom")
RESTORE: Final = ("pg_restore", "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction")


def find(program: str) -> str:
    """The path of a program. Raises `BackupError` `backup.program` (program)."""
    found = shutil.which(program)
    if found is None:
        raise BackupError("backup.program", {"program": program})
    return found


async def run(command: tuple[str, ...], url: URL, *words: str) -> None:
    """Run a program of PostgreSQL's on the database of `url`.

    Raises `BackupError`: `backup.program` (program), `backup.failed` (program, reason) with the last line that the
    program wrote. It ends when the task does.
    """
    program, *options = command
    process = await asyncio.create_subprocess_exec(
        find(program),
        *options,
        f"--dbname={url.database}",
        *words,
        env=_environment(url),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        _, said = await process.communicate()
    except BaseException:
        if process.returncode is None:
            process.kill()
            await process.wait()
        raise
    if process.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines()
        reason = lines[0][:300] if lines else f"status {process.returncode}"
        raise BackupError("backup.failed", {"program": program, "reason": reason})


def _environment(url: URL) -> dict[str, str]:
    query: dict[str, Any] = dict(url.query)
    given = {
        "PGHOST": url.host or query.get("host"),
        "PGPORT": url.port or query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        **{variable: query[name] for name, variable in VARIABLES.items() if name in query},
    }
    more = {name: str(value) for name, value in given.items() if value is not None}
    return {**os.environ, **more, "PGCONNECT_TIMEOUT": "10", "LC_ALL": "C"}
