"""Secrets that the server creates at its first start; all its processes use the same."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tablee.store.repository import Repository
from tablee.store.schema import server_keys


class ServerKeys(Repository):
    """The secrets, by name."""

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """Return the secret of this name; if there is none yet, `make` creates it."""
        found = await self._find(name)
        if found is not None:
            return found
        # If another process creates one at the same moment, that one counts.
        with suppress(IntegrityError):
            await self._change(insert(server_keys).values(name=name, value=make()))
        made = await self._find(name)
        assert made is not None
        return made

    async def _find(self, name: str) -> str | None:
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        value: str | None = await self._value(query)
        return value
