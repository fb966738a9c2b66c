"""Databases beside ours in the same PostgreSQL: made, dropped, renamed."""

from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store.engines import postgresql_unknown
from tablee.store.failures import reason, state_of
from tablee.store.refusals import BackupError

ADMINISTRATION: Final = "postgres"
"""The database that one connects to in order to change others."""

LONGEST_NAME: Final = 63
"""Bytes that PostgreSQL keeps of a name."""

NOT_PERMITTED: Final = "42501"
IN_USE: Final = "55006"

OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = :name AND pid <> pg_backend_pid() AND backend_type = "
    "'client backend'"
)
THERE: Final = text("SELECT 1 FROM pg_database WHERE datname = :name")


def sibling(name: str, ending: str) -> str:
    """The name of a database that belongs to the one called `name`."""
    room = LONGEST_NAME - len(ending)
    return name.encode()[:room].decode(errors="ignore") + ending


class Databases:
    """The databases of the server that `url` names. Raises `BackupError` `restore.in_use`, `restore.refused`."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine: AsyncEngine = postgresql_unknown(url.set(database=ADMINISTRATION))

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    async def check_unused(self, name: str) -> None:
        """Raise `BackupError` `restore.in_use` (database) if a client is connected to the database."""
        async with self._engine.connect() as connection:
            if (await connection.execute(OTHERS, {"name": name})).scalar():
                raise BackupError("restore.in_use", {"database": name})

    async def make(self, name: str) -> None:
        """Make an empty database in place of one that may be left of an interrupted restore."""
        await self._outside_transactions(
            f"DROP DATABASE IF EXISTS {self._quoted(name)}",
            f"CREATE DATABASE {self._quoted(name)} ENCODING 'UTF8' TEMPLATE template0",
        )

    async def drop(self, name: str) -> None:
        """Drop a database."""
        await self._outside_transactions(f"DROP DATABASE IF EXISTS {self._quoted(name)}")

    async def swap(self, new: str, name: str, kept: str) -> str | None:
        """Have `new` be called `name`; return what the old database is called now, None if there was none.

        That is `kept`, or `kept_2` and so on where there are such databases already. Both names change in one
        transaction.
        """
        try:
            async with self._engine.begin() as connection:
                old = None
                if await self._is_there(connection, name):
                    old = await self._free(connection, kept)
                    await connection.exec_driver_sql(self._renaming(name, old))
                await connection.exec_driver_sql(self._renaming(new, name))
                return old
        except Exception as error:
            raise _refusal(error, name) from error

    async def _free(self, connection: AsyncConnection, kept: str) -> str:
        number, name = 1, kept
        while await self._is_there(connection, name):
            number += 1
            name = sibling(kept, f"_{number}")
        return name

    async def _is_there(self, connection: AsyncConnection, name: str) -> bool:
        return (await connection.execute(THERE, {"name": name})).scalar() is not None

    async def _outside_transactions(self, *statements: str) -> None:
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                try:
                    await connection.exec_driver_sql(statement)
                except Exception as error:
                    raise _refusal(error, str(self._url.database)) from error

    def _renaming(self, name: str, other: str) -> str:
        return f"ALTER DATABASE {self._quoted(name)} RENAME TO {self._quoted(other)}"

    def _quoted(self, name: str) -> str:
        return '"' + name.replace('"', '""') + '"'


def _refusal(error: Exception, name: str) -> BackupError:
    state = state_of(error)
    if state == IN_USE:
        return BackupError("restore.in_use", {"database": name})
    code = "restore.not_permitted" if state == NOT_PERMITTED else "restore.refused"
    return BackupError(code, {"database": name, "reason": reason(error)})
