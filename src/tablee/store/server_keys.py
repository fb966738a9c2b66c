"""Secrets that the server creates at its first start; all its processes use the same."""

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tablee.store.database import Database
from tablee.store.schema import server_keys


class ServerKeys:
    """The secrets, by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """Return the secret of this name; if there is none yet, `make` creates it."""
        found = await self._find(name)
        if found is not None:
            return found
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(server_keys).values(name=name, value=make()))
        except IntegrityError:
            # Another process created one at the same moment: that one counts.
            pass
        made = await self._find(name)
        assert made is not None
        return made

    async def _find(self, name: str) -> str | None:
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        async with self._database.read() as connection:
            value: str | None = (await connection.execute(query)).scalar_one_or_none()
        return value
